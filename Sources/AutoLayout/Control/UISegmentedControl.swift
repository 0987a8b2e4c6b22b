/// A control for choosing one of several segments, each with a title or an image. All segments are
/// as wide as the widest one. (Rules 3.07, 3.09.)
open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String?)
    case image(UIImage?)
    case action(UIAction)

    var title: String? {
      switch self {
      case .title(let title): title
      case .image: nil
      case .action(let action): action.image == nil ? action.title : nil
      }
    }

    var image: UIImage? {
      switch self {
      case .title: nil
      case .image(let image): image
      case .action(let action): action.image
      }
    }
  }

  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  public class var noSegment: Int { -1 }

  private var segments: [Segment] = []
  private var selected = -1
  private var widths: [Int: CGFloat] = [:]
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the titles in a state. Stored without an effect here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  /// Returns the attributes of the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Whether the width of each segment follows its own content. By default false.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a segmented control without segments, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// Creates a segmented control with a segment for each item.
  ///
  /// - Parameter items: Titles as strings and images as `UIImage`, from leading to trailing.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    startHugging(.defaultLow, .defaultHigh)
    segments = (items ?? []).map { item in
      if let image = item as? UIImage { return .image(image) }
      return .title(item as? String)
    }
    sizeToFit()
  }

  /// Creates a segmented control with a segment for each action, which shows the image of the action or
  /// else its title. A touch that selects the segment runs the action.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { .action($0) }
    if frame.isEmpty { sizeToFit() }
  }

  /// Creates a segmented control without segments; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultLow, .defaultHigh)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  override func wasTapped(_ touch: UITouch) {
    let widths = segmentWidths
    let total = widths.reduce(0, +)
    if total <= 0 || bounds.width <= 0 { return }
    let place = touch.location(in: self).x / bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = (isMirrored ? 1 - place : place) * total
    for (index, width) in widths.enumerated() {
      if rest < width || index == widths.count - 1 {
        if index != selected {
          selectedSegmentIndex = index
          valueWasSet()
          if case .action(let action) = segments[index] { sendAction(action) }
        }
        return
      }
      rest -= width
    }
  }

  /// Returns the title of a segment; nil if it has an image or does not exist.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Returns the image of a segment; nil if it has a title or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Gives a segment a title in place of its content.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change { if $0.indices.contains(segment) { $0[segment] = .title(title) } }
  }

  /// Gives a segment an image in place of its content.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change { if $0.indices.contains(segment) { $0[segment] = .image(image) } }
  }

  /// Inserts a segment with a title, at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment)
  }

  /// Inserts a segment with an image, at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment)
  }

  /// Returns the action of a segment; nil if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? {
    guard segments.indices.contains(segment), case .action(let action) = segments[segment] else {
      return nil
    }
    return action
  }

  /// Gives a segment an action in place of its content.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change { if $0.indices.contains(segment) { $0[segment] = .action(action) } }
  }

  /// Inserts a segment with an action, at once.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(.action(action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    if selected >= index { selected += 1 }
    moveWidths { $0 >= index ? $0 + 1 : $0 }
    change { $0.insert(segment, at: index) }
  }

  /// Removes a segment, at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.isEmpty { return }
    let index = max(0, min(segment, segments.count - 1))
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    widths[index] = nil
    moveWidths { $0 > index ? $0 - 1 : $0 }
    change { $0.remove(at: index) }
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    selected = Self.noSegment
    widths = [:]
    change { $0 = [] }
  }

  /// Sets the width of a segment in points; 0 restores the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
    invalidateIntrinsicContentSize()
  }

  /// Returns the width that was set for a segment in points, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  private func moveWidths(_ move: (Int) -> Int) {
    var moved: [Int: CGFloat] = [:]
    for (index, width) in widths { moved[move(index)] = width }
    widths = moved
  }

  private func change(_ body: (inout [Segment]) -> Void) {
    body(&segments)
    invalidateIntrinsicContentSize()
  }

  /// The intrinsic widths of the segments, in points.
  package var segmentWidths: [CGFloat] {
    let font = UIFont.systemFont(ofSize: ControlMetrics.segmentFont, weight: .medium)
    let measurer = root.environment.textMeasurer
    let natural = segments.map { segment -> CGFloat in
      let image = segment.image?.size.width ?? 0
      let title = segment.title.map {
        measurer.measure($0, font: font, maxWidth: nil, maxLines: 1).size.width
      }
      return (title ?? image) + 2 * ControlMetrics.segmentPadding
    }
    let widest = natural.max() ?? 0
    return natural.indices.map { index in
      widths[index] ?? (apportionsSegmentWidthsByContent ? natural[index] : widest)
    }
  }

  /// The sum of the segments' widths and the fixed height, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentWidths.reduce(0, +), height: ControlMetrics.segmentsHeight)
  }

  /// The distances from the frame to the alignment rectangle that segmented controls have.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segmentsInsets }
}
