import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct LayoutReasonTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let title = UIView()

  init() {
    card.addSubview(title)
    card.snp.setLabel("card")
    title.snp.setLabel("title")
  }

  @Test func `why lists the constraints down to the root, with amounts that add up`() {
    title.snp.makeConstraints { $0.left.equalToSuperview("Card.swift", 12).offset(16) }
    title.snp.makeConstraints { $0.right.equalToSuperview("Card.swift", 13).inset(16) }
    title.snp.makeConstraints { $0.width.equalTo(300, "Card.swift", 14).priority(750) }
    let reason = title.snp.why(.width)
    expectEqual(
      reason?.description,
      """
      title.width is 288:
        Card.swift:13: title.right == card.right - 16 (-16)
        Card.swift:12: title.left == card.left + 16 (-16)
        the frame of the root view card: card.width == 320 (+320)
        -16 - 16 + 320 = 288
      Not satisfied because of these:
        Card.swift:14: title.width == 300 at priority 750, by 12
      For another value, change the 16 in Card.swift:13, or the 16 in Card.swift:12.
      """
    )
    expectEqual(reason?.value, 288)
    expectEqual(reason?.steps.map(\.amount), [-16, -16, 320])
  }

  @Test func `edges and centres are those of the superview's coordinates, in both directions`() {
    title.snp.makeConstraints {
      $0.leading.equalToSuperview().offset(10)
      $0.top.equalToSuperview().offset(20)
      $0.size.equalTo(50)
    }
    func values() -> [CGFloat?] {
      let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height,
      ]
      return attributes.map { title.snp.why($0)?.value }
    }
    expectEqual(values(), [10, 60, 10, 60, 35, 20, 70, 45, 50, 50])
    card.semanticContentAttribute = .forceRightToLeft
    expectEqual(values(), [260, 310, 310, 260, 285, 20, 70, 45, 50, 50])
  }

  @Test func `a content size, a guide and an open value are parts of the reason`() {
    let (result, issues) = collectingIssues(measurer: FixedAdvanceText()) { () -> [String?] in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.snp.setLabel("root")
      let label = UILabel()
      label.text = "Hello"
      label.snp.setLabel("label")
      let open = UIView()
      open.snp.setLabel("open")
      let guide = UILayoutGuide()
      guide.snp.setLabel("guide")
      root.addSubview(label)
      root.addSubview(open)
      root.addLayoutGuide(guide)
      label.snp.makeConstraints { $0.left.equalTo(open.snp.right, "A.swift", 1) }
      open.snp.makeConstraints { $0.width.equalTo(30, "A.swift", 2) }
      guide.snp.makeConstraints { $0.width.equalTo(label, "A.swift", 3).multipliedBy(2) }
      root.layoutIfNeeded()
      return [
        open.snp.why(.left)?.description, guide.snp.why(.width)?.description,
      ]
    }
    expectEmpty(issues)
    expectEqual(
      result,
      [
        """
        open.left is -30:
          A.swift:1: label.left == open.right
          A.swift:2: open.width == 30 (-30)
          label.left is ambiguous, and was chosen
        For another value, change the offset in A.swift:1, or the 30 in A.swift:2.
        """,
        """
        guide.width is 85:
          A.swift:3: guide.width == 2*label.width
          the content size of label: label.width >= 42.5 (+85)
        For another value, change the offset in A.swift:3.
        """,
      ]
    )
  }

  @Test func `a constant that moves the value one way only says which`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    root.addSubview(view)
    view.snp.makeConstraints {
      $0.size.equalTo(20)
      $0.top.greaterThanOrEqualTo(root, "A.swift", line: 1).offset(12)
      $0.top.equalTo(root, "A.swift", 2).offset(12).priority(.low)
      $0.left.lessThanOrEqualTo(root, "A.swift", 3).offset(30)
      $0.left.equalTo(root, "A.swift", 4).offset(30).priority(.low)
    }
    root.layoutIfNeeded()
    expectEqual(view.snp.why(.top)?.changes, ["the 12 in A.swift:1 (for a larger value only)"])
    expectEqual(view.snp.why(.left)?.changes, ["the 30 in A.swift:3 (for a smaller value only)"])
  }

  @Test func `a size that is open is ambiguous, also if it is chosen to be 0`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.snp.setLabel("view")
    root.addSubview(view)
    view.snp.makeConstraints {
      $0.right.equalToSuperview()
      $0.width.lessThanOrEqualTo(50)
    }
    root.layoutIfNeeded()
    expectEqual(
      view.snp.why(.width)?.description,
      "view.width is 0:\n  view.width is ambiguous, and was chosen"
    )
    expectTrue(
      view.snp.why(.left)?.description.contains("view.width is ambiguous, and was chosen") == true
    )
  }

  @Test func `a view that no constraint places has the value of its frame and no reason`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    view.snp.setLabel("box")
    expectEqual(view.snp.why(.width)?.description, "box.width is 7. No constraint is involved.")
    expectTrue(view.snp.why(.firstBaseline) == nil)
  }

  @Test func `constraints of one statement are changed in one place`() {
    title.snp.makeConstraints { $0.left.right.equalToSuperview("Card.swift", 7).inset(10) }
    card.layoutIfNeeded()
    expectEqual(title.snp.why(.width)?.changes, ["the 10 in Card.swift:7"])
  }

  @Test func `to ask changes neither frames nor constraints`() {
    title.snp.makeConstraints {
      $0.left.equalToSuperview().offset(16)
      $0.width.lessThanOrEqualTo(100)
    }
    card.layoutIfNeeded()
    let (frame, trace) = (title.frame, card._autolayoutTrace())
    _ = title.snp.why(.width)
    _ = card.snp.ambiguities
    card.layoutIfNeeded()
    expectEqual(title.frame, frame)
    expectEqual(card._autolayoutTrace(), trace)
  }
}
