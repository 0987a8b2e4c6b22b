/// An object that receives the scroll view's events. All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
  /// Called immediately after each change of the content offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
