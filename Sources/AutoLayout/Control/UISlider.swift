/// A control for choosing a value from a range. Its intrinsic height is fixed; it has no intrinsic
/// width. (Rules 3.07, 3.09.)
open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The smallest value. By default 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = storedValue
    }
  }

  /// The largest value. By default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether ``UIControl/Event/valueChanged`` is sent while the user drags, rather than only at the
  /// end. By default true.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// The marks of a track.
  nonisolated public struct TrackConfiguration: Hashable, Sendable {
    /// A mark of a track.
    nonisolated public struct Tick: Hashable, Sendable {
      /// The position, from 0 at the start to 1 at the end.
      public var position: Float
      /// What the mark stands for.
      public var title: String?

      /// Creates a mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title) = (position, title)
      }
    }

    /// Whether the user chooses only values of marks.
    public var allowsTickValuesOnly: Bool
    /// The part of the track from which the colour begins.
    public var neutralValue: Float
    /// The marks.
    public var ticks: [Tick]

    /// Creates marks.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      ticks: [Tick] = []
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      self.ticks = ticks
    }

    /// Creates marks at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) }
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        neutralValue: neutralValue,
        ticks: ticks
      )
    }
  }

  /// The marks of the track. Stored without an effect here.
  open var trackConfiguration: TrackConfiguration?
  private var thumbs: [UInt: UIImage] = [:]
  private var lowerTracks: [UInt: UIImage] = [:]
  private var upperTracks: [UInt: UIImage] = [:]
  /// The image at the start of the track. Stored without an effect here.
  open var minimumValueImage: UIImage?
  /// The image at the end of the track. Stored without an effect here.
  open var maximumValueImage: UIImage?

  /// Sets the image of the thumb in a state. An image that is higher than the slider makes it higher;
  /// it is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state.rawValue] = image
    invalidateIntrinsicContentSize()
  }
  /// Sets the image of the track before the thumb in a state. Stored without an effect here.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    lowerTracks[state.rawValue] = image
  }
  /// Sets the image of the track after the thumb in a state. Stored without an effect here.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    upperTracks[state.rawValue] = image
  }
  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
  /// Returns the image of the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    lowerTracks[state.rawValue]
  }
  /// Returns the image of the track after the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    upperTracks[state.rawValue]
  }
  /// The image of the thumb in the present state; nil for the standard one.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }

  /// Returns the rectangle of the track in bounds, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// Returns the rectangle of the thumb for a value on a track in bounds, in points: of the size of its
  /// image, or 28 points wide and high.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - size.width),
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Creates a slider with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Creates a slider with default settings; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Sets the value at the position of the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sets the value at the position of the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sends the events of a changed value unless the slider is continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { valueWasSet() }
  }

  /// Sets the value at the position of the touch.
  private func follow(_ touch: UITouch) {
    if bounds.width <= 0 { return }
    let place = touch.location(in: self).x / bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = Float(max(0, min(isMirrored ? 1 - place : place, 1)))
    let old = value
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous && value != old { valueWasSet() }
  }

  /// Sets the value at once, whether animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The fixed height of sliders in points, or that of a higher thumb, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: max(ControlMetrics.sliderHeight, currentThumbImage?.size.height ?? 0)
    )
  }

  /// The distances from the frame to the alignment rectangle that sliders have.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderInsets }

  /// The position of the value in its range, from 0 to 1.
  package var share: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }
}
