/// The search for the view at a point.
extension UIView {
  /// The implementation of ``UIView/hitTest(_:with:)``: returns the last subview that contains the
  /// point, or the view itself.
  ///
  /// Subviews of the class `UIView` itself are entered in a loop, since a deep tree would overflow
  /// the call stack. Those of other classes may override `hitTest(_:with:)`, which is called.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    if !receives(point, event) { return nil }
    var (view, point) = (self, point)
    search: while true {
      for child in view.children.reversed() {
        let inside = child.pointFromSuperview(point)
        if type(of: child) != UIView.self {
          if let hit = child.hitTest(inside, with: event) { return hit }
        } else if child.receives(inside, event) {
          (view, point) = (child, inside)
          continue search
        }
      }
      return view
    }
  }

  /// Whether a touch at a point of the view's coordinates is one of the view or of its subviews.
  private func receives(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return false }
    return self.point(inside: point, with: event)
  }

  /// Converts a point from the superview's coordinates. The conversion between any two views walks
  /// up to the root, which would make the search quadratic in the depth.
  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if extras?.transform != nil { return point.applying(transformToSuperview.inverted()) }
    return CGPoint(
      x: point.x - (origin.x - storedBounds.origin.x),
      y: point.y - (origin.y - storedBounds.origin.y)
    )
  }
}
