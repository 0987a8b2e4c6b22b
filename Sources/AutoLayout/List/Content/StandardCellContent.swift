/// The image and the labels that a cell of a table has by its style, and their places.
///
/// They are placed by frames, so that a cell without a text or an image leaves no room for it.
final class StandardCellContent {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  private let style: UITableViewCell.CellStyle
  /// The free room before the contents, beside their margin, in points.
  var indentation: CGFloat = 0

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  /// Returns the label of the text, which is created at the first call.
  func text(in content: UIView) -> UILabel {
    if let text { return text }
    let label = CellLabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    label.textColor = style == .value2 ? .systemBlue : .label
    if style == .value2 {
      // The text ends where the details begin.
      let isMirrored = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.textAlignment = isMirrored ? .left : .right
    }
    content.addSubview(label)
    text = label
    return label
  }

  /// Returns the label of the details, which is created at the first call; nil for a style without
  /// details.
  func detail(in content: UIView) -> UILabel? {
    if let detail { return detail }
    if style == .default { return nil }
    let label = CellLabel()
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    content.addSubview(label)
    detail = label
    return label
  }

  /// Returns the image view, which is created at the first call; nil for a style without an image.
  func image(in content: UIView) -> UIImageView? {
    if let image { return image }
    if style == .value2 { return nil }
    let view = CellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    content.addSubview(view)
    image = view
    return view
  }

  /// Returns the height that the contents need in a width, with their distances from the edges.
  func height(in width: CGFloat) -> CGFloat {
    let places = places(in: CGSize(width: width, height: 0))
    let texts =
      style == .subtitle
      ? places.text.height + places.detail.height : max(places.text.height, places.detail.height)
    return max(texts + 22, image?.image?.size.height ?? 0).rounded(.up)
  }

  /// Places the contents in the content view of the cell.
  func place(in content: UIView) {
    let (size, places) = (content.bounds.size, places(in: content.bounds.size))
    let isMirrored = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(text, places.text), (detail, places.detail), (image, places.image)] {
      var frame = frame
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      if let view: UIView = view, view.frame != frame { view.frame = frame }
    }
  }

  private typealias Places = (text: CGRect, detail: CGRect, image: CGRect)

  /// Returns the frames of the contents in a size, with `x` in reading direction. A height of 0
  /// leaves the image as it is.
  private func places(in size: CGSize) -> Places {
    var (start, picture) = (Self.margin + indentation, CGRect.zero)
    if let full = image?.image?.size, full.width > 0, full.height > 0 {
      let scale = size.height > 0 ? min(1, size.height / full.height) : 1
      picture.size = CGSize(width: full.width * scale, height: full.height * scale)
      picture.origin = CGPoint(x: start, y: (size.height - picture.height) / 2)
      start = picture.maxX + Self.gap
    }
    var room = max(0, size.width - start - Self.margin)
    func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(width, size.width), height: size.height)
    }
    func middle(_ height: CGFloat) -> CGFloat { (size.height - height) / 2 }
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    switch style {
    case .default:
      let height = fitting(text, room).height
      return (rect(start, middle(height), room, height), .zero, picture)
    case .subtitle:
      let (upper, lower) = (fitting(text, room).height, fitting(detail, room).height)
      let top = middle(upper + lower)
      return (rect(start, top, room, upper), rect(start, top + upper, room, lower), picture)
    case .value1:
      let (wanted, natural) = (fitting(detail, room), fitting(text, room))
      // The details keep a quarter of the room if both do not fit.
      let gap = natural.width > 0 && wanted.width > 0 ? Self.gap / 2 : 0
      let last = min(wanted.width, max(room - natural.width - gap, room / 4))
      let first = min(natural.width, room - last - gap)
      let (left, right) = (fitting(text, first).height, fitting(detail, last).height)
      return (
        rect(start, middle(left), first, left),
        rect(start + room - last, middle(right), last, right), picture
      )
    case .value2:
      let first = min(room, Self.value2Width)
      room = max(0, room - first - Self.gap / 2)
      let (left, right) = (fitting(text, first).height, fitting(detail, room).height)
      return (
        rect(start, middle(left), first, left),
        rect(start + first + Self.gap / 2, middle(right), room, right), picture
      )
    }
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  /// The width of the text in the style `value2`, in points.
  private static let value2Width: CGFloat = 91
}

/// A label of a cell by its style. A change of its text invalidates the layout of the cell.
private final class CellLabel: UILabel, UnnamedClass {
  var knownClassName: String { "UITableViewLabel" }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    standardContentChanged()
  }
}

private final class CellImageView: UIImageView, UnnamedClass {
  var knownClassName: String { "UIImageView" }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    standardContentChanged()
  }
}

extension UIView {
  /// Invalidates the layout of the cell whose style gives it this view.
  fileprivate func standardContentChanged() {
    guard let cell = superview?.superview as? UITableViewCell else { return }
    cell.askForLayout()
    cell.invalidateIntrinsicContentSize()
  }
}
