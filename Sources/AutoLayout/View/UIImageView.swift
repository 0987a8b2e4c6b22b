/// A view that shows an image. Its intrinsic content size is the size of the image; without an
/// image it has none. (Rule 3.09.)
open class UIImageView: UIView {
  /// The image. Setting another image invalidates the intrinsic content size.
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image of the highlighted state; nil shows ``image`` in both states. It does not change the
  /// intrinsic content size.
  open var highlightedImage: UIImage?
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false
  /// The images that are shown one after the other. Stored without an effect here: the view shows and
  /// measures ``image``.
  open var animationImages: [UIImage]?
  /// The images that are shown one after the other in the highlighted state. Stored without an effect
  /// here.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds of the animation; 0 for 1/30 of a second for each image. Stored without an effect here.
  open var animationDuration: TimeInterval = 0
  /// How many times the animation repeats; 0 for ever. Stored without an effect here.
  open var animationRepeatCount = 0
  /// Whether ``startAnimating()`` was called, and ``stopAnimating()`` was not.
  open private(set) var isAnimating = false
  /// Starts the animation, of which nothing is seen here. Without images nothing starts.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// Whether the image grows with the text sizes of accessibility. Stored without an effect here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration of symbols that the view shows; their own values come first. Setting it
  /// changes the intrinsic content size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image as it is shown.
  private var shownImage: UIImage? {
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.preferring(preferredSymbolConfiguration)
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
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    isUserInteractionEnabled = false
  }

  /// Creates an image view that has the size of the image and the origin 0, 0.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view like ``init(image:)``, with another image for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The size of the image in points, or the view's present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The size of the image in points; `noIntrinsicMetric` on both axes without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }
}
