import DocumentedCode
import Expectations
import Masonry
import PlumbTesting
import Testing

/// Every Swift block of Docs/MasonryMigration.md, word for word, with the resulting frames.
@Suite struct MigrationTests {
  private let card: UIView
  private let avatar = UIView()
  private let title = UIView()
  private let log = LayoutIssueLog()

  init() {
    card = LayoutEnvironment().with { [log] in
      $0.report = log.append
    } run: {
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    }
    for view in [avatar, title] { card.addSubview(view) }
    MASAttachKeys(["card": card, "avatar": avatar, "title": title])
  }

  /// The frames of the two views after layout; no issue may be reported.
  private func frames(
    _ body: () -> Void,
    location: Testing.SourceLocation = #_sourceLocation
  ) -> [CGRect] {
    for view in [avatar, title] { view.mas_remakeConstraints { _ in } }
    body()
    card.layoutIfNeeded()
    #expect(log.issues.isEmpty, sourceLocation: location)
    return [avatar.frame, title.frame]
  }

  @Test func `the page shows this code`() throws {
    let blocks = try DocumentedCode.blocks(of: "Docs/MasonryMigration.md")
    let regions = try DocumentedCode.regions()
    expectEqual(blocks.count, regions.count)
    for (block, region) in zip(blocks, regions) { expectEqual(block, region) }
  }

  @Test func `making`() {
    let expected = [
      CGRect(x: 16, y: 16, width: 48, height: 48), CGRect(x: 72, y: 30, width: 100, height: 20),
    ]
    let masonry = frames {
      // begin
      avatar.mas_makeConstraints { make in
        make.left.top.equalTo(card).offset(16)
        make.size.mas_equalTo(CGSize(width: 48, height: 48))
      }
      title.mas_makeConstraints { make in
        make.left.equalTo(avatar.mas_right).with.offset(8)
        make.right.lessThanOrEqualTo(card).offset(-16)
        make.centerY.equalTo(avatar)
        make.width.mas_equalTo(100).priorityHigh()
        make.height.mas_equalTo(20)
      }
      // end
    }
    expectEqual(masonry, expected)
    let snp = frames {
      // begin
      avatar.snp.makeConstraints { make in
        make.left.top.equalToSuperview().offset(16)
        make.size.equalTo(48)
      }
      title.snp.makeConstraints { make in
        make.left.equalTo(avatar.snp.right).offset(8)
        make.right.lessThanOrEqualToSuperview().offset(-16)
        make.centerY.equalTo(avatar)
        make.width.equalTo(100).priority(.high)
        make.height.equalTo(20)
      }
      // end
    }
    expectEqual(snp, expected)
  }

  @Test func `no relation, no target`() {
    let expected = CGRect(x: 0, y: 0, width: 320, height: 120)
    let masonry = frames {
      // begin
      avatar.mas_makeConstraints { make in
        make.left.top.right.offset(0)
        make.height.offset(120)
      }
      // end
    }
    expectEqual(masonry[0], expected)
    let snp = frames {
      // begin
      avatar.snp.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        make.height.equalTo(120)
      }
      // end
    }
    expectEqual(snp[0], expected)
  }

  @Test func `handles`() {
    let masonry = frames {
      avatar.mas_makeConstraints { $0.left.top.width.equalTo(10) }
      // begin
      var height: MASConstraint?
      avatar.mas_makeConstraints { make in
        height = make.height.mas_equalTo(44)
      }
      height?.offset(60)
      height?.uninstall()
      height?.install()
      // end
    }
    expectEqual(masonry[0], CGRect(x: 10, y: 10, width: 10, height: 60))
    let snp = frames {
      avatar.mas_makeConstraints { $0.left.top.width.equalTo(10) }
      // begin
      var height: Constraint?
      avatar.snp.makeConstraints { make in
        height = make.height.equalTo(44).constraint
      }
      height?.update(offset: 60)
      height?.deactivate()
      height?.activate()
      // end
    }
    expectEqual(snp[0], CGRect(x: 10, y: 10, width: 10, height: 60))
  }

  @Test func `updates and remakes`() {
    let masonry = frames {
      avatar.mas_makeConstraints { $0.left.top.width.height.equalTo(10) }
      // begin
      avatar.mas_updateConstraints { make in
        make.left.equalTo(card).offset(40)
      }
      avatar.mas_remakeConstraints { make in
        make.left.equalTo(title)
        make.top.equalTo(title.mas_bottom).offset(8)
        make.size.mas_equalTo(CGSize(width: 48, height: 48))
      }
      // end
      title.mas_makeConstraints { $0.left.top.width.height.equalTo(20) }
    }
    expectEqual(masonry[0], CGRect(x: 20, y: 48, width: 48, height: 48))
    let snp = frames {
      avatar.mas_makeConstraints { $0.left.top.width.height.equalTo(10) }
      // begin
      avatar.snp.updateConstraints { make in
        make.left.equalTo(title)
        make.top.equalTo(title.snp.bottom).offset(8)
        make.size.equalTo(48)
      }
      // end
      title.mas_makeConstraints { $0.left.top.width.height.equalTo(20) }
    }
    expectEqual(snp, masonry)
  }

  @Test func `several targets and groups`() {
    let (icon, badge) = (UIView(), UIView())
    for (view, size) in [(icon, 20), (badge, 30)] {
      card.addSubview(view)
      view.mas_makeConstraints { make in
        make.left.top.offset(0)
        make.size.mas_equalTo(size)
      }
    }
    let masonry = frames {
      // begin
      title.mas_makeConstraints { make in
        make.height.greaterThanOrEqualTo([icon, badge])
        make.left.greaterThanOrEqualTo([icon.mas_right, badge.mas_right]).offset(8)
        let placed = make.group {
          make.left.equalTo(card).priorityLow()
          make.top.equalTo(card)
        }
        placed.key("placed")
      }
      // end
    }
    expectEqual(masonry[1], CGRect(x: 38, y: 0, width: 0, height: 30))
    let labels = card.constraints.compactMap(\.identifier).filter { $0.hasPrefix("placed") }
    expectEqual(labels, ["placed[0]", "placed[1]"])
    let snp = frames {
      // begin
      title.snp.makeConstraints { make in
        make.height.greaterThanOrEqualTo([icon, badge])
        make.left.greaterThanOrEqualTo([icon.snp.right, badge.snp.right]).offset(8)
        make.left.equalToSuperview().priority(.low).labeled("left")
        make.top.equalToSuperview().labeled("top")
      }
      // end
    }
    expectEqual(snp, masonry)
  }

  @Test func `distribution`() {
    let expected = [
      CGRect(x: 10, y: 0, width: 140, height: 200), CGRect(x: 170, y: 0, width: 140, height: 200),
    ]
    let masonry = frames {
      // begin
      let row = [avatar, title]
      row.mas_distributeViewsAlongAxis(
        .horizontal,
        withFixedSpacing: 20,
        leadSpacing: 10,
        tailSpacing: 10
      )
      row.mas_makeConstraints { make in
        make.top.bottom.equalTo(card)
      }
      // end
    }
    expectEqual(masonry, expected)
    let snp = frames {
      // begin
      let row = [avatar, title].snp
      row.distribute(along: .horizontal, spacing: 20, leadSpacing: 10, tailSpacing: 10)
      row.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(avatar)
      }
      // end
    }
    expectEqual(snp, expected)
  }

  @Test func `names`() {
    let (_, issues) = collectingIssues {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let avatar = UIView()
      let title = UIView()
      for view in [avatar, title] { card.addSubview(view) }
      // begin
      MASAttachKeys(["avatar": avatar, "title": title])
      avatar.mas_makeConstraints { make in
        make.width.mas_equalTo(48).key("small")
        make.width.equalTo(title).key("as title")
      }
      title.mas_makeConstraints { make in
        make.width.mas_equalTo(100)
      }
      // end
      card.layoutIfNeeded()
    }
    expectEqual(issues.map(\.kind), [.conflict])
    expectEqual(issues.first?.constraints.map(\.identifier), ["small", "as title", nil])
    expectEqual(
      issues.first?.constraints.map(\.text),
      [
        "'small' avatar.width == 48", "'as title' avatar.width == title.width",
        "title.width == 100",
      ]
    )
    expectTrue(issues.first?.constraints.allSatisfy { $0.location != nil } == true)
  }

  @Test func `both at once`() {
    let found = frames {
      // begin
      avatar.mas_makeConstraints { make in
        make.left.top.equalTo(card)
        make.size.mas_equalTo(CGSize(width: 48, height: 48))
      }
      avatar.snp.updateConstraints { make in
        make.left.equalToSuperview().offset(20)
      }
      title.snp.makeConstraints { make in
        make.left.equalTo(avatar.mas_right).offset(8)
        make.top.size.equalTo(avatar)
      }
      // end
    }
    expectEqual(
      found,
      [
        CGRect(x: 20, y: 0, width: 48, height: 48), CGRect(x: 76, y: 0, width: 48, height: 48),
      ]
    )
  }

  /// The table of statements with different meanings in Masonry and `.snp`.
  @Test func `targets that .snp treats differently`() {
    func each(
      _ masonry: (MASConstraintMaker) -> Void,
      _ snp: (ConstraintMaker) -> Void
    ) -> [[String]] {
      [
        title.mas_makeConstraints(masonry).sentences,
        title.snp.prepareConstraints(snp).flatMap(\.layoutConstraints).map(\.words),
      ]
    }
    let (insets, none) = (UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGPoint.zero)
    let issues = collectingIssues {
      let card = UIView()
      for view in [avatar, title] { card.addSubview(view) }
      card.snp.setLabel("card")
      expectEqual(
        each({ $0.center.mas_equalTo(none) }, { $0.center.equalTo(none) }),
        [
          ["title.centerX == card.centerX", "title.centerY == card.centerY"],
          ["title.centerX == card.left", "title.centerY == card.top"],
        ]
      )
      expectEqual(
        each(
          { $0.right.equalTo(avatar.mas_left).inset(8) },
          { $0.right.equalTo(avatar.snp.left).inset(8) }
        ),
        [["title.right == avatar.left - 8"], ["title.right == avatar.left + 8"]]
      )
      expectEqual(
        each(
          { $0.right.equalTo(avatar.mas_left).inset(8) },
          { $0.right.equalTo(avatar.snp.left).spacing(8) }
        ),
        [["title.right == avatar.left - 8"], ["title.right == avatar.left - 8"]]
      )
      expectEqual(
        each(
          { $0.width.equalTo(avatar).insets(insets) },
          { $0.width.equalTo(avatar).inset(insets) }
        ),
        [["title.width == avatar.width"], ["title.width == avatar.width - 6"]]
      )
      expectEqual(
        each({ $0.left.offset(1).equalTo(avatar) }, { $0.left.equalTo(avatar) }),
        [["title.left == avatar.left + 1"], ["title.left == avatar.left"]]
      )
      expectEqual(each({ _ = $0.left.top }, { _ = $0.left.top })[0].count, 2)
      expectEmpty(each({ _ = $0.left.top }, { _ = $0.left.top })[1])
    }.issues
    // The overlap and the values without effect are reported.
    expectEqual(
      issues.map(\.kind),
      [.doubtfulStatement, .ineffectiveStatement, .ineffectiveStatement]
    )
  }
}
