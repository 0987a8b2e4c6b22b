import AutoLayout

/// Finds views that end outside of their superview, because a number that was meant as an inset moves
/// an edge outwards.
///
/// A view whose opposite edge is not constrained is meant to hang over, such as a badge on a corner.
/// So is one that leaves its superview on both sides, and one that shows a picture only.
enum WrongInset {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let pins = tree.constraints.compactMap(Pin.init)
    return pins.compactMap { pin in
      guard pin.outward > 0, pin.view.showsTextOrControl, pin.isOutside else { return nil }
      let opposite = pins.first { $0.view === pin.view && $0.edge == pin.edge.opposite }
      if let opposite, opposite.outward > 0 { return nil }
      if opposite == nil && !pin.view.isHeld(at: pin.edge.opposite, in: tree) { return nil }
      let container = pin.container is UIScrollView ? "the content of " : ""
      return LayoutFinding(
        .wrongInset,
        pin.view,
        "`\(pin.constraint.bodyDescription)` places the \(pin.edge.rawValue) edge of "
          + "`\(pin.view.layoutName)` \(number(pin.outward)) points outside of \(container)"
          + "`\(pin.container.layoutName)`.",
        remedy: "Change the sign of the \(number(pin.outward)), or use an inset.",
        blame: pin.constraint
      )
    }
  }
}

private enum Edge: String {
  case leading, trailing, left, right, top, bottom

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    default: return nil
    }
  }

  var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Whether a positive constant moves the edge outwards.
  var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

/// A constraint between the same edge of a view and its superview.
private struct Pin {
  let constraint: NSLayoutConstraint
  let view: UIView
  let container: UIView
  let edge: Edge
  /// How far the constraint moves the edge outwards, in points; negative inside of the superview.
  let outward: CGFloat

  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? UIView,
      let second = constraint.secondItem as? UIView,
      constraint.firstAttribute == constraint.secondAttribute, constraint.multiplier == 1,
      let edge = Edge(constraint.firstAttribute), !constraint.hasThirdItem
    else { return nil }
    self.constraint = constraint
    self.edge = edge
    let sign: CGFloat = edge.isEnd ? 1 : -1
    if first.superview === second {
      (view, container) = (first, second)
      outward = sign * constraint.constant
    } else if second.superview === first {
      (view, container) = (second, first)
      outward = -sign * constraint.constant
    } else {
      return nil
    }
  }

  /// Whether the view's edge lies outside of the superview; in a scroll view, outside of the content.
  var isOutside: Bool {
    if container is UIScrollView { return true }
    let (frame, bounds) = (view.frame, container.bounds)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let least: CGFloat = 0.5
    switch edge {
    case .top: return frame.minY < bounds.minY - least
    case .bottom: return frame.maxY > bounds.maxY + least
    case .left: return frame.minX < bounds.minX - least
    case .right: return frame.maxX > bounds.maxX + least
    case .leading, .trailing:
      return (edge == .leading) != isMirrored
        ? frame.minX < bounds.minX - least : frame.maxX > bounds.maxX + least
    }
  }
}

extension UIView {
  /// Whether the view or a view in it shows a text or a control.
  fileprivate var showsTextOrControl: Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha <= 0 { continue }
      if view is UILabel || view is UIControl || view is UITextView { return true }
      waiting += view.subviews
    }
    return false
  }

  /// Whether a constraint of the app holds an edge of the view.
  fileprivate func isHeld(at edge: Edge, in tree: LintedTree) -> Bool {
    tree.constraints.contains { constraint in
      constraint.firstItem === self && Edge(constraint.firstAttribute) == edge
        || constraint.secondItem === self && Edge(constraint.secondAttribute) == edge
          && !((constraint.firstItem as? UIView)?.isDescendant(of: self) ?? false)
    }
  }
}
