import AutoLayout

/// Finds required sizes that fit large screens only: widths above that of the smallest screen, and
/// heights of phones.
///
/// The root's own size, sizes in a scroll view that scrolls, and the height of a phone on a tablet are
/// left alone.
enum FixedSize {
  /// The widths in points of the smallest phone and the smallest tablet.
  private static let smallestWidths: (phone: CGFloat, tablet: CGFloat) = (320, 744)
  /// The heights in points of phones, above that of the smallest.
  private static let heights: Set<CGFloat> = [
    667, 736, 812, 844, 852, 874, 896, 912, 926, 932, 956,
  ]

  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let isTablet = tree.root.bounds.width >= smallestWidths.tablet
    let smallest = isTablet ? smallestWidths.tablet : smallestWidths.phone
    return tree.constraints.compactMap { constraint in
      guard let view = constraint.firstItem as? UIView, constraint.secondItem == nil,
        constraint.priority == .required, constraint.relation != .lessThanOrEqual,
        !constraint.hasThirdItem, view !== tree.root, !view.isInScrollView
      else { return nil }
      let size = constraint.constant
      switch constraint.firstAttribute {
      case .width where size > smallest:
        return LayoutFinding(
          .fixedSize,
          view,
          "`\(constraint.bodyDescription)` is wider than the smallest "
            + "\(isTablet ? "tablet" : "phone"), which is \(number(smallest)) wide.",
          remedy:
            "Relate the width to the superview, or give the constraint a priority below 1000.",
          blame: constraint
        )
      case .height where heights.contains(size) && !isTablet:
        return LayoutFinding(
          .fixedSize,
          view,
          "`\(constraint.bodyDescription)` is the height of one phone.",
          remedy: "Constrain the top and bottom edges to the superview.",
          blame: constraint
        )
      default: return nil
      }
    }
  }
}

extension UIView {
  fileprivate var isInScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
  }
}
