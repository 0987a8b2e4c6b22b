/// A choice of one of several titles or images. All segments are as wide as the widest one. (Rules 3.07, 3.09.)
open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String?)
    case image(UIImage?)
  }

  /// What ``selectedSegmentIndex`` is while nothing is chosen.
  public class var noSegment: Int { -1 }

  private var segments: [Segment] = []
  private var selected = -1
  private var widths: [Int: CGFloat] = [:]
  open var selectedSegmentTintColor: UIColor?

  /// Whether each segment is as wide as its own content.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultLow, .defaultHigh)
  }

  /// - Parameter items: titles and images, from leading to trailing.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      if let image = item as? UIImage { return .image(image) }
      return .title(item as? String)
    }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultLow, .defaultHigh)
  }

  open var numberOfSegments: Int { segments.count }

  /// The segment that is chosen, or ``noSegment``.
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
        }
        return
      }
      rest -= width
    }
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment] else {
      return nil
    }
    return image
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change { if $0.indices.contains(segment) { $0[segment] = .title(title) } }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change { if $0.indices.contains(segment) { $0[segment] = .image(image) } }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    if selected >= index { selected += 1 }
    moveWidths { $0 >= index ? $0 + 1 : $0 }
    change { $0.insert(segment, at: index) }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.isEmpty { return }
    let index = max(0, min(segment, segments.count - 1))
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    widths[index] = nil
    moveWidths { $0 > index ? $0 - 1 : $0 }
    change { $0.remove(at: index) }
  }

  open func removeAllSegments() {
    selected = Self.noSegment
    widths = [:]
    change { $0 = [] }
  }

  /// Gives a segment a width of its own, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
    invalidateIntrinsicContentSize()
  }

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

  /// How wide each segment would like to be.
  package var segmentWidths: [CGFloat] {
    let font = UIFont.systemFont(ofSize: ControlMetrics.segmentFont, weight: .medium)
    let measurer = root.environment.textMeasurer
    let natural = segments.map { segment -> CGFloat in
      switch segment {
      case .title(let title):
        measurer.measure(title ?? "", font: font, maxWidth: nil, maxLines: 1).size.width
          + 2 * ControlMetrics.segmentPadding
      case .image(let image):
        (image?.size.width ?? 0) + 2 * ControlMetrics.segmentPadding
      }
    }
    let widest = natural.max() ?? 0
    return natural.indices.map { index in
      widths[index] ?? (apportionsSegmentWidthsByContent ? natural[index] : widest)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentWidths.reduce(0, +), height: ControlMetrics.segmentsHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segmentsInsets }
}
