import Cassowary

/// A screen as people make them, of any length: each has its views depend on each other in another way.
struct EverydayScreen {
  let name: String
  var model = Model()
  let root: Box
  /// The statement that gives the root's width.
  let rootWidth: Int
  /// The statement whose constant changes, and what it becomes.
  var moving: Int
  var constants = (0..<20).map { Screen.stepWidth(3 * $0) }
  /// Every unknown but those of the root, by that constant.
  var expected: (Double) -> [Double] = { _ in [] }

  /// An empty one whose width changes.
  init(_ name: String) {
    self.name = name
    (root, rootWidth) = Screen.addRoot(to: &model, sizes: .nonNegative)
    moving = rootWidth
  }

  /// What the statement says before it changes.
  private var constant: Double { model.statements[moving].constant }

  private func frames(_ constant: Double) -> [Double] {
    let width = moving == rootWidth ? constant : Screen.width
    return [0, 0, width, Screen.height] + expected(constant)
  }

  package static let names = [
    "form", "grid", "chat", "dialog", "columns", "photos", "stacks", "baselines", "tabs",
  ]

  static func all(_ count: Int) -> [EverydayScreen] {
    [
      form(count), grid(count), chat(count), dialog(count), columns(count), photos(count),
      stacks(count), baselines(count), tabs(count),
    ]
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    try all(options.size).flatMap { screen in
      let name = "screens-\(screen.name)"
      return [
        try SolverScenarios.build(name, options, screen.model, screen.frames(screen.constant)),
        try SolverScenarios.steps(
          "\(name)-step",
          options,
          screen.model,
          moving: screen.moving,
          through: screen.constants,
          expected: screen.frames
        ),
      ]
    }
  }

  /// What a build, and what all changes after it, cost the solver of one of the screens.
  package static func counters(
    of name: String,
    _ count: Int
  ) throws -> (build: Counters, changes: Counters)? {
    guard let screen = all(count).first(where: { $0.name == name }) else { return nil }
    var system = try SolverSystem(screen.model)
    system.solve()
    let build = system.solver.counters
    for constant in screen.constants {
      try system.setConstant(constant, of: screen.moving)
      system.solve()
    }
    return (build, system.solver.counters)
  }

  // MARK: Statements

  /// A view that spans the root but for margins.
  fileprivate mutating func span(_ box: Box, margin: Double) {
    model.state([(box.left, 1), (root.left, -1)], .equal, margin)
    model.state(
      [(box.left, 1), (box.width, 1), (root.left, -1), (root.width, -1)],
      .equal,
      -margin
    )
  }

  /// A view below another, or below the root's top edge.
  fileprivate mutating func stack(_ box: Box, below previous: Box?, gap: Double) {
    if let previous {
      model.state([(box.top, 1), (previous.top, -1), (previous.height, -1)], .equal, gap)
    } else {
      model.state([(box.top, 1), (root.top, -1)], .equal, gap)
    }
  }

  /// A text hugs its natural size and resists being smaller.
  fileprivate mutating func wish(_ size: Int, _ natural: Double) {
    model.state([(size, 1)], .lessThanOrEqual, natural, .level(250))
    model.state([(size, 1)], .greaterThanOrEqual, natural, .level(750))
  }
}

// MARK: Rows

extension EverydayScreen {
  /// Labels in a column as narrow as the widest of them lets it be, and a field beside each.
  fileprivate static func form(_ count: Int) -> Self {
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
      screen.model.state(
        [(field.left, 1), (field.width, 1), (screen.root.left, -1), (screen.root.width, -1)],
        .equal,
        -16
      )
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
  fileprivate static func grid(_ count: Int) -> Self {
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
      screen.model.state(
        [(cells[3].left, 1), (cells[3].width, 1), (screen.root.left, -1), (screen.root.width, -1)],
        .equal,
        -16
      )
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
  fileprivate static func chat(_ count: Int) -> Self {
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
        screen.model.state(
          [(bubble.left, 1), (bubble.width, 1), (screen.root.left, -1), (screen.root.width, -1)],
          .equal,
          -12
        )
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
  fileprivate static func baselines(_ count: Int) -> Self {
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
      screen.model.state(
        [(value.left, 1), (value.width, 1), (row.left, -1), (row.width, -1)],
        .equal,
        -16
      )
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
        screen.model.state(
          [(row.top, 1), (row.height, 1), (text.top, -1), (text.height, -1)],
          .greaterThanOrEqual,
          4
        )
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

// MARK: Containers

extension EverydayScreen {
  /// Entries in a box in the middle, as narrow as the widest of them lets it be.
  fileprivate static func dialog(_ count: Int) -> Self {
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
      screen.model.state(
        [(dialog.top, 1), (dialog.height, 1), (last.top, -1), (last.height, -1)],
        .equal,
        16
      )
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
  fileprivate static func columns(_ count: Int) -> Self {
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
      screen.model.state(
        [(page.top, 1), (page.height, 1), (last.top, -1), (last.height, -1)],
        .greaterThanOrEqual,
        16
      )
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
  fileprivate static func photos(_ count: Int) -> Self {
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
  fileprivate static func stacks(_ count: Int) -> Self {
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
        screen.model.state(
          [(box.top, 1), (box.height, 1), (last.top, -1), (last.height, -1)],
          .equal,
          8
        )
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
  fileprivate static func tabs(_ count: Int) -> Self {
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
      screen.model.state(
        [(last.left, 1), (last.width, 1), (bar.left, -1), (bar.width, -1)],
        .equal,
        0
      )
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
