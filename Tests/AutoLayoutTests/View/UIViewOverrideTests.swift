import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

/// Members that apps override, and when the runtime calls them.
@Suite struct UIViewOverrideTests {
  /// Records the geometry that is set.
  private final class Observed: UIView {
    var sizes: [CGSize] = []
    var centers: [CGPoint] = []
    var frames: [CGRect] = []

    override var bounds: CGRect {
      didSet { if bounds.size != oldValue.size { sizes.append(bounds.size) } }
    }
    override var center: CGPoint {
      didSet { if center != oldValue { centers.append(center) } }
    }
    override var frame: CGRect { didSet { frames.append(frame) } }
  }

  @Test func `layout sets bounds and centre, and not the frame`() {
    let root = rootBox(300, 300)
    let view = Observed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.1)
    NSLayoutConstraint.activate([
      width, left, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(view.sizes, [CGSize(width: 100, height: 50)])
    expectEqual(view.centers, [CGPoint(x: 50.1, y: 45)])
    expectEqual(view.frame, CGRect(x: 0.1, y: 20, width: 100, height: 50))
    left.constant = 40
    root.layoutIfNeeded()
    expectTrue(view.sizes.count == 1 && view.centers.last == CGPoint(x: 90, y: 45))
    width.constant = 60
    root.layoutIfNeeded()
    expectEqual(view.sizes.last, CGSize(width: 60, height: 50))
    expectEqual(view.frame, CGRect(x: 40, y: 20, width: 60, height: 50))
    expectEmpty(view.frames)
    view.frame.origin.x = 3
    expectEqual(view.frames, [CGRect(x: 3, y: 20, width: 60, height: 50)])
  }

  @Test func `an autoresizing mask without constraints sets the frame`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Observed(frame: CGRect(x: 10, y: 10, width: 80, height: 10))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 200
    expectEqual(view.frames, [CGRect(x: 10, y: 10, width: 180, height: 10)])
  }

  /// A label that sets its own preferred width for wrapping, as was needed before Auto Layout did so.
  private final class SelfWrapping: UILabel {
    override var bounds: CGRect {
      didSet {
        if bounds.width != preferredMaxLayoutWidth { preferredMaxLayoutWidth = bounds.width }
      }
    }
  }

  @Test func `a label that changes its preferred width when its bounds change is laid out again`() {
    let root = rootBox(120, 400)
    let (own, plain) = (SelfWrapping(), UILabel())
    for label in [own, plain] {
      label.text = "words enough for three lines of text"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
    expectEqual(own.frame, plain.frame)
    expectEqual(own.preferredMaxLayoutWidth, 120)
  }

  /// Adds subviews to an inner view, as containers do.
  private final class Card: UIView {
    let content = UIView()
    var removed = 0
    var layoutRequests = 0
    var natural = CGSize(width: 50, height: 20)

    override init(frame: CGRect) {
      super.init(frame: frame)
      super.addSubview(content)
    }
    required init?(coder: NSCoder) { nil }

    override func addSubview(_ view: UIView) { content.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) {
      content.insertSubview(view, at: index)
    }
    override func removeFromSuperview() {
      removed += 1
      super.removeFromSuperview()
    }
    override func setNeedsLayout() {
      layoutRequests += 1
      super.setNeedsLayout()
    }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { natural }
    override var layoutMargins: UIEdgeInsets {
      get { super.layoutMargins }
      set { super.layoutMargins = UIEdgeInsets(top: newValue.top, left: 0, bottom: 0, right: 0) }
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      super.setContentHuggingPriority(priority, for: axis)
      content.setContentHuggingPriority(priority, for: axis)
    }
    override var isHidden: Bool { didSet { content.isHidden = isHidden } }
    override var alpha: CGFloat { didSet { content.alpha = alpha } }
    override var transform: CGAffineTransform { didSet { content.tag = 1 } }
  }

  @Test func `a container's overrides are called by the runtime and by apps`() {
    let root = rootBox(200, 200)
    let (card, inner) = (Card(frame: .zero), UIView())
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    expectTrue(inner.superview === card.content)
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(card.frame, CGRect(x: -2, y: -1, width: 56, height: 24))
    card.layoutRequests = 0
    card.frame.size.width = 60
    expectEqual(card.layoutRequests, 1)
    card.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    expectEqual(card.layoutMargins, UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
    card.setContentHuggingPriority(.required, for: .vertical)
    expectEqual(card.content.contentHuggingPriority(for: .vertical), .required)
    (card.isHidden, card.alpha, card.transform) = (true, 0.5, CGAffineTransform(scaleX: 2, y: 2))
    expectTrue(card.content.isHidden && card.content.alpha == 0.5 && card.content.tag == 1)
    card.removeFromSuperview()
    expectEqual(card.removed, 1)
  }

  @Test func `code may call the methods that UIKit calls when it loads a nib file`() {
    final class Badge: UIView {
      var wakes = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
      }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        awakeFromNib()
      }
    }
    let badge = Badge()
    expectEqual(badge.wakes, 0)
    badge.prepareForInterfaceBuilder()
    expectEqual(badge.wakes, 1)
  }
}
