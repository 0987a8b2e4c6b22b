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

  @Test func `what a width switches reapplies when the width changes, in the same layout`() {
    placeByWidth()
    #expect(frame(300) == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(frame(400) == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(frame(399) == CGRect(x: 0, y: 40, width: 20, height: 20))
  }

  @Test func `conditions reach through superviews that layout sizes`() {
    card.snp.remakeConstraints { make in
      make.leading.top.height.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    placeByWidth()
    #expect(frame(700).origin == CGPoint(x: 0, y: 40))
    #expect(frame(800).origin == CGPoint(x: 40, y: 0))
  }

  @Test func `conditions are combined`() {
    title.snp.makeConstraints(when: .width(400...) && .height(...100)) { $0.leading.equalTo(1) }
    title.snp.makeConstraints(when: !.width(400...) && !.height(...100)) { $0.leading.equalTo(2) }
    title.snp.makeConstraints(when: .width(..<400) && .height(...100)) { $0.leading.equalTo(3) }
    title.snp.makeConstraints(when: .width(500...) || .height(300...)) { $0.top.equalTo(4) }
    #expect(frame(400, 100).minX == 1)
    #expect(frame(300, 101).minX == 2)
    #expect(frame(300, 100).minX == 3)
    #expect(frame(500, 100).minY == 4)
    #expect(frame(300, 300).minY == 4)
    #expect(frame(300, 200).minY == 0)
  }

  @Test func `what a direction switches follows the container's`() {
    title.snp.makeConstraints(when: .direction(.rightToLeft)) { $0.top.equalTo(50) }
    title.snp.makeConstraints(when: .direction(.leftToRight)) { $0.top.equalTo(60) }
    #expect(frame(300).minY == 60)
    card.semanticContentAttribute = .forceRightToLeft
    #expect(frame(300).minY == 50)
    card.semanticContentAttribute = .forceLeftToRight
    #expect(frame(300).minY == 60)
  }

  @Test func `what a size class switches follows the container's traits`() {
    title.snp.makeConstraints(when: .horizontalSizeClass(.compact)) { $0.top.equalTo(50) }
    title.snp.makeConstraints(when: .horizontalSizeClass(.regular)) { $0.top.equalTo(60) }
    title.snp.makeConstraints(when: .verticalSizeClass(.compact)) { $0.leading.equalTo(7) }
    #expect(frame(300).minY == 50)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(frame(300).minY == 60)
    #expect(frame(300).minX == 0)
    root.traitOverrides.verticalSizeClass = .compact
    #expect(frame(300).minX == 7)
  }

  @Test func `a remake of the view leaves alone what a condition switches`() {
    placeByWidth()
    title.snp.remakeConstraints { $0.size.equalTo(30) }
    #expect(frame(400) == CGRect(x: 40, y: 0, width: 30, height: 30))
    #expect(frame(300) == CGRect(x: 0, y: 40, width: 30, height: 30))
  }

  @Test func `a container that is emptied and filled again is still watched`() {
    placeByWidth()
    _ = frame(400)
    for view in card.subviews { view.removeFromSuperview() }
    for view in [icon, title] { card.addSubview(view) }
    icon.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    title.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    title.snp.removeConstraints()
    title.snp.makeConstraints { $0.size.equalTo(20) }
    title.snp.makeConstraints(when: .height(...50)) { $0.width.greaterThanOrEqualTo(5) }
    #expect(card.subviews.count == 3)
    #expect(frame(300).size == CGSize(width: 20, height: 20))
  }

  @Test func `laying out again does nothing`() {
    placeByWidth()
    _ = frame(400)
    let before = root.layoutStatistics
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutStatistics == before)
    #expect(card.subviews.count == 3)
  }

  @Test func `a view without a superview is reported, with its line`() {
    let issues = collectingIssues {
      #sourceLocation(file:"Card.swift",line:7)
      UIView().snp.makeConstraints(when: .width(400...)) { $0.height.equalTo(4) }
      #sourceLocation()
    }.issues
    #expect(issues.map(\.kind) == [.missingSuperview])
    #expect(issues.first?.location?.description == "Card.swift:7")
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
    #expect(issues.map(\.kind) == [.layoutLoop])
  }

  @Test func `nothing outlives the container`() {
    weak var watched: UIView?
    do {
      let container = UIView()
      let view = UIView()
      container.addSubview(view)
      view.snp.makeConstraints(when: .width(..<100)) { $0.width.equalTo(150) }
      watched = container
      container.layoutIfNeeded()
    }
    #expect(watched == nil)
  }
}
