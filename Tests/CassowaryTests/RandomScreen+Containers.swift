import Cassowary

/// How containers arrange their views.
extension RandomScreen {
  mutating func fill(_ box: Box, depth: Int) {
    if budget <= 0 || depth > 3 { return text(box) }
    switch random.below(12) {
    case 0, 1: stack(in: box, .vertical, depth)
    case 2: stack(in: box, .horizontal, depth)
    case 3: shareBaseline(in: box)
    case 4: grid(in: box)
    case 5: center(in: box, depth)
    case 6: overlay(in: box, depth)
    case 7: keepRatio(in: box)
    case 8: scroll(in: box, depth)
    case 9: beReadable(in: box, depth)
    case 10: spaceEqually(in: box)
    default: pushHeaders(in: box)
    }
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    max(1, min(crowd * random.within(range), budget))
  }

  private mutating func gap() -> Double { [0, 4, 8, 16][random.below(4)] }

  private mutating func level() -> Int { [999, 750, 500, 251, 250, 50][random.below(6)] }

  // MARK: Content

  /// Content hugging and compression resistance at a natural size.
  private mutating func prefer(_ size: Int, _ natural: Int) {
    add([(size, 1)], .lessThanOrEqual, Double(natural), [250, 251][random.below(2)])
    add([(size, 1)], .greaterThanOrEqual, Double(natural), [750, 749][random.below(2)])
  }

  private mutating func text(_ box: Box) {
    switch random.below(4) {
    case 0: add([(box.width, 1)], .equal, Double(random.below(120)))
    case 1: break
    default: prefer(box.width, 20 + random.below(200))
    }
    switch random.below(4) {
    case 0: add([(box.height, 1)], .equal, Double(random.below(60)))
    case 1: add([(box.height, 1), (box.width, 0.25)], .greaterThanOrEqual, 60, 750)
    default: prefer(box.height, 15 + random.below(40))
    }
  }

  // MARK: Edges

  private mutating func begin(
    _ box: Box,
    in container: Box,
    _ axis: Axis,
    _ relation: Relation = .equal
  ) {
    let margin = gap()
    add([(box.start(axis), 1), (container.start(axis), -1)], relation, margin)
  }

  private mutating func end(
    _ box: Box,
    in container: Box,
    _ axis: Axis,
    _ relation: Relation = .equal,
    _ level: Int? = nil
  ) {
    let (start, size) = (container.start(axis), container.size(axis))
    let terms = [(start, 1.0), (size, 1), (box.start(axis), -1), (box.size(axis), -1)]
    add(terms, relation, gap(), level)
  }

  private mutating func put(_ box: Box, after other: Box, _ axis: Axis, _ relation: Relation) {
    let terms = [(box.start(axis), 1.0), (other.start(axis), -1), (other.size(axis), -1)]
    add(terms, relation, gap())
  }

  private mutating func center(_ box: Box, in container: Box, _ axis: Axis, _ level: Int? = nil) {
    let (start, size) = (container.start(axis), container.size(axis))
    let terms = [(box.start(axis), 1.0), (box.size(axis), 0.5), (start, -1), (size, -0.5)]
    add(terms, .equal, 0, level)
  }

  private func other(_ axis: Axis) -> Axis { axis == .horizontal ? .vertical : .horizontal }

  /// Across an axis: spans its container, or starts with it or is centred in it and does not extend beyond it.
  private mutating func align(_ box: Box, in container: Box, across axis: Axis) {
    let axis = other(axis)
    switch random.below(3) {
    case 0: center(box, in: container, axis)
    default: begin(box, in: container, axis)
    }
    end(box, in: container, axis, random.below(2) == 0 ? .equal : .greaterThanOrEqual)
  }

  // MARK: Containers

  /// Views one after another; some hidden, some of equal size.
  private mutating func stack(in box: Box, _ axis: Axis, _ depth: Int) {
    var views: [Box] = []
    let isEqual = random.below(4) == 0
    let equality = random.below(2) == 0 ? nil : level()
    for _ in 0..<count(1...5) {
      let view = makeBox()
      if let last = views.last {
        put(view, after: last, axis, random.below(5) == 0 ? .greaterThanOrEqual : .equal)
        if isEqual { add([(view.size(axis), 1), (views[0].size(axis), -1)], .equal, 0, equality) }
      } else {
        begin(view, in: box, axis)
      }
      align(view, in: box, across: axis)
      if random.below(6) == 0 { add([(view.size(axis), 1)], .equal, 0) }
      views.append(view)
    }
    let last = views[views.count - 1]
    switch random.below(4) {
    case 0: end(last, in: box, axis, .greaterThanOrEqual)
    case 1: end(last, in: box, axis, .equal, level())
    default: end(last, in: box, axis)
    }
    for view in views { fill(view, depth: depth + 1) }
  }

  /// Texts on one baseline, in a row that is as low as possible.
  private mutating func shareBaseline(in box: Box) {
    var texts: [Box] = []
    for _ in 0..<count(2...4) {
      let view = makeBox()
      prefer(view.width, 20 + random.below(120))
      prefer(view.height, 15 + random.below(30))
      if let last = texts.last {
        put(view, after: last, .horizontal, random.below(3) == 0 ? .greaterThanOrEqual : .equal)
        // A multiple of the height is above the baseline.
        let terms = [(view.top, 1.0), (view.height, 0.75), (last.top, -1), (last.height, -0.75)]
        if random.below(2) == 0 {
          add(terms, .equal, 0)
        } else {
          add([(view.top, 1), (last.top, -1)], .equal, Double(random.within(-5...5)))
        }
      } else {
        begin(view, in: box, .horizontal)
      }
      begin(view, in: box, .vertical, .greaterThanOrEqual)
      end(view, in: box, .vertical, .greaterThanOrEqual)
      texts.append(view)
    }
    end(texts[texts.count - 1], in: box, .horizontal, .greaterThanOrEqual)
    if random.below(2) == 0 { add([(box.height, 1)], .equal, 0, 240) }
  }

  /// Rows and columns of cells with equal widths and heights.
  private mutating func grid(in box: Box) {
    let columns = 1 + random.below(3)
    var cells: [Box] = []
    for _ in 0..<max(1, min(crowd * (1 + random.below(3)), budget / columns)) * columns {
      let cell = makeBox()
      let column = cells.count % columns
      if column == 0 {
        begin(cell, in: box, .horizontal)
      } else {
        put(cell, after: cells[cells.count - 1], .horizontal, .equal)
        add([(cell.width, 1), (cells[0].width, -1)], .equal, 0)
        let first = cells[cells.count - column]
        add([(cell.top, 1), (first.top, -1)], .equal, 0)
        add([(cell.height, 1), (first.height, -1)], .equal, 0)
      }
      if column == columns - 1 && cells.count < columns { end(cell, in: box, .horizontal) }
      if cells.count == columns {
        add([(cell.width, 1), (cells[0].width, -1)], .equal, 0)
      }
      if column == 0 {
        if cells.isEmpty {
          begin(cell, in: box, .vertical)
        } else {
          put(cell, after: cells[cells.count - columns], .vertical, .equal)
        }
        add([(cell.height, 1)], .equal, 0, 250)
      }
      add([(cell.height, 1)], .greaterThanOrEqual, Double(10 + random.below(40)))
      cells.append(cell)
    }
    if random.below(2) == 0 { end(cells[cells.count - 1], in: box, .vertical) }
  }

  /// A centred view, no larger than its container, and as large as its own content.
  private mutating func center(in box: Box, _ depth: Int) {
    let view = makeBox()
    for axis in [Axis.horizontal, .vertical] {
      center(view, in: box, axis, random.below(3) == 0 ? level() : nil)
      if random.below(2) == 0 {
        begin(view, in: box, axis, .greaterThanOrEqual)
      } else {
        add([(view.size(axis), 1), (box.size(axis), -1)], .lessThanOrEqual, -gap())
      }
    }
    fill(view, depth: depth + 1)
  }

  private mutating func overlay(in box: Box, _ depth: Int) {
    for _ in 0..<count(1...3) {
      let view = makeBox()
      for axis in [Axis.horizontal, .vertical] {
        begin(view, in: box, axis, random.below(3) == 0 ? .greaterThanOrEqual : .equal)
        end(view, in: box, axis, random.below(3) == 0 ? .greaterThanOrEqual : .equal)
      }
      fill(view, depth: depth + 1)
    }
  }

  /// A view with an aspect ratio, as large as its container permits.
  private mutating func keepRatio(in box: Box) {
    let view = makeBox()
    let ratio = Double(1 + random.below(8)) / 4
    add([(view.width, 1), (view.height, -ratio)], .equal, 0)
    for axis in [Axis.horizontal, .vertical] {
      center(view, in: box, axis)
      add([(view.size(axis), 1), (box.size(axis), -1)], .lessThanOrEqual, 0)
      add([(view.size(axis), 1), (box.size(axis), -1)], .equal, 0, level())
    }
  }

  /// Content that may be higher than its container.
  private mutating func scroll(in box: Box, _ depth: Int) {
    let content = makeBox()
    add([(content.left, 1), (box.left, -1)], .equal, 0)
    add([(content.top, 1), (box.top, -1)], .equal, -Double(random.below(40)))
    add([(content.width, 1), (box.width, -1)], .equal, 0)
    if random.below(2) == 0 {
      add(
        [(content.height, 1), (box.height, -1)],
        .greaterThanOrEqual,
        0,
        random.below(2) == 0 ? nil : 250
      )
    }
    stack(in: content, .vertical, depth)
  }

  /// Content as wide as its container, up to a readable width, with labels that share a column.
  private mutating func beReadable(in box: Box, _ depth: Int) {
    let content = makeBox()
    center(content, in: box, .horizontal)
    begin(content, in: box, .vertical)
    add([(content.width, 1), (box.width, -1)], .equal, -32, 999)
    add([(content.width, 1)], .lessThanOrEqual, Double(150 + random.below(250)))
    let column = makeVariable(.nonNegative)
    add([(column, 1)], .equal, 0, 50)
    var last: Box?
    for _ in 0..<count(1...4) {
      let label = makeBox()
      let field = makeBox()
      begin(label, in: content, .horizontal)
      add([(label.width, 1), (column, -1)], .equal, 0)
      add([(column, 1)], .greaterThanOrEqual, Double(20 + random.below(60)))
      put(field, after: label, .horizontal, .equal)
      end(field, in: content, .horizontal)
      if let last {
        put(field, after: last, .vertical, .equal)
      } else {
        begin(field, in: content, .vertical)
      }
      center(label, in: field, .vertical)
      prefer(label.height, 20)
      fill(field, depth: depth + 2)
      last = field
    }
    if let last {
      end(last, in: content, .vertical, random.below(2) == 0 ? .equal : .greaterThanOrEqual)
    }
  }

  /// Views of natural widths with equal gaps between them.
  private mutating func spaceEqually(in box: Box) {
    let gap = makeVariable(.nonNegative)
    let isCentered = random.below(3) == 0
    var last: Box?
    for _ in 0..<count(2...5) {
      let view = makeBox()
      prefer(view.width, 10 + random.below(60))
      center(view, in: box, .vertical)
      add([(view.height, 1)], .equal, 20)
      if let last {
        if isCentered {
          let terms = [
            (view.left, 1.0), (view.width, 0.5), (last.left, -1), (last.width, -0.5), (gap, -1),
          ]
          add(terms, .equal, 0, random.below(2) == 0 ? nil : 149)
          put(view, after: last, .horizontal, .greaterThanOrEqual)
        } else {
          add([(view.left, 1), (last.left, -1), (last.width, -1), (gap, -1)], .equal, 0)
        }
      } else {
        begin(view, in: box, .horizontal)
      }
      last = view
    }
    if let last { end(last, in: box, .horizontal) }
  }

  /// Section headers that stay at the top until their section ends, and push each other.
  private mutating func pushHeaders(in box: Box) {
    var section: Box?
    var header: Box?
    for _ in 0..<count(1...4) {
      let view = makeBox()
      let title = makeBox()
      align(view, in: box, across: .vertical)
      if let section {
        put(view, after: section, .vertical, .equal)
      } else {
        begin(view, in: box, .vertical)
      }
      prefer(view.height, 30 + random.below(80))
      add([(title.left, 1), (view.left, -1)], .equal, 0)
      add([(title.width, 1), (view.width, -1)], .equal, 0)
      add([(title.height, 1)], .equal, 20)
      add([(title.top, 1), (view.top, -1)], .greaterThanOrEqual, 0)
      add([(title.top, 1)], .greaterThanOrEqual, Double(random.below(60)), level())
      add([(title.top, 1), (view.top, -1)], .equal, 0, 250)
      end(title, in: view, .vertical, .greaterThanOrEqual)
      if let header { put(title, after: header, .vertical, .greaterThanOrEqual) }
      section = view
      header = title
    }
  }
}
