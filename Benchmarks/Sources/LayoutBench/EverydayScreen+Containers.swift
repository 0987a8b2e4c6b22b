import Cassowary

/// Views in what is as large as they are, or they as that lets them be.
extension EverydayScreen {
  /// Entries in a box in the middle, as narrow as the widest of them lets it be.
  static func dialog(_ count: Int) -> Self {
    func needed(_ index: Int) -> Double { Double(100 + index * 37 % 120) }
    var screen = Self("dialog")
    let dialog = screen.model.makeBox(sizes: .nonNegative)
    screen.model.state(
      [(dialog.left, 1), (dialog.width, 0.5), (screen.root.left, -1), (screen.root.width, -0.5)],
      .equal,
      0
    )
    screen.model.state([(dialog.top, 1), (screen.root.top, -1)], .equal, 100)
    screen.model.state([(dialog.width, 1)], .equal, 0, .level(250))
    var previous: Box?
    for index in 0..<count {
      let entry = screen.model.makeBox(sizes: .nonNegative)
      let least = screen.model.state([(dialog.width, 1)], .greaterThanOrEqual, needed(index))
      if index == count / 2 { screen.moving = least }
      screen.model.state([(entry.left, 1), (dialog.left, -1)], .equal, 16)
      screen.model.state([(entry.width, 1), (dialog.width, -1)], .equal, -32)
      screen.model.state([(entry.height, 1)], .equal, 30)
      if let previous {
        screen.stack(entry, below: previous, gap: 8)
      } else {
        screen.model.state([(entry.top, 1), (dialog.top, -1)], .equal, 16)
      }
      previous = entry
    }
    if let last = previous {
      screen.end(dialog, .equal, below: last, margin: 16)
    }
    let others = (0..<count).filter { $0 != count / 2 }.map(needed).max() ?? 0
    screen.constants = (0..<20).map { Double(60 + 12 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      let width = max(others, constant)
      let left = (Screen.width - width) / 2
      let height = 38 * Double(count) + 24
      return (0..<count).reduce(into: [left, 100, width, height]) { frames, index in
        frames += [left + 16, 116 + 38 * Double(index), width - 32, 30]
      }
    }
    return screen
  }

  /// Two columns of cards in a page that is as high as the higher of them, and a footer below it.
  static func columns(_ count: Int) -> Self {
    func height(_ index: Int) -> Double { Double(40 + index * 29 % 70) }
    let (moved, sides) = (count / 2, [16.0, 8.0])
    var screen = Self("columns")
    let page = screen.model.makeBox(sizes: .nonNegative)
    let footer = screen.model.makeBox(sizes: .nonNegative)
    screen.span(page, margin: 0)
    screen.stack(page, below: nil, gap: 0)
    screen.model.state([(page.height, 1)], .equal, 0, .level(250))
    screen.span(footer, margin: 0)
    screen.stack(footer, below: page, gap: 0)
    screen.model.state([(footer.height, 1)], .equal, 40)
    var lasts: [Box?] = [nil, nil]
    for index in 0..<count {
      let card = screen.model.makeBox(sizes: .nonNegative)
      let side = index % 2
      screen.model.state(
        [(card.left, 1), (screen.root.left, -1), (screen.root.width, side == 0 ? 0 : -0.5)],
        .equal,
        sides[side]
      )
      screen.model.state([(card.width, 1), (screen.root.width, -0.5)], .equal, -24)
      let wish = screen.model.state([(card.height, 1)], .equal, height(index), .level(750))
      if index == moved { screen.moving = wish }
      screen.stack(card, below: lasts[side], gap: 16)
      lasts[side] = card
    }
    for last in lasts.compactMap(\.self) {
      screen.end(page, .greaterThanOrEqual, below: last, margin: 16)
    }
    screen.constants = (0..<20).map { Double(20 + 10 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      var bottoms = [0.0, 0.0]
      let cards = (0..<count).reduce(into: [Double]()) { frames, index in
        let (side, height) = (index % 2, index == moved ? constant : height(index))
        let left = sides[side] + (side == 0 ? 0 : Screen.width / 2)
        frames += [left, bottoms[side] + 16, Screen.width / 2 - 24, height]
        bottoms[side] += 16 + height
      }
      let page = max(bottoms[0], bottoms[1]) + 16
      return [0, 0, Screen.width, page, 0, page, Screen.width, 40] + cards
    }
    return screen
  }

  /// Photos of all shapes, each as large as its place in three columns lets it be.
  static func photos(_ count: Int) -> Self {
    func ratio(_ index: Int) -> Double { 0.5 + Double(index % 7) * 0.25 }
    var screen = Self("photos")
    for index in 0..<count {
      let photo = screen.model.makeBox(sizes: .nonNegative)
      let (row, column) = (Double(index / 3), Double(index % 3))
      screen.model.state([(photo.width, 1), (photo.height, -ratio(index))], .equal, 0)
      for strength in [Strength.required, .level(500)] {
        let relation: Relation = strength.isRequired ? .lessThanOrEqual : .equal
        screen.model.state(
          [(photo.width, 1), (screen.root.width, -0.25)],
          relation,
          0,
          strength
        )
        screen.model.state([(photo.height, 1)], relation, 120, strength)
      }
      screen.model.state(
        [
          (photo.left, 1), (photo.width, 0.5), (screen.root.left, -1),
          (screen.root.width, -0.25 - 0.25 * column),
        ],
        .equal,
        0
      )
      screen.model.state(
        [(photo.top, 1), (photo.height, 0.5), (screen.root.top, -1)],
        .equal,
        65 + 130 * row
      )
    }
    screen.expected = { root in
      (0..<count).reduce(into: []) { frames, index in
        let height = min(120, 0.25 * root / ratio(index))
        let width = height * ratio(index)
        let (row, column) = (Double(index / 3), Double(index % 3))
        frames += [
          root * (0.25 + 0.25 * column) - width / 2, 65 + 130 * row - height / 2, width, height,
        ]
      }
    }
    return screen
  }

  /// Sections of four rows, some of which are hidden whatever height they wish for.
  static func stacks(_ count: Int) -> Self {
    func height(_ section: Int, _ row: Int) -> Double { Double(24 + (section * 4 + row) * 11 % 30) }
    func isHidden(_ section: Int, _ row: Int) -> Bool { (section * 4 + row) % 5 == 3 }
    var screen = Self("stacks")
    var above: Box?
    for section in 0..<count {
      let box = screen.model.makeBox(sizes: .nonNegative)
      screen.span(box, margin: 0)
      screen.stack(box, below: above, gap: 12)
      var previous: Box?
      for index in 0..<4 {
        let row = screen.model.makeBox(sizes: .nonNegative)
        screen.model.state([(row.left, 1), (box.left, -1)], .equal, 16)
        screen.model.state([(row.width, 1), (box.width, -1)], .equal, -32)
        let wish = screen.model.state(
          [(row.height, 1)],
          .equal,
          height(section, index),
          .level(750)
        )
        if section == 0 && index == 0 { screen.moving = wish }
        if isHidden(section, index) { screen.model.state([(row.height, 1)], .equal, 0) }
        if let previous {
          screen.stack(row, below: previous, gap: isHidden(section, index) ? 0 : 4)
        } else {
          screen.model.state([(row.top, 1), (box.top, -1)], .equal, 8)
        }
        previous = row
      }
      if let last = previous {
        screen.end(box, .equal, below: last, margin: 8)
      }
      above = box
    }
    screen.constants = (0..<20).map { Double(20 + 10 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      var top = 0.0
      return (0..<count).reduce(into: []) { frames, section in
        top += 12
        var bottom = top + 8
        let rows = (0..<4).reduce(into: [Double]()) { rows, row in
          let wished = section == 0 && row == 0 ? constant : height(section, row)
          let height = isHidden(section, row) ? 0 : wished
          if row > 0 && !isHidden(section, row) { bottom += 4 }
          rows += [16, bottom, Screen.width - 32, height]
          bottom += height
        }
        frames += [0, top, Screen.width, bottom + 8 - top] + rows
        top = bottom + 8
      }
    }
    return screen
  }

  /// Tabs that want to be as wide as the first one, side by side in a bar.
  static func tabs(_ count: Int) -> Self {
    var screen = Self("tabs")
    let bar = screen.model.makeBox(sizes: .nonNegative)
    screen.model.state([(bar.left, 1), (screen.root.left, -1)], .equal, 0)
    screen.model.state([(bar.top, 1), (screen.root.top, -1)], .equal, 0)
    screen.model.state([(bar.height, 1)], .equal, 44)
    screen.moving = screen.model.state([(bar.width, 1)], .equal, 60 * Double(count))
    var tabs: [Box] = []
    for index in 0..<count {
      let tab = screen.model.makeBox(sizes: .nonNegative)
      if let last = tabs.last {
        screen.model.state([(tab.left, 1), (last.left, -1), (last.width, -1)], .equal, 0)
        screen.model.state([(tab.width, 1), (tabs[0].width, -1)], .equal, 0, .level(500))
      } else {
        screen.model.state([(tab.left, 1), (bar.left, -1)], .equal, 0)
      }
      screen.model.state([(tab.width, 1)], .greaterThanOrEqual, Double(20 + index * 7 % 25))
      screen.model.state([(tab.top, 1), (bar.top, -1)], .equal, 0)
      screen.model.state([(tab.height, 1), (bar.height, -1)], .equal, 0)
      tabs.append(tab)
    }
    if let last = tabs.last {
      screen.trail(last, in: bar, margin: 0)
    }
    screen.constants = (0..<20).map { Double(count * (50 + $0 * 7 % 20)) }
    screen.expected = { bar in
      let width = bar / Double(count)
      return (0..<count).reduce(into: [0, 0, bar, 44]) { frames, index in
        frames += [Double(index) * width, 0, width, 44]
      }
    }
    return screen
  }
}
