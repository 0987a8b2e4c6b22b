import Cassowary

/// Rows below each other.
extension EverydayScreen {
  /// Labels in a column as narrow as the widest of them lets it be, and a field beside each.
  static func form(_ count: Int) -> Self {
    func natural(_ index: Int) -> Double { Double(40 + index * 37 % 90) }
    var screen = Self("form")
    let column = screen.model.makeVariable(.nonNegative)
    screen.model.state([(column, 1)], .equal, 0, .level(50))
    var previous: Box?
    for index in 0..<count {
      let label = screen.model.makeBox(sizes: .nonNegative)
      let field = screen.model.makeBox(sizes: .nonNegative)
      screen.model.state([(label.left, 1), (screen.root.left, -1)], .equal, 16)
      screen.model.state([(label.width, 1), (column, -1)], .equal, 0)
      screen.model.state([(label.height, 1)], .equal, 20)
      let needed = screen.model.state([(column, 1)], .greaterThanOrEqual, natural(index))
      if index == count / 2 { screen.moving = needed }
      screen.model.state([(field.left, 1), (label.left, -1), (label.width, -1)], .equal, 8)
      screen.trail(field, in: screen.root, margin: 16)
      screen.model.state([(field.height, 1)], .equal, 30)
      screen.stack(field, below: previous, gap: 8)
      screen.model.state(
        [(label.top, 1), (label.height, 0.5), (field.top, -1), (field.height, -0.5)],
        .equal,
        0
      )
      previous = field
    }
    let others = (0..<count).filter { $0 != count / 2 }.map(natural).max() ?? 0
    screen.constants = (0..<20).map { Double(30 + 6 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      let column = max(others, constant)
      let field = Screen.width - 40 - column
      return (0..<count).reduce(into: [column]) { frames, index in
        let top = 8 + 38 * Double(index)
        frames += [16, top + 5, column, 20, 24 + column, top, field, 30]
      }
    }
    return screen
  }

  /// Rows of four cells of one width, each as high as the highest of its cells.
  static func grid(_ count: Int) -> Self {
    func needed(_ row: Int, _ column: Int) -> Double { Double(20 + (row * 4 + column) * 13 % 50) }
    var screen = Self("grid")
    var above: (top: Int, height: Int)?
    for row in 0..<count {
      let top = screen.model.makeVariable(.free)
      let height = screen.model.makeVariable(.nonNegative)
      if let above {
        screen.model.state([(top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
      } else {
        screen.model.state([(top, 1), (screen.root.top, -1)], .equal, 8)
      }
      screen.model.state([(height, 1)], .equal, 0, .level(250))
      var cells: [Box] = []
      for column in 0..<4 {
        let cell = screen.model.makeBox(sizes: .nonNegative)
        screen.model.state([(cell.top, 1), (top, -1)], .equal, 0)
        screen.model.state([(cell.height, 1), (height, -1)], .equal, 0)
        let least = screen.model.state([(height, 1)], .greaterThanOrEqual, needed(row, column))
        if row == count / 2 && column == 2 { screen.moving = least }
        if let last = cells.last {
          screen.model.state([(cell.left, 1), (last.left, -1), (last.width, -1)], .equal, 8)
          screen.model.state([(cell.width, 1), (cells[0].width, -1)], .equal, 0)
        } else {
          screen.model.state([(cell.left, 1), (screen.root.left, -1)], .equal, 16)
        }
        cells.append(cell)
      }
      screen.trail(cells[3], in: screen.root, margin: 16)
      above = (top, height)
    }
    screen.constants = (0..<20).map { Double(10 + 4 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      let width = (Screen.width - 56) / 4
      var top = 8.0
      return (0..<count).reduce(into: []) { frames, row in
        let needs = (0..<4).map { row == count / 2 && $0 == 2 ? constant : needed(row, $0) }
        let height = needs.max() ?? 0
        frames += [top, height]
        for column in 0..<4 { frames += [16 + Double(column) * (width + 8), top, width, height] }
        top += height + 8
      }
    }
    return screen
  }

  /// Bubbles on either side, each as wide as its text up to three quarters of the screen.
  static func chat(_ count: Int) -> Self {
    func natural(_ index: Int) -> Double { Double(60 + index * 97 % 640) }
    func height(_ index: Int) -> Double { Double(30 + 10 * (index % 3)) }
    var screen = Self("chat")
    var previous: Box?
    for index in 0..<count {
      let bubble = screen.model.makeBox(sizes: .nonNegative)
      screen.wish(bubble.width, natural(index))
      screen.model.state(
        [(bubble.width, 1), (screen.root.width, -0.75)],
        .lessThanOrEqual,
        0
      )
      if index % 2 == 0 {
        screen.model.state([(bubble.left, 1), (screen.root.left, -1)], .equal, 12)
      } else {
        screen.trail(bubble, in: screen.root, margin: 12)
      }
      screen.model.state([(bubble.height, 1)], .equal, height(index))
      screen.stack(bubble, below: previous, gap: 6)
      previous = bubble
    }
    screen.expected = { root in
      var top = 6.0
      return (0..<count).reduce(into: []) { frames, index in
        let width = min(natural(index), 0.75 * root)
        frames += [index % 2 == 0 ? 12 : root - 12 - width, top, width, height(index)]
        top += height(index) + 6
      }
    }
    return screen
  }

  /// A title and a value on one baseline, in rows as low as the two let them be.
  static func baselines(_ count: Int) -> Self {
    func titleHeight(_ index: Int) -> Double { Double(20 + 4 * (index % 3)) }
    /// How much lower the title's top is than the value's.
    func offset(_ index: Int) -> Double { Double(4 - index % 5) }
    let valueHeight = 28.0
    var screen = Self("baselines")
    var previous: Box?
    for index in 0..<count {
      let row = screen.model.makeBox(sizes: .nonNegative)
      let title = screen.model.makeBox(sizes: .nonNegative)
      let value = screen.model.makeBox(sizes: .nonNegative)
      screen.span(row, margin: 0)
      screen.stack(row, below: previous, gap: 0)
      screen.model.state([(row.height, 1)], .equal, 0, .level(240))
      screen.model.state([(title.left, 1), (row.left, -1)], .equal, 16)
      screen.trail(value, in: row, margin: 16)
      screen.model.state(
        [(value.left, 1), (title.left, -1), (title.width, -1)],
        .greaterThanOrEqual,
        8
      )
      screen.wish(title.width, 90)
      screen.wish(value.width, 70)
      screen.model.state([(title.height, 1)], .equal, titleHeight(index))
      screen.model.state([(value.height, 1)], .equal, valueHeight)
      let baseline = screen.model.state(
        [(title.top, 1), (value.top, -1)],
        .equal,
        offset(index)
      )
      if index == count / 2 { screen.moving = baseline }
      for text in [title, value] {
        screen.model.state([(text.top, 1), (row.top, -1)], .greaterThanOrEqual, 4)
        screen.end(row, .greaterThanOrEqual, below: text, margin: 4)
      }
      previous = row
    }
    screen.constants = (0..<20).map { Double($0 * 7 % 20 - 8) }
    screen.expected = { constant in
      var top = 0.0
      return (0..<count).reduce(into: []) { frames, index in
        let offset = index == count / 2 ? constant : offset(index)
        let value = top + 4 - min(0, offset)
        let lowest = max(value + valueHeight, value + offset + titleHeight(index))
        frames += [0, top, Screen.width, lowest + 4 - top]
        frames += [16, value + offset, 90, titleHeight(index)]
        frames += [Screen.width - 86, value, 70, valueHeight]
        top = lowest + 4
      }
    }
    return screen
  }
}
