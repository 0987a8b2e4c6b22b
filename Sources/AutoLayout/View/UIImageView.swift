/// A view that shows an image. Its intrinsic content size is the size of the image; without an
/// image it has none. (Rule 3.09.)
open class UIImageView: UIView {
  /// The image. Setting another image invalidates the intrinsic content size.
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates an image view with a frame in points. User interaction is disabled, so touches go to
  /// the views behind it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view without an image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view that has the size of the image and the origin 0, 0.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the image in points, or the view's present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// The size of the image in points; `noIntrinsicMetric` on both axes without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
