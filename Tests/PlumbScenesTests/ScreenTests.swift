import Expectations
import Plumb
import PlumbScenes
import PlumbTesting
import Testing

/// The frames of the app screens in every size and reading direction.
@Suite struct ScreenTests {
  static let screens = [
    "sign-in", "profile-card", "feed", "settings", "form", "recipe", "player", "appearance",
    "shapes", "attributed-text", "store", "contacts", "alerts", "search", "effect-views",
    "button-insets", "shadows", "drawing", "layer-animations",
  ]

  /// Edge insets have left and right, which do not change sides.
  static let mirroredScreens = screens.filter { $0 != "button-insets" }

  private func each(
    _ id: String,
    _ body: (LaidOutScene) throws -> Void
  ) throws {
    let scene = try #require(Scene.named(id))
    for (size, direction) in Scene.sizesAndDirections {
      try body(scene.layOut(size: size, direction: direction))
    }
  }

  @Test(arguments: screens)
  func `screens have no conflicts, and a second layout pass does no work`(id: String) throws {
    try each(id) { scene in
      expectEmpty(scene.issues)
      let before = (scene.root.layoutDiagram, scene.root.layoutStatistics)
      scene.root.setNeedsLayout()
      scene.root.layoutIfNeeded()
      expectEqual(scene.root.layoutDiagram, before.0)
      expectEqual(scene.root.layoutStatistics, before.1)
    }
  }

  /// Screens use leading and trailing only, so the right-to-left layout is the mirror image of the left-to-right one.
  @Test(arguments: mirroredScreens, [Scene.portrait, Scene.landscape])
  func `right to left is the mirror image`(id: String, size: CGSize) throws {
    let scene = try #require(Scene.named(id))
    let plain = scene.layOut(size: size).root
    let mirrored = scene.layOut(size: size, direction: .rightToLeft).root
    func compare(_ a: UIView, _ b: UIView) {
      expectEqual(a.subviews.count, b.subviews.count)
      for (x, y) in zip(a.subviews, b.subviews) {
        // A button centres its title itself. A switch has an inset at its right side in both directions.
        let (left, right) = (
          x.alignmentRect(forFrame: x.frame), y.alignmentRect(forFrame: y.frame)
        )
        expectTrue(abs(left.minX - (b.bounds.width - right.maxX)) < 1e-6)
        expectTrue(abs(left.minY - right.minY) < 1e-6)
        expectTrue(abs(left.width - right.width) < 1e-6)
        expectTrue(abs(left.height - right.height) < 1e-6)
        compare(x, y)
      }
    }
    compare(plain, mirrored)
  }

  @Test(arguments: screens)
  func `only wrapping and compressible labels are narrower than their text`(id: String) throws {
    try each(id) { scene in
      func visit(_ view: UIView) {
        if let label = view as? UILabel, label.numberOfLines == 1,
          let name = label.accessibilityIdentifier
        {
          let mayGiveWay =
            ["name", "soundsTitle", "file"].contains(name) || name.hasSuffix("Author")
          if !mayGiveWay {
            expectTrue(label.frame.width >= label.intrinsicContentSize.width - 1e-6, "\(name)")
          }
        }
        if let label = view as? UILabel, let layout = label.displayedLayout {
          expectTrue(abs(label.frame.height - layout.size.height) < 1e-6)
        } else if let label = view as? UILabel, label.numberOfLines == 0 {
          let lines = label.frame.height / label.font.lineHeight
          expectTrue(abs(lines - lines.rounded()) < 1e-6)
          expectTrue(lines >= 1)
        }
        view.subviews.forEach(visit)
      }
      visit(scene.root)
    }
  }

  @Test func `sign-in: the form is at most 360 wide, centred, and all of it fits`() throws {
    try each("sign-in") { scene in
      let form = try #require(scene.view("form")?.frame)
      let width = min(360, scene.size.width - 48)
      expectEqual(form.width, width)
      expectTrue(abs(form.midX - scene.size.width / 2) < 1e-9)
      let logo = try #require(scene.view("logo")?.frame)
      expectTrue(abs(logo.width - logo.height) < 1e-9)
      if scene.size == Scene.portrait {
        expectTrue(abs(form.midY - scene.size.height / 2) < 1e-9)
        expectEqual(logo.height, 72)
      } else {
        // The logo shrinks before views overlap.
        expectTrue(logo.height < 72 && logo.height > 0)
      }
      let terms = try #require(scene.view("terms")?.frame)
      expectTrue(form.minY >= 8)
      expectTrue(terms.minY >= form.maxY + 8 - 1e-9)
      expectTrue(terms.maxY <= scene.size.height)
      let submit = try #require(scene.view("submit")?.frame)
      expectEqual(submit.width, width)
      expectTrue(abs(submit.maxY - form.height) < 1e-9)
      expectEqual(scene.view("email")?.frame.height, 56)
      expectEqual(scene.view("password")?.frame.height, 56)
    }
  }

  @Test func `search: the refreshing list begins below the control, and results cover the list`()
    throws
  {
    let scene = try #require(Scene.named("search"))
    for (size, direction) in Scene.sizesAndDirections {
      let refreshing = scene.layOut("refreshing", size: size, direction: direction)
      expectEmpty(refreshing.issues)
      let bar = try #require(refreshing.view("bar"))
      let first = try #require(refreshing.view("townsAarhus"))
      let control = try #require(refreshing.view("townsRefresh"))
      expectEqual(bar.frame, CGRect(x: 0, y: 20, width: size.width, height: 96))
      expectEqual(control.convert(control.bounds, to: nil).minY, 116)
      expectEqual(first.convert(first.bounds, to: nil).minY, 176)
      let results = scene.layOut("results", size: size, direction: direction)
      expectEmpty(results.issues)
      expectEqual(results.view("bar")?.frame.height, 52)
      let found = try #require(results.view("resultsMantua"))
      expectEqual(found.convert(found.bounds, to: nil).minY, 72)
      expectEqual(results.view("toolbar")?.frame.maxY, size.height - 20)
    }
  }

  @Test func `profile-card: the cover keeps its aspect ratio and three figures share the width`()
    throws
  {
    try each("profile-card") { scene in
      let card = try #require(scene.view("card")?.frame)
      expectEqual(card.width, min(500, scene.size.width - 32))
      let cover = try #require(scene.view("cover")?.frame)
      expectTrue(abs(cover.height - min(110, 0.28 * card.width)) < 1e-9)
      expectTrue(card.maxY <= scene.size.height)
      expectTrue(abs((scene.view("avatar")?.frame.midY ?? 0) - cover.height) < 1e-9)
      for name in ["posts", "followers", "following"] {
        expectTrue(abs((scene.view(name)?.frame.width ?? 0) - (card.width - 48) / 3) < 1e-9)
      }
      let badge = try #require(scene.view("badge"))
      let text = try #require(scene.view("badgeText") as? UILabel)
      expectTrue(abs(text.frame.width - text.intrinsicContentSize.width) < 1e-9)
      expectTrue(abs(badge.frame.width - text.frame.width - 10) < 1e-9)
      // Both texts have the same baseline, although their superviews differ.
      let name = try #require(scene.view("name") as? UILabel)
      let baseline = badge.frame.minY + text.frame.minY + text.font.ascender
      expectTrue(abs(baseline - name.frame.minY - name.font.ascender) < 1e-9)
    }
  }

  @Test func `feed: cells are 8 points apart and as high as their content`() throws {
    try each("feed") { scene in
      let list = try #require(scene.view("list"))
      expectEqual(list.subviews.count, 50)
      var top = 8.0
      for cell in list.subviews {
        expectTrue(abs(cell.frame.minY - top) < 1e-6)
        expectEqual(cell.frame.width, scene.size.width - 16)
        let prefix = cell.accessibilityIdentifier ?? ""
        let text = try #require(scene.view("\(prefix)Text")?.frame)
        let avatar = try #require(scene.view("\(prefix)Avatar")?.frame)
        let line = try #require(scene.view("\(prefix)Line")?.frame)
        expectTrue(abs(line.minY - max(text.maxY, avatar.maxY) - 10) < 1e-6)
        let reply = try #require(scene.view("\(prefix)Reply")?.frame)
        expectTrue(abs(cell.frame.height - reply.maxY - 4) < 1e-6)
        top = cell.frame.maxY + 8
      }
      expectTrue(abs(list.frame.height - top) < 1e-6)
      expectTrue(Set(list.subviews.map { ($0.frame.height * 1000).rounded() }).count > 1)
    }
  }

  @Test(arguments: ["top", "middle", "end"])
  func `posts: only visible rows have cells`(variant: String) throws {
    let scene = try #require(Scene.named("posts"))
    for (size, direction) in Scene.sizesAndDirections {
      let scene = scene.layOut(variant, size: size, direction: direction)
      expectEmpty(scene.issues)
      let table = try #require(scene.view("table") as? UITableView)
      let cells = table.visibleCells
      let rows = cells.compactMap { table.indexPath(for: $0)?.row }
      expectTrue(table.subviews.count <= 3 * cells.count)
      expectEqual(rows, Array(rows[0]..<(rows[0] + rows.count)))
      for (cell, next) in zip(cells, cells.dropFirst()) {
        expectTrue(abs(cell.frame.maxY - next.frame.minY) < 1e-6)
      }
      for (cell, row) in zip(cells, rows) {
        let post = try #require(cell.contentView.subviews.first)
        expectEqual(post.accessibilityIdentifier, "cell\(row)")
        expectEqual(post.frame, CGRect(origin: .zero, size: cell.frame.size))
        expectEqual(cell.frame.width, size.width)
      }
      switch variant {
      case "top": expectTrue(rows[0] == 0 && cells[0].frame.minY == 0)
      case "middle": expectTrue(rows[0] == 500 && cells[0].frame.minY == table.bounds.minY)
      default:
        expectEqual(rows.last, 999)
        expectTrue(abs(cells[cells.count - 1].frame.maxY - table.bounds.maxY) < 1e-6)
        expectTrue(abs(table.contentSize.height - table.bounds.maxY) < 1e-6)
      }
    }
  }

  @Test func `message: the bar is above the keyboard, and the form above it scrolls`() throws {
    let scene = try #require(Scene.named("message"))
    for (size, direction) in Scene.sizesAndDirections {
      let before = scene.layOut("before", size: size, direction: direction)
      let after = scene.layOut("keyboard", size: size, direction: direction)
      expectTrue(before.issues.isEmpty && after.issues.isEmpty)
      expectEqual(before.view("bar")?.frame.maxY, size.height)
      let keyboard = try #require((after.root as? UIWindow)?.keyboardFrame)
      expectEqual(after.view("bar")?.frame.maxY, keyboard.minY)
      for scene in [before, after] {
        let scroll = try #require(scene.view("scroll") as? UIScrollView)
        expectEqual(scroll.frame.minY, 0)
        expectEqual(scroll.frame.maxY, scene.view("bar")?.frame.minY)
        expectEqual(scroll.contentSize.width, size.width)
        expectEqual(
          scroll.contentSize.height,
          (before.view("scroll") as? UIScrollView)?.contentSize.height
        )
      }
    }
  }

  @Test(arguments: ["collapsed", "expanded", "without-badge"])
  func `adaptive: the state and the width determine the layout`(variant: String) throws {
    let scene = try #require(Scene.named("adaptive"))
    for (size, direction) in Scene.sizesAndDirections {
      let scene = scene.layOut(variant, size: size, direction: direction)
      expectEmpty(scene.issues)
      func frame(_ name: String) throws -> CGRect { try #require(scene.view(name)?.frame) }
      let (card, picture) = (try frame("card"), try frame("picture"))
      let (badge, title, text) = (try frame("badge"), try frame("title"), try frame("text"))
      expectEqual(card.width, size.width - 32)
      let isWide = card.width >= 600
      let isGone = variant == "without-badge"
      if isWide {
        expectEqual(picture.size, CGSize(width: 240, height: 160))
        expectEqual(badge.minY, picture.minY)
      } else {
        expectEqual(picture.width, card.width - 32)
        expectEqual(picture.height, picture.width / 2)
        expectTrue(abs(badge.minY - picture.maxY - (isGone ? 0 : 12)) < 1e-9)
      }
      expectTrue(isGone ? badge.height == 0 : badge.height > 0)
      // On wide screens no view is before the badge, so it closes the gap after it.
      expectTrue(abs(title.minY - badge.maxY - (isGone && isWide ? 0 : 4)) < 1e-9)
      let last = variant == "collapsed" ? title : text
      let end = isWide ? max(last.maxY, picture.maxY) : last.maxY
      expectTrue(abs(card.height - end - 16) < 1e-6)
    }
  }

  @Test func `settings: rows are at least 44 high and fill their group`() throws {
    try each("settings") { scene in
      for (group, rows) in [
        ("account", ["profile"]), ("network", ["airplane", "wifi", "bluetooth"]),
        ("general", ["notifications", "sounds", "focus", "screenTime"]),
      ] {
        let card = try #require(scene.view(group)?.frame)
        expectEqual(card.width, scene.size.width - 32)
        expectEqual(card.height, CGFloat(44 * rows.count))
        for (index, row) in rows.enumerated() {
          expectEqual(
            scene.view(row)?.frame,
            CGRect(x: 0, y: CGFloat(44 * index), width: card.width, height: 44)
          )
        }
      }
      let on = try #require(scene.view("focusKnob")?.frame.minX)
      expectEqual(on, (scene.direction == .leftToRight ? 22 : 2))
    }
  }

  @Test func `form: the leading edges of fields are aligned, buttons have equal widths`() throws {
    try each("form") { scene in
      func rect(_ name: String) throws -> CGRect {
        let view = try #require(scene.view(name))
        return view.convert(view.bounds, to: scene.root)
      }
      let column = try rect("column")
      expectEqual(column.width, min(480, scene.size.width - 40))
      expectTrue(abs(column.midX - scene.size.width / 2) < 1e-6)
      let (name, mail) = (try rect("nameField"), try rect("mailField"))
      expectEqual(name.minX, mail.minX)
      expectEqual(name.width, mail.width)
      expectTrue(try rect("cancel").width == rect("book").width)
      expectTrue(abs(try rect("room").minY - mail.maxY - 12) < 1e-6)
      expectTrue(abs(try rect("guestsRow").minY - rect("room").maxY - 24) < 2)
      expectEqual(try rect("tea").size, CGSize(width: 51, height: 31))
    }
  }

  @Test func `player: percentages, equal gaps and equal widths`() throws {
    try each("player") { scene in
      let frame = { try #require(scene.view($0)).frame }
      let (artwork, track) = (try frame("artwork"), try frame("track"))
      expectEqual(artwork.width, artwork.height)
      let widest = min(320, scene.size.width * 0.8, scene.size.height * 0.4)
      expectTrue(abs(artwork.width - widest) < 1e-6)
      expectTrue(abs(track.width - scene.size.width * 0.8) < 1e-6)
      expectTrue(abs(try frame("progress").width - track.width * 0.62) < 1e-6)
      let controls = try ["shuffle", "back", "play", "forward", "repeat"].map(frame)
        .sorted { $0.minX < $1.minX }
      let ends = [track.minX] + controls.map(\.maxX)
      let gaps = zip(ends, controls.map(\.minX) + [track.maxX]).map { $1 - $0 }
      expectTrue(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-6 && $0 > 0 })
      let tabs = try ["now", "library", "radio", "search"].map(frame)
      expectTrue(tabs.allSatisfy { $0.width == (scene.size.width - 3) / 4 && $0.height == 44 })
      let isMirrored = tabs[0].minX > tabs[3].minX
      expectEqual(isMirrored, (scene.root.effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }
  }

  @Test func `recipe: the column scrolls below a bar that stays`() throws {
    try each("recipe") { scene in
      let scroll = try #require(scene.view("scroll") as? UIScrollView)
      let (photo, column) = (try #require(scene.view("photo")), try #require(scene.view("column")))
      expectEqual(scroll.frame, scene.root.bounds)
      expectEqual(scroll.contentSize.width, scene.size.width)
      expectTrue(abs(scroll.contentSize.height - column.frame.maxY - 80) < 1e-6)
      expectEqual(photo.frame.height, min(220, scene.size.width * 9 / 16))
      expectTrue(column.frame.width <= 672 - 16)
      expectTrue(abs(column.frame.midX - scene.size.width / 2) < 1e-6)
      expectEqual(scene.view("bar")?.frame.height, 52)
    }
  }
}
