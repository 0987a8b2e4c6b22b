extension UIView {
  /// Puts a cell's content where it fills the cell at every size.
  func fill(with content: UIView) {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
