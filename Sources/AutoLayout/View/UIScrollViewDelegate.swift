/// Who hears of scrolling. Everything has a default.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called whenever the content offset has changed, at once.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
