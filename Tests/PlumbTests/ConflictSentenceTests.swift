import Expectations
import Plumb
import PlumbTesting
import Testing

/// The forms of the sentence about a conflict, each with its cure, word for word. `Docs/Conflicts.md` lists them.
@Suite struct ConflictSentenceTests {
  /// The sentences and cures that are reported for a 320 × 200 card with views with these names.
  private func report(
    _ names: String...,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ say: (_ card: UIView, _ views: [UIView]) -> Void
  ) -> [String] {
    issues(names, direction: direction, say)
      .map { "\($0.conflict?.explanation ?? $0.message) \($0.remedy)" }
  }

  private func issues(
    _ names: [String],
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ say: (_ card: UIView, _ views: [UIView]) -> Void
  ) -> [LayoutIssue] {
    collectingIssues(direction: direction) {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      card.snp.setLabel("card")
      let views = names.map { name in
        let view = UIView()
        view.snp.setLabel(name)
        card.addSubview(view)
        return view
      }
      say(card, views)
      card.layoutIfNeeded()
    }.issues
  }

  @Test func `a size against both edges: the example of the documentation`() {
    let reports = report("avatar") { _, views in
      let avatar = views[0]
      #sourceLocation(file:"Card.swift",line:12)
      avatar.snp.makeConstraints { $0.width.equalTo(100) }
      #sourceLocation(file:"Card.swift",line:20)
      avatar.snp.makeConstraints { $0.horizontalEdges.equalToSuperview().inset(150) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:12 wants `avatar` 100 wide, but Card.swift:20 pins both its edges to a 320-wide superview with \
        insets of 150: 20 are left. Change the 100 in Card.swift:12 to 20.
        """
      ]
    )
  }

  @Test func `a file keeps its name at the beginning`() {
    let reports = report("avatar") { _, views in
      #sourceLocation(file:"main.swift",line:12)
      views[0].snp.makeConstraints { $0.width.equalTo(-5) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        main.swift:12 wants `avatar` -5 wide, but no length is below 0. Remove `avatar.width == -5` (main.swift:12).
        """
      ]
    )
  }

  @Test func `different insets, and inequalities`() {
    let reports = report("avatar") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.left.equalToSuperview().offset(10)
        make.right.lessThanOrEqualToSuperview().inset(20)
        make.width.equalTo(300)
        make.top.bottom.equalToSuperview()
        make.height.greaterThanOrEqualTo(240)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:14 wants `avatar` 300 wide, but Card.swift:12 and 13 pin both its edges to a 320-wide \
        superview with insets of 10 and at least 20: at most 290 are left. Change the 300 in \
        Card.swift:14 to 290.
        """,
        """
        Card.swift:16 wants `avatar` at least 240 high, but Card.swift:15 pins both its edges to a \
        200-high superview: 200 are left. Change the 240 in Card.swift:16 to 200.
        """,
      ]
    )
  }

  @Test func `edges that leave no length`() {
    let reports = report("avatar") { _, views in
      #sourceLocation(file:"Card.swift",line:12)
      views[0].snp.makeConstraints { $0.left.right.equalToSuperview().inset(170) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:12 pins both edges of `avatar` to a 320-wide superview with insets of 170: -20 would \
        be left, and no length is below 0. Change `avatar.right == card.right - 170` (Card.swift:12) to \
        `avatar.right == card.right - 150`.
        """
      ]
    )
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a row of neighbours, in the order of reading`(direction: UIUserInterfaceLayoutDirection) {
    let reports = report("a", "b", "c", direction: direction) { _, views in
      let (a, b, c) = (views[0], views[1], views[2])
      #sourceLocation(file:"Card.swift",line:11)
      a.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(8)
        make.width.equalTo(100)
      }
      b.snp.makeConstraints { make in
        make.leading.equalTo(a.snp.trailing).offset(10)
        make.width.equalTo(a)
      }
      c.snp.makeConstraints { make in
        make.leading.equalTo(b.snp.trailing).offset(12)
        make.trailing.equalToSuperview().inset(14)
        make.width.equalTo(100)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:22 wants `c` 100 wide, but Card.swift:12, 16, 20 and 21 put it in a row with `a` \
        (100) and `b` (100) in a 320-wide superview with gaps of 8, 10, 12 and 14: 76 are left. Change \
        the 100 in Card.swift:22 to 76.
        """
      ]
    )
  }

  @Test func `a column`() {
    let reports = report("a", "b") { _, views in
      let (a, b) = (views[0], views[1])
      #sourceLocation(file:"Card.swift",line:11)
      a.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(120)
      }
      b.snp.makeConstraints { make in
        make.top.equalTo(a.snp.bottom)
        make.bottom.equalToSuperview()
        make.height.equalTo(100)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:18 wants `b` 100 high, but Card.swift:12, 16 and 17 put it in a column with `a` (120) \
        in a 200-high superview without gaps: 80 are left. Change the 100 in Card.swift:18 to 80.
        """
      ]
    )
  }

  @Test func `two sizes of one view, two places of one edge`() {
    let reports = report("a") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.width.equalTo(100)
        make.width.equalTo(200)
        make.left.equalToSuperview().offset(10)
        make.left.equalToSuperview().offset(20)
        make.size.equalTo(50)
        make.height.equalTo(60)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `a` 200 wide, but Card.swift:12 wants it 100 wide: it cannot be both. \
        Remove `a.width == 200` (Card.swift:13): Card.swift:12 sets another constant for the same \
        length, 100.
        """,
        """
        Card.swift:15 wants `a` 20 from the left edge of `card`, but Card.swift:14 wants `a` 10 from \
        the left edge of `card`: `a` cannot be both. Remove `a.left == card.left + 20` \
        (Card.swift:15): Card.swift:14 sets another constant for the same distance, 10.
        """,
        """
        Card.swift:16 wants `a` 50 wide, but Card.swift:12 wants it 100 wide: it cannot be both. \
        Remove `a.width == 50` (Card.swift:16): Card.swift:12 sets another constant for the same \
        length, 100.
        """,
        """
        Card.swift:17 wants `a` 60 high, but Card.swift:16 wants it 50 high: it cannot be both. Remove \
        `a.height == 60` (Card.swift:17): `a.height == 50` (Card.swift:16) sets another constant for \
        the same length, 50.
        """,
      ]
    )
  }

  @Test func `the least against the most`() {
    let reports = report("a") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.width.greaterThanOrEqualTo(200)
        make.width.lessThanOrEqualTo(100)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `a` at most 100 wide, but Card.swift:12 wants it at least 200 wide: it \
        cannot be both. Change the 100 in Card.swift:13 to 200.
        """
      ]
    )
  }

  @Test func `sizes relative to others`() {
    let reports = report("a", "b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.width.equalTo(views[1]).multipliedBy(2)
        make.width.equalTo(100)
      }
      views[1].snp.makeConstraints { $0.width.greaterThanOrEqualTo(60) }
      views[0].snp.makeConstraints { make in
        make.height.equalTo(views[1]).offset(10)
        make.height.equalTo(views[1])
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:15 wants `b` at least 60 wide, but Card.swift:12 wants `a` 2 times as wide as `b` and \
        Card.swift:13 wants `a` 100 wide: that makes 50. Change the 60 in Card.swift:15 to 50.
        """,
        """
        Card.swift:18 wants `a` as high as `b`, but Card.swift:17 wants `a` as high as `b` plus 10: \
        `a` cannot be both. Remove `a.height == b.height` (Card.swift:18): Card.swift:17 sets another \
        constant for the same length, 10.
        """,
      ]
    )
  }

  @Test func `an aspect ratio in a frame`() {
    let reports = report("photo") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(views[0].snp.height)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `photo` as wide as it is high, but Card.swift:12 wants it at the edges of \
        `card` and the frame gives the root view `card` a width of 320 and a height of 200: the difference is \
        120. Give Card.swift:13 the priority 999.
        """
      ]
    )
  }

  @Test func `a centre, and gaps of neighbours`() {
    let reports = report("a", "b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.left.equalToSuperview().offset(20)
        make.width.equalTo(100)
        make.top.equalToSuperview()
      }
      views[1].snp.makeConstraints { make in
        make.top.equalTo(views[0].snp.bottom).offset(8)
        make.bottom.equalTo(views[0].snp.top).offset(-8)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:14 wants `a` 100 wide, but Card.swift:12 wants it centred horizontally in `card`, \
        Card.swift:13 wants `a` 20 from the left edge of `card` and the frame gives the root view `card` a \
        width of 320: that makes 280. Change the 100 in Card.swift:14 to 280.
        """,
        """
        Card.swift:19 wants `b` 8 above `a`, but Card.swift:18 wants `b` 8 below `a` and no length is \
        below 0: at most -8 is possible. Give Card.swift:19 the priority 999.
        """,
      ]
    )
  }

  @Test func `a mask`() {
    let reports = report("a", "b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { $0.width.equalTo(80) }
      views[0].translatesAutoresizingMaskIntoConstraints = true
      let inner = UIView()
      inner.snp.setLabel("inner")
      views[1].frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      views[1].addSubview(inner)
      inner.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(10)
        make.width.equalTo(50)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:11 wants `a` 80 wide, but the autoresizing mask of `a` keeps it 0 wide: it cannot be \
        both. Set translatesAutoresizingMaskIntoConstraints of `a` to false.
        """,
        """
        Card.swift:19 wants `inner` 50 wide, but Card.swift:18 pins both its edges to a superview that \
        its autoresizing mask keeps 60 wide, with insets of 10: 40 are left. Change the 50 in \
        Card.swift:19 to 40.
        """,
      ]
    )
  }

  @Test func `the size of the root view`() {
    let reports = report { card, _ in
      #sourceLocation(file:"Card.swift",line:11)
      card.snp.makeConstraints { $0.width.equalTo(80) }
      card.translatesAutoresizingMaskIntoConstraints = true
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:11 wants `card` 80 wide, but the frame gives it a width of 320: it cannot be both. \
        Change the 80 in Card.swift:11 to 320.
        """
      ]
    )
  }

  @Test func `a cell that is too low for its content`() {
    let reports = collectingIssues {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UIView()
      for (view, name) in [(cell, "cell"), (cell.contentView, "content"), (label, "label")] {
        view.snp.setLabel(name)
      }
      cell.contentView.addSubview(label)
      #sourceLocation(file:"Cell.swift",line:11)
      label.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(8)
        make.height.equalTo(60)
      }
      #sourceLocation()
      cell.layoutIfNeeded()
    }.issues.map { "\($0.conflict?.explanation ?? "") \($0.remedy)" }
    expectEqual(
      reports,
      [
        """
        Cell.swift:13 wants `label` 60 high, but Cell.swift:12 pins both its edges to the content \
        view of its cell, which is 44 high, with insets of 8: 28 are left. Give Cell.swift:13 the priority 999.
        """
      ]
    )
  }

  @Test func `a size that a list adds to a cell`() {
    let reports = report("cell", "label") { _, views in
      let height = views[0].heightAnchor.constraint(equalToConstant: 44)
      height.identifier = "UIView-Encapsulated-Layout-Height"
      height.isActive = true
      views[0].translatesAutoresizingMaskIntoConstraints = false
      views[0].addSubview(views[1])
      #sourceLocation(file:"Cell.swift",line:11)
      views[1].snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.height.equalTo(60)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Cell.swift:13 wants `label` 60 high, but Cell.swift:12 pins both its edges to a superview that \
        the table or collection view makes 44 high: 44 are left. Give Cell.swift:13 the priority 999.
        """
      ]
    )
  }

  @Test func `an intrinsic content size at priority 1000`() {
    let reports = collectingIssues(measurer: FixedAdvanceText()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let label = UILabel()
      label.text = "twenty characters   "
      label.snp.setLabel("label")
      root.addSubview(label)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      #sourceLocation(file:"Card.swift",line:11)
      label.snp.makeConstraints { $0.width.lessThanOrEqualTo(100) }
      #sourceLocation()
      root.layoutIfNeeded()
    }.issues.map { "\($0.conflict?.explanation ?? "") \($0.remedy)" }
    expectEqual(
      reports,
      [
        """
        Card.swift:11 wants `label` at most 100 wide, but the content of `label` makes it at least 170 \
        wide: it cannot be both. Change the 100 in Card.swift:11 to 170.
        """
      ]
    )
  }

  @Test func `a stack that is too narrow`() {
    let reports = report("stack") { card, views in
      let stack = UIStackView()
      stack.snp.setLabel("row")
      stack.spacing = 10
      card.addSubview(stack)
      let items = ["one", "two"].map { name in
        let view = UIView()
        view.snp.setLabel(name)
        stack.addArrangedSubview(view)
        return view
      }
      #sourceLocation(file:"Card.swift",line:11)
      stack.snp.makeConstraints { $0.left.right.equalToSuperview() }
      for item in items { item.snp.makeConstraints { $0.width.equalTo(200) } }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:12 wants `two` 200 wide, but the stack `row` puts it in a row with `one` (200) in a \
        320-wide superview with gaps of 0, 10 and 0: 110 are left. Change the 200 in Card.swift:12 to \
        110.
        """
      ]
    )
  }

  @Test func `a fitting size is requested, not given`() {
    let reports = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      root.snp.setLabel("card")
      let view = UIView()
      view.snp.setLabel("view")
      root.addSubview(view)
      #sourceLocation(file:"Card.swift",line:11)
      view.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.width.equalTo(400)
      }
      #sourceLocation()
      _ = root.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }.issues.map { "\($0.conflict?.explanation ?? "") \($0.remedy)" }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `view` 400 wide, but Card.swift:12 pins both its edges to a 300-wide \
        superview: 300 are left. Change the 400 in Card.swift:13 to 300.
        """
      ]
    )
  }

  @Test func `statements without a line, with a name, and between offsets`() {
    let reports = report("a", "b") { _, views in
      for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
      let (a, b) = (views[0], views[1])
      let wide = a.widthAnchor.constraint(equalToConstant: 20)
      wide.identifier = "wide"
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 10), wide,
        b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5),
        a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 8),
      ])
    }
    expectEqual(
      reports,
      [
        """
        'wide' wants `a` 20 wide, but a constraint wants it 10 wide: it cannot be both. Remove \
        `a.width == 20`: `a.width == 10` sets another constant for the same length, 10.
        """,
        """
        A constraint wants `(b.left - a.right) == 8`, but another constraint wants `b` 5 right of `a`: the \
        difference is 3. Change the 8 in `(b.left - a.right) == 8` to 5.
        """,
      ]
    )
  }

  @Test func `many statements are listed by their lines`() {
    let reports = report("a", "b", "c", "d", "e", "f", "g") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      for (view, next) in zip(views, views.dropFirst()) {
        view.snp.makeConstraints { $0.width.equalTo(next) }
      }
      views[0].snp.makeConstraints { $0.width.equalTo(50) }
      views[6].snp.makeConstraints { $0.width.greaterThanOrEqualTo(80) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:15 wants `g` at least 80 wide, but Card.swift:12 and 14 together make that 50. Change \
        the 80 in Card.swift:15 to 50.
        """
      ]
    )
  }

  @Test func `a length below 0`() {
    let reports = report("a") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { $0.width.equalTo(-5) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:11 wants `a` -5 wide, but no length is below 0. Remove `a.width == -5` \
        (Card.swift:11).
        """
      ]
    )
  }

  // MARK: Numbers that stand elsewhere

  @Test func `a number that a handle set is not said to stand in the line`() {
    let reports = report("avatar", "b") { _, views in
      let (avatar, b) = (views[0], views[1])
      var handles: [Constraint] = []
      #sourceLocation(file:"Card.swift",line:12)
      handles += avatar.snp.prepareConstraints { $0.width.equalTo(10) }
      handles += b.snp.prepareConstraints { $0.left.right.equalToSuperview().inset(5) }
      b.snp.makeConstraints { $0.width.equalTo(310) }
      handles += avatar.snp.prepareConstraints { $0.height.equalTo(10) }
      avatar.snp.makeConstraints { $0.height.equalTo(60) }
      #sourceLocation(file:"Card.swift",line:20)
      avatar.snp.makeConstraints { $0.horizontalEdges.equalToSuperview().inset(150) }
      #sourceLocation()
      for handle in handles { handle.activate() }
      handles[0].update(offset: 100)
      handles[1].update(inset: 25)
      handles[2].update(offset: 70)
    }
    expectEqual(
      Set(reports),
      [
        """
        Card.swift:12 wants `avatar` 100 wide (set later), but Card.swift:20 pins both its edges to a \
        320-wide superview with insets of 150: 20 are left. Set the constant of Card.swift:12, now 100, \
        to 20: it was set later.
        """,
        """
        Card.swift:14 wants `b` 310 wide, but Card.swift:13 pins both its edges to a 320-wide superview \
        with insets of 25 (set later): 270 are left. Change the 310 in Card.swift:14 to 270.
        """,
        """
        Card.swift:15 wants `avatar` 70 high (set later), but Card.swift:16 wants it 60 high: it \
        cannot be both. Remove `avatar.height == 70` (Card.swift:15): Card.swift:16 sets another \
        constant for the same length, 60.
        """,
      ]
    )
  }

  @Test func `a neighbour's width that a handle set is marked, also in the list`() throws {
    let issues = issues(["a", "b"]) { _, views in
      #sourceLocation(file:"Card.swift",line:12)
      views[0].snp.makeConstraints { $0.left.equalToSuperview() }
      let width = views[0].snp.prepareConstraints { $0.width.equalTo(50) }[0]
      width.activate()
      views[1].snp.makeConstraints { $0.left.equalTo(views[0].snp.right) }
      views[1].snp.makeConstraints { $0.right.equalToSuperview() }
      views[1].snp.makeConstraints { $0.width.equalTo(200) }
      #sourceLocation()
      width.update(offset: 180)
    }
    let conflict = try #require(issues.first?.conflict)
    expectEqual(
      conflict.explanation,
      """
      Card.swift:17 wants `b` 200 wide, but Card.swift:12, 15 and 16 put it in a row with `a` (180, set \
      later) in a 320-wide superview without gaps: 140 are left.
      """
    )
    expectTrue(conflict.description.contains("  Card.swift:13: a.width == 180 (set later)\n"))
  }

  @Test func `a distance that would be negative is named`() {
    let reports = report { card, _ in
      let title = UILabel()
      title.snp.setLabel("title")
      title.text = String(repeating: "x", count: 32)
      title.setContentCompressionResistancePriority(.required, for: .horizontal)
      card.addSubview(title)
      #sourceLocation(file:"Card.swift",line:12)
      title.snp.makeConstraints { $0.left.equalToSuperview().offset(120) }
      title.snp.makeConstraints { $0.right.equalToSuperview().offset(-120) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `title` 120 from the right edge of `card`, but Card.swift:12 wants `title` 120 \
        from the left edge of `card`, the frame gives the root view `card` a width of 320 and the content of \
        `title` makes `title` at least 272 wide: at most -72 is possible. Give Card.swift:13 the priority 999.
        """
      ]
    )
  }

  @Test func `a number of an equation that a handle set is not said to stand in the line`() {
    let reports = report("a") { _, views in
      #sourceLocation(file:"Card.swift",line:12)
      let inset = views[0].snp.prepareConstraints { $0.left.right.equalToSuperview().inset(5) }
      #sourceLocation()
      for handle in inset { handle.activate() }
      inset[0].update(inset: 170)
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:12 pins both edges of `a` to a 320-wide superview with insets of 170 (set later): -20 \
        would be left, and no length is below 0. Set the constant of `a.right == card.right - 170` (Card.swift:12) \
        to -150: it was set later.
        """
      ]
    )
  }

  @Test func `what an update says stands in its line`() {
    let reports = report("a") { _, views in
      #sourceLocation(file:"Card.swift",line:12)
      views[0].snp.makeConstraints { $0.width.equalTo(50) }
      views[0].snp.makeConstraints { $0.left.right.equalToSuperview().inset(150) }
      views[0].snp.updateConstraints { $0.width.equalTo(100) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:14 wants `a` 100 wide, but Card.swift:13 pins both its edges to a 320-wide superview \
        with insets of 150: 20 are left. Change the 100 in Card.swift:14 to 20.
        """
      ]
    )
  }

  @Test func `the cure says why its number is not that of the sentence`() {
    let reports = report("a", "b") { _, views in
      let (a, b) = (views[0], views[1])
      #sourceLocation(file:"Card.swift",line:12)
      a.snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
      a.snp.makeConstraints { $0.right.lessThanOrEqualToSuperview().inset(20) }
      b.snp.makeConstraints { $0.left.equalTo(a.snp.right) }
      b.snp.makeConstraints { $0.width.equalTo(50) }
      b.snp.makeConstraints { $0.right.lessThanOrEqualToSuperview() }
      a.snp.makeConstraints { $0.width.equalTo(300) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:17 wants `a` 300 wide, but Card.swift:12 and 13 pin both its edges to a 320-wide \
        superview with insets of 10 and at least 20: at most 290 are left. Change the 300 in \
        Card.swift:17 to 260: constraints that are not named here rule out 290.
        """
      ]
    )
  }

  @Test func `a repetition has the number that the sentence names`() {
    let reports = report("a", "b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.width.equalTo(views[1]).offset(-10)
        make.width.equalTo(views[1])
      }
      views[1].snp.makeConstraints { $0.width.equalTo(100) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:13 wants `a` as wide as `b`, but Card.swift:12 wants `a` as wide as `b` minus 10: \
        `a` cannot be both. Remove `a.width == b.width` (Card.swift:13): Card.swift:12 sets another \
        constant for the same length, -10.
        """
      ]
    )
  }

  // MARK: Which line, and which view

  @Test func `a line is named where two were`() {
    let reports = report("a", "b", "c") { _, views in
      let (a, b, c) = (views[0], views[1], views[2])
      #sourceLocation(file:"Card.swift",line:11)
      a.snp.makeConstraints { $0.centerX.equalToSuperview() }
      a.snp.makeConstraints { $0.width.equalTo(100) }
      #sourceLocation(file:"Card.swift",line:12)
      a.snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
      b.snp.makeConstraints { $0.left.equalToSuperview().offset(8) }
      #sourceLocation(file:"Card.swift",line:13)
      b.snp.makeConstraints { $0.width.equalTo(100) }
      c.snp.makeConstraints { $0.left.equalTo(b.snp.right) }
      #sourceLocation(file:"Card.swift",line:14)
      c.snp.makeConstraints { $0.right.equalToSuperview() }
      #sourceLocation(file:"Card.swift",line:14)
      c.snp.makeConstraints { $0.width.equalTo(250) }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:12 wants `a` 100 wide, but Card.swift:11 wants it centred horizontally in `card`, \
        Card.swift:12 wants `a` 10 from the left edge of `card` and the frame gives the root view `card` a \
        width of 320: that makes 300. Change `a.width == 100` (Card.swift:12) to `a.width == 300`.
        """,
        """
        Card.swift:14 wants `c` 250 wide, but Card.swift:13 and 14 put it in a row with `b` (100) in a \
        320-wide superview with gaps of 8, 0 and 0: 212 are left. Change `c.width == 250` (Card.swift:14) \
        to `c.width == 212`.
        """,
      ]
    )
  }

  @Test func `a difference between two lengths is the smallest possible one`() {
    let reports = report("b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.left.greaterThanOrEqualToSuperview()
        make.right.lessThanOrEqualToSuperview()
        make.width.equalToSuperview().multipliedBy(2)
      }
      #sourceLocation()
    }
    expectEqual(
      reports,
      [
        """
        Card.swift:14 wants `b` 2 times as wide as `card`, but Card.swift:12 wants `b` not beyond the \
        left edge of `card`, Card.swift:13 wants `b` not beyond the right edge of `card` and the frame \
        gives the root view `card` a width of 320: the difference is at least 320. Give Card.swift:14 the \
        priority 999.
        """
      ]
    )
  }

  @Test func `the length 0 of a gone view is not a number that the source contains`() {
    let reports = report("a", "b") { _, views in
      #sourceLocation(file:"Card.swift",line:11)
      views[0].snp.makeConstraints { make in
        make.top.left.equalToSuperview()
        make.width.equalTo(20)
      }
      views[1].snp.makeConstraints { make in
        make.top.bottom.equalTo(views[0])
        make.left.equalToSuperview()
        make.size.equalTo(16)
      }
      views[0].snp.setGone(true)
      #sourceLocation()
    }
    expectEqual(reports.count, 1)
    expectTrue(reports.first?.hasSuffix("Call setGone(false) instead of Card.swift:20.") == true)
  }

  @Test func `an app's own constraint with the identifier gone is not taken for one of setGone`() {
    let issues = issues(["a", "b"]) { _, views in
      views[1].snp.makeConstraints { $0.height.equalTo(16) }
      views[0].snp.makeConstraints { $0.height.equalTo(views[1]) }
      let height = views[0].heightAnchor.constraint(equalToConstant: 0)
      height.identifier = "gone"
      height.isActive = true
    }
    expectEqual(issues.count, 1)
    expectEqual(issues.first?.conflict?.leftOut.identifier, "gone")
    expectTrue(issues.first?.remedy.contains("setGone") == false)
  }

  @Test func `a description lists twelve members, and the value contains all`() {
    let issues = issues((0..<40).map { "v\($0)" }) { card, views in
      for (index, view) in views.enumerated() {
        view.snp.makeConstraints { make in
          make.left.equalTo(index == 0 ? card.snp.left : views[index - 1].snp.right)
          make.width.equalTo(10)
        }
      }
      views[39].snp.makeConstraints { $0.right.equalToSuperview() }
    }
    let conflict = issues.first?.conflict
    expectEqual(conflict?.members.count, 75)
    let lines = conflict?.description.split(separator: "\n") ?? []
    expectEqual(lines.filter { $0.hasPrefix("  ") }.count, 13)
    expectTrue(lines.contains("  and 63 more constraints"))
  }
}
