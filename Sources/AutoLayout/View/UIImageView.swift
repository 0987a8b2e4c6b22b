/// An image. Its natural size is the image's; without one it has none. (Rule 3.09.)
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
