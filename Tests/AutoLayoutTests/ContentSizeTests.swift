import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Intrinsic content sizes: section 3, with a measurer whose characters are 10 points wide at font size 20.
@Suite struct ContentSizeTests {
  /// A view with an intrinsic content size that counts the requests for it.
  private final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var sizeRequests = 0

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      sizeRequests += 1
      return size
    }
  }

  private func pinned(_ a: UIView, _ b: UIView, width: CGFloat = 320) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
    ])
    return root
  }

  /// Rule 3.10: intrinsic widths of 250 and 150 for 290 points.
  @Test(
    .rule("3.10"),
    arguments: [(1000, 750, 250, 40), (750, 1000, 140, 150), (750, 750, 140, 150)]
      as [(Float, Float, CGFloat, CGFloat)]
  )
  func `of two views in too little room the one with more compression resistance keeps its width`(
    title: Float,
    content: Float,
    titleWidth: CGFloat,
    contentWidth: CGFloat
  ) {
    let (a, b) = (Sized(250, 20), Sized(150, 20))
    let root = pinned(a, b)
    a.setContentCompressionResistancePriority(UILayoutPriority(title), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(content), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, titleWidth)
    expectEqual(b.frame.width, contentWidth)
    expectEqual(a.frame.height, 20)
  }

  @Test(.rule("3.02", "2.05"))
  func `with equal hugging the first of two views is stretched`() {
    let (a, b) = (Sized(71, 20), Sized(20, 20))
    let root = pinned(a, b)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 270)
    expectEqual(b.frame.width, 20)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 71)
    expectEqual(b.frame.width, 219)
  }

  @Test(.rule("3.05"))
  func `the intrinsic content size is requested once for each invalidation`() {
    let (a, b) = (Sized(50, 20), Sized(60, 20))
    let root = pinned(a, b)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(a.sizeRequests, 1)
    let before = a.sizeRequests
    a.size.width = 80
    expectTrue(a.frame.width != 80)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 80)
    expectEqual(a.sizeRequests, before + 1)
  }

  @Test func `a view without constraints has its intrinsic content size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Sized(30, 40)
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(.rule("3.01"))
  func `noIntrinsicMetric leaves an axis without a content size`() {
    expectEqual(UIView.noIntrinsicMetric, -1)
    expectEqual(UIView().intrinsicContentSize, CGSize(width: -1, height: -1))
    let view = Sized(-1, 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 95, y: 0, width: 0, height: 40))
  }

  @Test(.rule("3.02"))
  func `0 is an intrinsic content size like any other`() {
    let view = Sized(0, 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.priority = UILayoutPriority(249)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 0)
    width.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 50)
  }

  @Test(.rule("3.04"))
  func `content priorities can change at any time, to required and back`() {
    let view = Sized(30, 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(900)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 80)
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 30)
    view.setContentHuggingPriority(UILayoutPriority(0.5), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 80)
    width.constant = 10
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 30)
  }

  @Test(.rule("3.04"))
  func `a compression resistance of 0 is ignored`() {
    let view = Sized(30, 40)
    view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 0, height: 40))
  }

  private let room = collectingIssues(measurer: FixedAdvanceText()) {
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }.result

  private func laidOutLabel(_ change: (UILabel, UIView) -> Void) -> UILabel {
    collectingIssues(measurer: FixedAdvanceText()) {
      let root = room
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 20)
      label.text = "one two three four five"
      root.addSubview(label)
      change(label, root)
      root.layoutIfNeeded()
      return label
    }.result
  }

  @Test func `a label is as large as its text`() {
    let label = laidOutLabel { _, _ in }
    expectEqual(label.frame.size, CGSize(width: 230, height: 20))
  }

  @Test func `an empty label has no size`() {
    let label = laidOutLabel { label, _ in label.text = "" }
    expectEqual(label.frame.size, .zero)
  }

  @Test(.rule("3.11"), arguments: [0, 1])
  func `a label limited to 200 points is 200 wide, and wraps if it may have several lines`(
    lines: Int
  ) {
    let label = laidOutLabel { label, _ in
      label.numberOfLines = lines
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    }
    expectEqual(label.frame.size, CGSize(width: 200, height: lines == 0 ? 40 : 20))
  }

  @Test(.rule("3.13", "3.14"))
  func `the height of a multiline label follows its width, also after later changes`() {
    var width: NSLayoutConstraint?
    let label = laidOutLabel { label, _ in
      label.numberOfLines = 0
      width = label.widthAnchor.constraint(equalToConstant: 100)
      width?.isActive = true
    }
    expectEqual(label.frame.size, CGSize(width: 100, height: 60))
    expectEqual(label.intrinsicContentSize, CGSize(width: 230, height: 20))
    width?.constant = 140
    label.superview?.layoutIfNeeded()
    expectEqual(label.frame.size, CGSize(width: 140, height: 40))
    width?.constant = 500
    label.superview?.layoutIfNeeded()
    expectEqual(label.frame.size, CGSize(width: 500, height: 20))
  }

  @Test(.rule("3.14"))
  func `a label whose width and height oscillate is left after two rounds`() {
    let (label, issues) = collectingIssues {
      laidOutLabel { label, _ in
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        // With one line it is so narrow that it needs three, and with three so wide that it needs one.
        label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 4, constant: 20)
          .isActive = true
      }
    }
    expectEmpty(issues)
    expectEqual(label.frame.size, CGSize(width: 100, height: 20))
  }

  @Test(.rule("3.15"))
  func `a label that sets preferredMaxLayoutWidth to its own width has the same frame`() {
    final class Manual: UILabel {
      override func layoutSubviews() {
        super.layoutSubviews()
        preferredMaxLayoutWidth = bounds.width
      }
    }
    let frames = [UILabel(), Manual()].map { label in
      collectingIssues(measurer: FixedAdvanceText()) {
        let root = room
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = "one two three four five"
        root.addSubview(label)
        label.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -290).isActive = true
        root.layoutIfNeeded()
        return label.frame
      }.result
    }
    expectEqual(frames, Array(repeating: CGRect(x: 0, y: 0, width: 100, height: 60), count: 2))
  }

  @Test(.rule("3.16"))
  func `named priorities have UIKit's values`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    expectEqual(priorities.map(\.rawValue), [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test(.rule("3.12"))
  func `a label wraps at its preferredMaxLayoutWidth`() {
    let label = laidOutLabel { label, _ in
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 100
    }
    expectEqual(label.frame.size, CGSize(width: 100, height: 60))
  }

  @Test func `the baselines of a label are those of its first and last line`() {
    let label = laidOutLabel { label, root in
      label.numberOfLines = 0
      label.widthAnchor.constraint(equalToConstant: 100).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      for (anchor, name) in [
        (label.firstBaselineAnchor, "first"), (label.lastBaselineAnchor, "last"),
      ] {
        let box = UIView()
        box.accessibilityIdentifier = name
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        box.topAnchor.constraint(equalTo: anchor).isActive = true
      }
    }
    expectEqual(label.frame.size, CGSize(width: 100, height: 60))
    expectEqual(room.subviews[1].frame.minY, 116)
    expectEqual(room.subviews[2].frame.minY, 156)
  }

  @Test func `a view without text has its bottom edge as last baseline`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (Sized(10, 30), Sized(10, 20))
    root.addSubview(a)
    root.addSubview(b)
    a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(b.frame.minY, 15)
  }

  @Test func `a button is as large as its title with insets, and at least 30 wide`() {
    let (button, _) = collectingIssues(measurer: FixedAdvanceText()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.setTitle("Button", for: .normal)
      root.addSubview(button)
      root.layoutIfNeeded()
      expectEqual(button.frame.size, CGSize(width: 60, height: 32))
      expectEqual(button.titleLabel?.frame, CGRect(x: 0, y: 6, width: 60, height: 20))
      button.setTitle("B", for: .normal)
      root.layoutIfNeeded()
      return button
    }
    expectEqual(button.frame.size, CGSize(width: 30, height: 32))
    expectEqual(button.titleLabel?.frame, CGRect(x: 10, y: 6, width: 10, height: 20))
  }

  @Test func `an image view is as large as its image, and has no intrinsic metric without one`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: UIImage(size: CGSize(width: 24, height: 16)))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 24, height: 16))
    view.image = nil
    expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  @Test(arguments: [-5, 1000.5, 2000, Float.nan])
  func `an illegal content priority is reported and ignored`(value: Float) {
    let (view, issues) = collectingIssues {
      let view = UIView()
      view.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)
      return view
    }
    expectEqual(issues.map(\.kind), [.illegalPriority, .illegalPriority])
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
  }

  @Test func `an intrinsic width of NaN is reported and ignored`() {
    let (view, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let view = SizedView(.nan, 20)
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      root.layoutIfNeeded()
      return view
    }
    expectEqual(issues.map(\.kind), [.unusableNumber])
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 0, height: 20))
  }

  @Test(.rule("3.02"))
  func `placeholderContentSize replaces the intrinsic content size until it is nil`() {
    let view = Sized(30, 40)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "some words that would wrap"
    let root = pinned(view, label, width: 100)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.placeholderContentSize = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    label.placeholderContentSize = CGSize(width: 20, height: 7)
    root.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 50, height: 0))
    expectEqual(label.frame, CGRect(x: 70, y: 0, width: 20, height: 7))
    expectEqual(view.sizeRequests, 0)
    view.placeholderContentSize = nil
    root.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 50, height: 40))
    expectEqual(view.sizeRequests, 1)
  }

  @Test func `placeholderContentSize invalidates layout, and applies to fitting sizes`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.placeholderContentSize = CGSize(width: 9, height: 8)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 9, height: 8))
    expectEqual(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 9, height: 8)
    )
  }
}
