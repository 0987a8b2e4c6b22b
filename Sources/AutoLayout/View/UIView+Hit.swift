/// The search for the view at a point.
extension UIView {
  /// The implementation of ``UIView/hitTest(_:with:)``: returns the last subview that contains the
  /// point, or the view itself.
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
