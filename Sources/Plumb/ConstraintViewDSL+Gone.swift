import Foundation

extension ConstraintViewDSL {
  /// Whether the view is gone: hidden, with the length 0 along an axis, and with the gap beside it closed.
  public var isGone: Bool { Item.view(view).knownRegistry?.collapse != nil }

  /// Hides the view and collapses it along an axis, or shows it again.
  ///
  /// A gone view has the length 0 along the axis. Constraints of its length, and constraints along the axis between the view and
  /// its content, are suspended; items with equal-length constraints to the view keep their lengths equal to each other. Gaps are
  /// closed so that two views that become neighbours have one gap between them; distances to the container stay. In a stack view,
  /// which closes gaps itself, only constraints are suspended. A view that is placed by its frame is hidden.
  ///
  /// ```swift
  /// badge.snp.setGone(true, along: .horizontal)
  /// ```
  ///
  /// `updateConstraints`, `remakeConstraints` and handles can change suspended constraints; the changes take effect when the view is
  /// shown again. Constraints of its length or gaps that are made while it is gone are active, and may conflict. Inside
  /// `UIView.animate` the view is hidden immediately, and layout moves the other views.
  ///
  /// - Parameters:
  ///   - isGone: whether to collapse the view or to show it.
  ///   - axis: the axis along which the view has the length 0.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  /// - Note: On UIKit and AppKit it uses `isHidden`, `constraints`, `NSLayoutConstraint.deactivate` and `activate`.
  public func setGone(
    _ isGone: Bool,
    along axis: ConstraintAxis = .vertical,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    let registry = Item.view(view).registry
    if isGone == self.isGone && (!isGone || registry.collapse?.axis == axis) { return }
    Constraint.transaction {
      let gaps = view.superview.map { Item.view($0).registry.madeClosedGaps }
      gaps?.open()
      if let collapse = registry.collapse {
        registry.collapse = nil
        collapse.end()
        view.isHidden = collapse.wasHidden
      }
      if isGone {
        let location = SourceLocation(file: file, line: line)
        let collapse = Collapse(of: view, along: axis, at: location)
        registry.collapse = collapse
        view.isHidden = true
        collapse.begin()
      }
      if let container = view.superview { gaps?.close(in: container) }
    }
    if !isGone { ConstraintMaker.restoreMaskTranslation(.view(view)) }
  }
}

/// Suspends constraints again after constraints were activated: those of the lengths and gaps of gone views.
func suspendForGoneViews(_ constraints: [LayoutConstraint]) {
  var containers: [ConstraintView] = []
  for constraint in constraints {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let container = item.flatMap({ Item($0).container }),
        Item.view(container).knownRegistry?.closedGaps != nil,
        !containers.contains(where: { $0 === container })
      else { continue }
      containers.append(container)
    }
  }
  for container in containers {
    let gaps = Item.view(container).knownRegistry?.closedGaps
    gaps?.open()
    for view in container.subviews {
      guard let collapse = Item.view(view).knownRegistry?.collapse else { continue }
      collapse.end()
      collapse.begin()
    }
    gaps?.close(in: container)
  }
}

/// The suspended constraints of a gone view and their replacements, except for gaps.
final class Collapse {
  let axis: ConstraintAxis
  let wasHidden: Bool
  private unowned let view: ConstraintView
  private let location: SourceLocation
  private var exchange = SuspendedConstraints()

  init(of view: ConstraintView, along axis: ConstraintAxis, at location: SourceLocation) {
    self.view = view
    self.axis = axis
    self.location = location
    wasHidden = view.isHidden
  }

  func begin() {
    var (suspended, lengths): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for constraint in view.constraintsAboutIt {
      switch CollapsingRole(constraint, view, axis) {
      case .length:
        suspended.append(constraint)
        lengths.append(constraint)
      case .inside: suspended.append(constraint)
      case .gap, .other: break
      }
    }
    let others = Self.lengths(lengths, without: view)
    // A stack view collapses hidden views itself, and a view that is placed by its frame is only hidden.
    let isArranged = isArranged(view)
    if isArranged || !view.translatesAutoresizingMaskIntoConstraints { noteGone(view, along: axis) }
    if isArranged || view.translatesAutoresizingMaskIntoConstraints {
      return exchange.begin(suspended, instead: others)
    }
    let length = LayoutConstraint(
      item: view,
      attribute: axis == .horizontal ? .width : .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
    length.identifier = "gone"
    length.setLocation(location)
    exchange.begin(suspended, instead: others + [length])
  }

  /// Equal-length constraints between the items that were constrained to be as long as the gone view.
  private static func lengths(
    _ lengths: [NSLayoutConstraint],
    without view: ConstraintView
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var first: (item: AnyObject, constraint: NSLayoutConstraint, constant: CGFloat)?
    for constraint in lengths {
      guard constraint.relation == .equal, constraint.multiplier == 1,
        constraint.firstAttribute == constraint.secondAttribute,
        let one = constraint.firstItem, let other = constraint.secondItem, one !== other,
        one === view || other === view
      else { continue }
      let isFirst = one === view
      let item = isFirst ? other : one
      let constant = isFirst ? -constraint.constant : constraint.constant
      guard let known = first else {
        first = (item, constraint, constant)
        continue
      }
      let copy = NSLayoutConstraint(
        item: item,
        attribute: constraint.firstAttribute,
        relatedBy: .equal,
        toItem: known.item,
        attribute: constraint.firstAttribute,
        multiplier: 1,
        constant: constant - known.constant
      )
      let isWeaker = constraint.priority.rawValue < known.constraint.priority.rawValue
      copy.priority = isWeaker ? constraint.priority : known.constraint.priority
      result.append(copy)
    }
    return result
  }

  func end() {
    noteGone(view, along: nil)
    exchange.end()
  }
}

/// The closed gaps between the subviews of one view.
///
/// A gone view closes the gap before it. If all views before it are gone, it closes the gap after it, too. So two visible views
/// have one gap between them, regardless of the number of gone views between them and the order in which they were collapsed.
final class ClosedGaps {
  private struct Gap {
    let constraint: NSLayoutConstraint
    let before: AnyObject
    let after: AnyObject
  }

  private var exchange = SuspendedConstraints()

  func open() { exchange.end() }

  func close(in container: ConstraintView) {
    var gone: [ObjectIdentifier: [Gap]] = [:]
    var gaps: [Gap] = []
    for view in container.subviews {
      guard let collapse = Item.view(view).knownRegistry?.collapse, !isArranged(view),
        !view.translatesAutoresizingMaskIntoConstraints
      else {
        continue
      }
      gone[ObjectIdentifier(view)] = []
      for constraint in view.constraintsAboutIt {
        guard case .gap(let other, let isBefore) = CollapsingRole(constraint, view, collapse.axis)
        else { continue }
        let gap =
          isBefore
          ? Gap(constraint: constraint, before: other, after: view)
          : Gap(constraint: constraint, before: view, after: other)
        if isBefore { gone[ObjectIdentifier(view)]?.append(gap) }
        if !gaps.contains(where: { $0.constraint === constraint }) { gaps.append(gap) }
      }
    }
    /// Whether a view and all views before it are gone.
    func isLeading(_ view: AnyObject, _ visited: Set<ObjectIdentifier> = []) -> Bool {
      let id = ObjectIdentifier(view)
      guard let before = gone[id], !visited.contains(id) else { return false }
      return before.allSatisfy { isLeading($0.before, visited.union([id])) }
    }
    let closed = gaps.filter {
      gone[ObjectIdentifier($0.after)] != nil || isLeading($0.before)
    }.map(\.constraint)
    exchange.begin(closed, instead: closed.map(\.withoutGap), areStandIns: true)
  }
}

/// Suspended constraints and their replacements.
private struct SuspendedConstraints {
  private var suspended: [NSLayoutConstraint] = []
  private var instead: [NSLayoutConstraint] = []

  /// - Parameter areStandIns: whether each replacement replaces the suspended constraint with the same index, and is removed together
  ///   with it.
  mutating func begin(
    _ suspended: [NSLayoutConstraint],
    instead: [NSLayoutConstraint],
    areStandIns: Bool = false
  ) {
    for case let constraint as LayoutConstraint in suspended {
      // Creates the handle, which keeps the inactive constraint registered with its item.
      _ = constraint.constraint
    }
    NSLayoutConstraint.deactivate(suspended)
    for (index, constraint) in suspended.enumerated() {
      (constraint as? LayoutConstraint)?.suspend(replacedBy: areStandIns ? instead[index] : nil)
    }
    NSLayoutConstraint.activate(instead)
    (self.suspended, self.instead) = (suspended, instead)
  }

  mutating func end() {
    NSLayoutConstraint.deactivate(instead)
    // Constraints that were removed while suspended are not activated again.
    let returning = suspended.filter {
      $0.isInOneTree && ($0 as? LayoutConstraint)?.isSuspended != false
    }
    for case let constraint as LayoutConstraint in suspended { constraint.endSuspension() }
    NSLayoutConstraint.activate(returning)
    (suspended, instead) = ([], [])
  }
}

/// The role of a constraint for a view that is gone along an axis.
private enum CollapsingRole {
  case length
  /// It relates the view to an item inside it.
  case inside
  /// It relates the view to a neighbouring view or guide.
  case gap(other: AnyObject, isBefore: Bool)
  case other

  init(_ constraint: NSLayoutConstraint, _ view: ConstraintView, _ axis: ConstraintAxis) {
    let isFirst = constraint.firstItem === view
    let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let others = isFirst ? constraint.secondAttribute : constraint.firstAttribute
    let place = AxisPlace(own, along: axis)
    if constraint.firstItem === constraint.secondItem {
      // Both items are the view, for example in an aspect ratio.
      let isLength = [own, others].contains { AxisPlace($0, along: axis) == .length }
      self = isLength ? .length : .other
      return
    }
    guard place != .none else {
      self = .other
      return
    }
    guard let item = isFirst ? constraint.secondItem : constraint.firstItem, item !== view else {
      self = place == .length ? .length : .other
      return
    }
    let owner = (item as? ConstraintLayoutGuide)?.owningView ?? item as? ConstraintView
    if let owner, owner === view || owner.isInside(view) {
      self = .inside
    } else if place == .length {
      self = .length
    } else if let owner, view.isInside(owner) {
      // The other item is the container or a guide of it: that distance stays.
      self = .other
    } else if place == .start && AxisPlace(others, along: axis) == .end {
      self = .gap(other: item, isBefore: true)
    } else if place == .end && AxisPlace(others, along: axis) == .start {
      self = .gap(other: item, isBefore: false)
    } else {
      self = .other
    }
  }
}

/// The position of an attribute along an axis.
private enum AxisPlace {
  case none, length, start, end, middle

  init(_ attribute: NSLayoutConstraint.Attribute, along axis: ConstraintAxis) {
    let isHorizontal = axis == .horizontal
    switch attribute.inStatement {
    case .width: self = isHorizontal ? .length : .none
    case .height: self = isHorizontal ? .none : .length
    case .left, .leading, .leftMargin, .leadingMargin: self = isHorizontal ? .start : .none
    case .right, .trailing, .rightMargin, .trailingMargin: self = isHorizontal ? .end : .none
    case .top, .topMargin, .firstBaseline: self = isHorizontal ? .none : .start
    case .bottom, .bottomMargin, .lastBaseline: self = isHorizontal ? .none : .end
    case .centerX, .centerXWithinMargins: self = isHorizontal ? .middle : .none
    case .centerY, .centerYWithinMargins: self = isHorizontal ? .none : .middle
    default: self = .none
    }
  }
}

extension NSLayoutConstraint {
  /// A copy with the constant 0.
  fileprivate var withoutGap: NSLayoutConstraint {
    let copy = NSLayoutConstraint(
      item: firstItem ?? NSNull(),
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: 0
    )
    copy.priority = priority
    copy.identifier = identifier
    return copy
  }

  /// Whether both items exist and are in the same view hierarchy.
  fileprivate var isInOneTree: Bool {
    guard let firstItem else { return false }
    guard let secondItem else { return secondAttribute == .notAnAttribute }
    return Self.top(of: firstItem) === Self.top(of: secondItem)
  }
}

extension NSLayoutConstraint {
  /// The root of an item's view hierarchy.
  fileprivate static func top(of item: AnyObject) -> ConstraintView? {
    var view = (item as? ConstraintLayoutGuide)?.owningView ?? item as? ConstraintView
    while let superview = view?.superview { view = superview }
    return view
  }
}

extension ConstraintView {
  /// The active constraints of the view, which it or an ancestor holds.
  fileprivate var constraintsAboutIt: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var holder: ConstraintView? = self
    while let current = holder {
      result += current.constraints.filter {
        // Constraints that the runtime makes for intrinsic content sizes have private classes.
        ($0.firstItem === self || $0.secondItem === self) && $0.isActive
          && (type(of: $0) == NSLayoutConstraint.self || $0 is LayoutConstraint)
          && !isOfPlatform($0)
      }
      holder = current.superview
    }
    return result
  }

  fileprivate func isInside(_ other: ConstraintView) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
