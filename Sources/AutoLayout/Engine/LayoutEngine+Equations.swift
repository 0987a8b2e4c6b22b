import Cassowary

/// The translation of attributes into sums of solver variables. (Rules 1.03 to 1.08, 6.01 to 6.04.)
extension LayoutEngine {
  /// Appends `first − multiplier · second` to a sum.
  func write(
    _ constraint: NSLayoutConstraint,
    _ first: Unmanaged<LayoutItem>,
    _ holder: Unmanaged<UIView>,
    to sum: inout LinearExpression
  ) {
    if constraint.isCompound { return write(constraint.compound, holder, to: &sum) }
    let isDirectional =
      constraint.firstAttribute.family == .directional
      || constraint.secondAttribute.family == .directional
    let isMirrored = isDirectional && holder.isMirrored

    // A mirrored coordinate is `W − x`, where W is the holder's width. The sign of x is negative,
    // and the terms of W add up to `(1 − multiplier) · W`.
    let sign = isMirrored ? -1.0 : 1.0
    let second = constraint.secondLink?.present
    write(
      constraint.firstAttribute,
      of: first,
      meaning: first.ask { $0.hasContentArea }
        ? contentArea(of: first, constraint.firstAttribute, towards: second, constraint) : nil,
      in: holder,
      times: sign,
      isMirrored,
      to: &sum
    )
    guard let second, constraint.multiplier != 0 else { return }
    let multiplier = Double(constraint.multiplier)
    write(
      constraint.secondAttribute,
      of: second,
      meaning: second.ask { $0.hasContentArea }
        ? contentArea(of: second, constraint.secondAttribute, towards: first, constraint) : nil,
      in: holder,
      times: -sign * multiplier,
      isMirrored,
      to: &sum
    )
    if isMirrored && multiplier != 1 {
      let share = 1 - multiplier
      let view = holder.takeUnretainedValue()
      let insets = view.alignmentRectInsets
      sum.append(variables(of: view.layoutItem).width, share)
      touch(.passUnretained(view.layoutItem))
      sum.constant += share * Double(insets.left + insets.right)
    }
  }

  /// Returns the content area of a view if a constraint between the view and the other item refers
  /// to it; nil otherwise. (Rule 5.14.)
  private func contentArea(
    of link: Unmanaged<LayoutItem>,
    _ attribute: NSLayoutConstraint.Attribute,
    towards other: Unmanaged<LayoutItem>?,
    _ constraint: NSLayoutConstraint
  ) -> Unmanaged<LayoutItem>? {
    // Constraints of the runtime on guides of the view refer to the view's frame.
    if constraint.isOfRuntime { return nil }
    guard let other, other != link, let view = link.ask({ $0.view }),
      let owner = other.ask({ $0.owner }), owner.isDescendant(of: view)
    else { return nil }
    return view.contentItem(for: attribute).map(Unmanaged.passUnretained)
  }

  private func write(
    _ constraint: OffsetConstraint,
    _ holder: Unmanaged<UIView>,
    to sum: inout LinearExpression
  ) {
    guard let sides = constraint.sides else { return }
    write(sides.left, in: holder, times: 1, to: &sum)
    guard let right = sides.right, constraint.multiplier != 0 else { return }
    write(right, in: holder, times: -Double(constraint.multiplier), to: &sum)
  }

  private func write(
    _ side: OffsetConstraint.Side,
    in holder: Unmanaged<UIView>,
    times factor: Double,
    to sum: inout LinearExpression
  ) {
    switch side {
    case .size(let place):
      write(
        place.attribute,
        of: .passUnretained(place.item),
        in: holder,
        times: factor,
        false,
        to: &sum
      )
    case .offset(let offset):
      // The holder's width cancels out in a difference of two mirrored coordinates.
      let isMirrored =
        [offset.from, offset.to].contains { $0.attribute.family == .directional }
        && holder.isMirrored
      let sign = isMirrored ? -factor : factor
      for (place, sign) in [(offset.to, sign), (offset.from, -sign)] {
        write(
          place.attribute,
          of: .passUnretained(place.item),
          in: holder,
          times: sign,
          isMirrored,
          to: &sum
        )
      }
    }
  }

  /// Appends an attribute of an item to a sum.
  ///
  /// - Parameter area: The item whose rectangle replaces the item's own.
  private func write(
    _ attribute: NSLayoutConstraint.Attribute,
    of link: Unmanaged<LayoutItem>,
    meaning area: Unmanaged<LayoutItem>? = nil,
    in holder: Unmanaged<UIView>,
    times factor: Double,
    _ isMirrored: Bool,
    to sum: inout LinearExpression
  ) {
    let rectangle = area ?? link
    let variables = variables(of: rectangle)
    touch(rectangle)
    guard let place = Place(attribute, isMirrored) else {
      sum.append(attribute == .width ? variables.width : variables.height, factor)
      return
    }
    let isAtBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if isAtBaseline, let bearer = bearer(of: attribute, in: link) {
      state.pointee.dependences.refersToInnerBaseline = true
      return write(attribute, of: bearer, in: holder, times: factor, isMirrored, to: &sum)
    }
    writeStart(of: rectangle, variables, place.axis, in: holder, times: factor, to: &sum)
    if place.share > 0 { sum.append(variables.length(place.axis), factor * place.share) }
    guard place.isMargin || isAtBaseline, let view = link.ask({ $0.view }) else { return }
    if place.isMargin {
      let (start, end) = marginsInsideAlignmentRect(of: view, place.axis)
      sum.constant += factor * ((1 - place.share) * start - place.share * end)
    }
    if attribute == .firstBaseline { sum.constant += factor * Double(view.firstBaselineOffset) }
    if attribute == .lastBaseline { sum.constant -= factor * Double(view.lastBaselineOffset) }
  }

  /// Returns the subviews that provide the baselines of a constraint.
  func bearers(of constraint: NSLayoutConstraint) -> [ObjectIdentifier] {
    var ends = [
      (constraint.firstAttribute, constraint.firstLink?.present),
      (constraint.secondAttribute, constraint.secondLink?.present),
    ]
    if constraint.isCompound {
      ends += constraint.compound.places.map { ($0.attribute, .passUnretained($0.item)) }
    }
    return ends.compactMap { attribute, link in
      guard let link, attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
      return bearer(of: attribute, in: link).map { ObjectIdentifier($0.takeUnretainedValue()) }
    }
  }

  /// Returns the subview that provides the baseline of the view; nil if the view itself does.
  /// (Rules 7.05, 7.06.)
  private func bearer(
    of attribute: NSLayoutConstraint.Attribute,
    in link: Unmanaged<LayoutItem>
  ) -> Unmanaged<LayoutItem>? {
    guard let view = link.ask({ $0.view }) else { return nil }
    let bearer =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer === view || !bearer.isDescendant(of: view) { return nil }
    return .passUnretained(bearer.layoutItem)
  }

  /// Appends the left or top edge of an item's alignment rectangle, in the holder's coordinates.
  private func writeStart(
    of link: Unmanaged<LayoutItem>,
    _ variables: ItemVariables,
    _ axis: NSLayoutConstraint.Axis,
    in holder: Unmanaged<UIView>,
    times factor: Double,
    to sum: inout LinearExpression
  ) {
    if holder.ask({ link.points(to: $0.layoutItem) }) {
      sum.constant += factor * holder.takeUnretainedValue().alignmentRectInsets.start(axis)
      return
    }
    sum.append(variables.start(axis), factor)
    var container = link.ask { $0.container }
    while let view = container, view != holder {
      let item = view.ask { $0.layoutItem }
      sum.append(self.variables(of: item).start(axis), factor)
      touch(.passUnretained(item))
      sum.constant -= factor * item.insetsFromFrame.start(axis)
      if item.hasContentArea {
        let offset = view.ask { $0.storedBounds.origin }
        sum.constant -= factor * Double(axis == .horizontal ? offset.x : offset.y)
        state.pointee.dependences.isScrolled = true
      }
      container = view.parent
    }
  }

  /// Returns the distances from the alignment rectangle inwards to the margins, which are measured
  /// from the bounds.
  private func marginsInsideAlignmentRect(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: Double, end: Double) {
    let margins = view.effectiveMargins
    // The tree's engine may have constraints with other margins, which are still to be updated.
    if !isTrial { view.madeMargins.used = margins }
    if view.isCollapsed { return (0, 0) }
    let insets = view.alignmentRectInsets
    return (margins.start(axis) - insets.start(axis), margins.end(axis) - insets.end(axis))
  }
}

extension Unmanaged where Instance == UIView {
  var isMirrored: Bool {
    takeUnretainedValue().effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

/// A position on an item, as a fraction of the item's length.
private struct Place {
  var axis: NSLayoutConstraint.Axis
  /// 0 at the left or top edge, 1 at the right or bottom edge.
  var share: Double
  /// Whether the position is measured from the margins.
  var isMargin: Bool

  /// Creates the position of an attribute; nil for a size.
  @inline(__always)
  init?(_ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool) {
    isMargin = attribute.dependsOnMargins
    switch attribute {
    case .notAnAttribute, .width, .height: return nil
    case .left, .leftMargin: (axis, share) = (.horizontal, 0)
    case .right, .rightMargin: (axis, share) = (.horizontal, 1)
    case .leading, .leadingMargin: (axis, share) = (.horizontal, isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: (axis, share) = (.horizontal, isMirrored ? 0 : 1)
    case .centerX, .centerXWithinMargins: (axis, share) = (.horizontal, 0.5)
    case .top, .topMargin, .firstBaseline: (axis, share) = (.vertical, 0)
    case .bottom, .bottomMargin, .lastBaseline: (axis, share) = (.vertical, 1)
    case .centerY, .centerYWithinMargins: (axis, share) = (.vertical, 0.5)
    }
  }
}

extension ItemVariables {
  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

extension LinearExpression {
  fileprivate mutating func append(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }
}

nonisolated extension UIEdgeInsets {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? left : top)
  }

  fileprivate func end(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? right : bottom)
  }
}

nonisolated extension Cassowary.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Strength {
  /// Converts a priority into a level of the solver. All conversions use this initializer.
  init(_ priority: UILayoutPriority) {
    self = priority.rawValue >= 1000 ? .required : .level(Double(priority.rawValue))
  }
}
