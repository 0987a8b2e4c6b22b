import Cassowary

/// The models that the peers are timed with, S1 to S6: same variables, statements, strengths and order.
///
/// Expected frames are four numbers a view: left, top, width, height, absolute.
enum Screen {
  static let width = 375.0
  static let height = 812.0

  /// The root's width at each of the 60 steps: 375 to 788, in no order.
  static func stepWidth(_ step: Int) -> Double { Double(375 + 7 * ((step * 13) % 60)) }

  /// A root at 0, 0 with a width of its own.
  ///
  /// - Returns: the root, and the statement that gives its width.
  static func addRoot(to model: inout Model, sizes: Domain) -> (box: Box, width: Int) {
    let root = model.makeBox(sizes: sizes)
    model.state([(root.left, 1)], .equal, 0)
    model.state([(root.top, 1)], .equal, 0)
    model.state([(root.height, 1)], .equal, height)
    return (root, model.state([(root.width, 1)], .equal, width))
  }
}

/// S1: views with the centre and the size of the root.
enum Overlay {
  static func add(_ count: Int, to model: inout Model, in root: Box, sizes: Domain) {
    for _ in 0..<count {
      let view = model.makeBox(sizes: sizes)
      model.state(
        [(view.left, 1), (view.width, 0.5), (root.left, -1), (root.width, -0.5)],
        .equal,
        0
      )
      model.state(
        [(view.top, 1), (view.height, 0.5), (root.top, -1), (root.height, -0.5)],
        .equal,
        0
      )
      model.state([(view.width, 1), (root.width, -1)], .equal, 0)
      model.state([(view.height, 1), (root.height, -1)], .equal, 0)
    }
  }

  static func frames(_ count: Int, in root: [Double]) -> [Double] {
    Array(repeatElement(root, count: count).joined())
  }
}

/// S2: a list of rows.
enum List {
  static func add(_ count: Int, to model: inout Model, in root: Box, sizes: Domain) {
    var previous: Box?
    for _ in 0..<count {
      let row = model.makeBox(sizes: sizes)
      if let previous {
        model.state([(row.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8)
      } else {
        model.state([(row.top, 1), (root.top, -1)], .equal, 8)
      }
      model.state([(row.left, 1), (root.left, -1)], .equal, 16)
      model.state(
        [(row.left, 1), (row.width, 1), (root.left, -1), (root.width, -1)],
        .equal,
        -16
      )
      model.state([(row.height, 1)], .equal, 44)
      previous = row
    }
  }

  static func frames(_ count: Int, left: Double = 0, top: Double = 0, width: Double) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(4 * count)
    for row in 0..<count {
      result += [left + 16, top + 8 + 52 * Double(row), width - 32, 44]
    }
    return result
  }
}

/// S3: a feed of cells with an avatar, a title, a subtitle, an image and three buttons.
enum Feed {
  static let viewsPerCell = 8

  struct Cell {
    var box: Box
    var title: Box
    /// The cell's own statements.
    var statements: Range<Int>
    var titleTop: Int
    var top: Int
  }

  static func titleWidth(_ index: Int) -> Double { Double(80 + (index * 37) % 300) }
  static let titleHeight = 20.0
  static func subtitleWidth(_ index: Int) -> Double { Double(60 + (index * 53) % 340) }
  static func subtitleHeight(_ index: Int) -> Double { Double(16 + 14 * (index % 3)) }

  static func add(
    _ count: Int,
    to model: inout Model,
    in root: Box,
    sizes: Domain
  ) -> [Cell] {
    var cells: [Cell] = []
    for index in 0..<count {
      let box = model.makeBox(sizes: sizes)
      let start = model.statements.count
      model.state([(box.left, 1), (root.left, -1)], .equal, 0)
      model.state([(box.width, 1), (root.width, -1)], .equal, 0)
      let top = stateTop(of: box, below: cells.last?.box, in: root, &model)
      let (title, titleTop) = addContent(of: index, in: box, to: &model, sizes: sizes)
      cells.append(
        Cell(
          box: box,
          title: title,
          statements: start..<model.statements.count,
          titleTop: titleTop,
          top: top
        )
      )
    }
    return cells
  }

  @discardableResult
  static func stateTop(
    of cell: Box,
    below previous: Box?,
    in root: Box,
    _ model: inout Model
  ) -> Int {
    guard let previous else { return model.state([(cell.top, 1), (root.top, -1)], .equal, 0) }
    return model.state([(cell.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 0)
  }

  /// Seven views in a cell, 35 statements.
  static func addContent(
    of index: Int,
    in cell: Box,
    to model: inout Model,
    sizes: Domain
  ) -> (title: Box, titleTop: Int) {
    let avatar = model.makeBox(sizes: sizes)
    let title = model.makeBox(sizes: sizes)
    let subtitle = model.makeBox(sizes: sizes)
    let image = model.makeBox(sizes: sizes)
    let buttons = (0..<3).map { _ in model.makeBox(sizes: sizes) }

    model.state([(avatar.width, 1)], .equal, 40)
    model.state([(avatar.height, 1)], .equal, 40)
    model.state([(avatar.left, 1), (cell.left, -1)], .equal, 16)
    model.state([(avatar.top, 1), (cell.top, -1)], .equal, 12)

    model.state([(title.left, 1), (avatar.left, -1), (avatar.width, -1)], .equal, 8)
    let titleTop = model.state([(title.top, 1), (cell.top, -1)], .equal, 12)
    addText(title, titleWidth(index), titleHeight, in: cell, to: &model)
    model.state([(subtitle.left, 1), (title.left, -1)], .equal, 0)
    model.state([(subtitle.top, 1), (title.top, -1), (title.height, -1)], .equal, 4)
    addText(subtitle, subtitleWidth(index), subtitleHeight(index), in: cell, to: &model)

    model.state([(image.left, 1), (cell.left, -1)], .equal, 0)
    model.state(
      [(image.left, 1), (image.width, 1), (cell.left, -1), (cell.width, -1)],
      .equal,
      0
    )
    model.state([(image.top, 1), (subtitle.top, -1), (subtitle.height, -1)], .equal, 12)
    model.state([(image.height, 1), (image.width, -9.0 / 16)], .equal, 0, .level(999))

    model.state([(buttons[0].left, 1), (cell.left, -1)], .equal, 16)
    for (one, next) in zip(buttons, buttons.dropFirst()) {
      model.state([(next.left, 1), (one.left, -1), (one.width, -1)], .equal, 8)
    }
    model.state(
      [(buttons[2].left, 1), (buttons[2].width, 1), (cell.left, -1), (cell.width, -1)],
      .equal,
      -16
    )
    model.state([(buttons[1].width, 1), (buttons[0].width, -1)], .equal, 0)
    model.state([(buttons[2].width, 1), (buttons[0].width, -1)], .equal, 0)
    model.state([(buttons[0].top, 1), (image.top, -1), (image.height, -1)], .equal, 8)
    model.state([(buttons[1].top, 1), (buttons[0].top, -1)], .equal, 0)
    model.state([(buttons[2].top, 1), (buttons[0].top, -1)], .equal, 0)
    model.state([(buttons[0].height, 1)], .equal, 36)
    model.state([(buttons[1].height, 1), (buttons[0].height, -1)], .equal, 0)
    model.state([(buttons[2].height, 1), (buttons[0].height, -1)], .equal, 0)
    model.state(
      [(cell.top, 1), (cell.height, 1), (buttons[0].top, -1), (buttons[0].height, -1)],
      .equal,
      12
    )
    return (title, titleTop)
  }

  /// A text keeps 16 from the cell's right edge, hugs its natural size and resists being smaller.
  private static func addText(
    _ text: Box,
    _ width: Double,
    _ height: Double,
    in cell: Box,
    to model: inout Model
  ) {
    model.state(
      [(text.left, 1), (text.width, 1), (cell.left, -1), (cell.width, -1)],
      .lessThanOrEqual,
      -16
    )
    model.state([(text.width, 1)], .lessThanOrEqual, width, .level(250))
    model.state([(text.width, 1)], .greaterThanOrEqual, width, .level(750))
    model.state([(text.height, 1)], .lessThanOrEqual, height, .level(250))
    model.state([(text.height, 1)], .greaterThanOrEqual, height, .level(750))
  }

  /// The frames of one cell, and `top` moved below it.
  ///
  /// - Parameter titleWidth: nil for the natural one, as far as there is room.
  static func frames(
    cell index: Int,
    left: Double = 0,
    top: inout Double,
    width: Double,
    titleTop: Double = 12,
    titleWidth: Double? = nil
  ) -> [Double] {
    let room = width - 80
    let titleY = top + titleTop
    let subtitleY = titleY + titleHeight + 4
    let imageY = subtitleY + subtitleHeight(index) + 12
    let imageHeight = width * 9 / 16
    let buttonY = imageY + imageHeight + 8
    let buttonWidth = (width - 48) / 3
    let height = buttonY + 48 - top
    defer { top += height }
    return [
      left, top, width, height,
      left + 16, top + 12, 40, 40,
      left + 64, titleY, titleWidth ?? min(self.titleWidth(index), room), titleHeight,
      left + 64, subtitleY, min(subtitleWidth(index), room), subtitleHeight(index),
      left, imageY, width, imageHeight,
      left + 16, buttonY, buttonWidth, 36,
      left + 24 + buttonWidth, buttonY, buttonWidth, 36,
      left + 32 + 2 * buttonWidth, buttonY, buttonWidth, 36,
    ]
  }

  /// The frames of a feed; a cell that is skipped is all zeros, as unknowns are that nothing mentions.
  static func frames(
    _ count: Int,
    left: Double = 0,
    top: Double = 0,
    width: Double,
    changed: (cell: Int, titleTop: Double)? = nil,
    skipped: Int? = nil,
    titleWidth: Double? = nil
  ) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(count * viewsPerCell * 4)
    var top = top
    for index in 0..<count {
      if index == skipped {
        result += repeatElement(0, count: viewsPerCell * 4)
      } else {
        result += frames(
          cell: index,
          left: left,
          top: &top,
          width: width,
          titleTop: index == changed?.cell ? changed?.titleTop ?? 12 : 12,
          titleWidth: titleWidth
        )
      }
    }
    return result
  }
}
