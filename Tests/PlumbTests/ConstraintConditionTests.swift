import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct ConstraintConditionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let card = UIView()
  private let icon = UIView()
  private let title = UIView()

  init() {
    root.addSubview(card)
    card.addSubview(icon)
    card.addSubview(title)
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
    icon.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(40)
    }
    title.snp.makeConstraints { $0.size.equalTo(20) }
  }

  private func frame(_ width: CGFloat, _ height: CGFloat = 200) -> CGRect {
    root.frame.size = CGSize(width: width, height: height)
    root.layoutIfNeeded()
    return title.frame
  }

  private func placeByWidth() {
    title.snp.makeConstraints(when: .width(400...)) { make in
      make.leading.equalTo(icon.snp.trailing)
      make.top.equalTo(icon)
    }
    title.snp.makeConstraints(when: .width(..<400)) { make in
      make.leading.equalTo(icon)
      make.top.equalTo(icon.snp.bottom)
    }
  }

  @Test
  func `constraints with a width condition switch in the layout pass in which the width changes`() {
    placeByWidth()
    expectEqual(frame(300), CGRect(x: 0, y: 40, width: 20, height: 20))
    expectEqual(frame(400), CGRect(x: 40, y: 0, width: 20, height: 20))
    expectEqual(frame(399), CGRect(x: 0, y: 40, width: 20, height: 20))
  }

  @Test func `conditions work in superviews that the same layout pass sizes`() {
    card.snp.remakeConstraints { make in
      make.leading.top.height.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    placeByWidth()
    expectEqual(frame(700).origin, CGPoint(x: 0, y: 40))
    expectEqual(frame(800).origin, CGPoint(x: 40, y: 0))
  }

  @Test func `conditions can be combined`() {
    title.snp.makeConstraints(when: .width(400...) && .height(...100)) { $0.leading.equalTo(1) }
    title.snp.makeConstraints(when: !.width(400...) && !.height(...100)) { $0.leading.equalTo(2) }
    title.snp.makeConstraints(when: .width(..<400) && .height(...100)) { $0.leading.equalTo(3) }
    title.snp.makeConstraints(when: .width(500...) || .height(300...)) { $0.top.equalTo(4) }
    expectEqual(frame(400, 100).minX, 1)
    expectEqual(frame(300, 101).minX, 2)
    expectEqual(frame(300, 100).minX, 3)
    expectEqual(frame(500, 100).minY, 4)
    expectEqual(frame(300, 300).minY, 4)
    expectEqual(frame(300, 200).minY, 0)
  }

  @Test func `constraints with a direction condition follow the container's reading direction`() {
    title.snp.makeConstraints(when: .direction(.rightToLeft)) { $0.top.equalTo(50) }
    title.snp.makeConstraints(when: .direction(.leftToRight)) { $0.top.equalTo(60) }
    expectEqual(frame(300).minY, 60)
    card.semanticContentAttribute = .forceRightToLeft
    expectEqual(frame(300).minY, 50)
    card.semanticContentAttribute = .forceLeftToRight
    expectEqual(frame(300).minY, 60)
  }

  @Test func `constraints with a size class condition follow the container's traits`() {
    title.snp.makeConstraints(when: .horizontalSizeClass(.compact)) { $0.top.equalTo(50) }
    title.snp.makeConstraints(when: .horizontalSizeClass(.regular)) { $0.top.equalTo(60) }
    title.snp.makeConstraints(when: .verticalSizeClass(.compact)) { $0.leading.equalTo(7) }
    expectEqual(frame(300).minY, 50)
    root.traitOverrides.horizontalSizeClass = .regular
    expectEqual(frame(300).minY, 60)
    expectEqual(frame(300).minX, 0)
    root.traitOverrides.verticalSizeClass = .compact
    expectEqual(frame(300).minX, 7)
  }

  @Test func `a remake does not affect conditional constraints`() {
    placeByWidth()
    title.snp.remakeConstraints { $0.size.equalTo(30) }
    expectEqual(frame(400), CGRect(x: 40, y: 0, width: 30, height: 30))
    expectEqual(frame(300), CGRect(x: 0, y: 40, width: 30, height: 30))
  }

  @Test func `conditions still work after all subviews of the container were removed`() {
    placeByWidth()
    _ = frame(400)
    for view in card.subviews { view.removeFromSuperview() }
    for view in [icon, title] { card.addSubview(view) }
    icon.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    title.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    title.snp.removeConstraints()
    title.snp.makeConstraints { $0.size.equalTo(20) }
    title.snp.makeConstraints(when: .height(...50)) { $0.width.greaterThanOrEqualTo(5) }
    expectEqual(card.subviews.count, 3)
    expectEqual(frame(300).size, CGSize(width: 20, height: 20))
  }

  @Test func `laying out again does nothing`() {
    placeByWidth()
    _ = frame(400)
    let before = root.layoutStatistics
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(root.layoutStatistics, before)
    expectEqual(card.subviews.count, 3)
  }

  @Test func `a view without a superview is reported, with its line`() {
    let issues = collectingIssues {
      #sourceLocation(file:"Card.swift",line:7)
      UIView().snp.makeConstraints(when: .width(400...)) { $0.height.equalTo(4) }
      #sourceLocation()
    }.issues
    expectEqual(issues.map(\.kind), [.missingSuperview])
    expectEqual(issues.first?.location?.description, "Card.swift:7")
  }

  // MARK: Before conflicts, and for questions

  /// A title beside an icon if there is enough width, otherwise below it.
  private final class MessageCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let (icon, title) = (UIView(), UIView())
      contentView.addSubview(icon)
      contentView.addSubview(title)
      icon.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(40)
      }
      title.snp.makeConstraints { make in
        make.height.equalTo(30)
        make.trailing.bottom.equalToSuperview()
      }
      title.snp.makeConstraints(when: .width(400...)) { make in
        make.leading.equalTo(icon.snp.trailing)
        make.top.equalTo(icon).offset(10)
      }
      title.snp.makeConstraints(when: .width(..<400)) { make in
        make.leading.equalTo(icon)
        make.top.equalTo(icon.snp.bottom)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Messages: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    }
  }

  @Test func `self-sizing cells use the constraints that are active at their width`() {
    let messages = Messages()
    let (heights, issues) = collectingIssues {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.register(MessageCell.self, forCellReuseIdentifier: "message")
      table.dataSource = messages
      return [300, 500, 399, 400].map { width -> [CGFloat] in
        table.frame.size.width = width
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame.height)
      }
    }
    expectEqual(heights, [[70, 70, 70], [40, 40, 40], [70, 70, 70], [40, 40, 40]])
    expectEmpty(issues)
  }

  @Test func `a fitting size uses the constraints for that size, and switches none`() {
    placeByWidth()
    title.snp.makeConstraints { $0.trailing.bottom.lessThanOrEqualToSuperview() }
    expectEqual(frame(300), CGRect(x: 0, y: 40, width: 20, height: 20))
    let before = root.layoutStatistics
    func height(at width: CGFloat) -> CGFloat {
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    expectEqual([400, 399, 500, 300].map(height), [20, 60, 20, 60])
    expectEqual(root.layoutStatistics, before)
    expectEqual(frame(300), CGRect(x: 0, y: 40, width: 20, height: 20))
    expectEqual(frame(400), CGRect(x: 40, y: 0, width: 20, height: 20))
    expectEqual([400, 399, 500, 300].map(height), [20, 60, 20, 60])
    expectEqual(frame(400), CGRect(x: 40, y: 0, width: 20, height: 20))
  }

  @Test func `a fitting size also applies conditions of nested containers`() {
    let inner = UIView()
    let row = UIView()
    card.addSubview(inner)
    inner.addSubview(row)
    inner.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.width.equalToSuperview().dividedBy(2)
    }
    row.snp.makeConstraints { $0.edges.equalToSuperview() }
    row.snp.makeConstraints(when: .width(200...)) { $0.height.equalTo(50) }
    row.snp.makeConstraints(when: .width(..<200)) { $0.height.equalTo(90) }
    let heights = [300, 400, 500].map { width in
      card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    expectEqual(heights, [90, 50, 50])
  }

  @Test func `constraints that are switched off at a new width cause no conflict`() {
    let (frames, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
      let (left, right) = (UIView(), UIView())
      root.addSubview(left)
      root.addSubview(right)
      left.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      right.snp.makeConstraints { $0.trailing.bottom.equalToSuperview() }
      right.snp.makeConstraints(when: .width(600...)) { make in
        make.leading.equalTo(left.snp.trailing)
        make.width.greaterThanOrEqualTo(250)
        make.width.equalTo(left)
        make.height.equalTo(left)
        make.height.equalToSuperview()
      }
      right.snp.makeConstraints(when: .width(..<600)) { make in
        make.size.equalTo(left)
        make.leading.equalToSuperview()
        make.top.equalTo(left.snp.bottom)
      }
      return [600, 300, 600].map { width -> [CGRect] in
        root.frame.size.width = width
        root.layoutIfNeeded()
        return [left.frame, right.frame]
      }
    }
    let wide = [
      CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 300, y: 0, width: 300, height: 100),
    ]
    let narrow = [
      CGRect(x: 0, y: 0, width: 300, height: 50), CGRect(x: 0, y: 50, width: 300, height: 50),
    ]
    expectEqual(frames, [wide, narrow, wide])
    expectEmpty(issues)
  }

  @Test func `a condition that its own constraints make false ends as a reported loop`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (card, inner) = (UIView(), UIView())
      root.addSubview(card)
      card.addSubview(inner)
      card.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      inner.snp.makeConstraints { $0.edges.equalToSuperview() }
      inner.snp.makeConstraints(when: .width(..<100)) { $0.width.equalTo(150) }
      inner.snp.makeConstraints(when: .width(100...)) { $0.width.equalTo(50) }
      root.layoutIfNeeded()
    }.issues
    expectEqual(issues.map(\.kind), [.layoutLoop])
  }

  @Test func `conditions that switch one another on and off are reported once`() {
    let issues = collectingIssues {
      let (root, narrow, inner) = (UIView(), UIView(), UIView())
      root.addSubview(narrow)
      narrow.addSubview(inner)
      inner.snp.makeConstraints(when: .width(..<90)) { $0.width.equalTo(76) }
      root.snp.makeConstraints { $0.width.equalTo(inner) }
      narrow.snp.makeConstraints { $0.width.equalTo(150).priority(500) }
      narrow.snp.makeConstraints(when: .width(..<42)) { $0.width.equalTo(11) }
      for _ in 0..<3 {
        root.setNeedsLayout()
        narrow.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }.issues
    expectEqual(issues.map(\.kind), [.layoutLoop])
    expectTrue(issues.first?.message.contains("depend on the size of") == true)
  }

  @Test func `a layout gives up soon when conditions switch one another on and off`() {
    final class CountingStack: UIStackView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let issues = collectingIssues {
      let (stack, button, last) = (CountingStack(), UIButton(type: .system), UIView())
      stack.translatesAutoresizingMaskIntoConstraints = false
      for view in [last, UIView(), button] { stack.insertArrangedSubview(view, at: 0) }
      button.snp.makeConstraints(when: .width(..<81)) { $0.width.equalTo(93) }
      last.layoutIfNeeded()
      expectTrue((1...10).contains(stack.layouts), "\(stack.layouts) layouts")
      // The next layout starts again.
      button.snp.removeConstraints()
      stack.layoutIfNeeded()
    }.issues
    expectEqual(issues.map(\.kind), [.layoutLoop])
  }

  @Test func `conditional constraints are released with the container`() {
    weak var watched: UIView?
    do {
      let container = UIView()
      let view = UIView()
      container.addSubview(view)
      view.snp.makeConstraints(when: .width(..<100)) { $0.width.equalTo(150) }
      watched = container
      container.layoutIfNeeded()
    }
    expectTrue(watched == nil)
  }

  @Test func `what watches the container is a view like others in descriptions`() {
    placeByWidth()
    expectEqual(card.subviews.count, 3)
    expectTrue(card.subviews.allSatisfy { $0.description.hasPrefix("<UIView: 0x") })
  }
}
