import Cassowary

/// Texts one behind another in a bar.
extension EverydayScreen {
  private static func natural(_ index: Int) -> Double { Double(20 + 37 * index % 31) }

  /// A bar of some width, and texts in it that are as wide as they want to be.
  ///
  /// - Returns: the texts' left edges and widths, and the statement that gives the bar's width.
  private mutating func addBar(
    _ count: Int,
    width: Double
  ) -> (bar: Box, texts: [(left: Int, width: Int)], width: Int) {
    let bar = model.makeBox(sizes: .nonNegative)
    model.state([(bar.left, 1), (root.left, -1)], .equal, 0)
    model.state([(bar.top, 1), (root.top, -1)], .equal, 0)
    model.state([(bar.height, 1)], .equal, 44)
    let statement = model.state([(bar.width, 1)], .equal, width)
    var texts: [(left: Int, width: Int)] = []
    for index in 0..<count {
      let text = (model.makeVariable(.free), model.makeVariable(.nonNegative))
      wish(text.1, Self.natural(index))
      texts.append(text)
    }
    return (bar, texts, statement)
  }

  /// Pins the first and the last of some texts to the ends of a bar.
  private mutating func pin(_ texts: [(left: Int, width: Int)], to bar: Box) {
    guard let first = texts.first, let last = texts.last else { return }
    model.state([(first.left, 1), (bar.left, -1)], .equal, 0)
    model.state(
      [(last.left, 1), (last.width, 1), (bar.left, -1), (bar.width, -1)],
      .equal,
      0
    )
  }

  private mutating func keep(
    _ text: (left: Int, width: Int),
    behind last: (left: Int, width: Int),
    distance: Double
  ) {
    model.state(
      [(text.left, 1), (last.left, -1), (last.width, -1)],
      .greaterThanOrEqual,
      distance
    )
  }

  /// Texts whose centres want to be equally far apart, as in a stack view, the first distances more than the others.
  static func centred(_ count: Int) -> Self {
    var screen = Self("centred")
    let (bar, texts, width) = screen.addBar(count, width: 60 * Double(count))
    screen.moving = width
    var first: Int?
    for index in texts.indices.dropFirst() {
      let (last, text) = (texts[index - 1], texts[index])
      screen.keep(text, behind: last, distance: 4)
      let distance = screen.model.makeVariable(.nonNegative)
      screen.model.state(
        [(text.left, 1), (text.width, 0.5), (last.left, -1), (last.width, -0.5), (distance, -1)],
        .equal,
        0
      )
      if let first {
        let level = max(100, 150 - Double(index - 1))
        screen.model.state([(distance, 1), (first, -1)], .equal, 0, .level(level))
      } else {
        first = distance
      }
    }
    screen.pin(texts, to: bar)
    screen.constants = (0..<20).map { Double(count * (56 + $0 * 7 % 20)) }
    screen.expected = { width in
      let ends = natural(0) + natural(count - 1)
      let step = count < 2 ? 0 : (width - ends / 2) / Double(count - 1)
      let lefts = (0..<count).flatMap { index in
        [natural(0) / 2 + Double(index) * step - natural(index) / 2, natural(index)]
      }
      return [0, 0, width, 44] + lefts + (1..<max(1, count)).map { _ in step }
    }
    return screen
  }

  /// Texts of which each is no nearer than so to the one before it, and has ends of its own.
  static func pushed(_ count: Int) -> Self {
    func least(_ index: Int) -> Double { Double(index % 7) }
    var screen = Self("pushed")
    let (bar, texts, _) = screen.addBar(count, width: 100 * Double(count))
    let moved = count / 2
    for (index, text) in texts.enumerated() {
      if index > 0 { screen.keep(text, behind: texts[index - 1], distance: 4) }
      let bound = screen.model.state(
        [(text.left, 1), (bar.left, -1)],
        .greaterThanOrEqual,
        least(index)
      )
      if index == moved { screen.moving = bound }
      screen.model.state(
        [(text.left, 1), (text.width, 1), (bar.left, -1), (bar.width, -1)],
        .lessThanOrEqual,
        0
      )
    }
    screen.constants = (0..<20).map { Double(40 * moved + 10 * ($0 * 7 % 20)) }
    screen.expected = { constant in
      var next = 0.0
      return (0..<count).reduce(into: [0, 0, 100 * Double(count), 44]) { frames, index in
        let left = max(next, index == moved ? constant : least(index))
        frames += [left, natural(index)]
        next = left + natural(index) + 4
      }
    }
    return screen
  }

  /// Texts with gaps of one length between them, and every fifth hidden, somewhere between its neighbours.
  static func hidden(_ count: Int) -> Self {
    var screen = Self("hidden")
    let wanted = (0..<count).reduce(0) { $0 + natural($1) }
    let (bar, texts, width) = screen.addBar(count, width: wanted + 30 * Double(count))
    screen.moving = width
    let isHiddenBehind = (0..<count).map { $0 % 5 == 3 && $0 < count - 1 }
    var hidden: [(left: Int, width: Int)] = []
    var gap: Int?
    for index in texts.indices.dropFirst() {
      let (last, text) = (texts[index - 1], texts[index])
      if isHiddenBehind[index - 1] {
        let between = (
          left: screen.model.makeVariable(.free), width: screen.model.makeVariable(.nonNegative)
        )
        screen.model.state([(between.width, 1)], .equal, 0)
        screen.keep(between, behind: last, distance: 4)
        screen.keep(text, behind: between, distance: 4)
        hidden.append(between)
      } else {
        screen.keep(text, behind: last, distance: 8)
      }
      if gap == nil { gap = screen.model.makeVariable(.nonNegative) }
      if let gap {
        screen.model.state(
          [(text.left, 1), (last.left, -1), (last.width, -1), (gap, -1)],
          .equal,
          0
        )
      }
    }
    screen.pin(texts, to: bar)
    screen.constants = (0..<20).map { wanted + Double(count * (10 + $0 * 7 % 20)) }
    screen.expected = { width in
      let gap = count < 2 ? 0 : (width - wanted) / Double(count - 1)
      var left = 0.0
      var frames = [0, 0, width, 44]
      var between: [Double] = []
      for index in 0..<count {
        frames += [left, natural(index)]
        left += natural(index)
        if isHiddenBehind[index] { between += [left + 4, 0] }
        if index == 0 && count > 1 { between = [gap] }
        left += gap
      }
      return frames + between
    }
    return screen
  }
}
