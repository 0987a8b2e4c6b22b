import DocumentedCode
import Expectations
import Plumb
import PlumbTesting
import Testing

/// Every Swift block of Docs/SnapKitMigration.md except the last two, word for word, with the resulting frames.
@Suite struct SnapKitMigrationTests {
  private let card: UIView
  private let avatar = UIView()
  private let title = UIView()
  private let log = LayoutIssueLog()

  /// The card is 320 × 200 and contains the avatar and the title.
  init() {
    card = LayoutEnvironment().with { [log] in
      $0.report = log.append
    } run: {
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    }
    for (view, name) in [(card, "card"), (avatar, "avatar"), (title, "title")] {
      view.accessibilityIdentifier = name
    }
    for view in [avatar, title] { card.addSubview(view) }
  }

  private var frames: [CGRect] {
    card.layoutIfNeeded()
    expectEmpty(log.issues)
    return card.subviews.map(\.frame)
  }

  /// Makes the initial constraints, with the avatar before the title.
  private func stand(_ avatar: UIView, before title: UIView) {
    avatar.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.trailing.equalTo(title.snp.leading)
    }
    title.snp.makeConstraints { make in
      make.trailing.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
  }

  @Test func `unchanged code`() {
    var height: Constraint?
    // begin
    avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(48)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
      make.centerY.equalTo(avatar)
      height = make.height.equalTo(20).priority(.high).labeled("title height").constraint
    }
    height?.update(offset: 24)
    // end
    expectEqual(
      frames,
      [
        CGRect(x: 16, y: 16, width: 48, height: 48), CGRect(x: 72, y: 28, width: 0, height: 24),
      ]
    )
  }

  @Test func `updates`() {
    avatar.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(40)
    }
    // begin
    title.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(avatar).multipliedBy(2)
      make.height.equalTo(20)
    }
    title.snp.updateConstraints { make in
      make.width.equalToSuperview().multipliedBy(0.5)
      make.leading.equalTo(avatar.snp.trailing)
    }
    // end
    expectEqual(frames[1], CGRect(x: 40, y: 0, width: 160, height: 20))
  }

  @Test func `several views in one transaction`() {
    stand(avatar, before: title)
    expectEqual(frames[0], CGRect(x: 0, y: 0, width: 220, height: 200))
    // begin
    Constraint.transaction {
      avatar.snp.remakeConstraints { make in
        make.trailing.top.bottom.equalToSuperview()
        make.width.equalTo(100)
      }
      title.snp.remakeConstraints { make in
        make.leading.top.bottom.equalToSuperview()
        make.trailing.equalTo(avatar.snp.leading)
      }
    }
    // end
    expectEqual(
      frames,
      [
        CGRect(x: 220, y: 0, width: 100, height: 200), CGRect(x: 0, y: 0, width: 220, height: 200),
      ]
    )
  }

  @Test func `states`() {
    avatar.snp.makeConstraints { $0.left.top.equalToSuperview() }
    // begin
    enum Look { case compact, large }
    let looks = ConstraintStates<Look>()
    avatar.snp.makeConstraints(in: .compact, of: looks) { $0.size.equalTo(40) }
    avatar.snp.makeConstraints(in: .large, of: looks) { $0.size.equalTo(120) }
    looks.current = .large
    // end
    expectEqual(frames[0].size, CGSize(width: 120, height: 120))
    looks.current = .compact
    expectEqual(frames[0].size, CGSize(width: 40, height: 40))
  }

  @Test func `conditions`() {
    avatar.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
    // begin
    avatar.snp.makeConstraints(when: .width(..<400)) { $0.height.equalTo(80) }
    avatar.snp.makeConstraints(when: .width(400...)) { $0.height.equalTo(160) }
    // end
    expectEqual(frames[0].height, 80)
    card.frame.size.width = 500
    expectEqual(frames[0].height, 160)
  }

  @Test func `views that are gone`() {
    avatar.snp.makeConstraints { make in
      make.left.top.equalToSuperview().inset(16)
      make.size.equalTo(40)
    }
    title.snp.makeConstraints { make in
      make.left.equalTo(avatar.snp.right).offset(8)
      make.top.size.equalTo(avatar)
    }
    expectEqual(frames[1].minX, 64)
    // begin
    avatar.snp.setGone(true, along: .horizontal)
    // end
    expectEqual(frames[1].minX, 16)
  }

  @Test func `arrays`() {
    let views = [avatar, title]
    // begin
    views.snp.makeConstraints { make, index, previous in
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(20 + 10 * index)
      make.top.equalTo(previous?.snp.bottom ?? card.snp.top).offset(8)
    }
    // end
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 8, width: 320, height: 20), CGRect(x: 0, y: 36, width: 320, height: 30),
      ]
    )
  }

  @Test func `distribution`() {
    let views = [avatar, title]
    views.snp.makeConstraints { make in
      make.height.equalTo(30)
      make.top.equalToSuperview().priority(.low)
    }
    // begin
    let row = views.snp.distribute(along: .horizontal, spacing: 8, leadSpacing: 16, tailSpacing: 16)
    views.snp.equalWidths()
    views.snp.align(.centerY)
    row.gaps.update(offset: 12)
    // end
    expectEqual(
      frames,
      [
        CGRect(x: 16, y: 0, width: 138, height: 30), CGRect(x: 166, y: 0, width: 138, height: 30),
      ]
    )
  }

  @Test func `short forms`() {
    // begin
    avatar.snp.makeConstraints { make in
      make.edges(excluding: .bottom).equalToSafeArea().inset(16)
      make.aspectRatio(2)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(avatar.snp.bottom).systemSpacing()
      make.width.equalTo(50%)
      make.centerX.equalToSuperview()
      make.height.within(20...44)
      make.bottom.lessThanOrEqualTo([card.snp.bottom, card.snp.bottomMargin])
    }
    // end
    expectEqual(
      frames,
      [
        CGRect(x: 16, y: 16, width: 288, height: 144),
        CGRect(x: 80, y: 168, width: 160, height: 20),
      ]
    )
  }

  @Test func `rows and columns in visual formats`() {
    // begin
    let views = ["avatar": avatar, "title": title]
    card.snp.visual("H:|-[avatar(48)]-[title]-(>=16)-|", views, options: .alignAllCenterY)
    card.snp.visual("V:|-m-[avatar(48)]", views, metrics: ["m": 16])
    // end
    title.snp.makeConstraints { $0.size.equalTo(CGSize(width: 100, height: 20)) }
    expectEqual(
      frames,
      [
        CGRect(x: 8, y: 16, width: 48, height: 48), CGRect(x: 64, y: 30, width: 100, height: 20),
      ]
    )
  }

  @Test func `access to existing constraints`() {
    // begin
    let made: ConstraintGroup = avatar.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.width.lessThanOrEqualTo(200).priority(.high).labeled("widest")
    }
    made.top?.update(offset: 40)
    made["widest"]?.update(priority: .low)
    avatar.snp.constraint(labeled: "widest")?.deactivate()
    // end
    expectEqual(frames[0], CGRect(x: 10, y: 40, width: 300, height: 150))
    expectTrue(made["widest"]?.isActive == false)
  }

  @Test func `the page shows this code`() throws {
    let blocks = try DocumentedCode.blocks(of: "Docs/SnapKitMigration.md").dropLast(2)
    let regions = try DocumentedCode.regions()
    expectEqual(blocks.count, regions.count)
    for (block, region) in zip(blocks, regions) { expectEqual(block, region) }
  }
}
