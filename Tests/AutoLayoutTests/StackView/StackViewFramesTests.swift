import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The frames of arranged views: rules 11.01 to 11.20 with the numbers of 11.19.
@Suite struct StackViewFramesTests {
  private let views = [SizedView(160, 200), SizedView(80, 100), SizedView(40, 50)]
  private let stack = UIStackView()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func setWidth(_ width: CGFloat) {
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
  }

  private var frames: [String] { root.frames(of: views) }
  private var columns: [String] {
    root.frames(of: views).map { frame in
      let parts = frame.dropFirst().split(separator: ", ")
      return "\(parts[0]) \(parts[2])"
    }
  }

  @Test(.rule("11.01"))
  func `a new stack is a filling row without spacing`() {
    let stack = UIStackView()
    expectEqual(stack.axis, .horizontal)
    expectEqual(stack.distribution, .fill)
    expectEqual(stack.alignment, .fill)
    expectEqual(stack.spacing, 0)
    expectTrue(!stack.isBaselineRelativeArrangement)
    expectTrue(!stack.isLayoutMarginsRelativeArrangement)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    expectEqual(distributions.map(\.rawValue), [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    expectEqual(alignments.map(\.rawValue), [0, 1, 2, 3, 4, 5])
    expectEqual(UIStackView.Alignment.top, .leading)
    expectEqual(UIStackView.Alignment.bottom, .trailing)
  }

  @Test(.rule("11.02", "11.10", "11.19"))
  func `a filling stack is as long as its views together and as high as the highest`() {
    expectEqual(frames, ["(0, 0, 160, 200)", "(160, 0, 80, 200)", "(240, 0, 40, 200)"])
    expectEqual(root.frames(of: [stack]), ["(0, 0, 280, 200)"])
    expectEqual(stack.intrinsicContentSize, CGSize(width: -1, height: -1))
    stack.spacing = 10
    expectEqual(columns, ["0 160", "170 80", "260 40"])
    expectEqual(root.frames(of: [stack]), ["(0, 0, 300, 200)"])
  }

  @Test(.rule("11.03", "11.04"))
  func `a column places its views below each other`() {
    stack.axis = .vertical
    stack.spacing = 10
    expectEqual(frames, ["(0, 0, 160, 200)", "(0, 210, 160, 100)", "(0, 320, 160, 50)"])
    expectEqual(root.frames(of: [stack]), ["(0, 0, 160, 370)"])
  }

  @Test(.rule("11.05", "11.19"))
  func `in a stack that fills equally all views are as long as the longest`() {
    stack.distribution = .fillEqually
    expectEqual(columns, ["0 160", "160 160", "320 160"])
    expectEqual(stack.frame.width, 480)
  }

  @Test(
    .rule("11.06", "11.19"),
    arguments: [
      (200, 0, ["0 114.29", "114.29 57.14", "171.43 28.57"]),
      (200, 10, ["0 106.67", "116.67 53.33", "180 20"]),
      (400, 10, ["0 213.33", "223.33 106.67", "340 60"]),
    ] as [(CGFloat, CGFloat, [String])]
  )
  func `in a stack that fills proportionally the last view is shortened by the spacing`(
    width: CGFloat,
    spacing: CGFloat,
    expected: [String]
  ) {
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    setWidth(width)
    expectEqual(columns, expected)
  }

  @Test(.rule("11.06", "11.07"))
  func `proportions follow intrinsic content sizes, and are equal if no view has one`() {
    stack.distribution = .fillProportionally
    setWidth(300)
    expectEqual(columns, ["0 171.43", "171.43 85.71", "257.14 42.86"])
    views[0].size.width = 180
    expectEqual(columns, ["0 180", "180 80", "260 40"])
    views[1].size.width = -1
    expectEqual(columns, ["0 245.45", "245.45 0", "245.45 54.55"])
    for view in views { view.size.width = -1 }
    expectEqual(columns, ["0 100", "100 100", "200 100"])
    for view in views.dropFirst() { stack.removeArrangedSubview(view) }
    for view in views.dropFirst() { view.removeFromSuperview() }
    views[0].size.width = 10
    expectEqual(root.frames(of: [views[0]]), ["(0, 0, 300, 200)"])
  }

  @Test(.rule("11.08", "11.19"))
  func `equal spacing distributes the views, with spacing as the minimum gap`() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    expectEqual(columns, ["0 160", "170 80", "260 40"])
    expectEqual(stack.frame.width, 300)
    setWidth(400)
    expectEqual(columns, ["0 160", "220 80", "360 40"])
  }

  @Test(.rule("11.09", "11.19"))
  func `equal centering gives the centres equal distances`() {
    stack.distribution = .equalCentering
    expectEqual(columns, ["0 160", "160 80", "300 40"])
    setWidth(400)
    expectEqual(columns, ["0 160", "190 80", "360 40"])
  }

  @Test(.rule("11.09"))
  func `equal centering is optional, with spacing as the minimum gap`() {
    stack.distribution = .equalCentering
    stack.spacing = 10
    setWidth(300)
    expectEqual(columns, ["0 160", "170 80", "260 40"])
  }

  @Test(
    .rule("11.11", "11.19"),
    arguments: [
      (.leading, ["0 200", "0 100", "0 50"]),
      (.trailing, ["0 200", "100 100", "150 50"]),
      (.center, ["0 200", "50 100", "75 50"]),
    ] as [(UIStackView.Alignment, [String])]
  )
  func `with leading, trailing and centre alignment views keep their own heights`(
    alignment: UIStackView.Alignment,
    expected: [String]
  ) {
    stack.alignment = alignment
    let rows = frames.map { frame in
      let parts = frame.dropFirst().dropLast().split(separator: ", ")
      return "\(parts[1]) \(parts[3])"
    }
    expectEqual(rows, expected)
    expectEqual(stack.frame.height, 200)
    stack.heightAnchor.constraint(equalToConstant: 240).isActive = true
    let shift: CGFloat = alignment == .leading ? 0 : alignment == .center ? 20 : 40
    root.layoutIfNeeded()
    expectEqual(views[0].frame.minY, shift)
    expectEqual(views[0].frame.height, 200)
  }

  @Test(.rule("11.12"))
  func `a single view is aligned without a spanner`() {
    for view in views.dropFirst() { view.removeFromSuperview() }
    expectEqual(stack.arrangedSubviews, [views[0]])
    stack.heightAnchor.constraint(equalToConstant: 300).isActive = true
    let expected: [(UIStackView.Alignment, String)] = [
      (.leading, "(0, 0, 160, 200)"), (.center, "(0, 50, 160, 200)"),
      (.trailing, "(0, 100, 160, 200)"), (.fill, "(0, 0, 160, 300)"),
    ]
    for (alignment, frame) in expected {
      stack.alignment = alignment
      expectEqual(root.frames(of: [views[0]]), [frame])
      expectEmpty(stack.layoutGuides)
    }
  }

  @Test(.rule("11.14"))
  func `the view with the least hugging stretches, the one with the least resistance shrinks`() {
    let width = stack.widthAnchor.constraint(equalToConstant: 400)
    width.isActive = true
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    expectEqual(columns, ["0 160", "160 200", "360 40"])
    views[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    width.constant = 250
    expectEqual(columns, ["0 160", "160 80", "240 10"])
    // When it has no width left, the first of the other views shrinks.
    width.constant = 200
    expectEqual(columns, ["0 120", "120 80", "200 0"])
  }

  @Test(.rule("11.14", "2.05"))
  func `the first view stretches and shrinks, also one that was inserted in front`() {
    for view in views { view.removeFromSuperview() }
    let (a, b, c) = (SizedView(50, 20), SizedView(50, 20), SizedView(50, 20))
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    setWidth(140)
    expectEqual(root.frames(of: [a, b]), ["(0, 0, 90, 20)", "(90, 0, 50, 20)"])
    stack.insertArrangedSubview(c, at: 0)
    expectEqual(
      root.frames(of: [c, a, b]),
      ["(0, 0, 40, 20)", "(40, 0, 50, 20)", "(90, 0, 50, 20)"]
    )
  }

  @Test(.rule("11.15", "11.16"))
  func `a hidden view has no width and no spacing of its own`() {
    stack.spacing = 10
    views[1].isHidden = true
    expectEqual(frames, ["(0, 0, 160, 200)", "(165, 0, 0, 200)", "(170, 0, 40, 200)"])
    expectEqual(stack.frame.width, 210)
    expectEqual(stack.arrangedSubviews, views)
    expectEqual(stack.subviews, views)
    views[2].isHidden = true
    expectEqual(columns, ["0 160", "160 0", "160 0"])
    views[1].isHidden = false
    views[0].isHidden = true
    expectEqual(columns, ["0 0", "0 80", "80 0"])
    for view in views { view.isHidden = false }
    expectEqual(columns, ["0 160", "170 80", "260 40"])
  }

  @Test(.rule("11.15"))
  func `hidden views take no part in equal widths, proportions and gaps`() {
    setWidth(300)
    views[1].isHidden = true
    stack.distribution = .fillEqually
    expectEqual(columns, ["0 150", "150 0", "150 150"])
    stack.distribution = .fillProportionally
    expectEqual(columns, ["0 240", "240 0", "240 60"])
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    expectEqual(views[0].frame.minX, 0)
    expectEqual(views[1].frame.width, 0)
    expectEqual(views[2].frame.minX, 260)
    views[1].isHidden = false
    expectEqual(columns, ["0 160", "170 80", "260 40"])
    let reports = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let stack = UIStackView()
      root.addSubview(stack)
      let view = SizedView(10, 10)
      stack.addArrangedSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.isHidden = true
      root.layoutIfNeeded()
    }.issues
    expectEqual(reports.map(\.kind), [.conflict])
  }

  @Test(.rule("11.16"))
  func `two hidden views between visible ones are in the middle of one spacing`() {
    let last = SizedView(30, 30)
    stack.addArrangedSubview(last)
    stack.spacing = 10
    views[1].isHidden = true
    views[2].isHidden = true
    expectEqual(
      root.frames(of: [views[1], views[2], last]).map { $0.prefix(5) },
      ["(165,", "(165,", "(170,"]
    )
  }

  @Test(.rule("11.17"))
  func `a custom spacing applies up to the next visible view`() {
    stack.spacing = 10
    expectEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: views[0])
    expectEqual(stack.customSpacing(after: views[0]), 30)
    expectEqual(columns, ["0 160", "190 80", "280 40"])
    views[1].isHidden = true
    expectEqual(columns, ["0 160", "175 0", "190 40"])
    views[1].isHidden = false
    views[0].isHidden = true
    expectEqual(columns, ["0 0", "0 80", "90 40"])
    views[0].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    expectEqual(columns, ["0 160", "168 80", "258 40"])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(columns, ["0 160", "170 80", "260 40"])
    stack.setCustomSpacing(50, after: views[2])
    expectEqual(stack.frame.width, 300)
    stack.removeArrangedSubview(views[2])
    stack.addArrangedSubview(views[2])
    expectEqual(stack.customSpacing(after: views[2]), UIStackView.spacingUseDefault)
    expectEqual(UIStackView.spacingUseDefault, CGFloat(Float.greatestFiniteMagnitude))
    expectEqual(UIStackView.spacingUseSystem, CGFloat(Float.leastNormalMagnitude))
  }

  @Test(.rule("11.17", "11.08"))
  func `with equal spacing a custom spacing is a minimum gap`() {
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(30, after: views[0])
    expectEqual(columns, ["0 160", "190 80", "300 40"])
  }

  @Test(.rule("11.18"))
  func `a margins-relative stack arranges its views within its margins`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    expectEqual(frames, ["(20, 1, 160, 200)", "(180, 1, 80, 200)", "(260, 1, 40, 200)"])
    expectEqual(root.frames(of: [stack]), ["(0, 0, 304, 204)"])
    stack.isLayoutMarginsRelativeArrangement = false
    expectEqual(root.frames(of: [stack]), ["(0, 0, 280, 200)"])
  }

  @Test(.rule("11.23"))
  func `a stack without visible views is as small as its constraints permit`() {
    setWidth(0)
    for view in views { view.isHidden = true }
    let empty = UIStackView()
    empty.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(empty)
    empty.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    expectEqual(root.frames(of: [empty]), ["(0, 0, 0, 0)"])
    expectEqual(root.frames(of: [stack]), ["(0, 0, 0, 200)"])
    empty.widthAnchor.constraint(equalToConstant: 70).isActive = true
    expectEqual(root.frames(of: [empty]), ["(0, 0, 70, 0)"])
  }

  @Test(.rule("6.07"))
  func `right to left a row is reversed, and a column aligns leading edges at the right`() {
    stack.spacing = 10
    root.semanticContentAttribute = .forceRightToLeft
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(columns, ["140 160", "50 80", "0 40"])
    expectEqual(stack.frame.maxX, 1000)
    stack.axis = .vertical
    stack.alignment = .leading
    expectEqual(frames, ["(0, 0, 160, 200)", "(80, 210, 80, 100)", "(120, 320, 40, 50)"])
  }

  @Test func `a stack in a stack is placed like any view`() {
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(10, 40)])
    inner.axis = .vertical
    inner.spacing = 5
    stack.addArrangedSubview(inner)
    stack.alignment = .center
    expectEqual(root.frames(of: [inner]), ["(280, 62.5, 20, 75)"])
    expectEqual(root.frames(of: inner.arrangedSubviews), ["(0, 0, 20, 30)", "(0, 35, 20, 40)"])
    inner.arrangedSubviews[0].isHidden = true
    expectEqual(root.frames(of: [inner]), ["(280, 80, 20, 40)"])
  }

  @Test func `a stack placed by its frame needs no constraint of the caller`() {
    let alone = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
    alone.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    alone.distribution = .fillEqually
    expectEqual(alone.frames(of: alone.arrangedSubviews), ["(0, 0, 50, 50)", "(50, 0, 50, 50)"])
  }

  @Test(.rule("11.21"), arguments: [false, true])
  func `multiline texts share a row equally only if disambiguatesTextWidths is set`(
    disambiguates: Bool
  ) {
    let widths = LayoutEnvironment().with {
      $0.disambiguatesTextWidths = disambiguates
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let labels = ["one two three four five six", "seven"].map { text in
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.frame = CGRect(x: 0, y: 0, width: 210, height: 200)
      stack.spacing = 10
      stack.layoutIfNeeded()
      let shares = stack.constraints.filter {
        $0.identifier == "UISV-text-width-disambiguation"
      }
      expectEqual(shares.map(\.priority.rawValue), (disambiguates ? [760, 760] : []))
      return labels.map(\.frame.width)
    }
    expectEqual(widths, (disambiguates ? [100, 100] : [150, 50]))
  }
}
