import AutoLayout

/// Finds buttons, controls of the app and views that recognize taps, that are smaller than 44 × 44
/// points.
///
/// Switches, steppers, fields and other controls with a size of their own are left alone, and so are
/// views that enlarge their touchable area by overriding `point(inside:with:)`.
enum SmallTouchTarget {
  /// The least width and height in points.
  static let least: CGFloat = 44

  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.compactMap { view in
      let size = view.bounds.size
      guard view.isTouchTarget, size.width > 0, size.height > 0,
        !view.isTouchable(within: least)
      else { return nil }
      return LayoutFinding(
        .smallTouchTarget,
        view,
        "`\(view.layoutName)` is \(number(size.width)) × \(number(size.height)) points large, and "
          + "less than 44 × 44 are hard to touch.",
        remedy: "Make it larger, or override point(inside:with:).",
        blame: view.limit(of: size.width < least ? .width : .height)
      )
    }
  }
}

extension UIView {
  fileprivate var isTouchTarget: Bool {
    let isReachable = sequence(first: self, next: \.superview).allSatisfy(
      \.isUserInteractionEnabled
    )
    if !isReachable { return false }
    switch self {
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UITextField,
      is UIPageControl, is UIDatePicker, is UIRefreshControl:
      return false
    case is UIControl: return true
    default: return gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
    }
  }

  /// Whether the view takes touches in a square around its centre.
  ///
  /// - Parameter length: The length of the square's sides, in points.
  fileprivate func isTouchable(within length: CGFloat) -> Bool {
    // Half a point less, for sizes that were rounded to pixels.
    let reach = length / 2 - 0.5
    let (x, y) = (bounds.midX, bounds.midY)
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { dx, dy in
      point(inside: CGPoint(x: x + dx, y: y + dy), with: nil)
    }
  }
}
