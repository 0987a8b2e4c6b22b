import Cassowary

/// A mixed system of all families, from a seed, whose answer is known by construction.
///
/// Blocks stand below each other in a root that they share: overlays, lists, feeds, coupled feeds, priority rows, timelines, cells
/// that fit themselves, and equations around a planted solution. Statements reach the solver shuffled, required ones times
/// a power of two. Then the root's width changes, and required contradictions come and go, which must change nothing.
struct RandomSystem {
  private(set) var model = Model()
  private var generator: Lcg
  private let root: Box
  private let rootWidth: Int
  /// Expected numbers of one block after the other, for a width of the root and the y where the block starts, which each moves
  /// to its end.
  private var answers: [(Double, inout Double) -> [Double]] = []
  private var bottom: (top: Int, height: Int)?
  /// What the root goes through.
  static let widths = [375.0, 320, 501, 788, 433]

  init(seed: Int, size: Int) {
    generator = Lcg(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9 &+ 12345)
    (root, rootWidth) = Screen.addRoot(to: &model, sizes: .nonNegative)
    // The seed's first numbers are alike for seeds that are.
    for _ in 0..<8 { _ = generator.next() }
    answers.append { width, _ in [0, 0, width, Screen.height] }
    var kinds = Array(0..<8)
    generator.shuffle(&kinds)
    while model.domains.count < 4 * size {
      for kind in kinds where model.domains.count < 4 * size { addBlock(kind) }
    }
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.next(below: range.count)
  }

  /// A view across the root, inset on both sides, below the block before.
  private mutating func makeContainer() -> (box: Box, inset: Double) {
    let inset = Double(generator.next(below: 20))
    let box = model.makeBox(sizes: .nonNegative)
    model.state([(box.left, 1), (root.left, -1)], .equal, inset)
    model.state([(box.width, 1), (root.width, -1)], .equal, -2 * inset)
    if let bottom {
      model.state([(box.top, 1), (bottom.top, -1), (bottom.height, -1)], .equal, 0)
    } else {
      model.state([(box.top, 1), (root.top, -1)], .equal, 0)
    }
    bottom = (box.top, box.height)
    return (box, inset)
  }

  /// Ends a container at a fixed height: its own frame, and its content's for that frame.
  private mutating func end(
    _ box: Box,
    inset: Double,
    height: Double,
    content: @escaping ([Double]) -> [Double]
  ) {
    model.state([(box.height, 1)], .equal, height)
    answers.append { width, y in
      let frame = [inset, y, width - 2 * inset, height]
      y += height
      return frame + content(frame)
    }
  }

  private mutating func addBlock(_ kind: Int) {
    switch kind {
    case 0:
      let count = count(1...12)
      let (box, inset) = makeContainer()
      Overlay.add(count, to: &model, in: box, sizes: .nonNegative)
      end(box, inset: inset, height: 60) { Overlay.frames(count, in: $0) }
    case 1:
      let count = count(1...12)
      let (box, inset) = makeContainer()
      List.add(count, to: &model, in: box, sizes: .nonNegative)
      end(box, inset: inset, height: Double(52 * count)) {
        List.frames(count, left: $0[0], top: $0[1], width: $0[2])
      }
    case 2: addFeed(level: nil)
    case 3: addFeed(level: [249, 500, 751][generator.next(below: 3)])
    case 4:
      let count = count(2...10)
      let (box, inset) = makeContainer()
      PriorityRow.add(count, to: &model, from: box.left, width: box.width)
      end(box, inset: inset, height: 30) {
        PriorityRow.frames(count, left: $0[0], width: $0[2])
      }
    case 5:
      var wishes: [Double] = []
      for index in 0..<count(2...20) {
        wishes.append(Timeline.wish(index, generator.next(below: 400)))
      }
      _ = Timeline.add(wishes, to: &model)
      let answer = Timeline.answer(wishes)
      answers.append { _, _ in answer }
    case 6:
      let index = generator.next(below: 1000)
      let wished = Double(300 + generator.next(below: 300))
      let cell = model.makeBox(sizes: .nonNegative)
      model.state([(cell.left, 1)], .equal, 0)
      model.state([(cell.top, 1)], .equal, 0)
      model.state([(cell.width, 1)], .equal, wished, .level(50))
      model.state([(cell.height, 1)], .equal, 0, .level(50))
      _ = Feed.addContent(of: index, in: cell, to: &model, sizes: .nonNegative)
      answers.append { _, _ in Fit.frames(cell: index, wished: wished) }
    default: addPlanted()
    }
  }

  private mutating func addFeed(level: Double?) {
    let count = count(1...4)
    let (box, inset) = makeContainer()
    // One block's cells end where its answer ends: the container takes their height.
    let start = model.domains.count
    if let level {
      CoupledFeed.add(count, level: level, to: &model, in: box)
    } else {
      _ = Feed.add(count, to: &model, in: box, sizes: .nonNegative)
    }
    let last = Box(first: start + 4 * Feed.viewsPerCell * (count - 1))
    model.state(
      [(box.top, 1), (box.height, 1), (last.top, -1), (last.height, -1)],
      .equal,
      0
    )
    answers.append { width, y in
      let inner = width - 2 * inset
      let frames =
        level.map { CoupledFeed.frames(count, level: $0, left: inset, top: y, width: inner) }
        ?? Feed.frames(count, left: inset, top: y, width: inner)
      let last = frames.count - 4 * Feed.viewsPerCell
      let bottom = frames[last + 1] + frames[last + 3]
      let frame = [inset, y, inner, bottom - y]
      y = bottom
      return frame + frames
    }
  }

  /// As many independent equations as unknowns around numbers that were chosen first, one of them optional; inequalities that
  /// hold there, some without room; and wishes below that come too late to matter.
  private mutating func addPlanted() {
    let count = count(2...8)
    let (box, inset) = makeContainer()
    let start = model.domains.count
    var solution: [Double] = []
    for index in 0..<count {
      let isSize = generator.next(below: 2) == 0
      _ = model.makeVariable(isSize ? .nonNegative : .free)
      let value = Double(generator.next(below: 200)) / 2
      solution.append(isSize || index % 3 != 0 ? value : -value)
    }

    var rows: [[Double]] = []
    while rows.count < count {
      var row = [Double](repeating: 0, count: count)
      for _ in 0..<self.count(2...4) {
        row[generator.next(below: count)] = [1.0, -1, 2, -0.5, 3][generator.next(below: 5)]
      }
      if Self.isIndependent(row, of: rows) { rows.append(row) }
    }
    func value(_ row: [Double]) -> Double { zip(row, solution).reduce(0) { $0 + $1.0 * $1.1 } }
    func terms(_ row: [Double]) -> [(variable: Int, coefficient: Double)] {
      row.indices.filter { row[$0] != 0 }.map { (start + $0, row[$0]) }
    }
    let optional = generator.next(below: count)
    for (index, row) in rows.enumerated() {
      model.state(
        terms(row),
        .equal,
        value(row),
        index == optional ? .level(998) : .required
      )
    }
    for _ in 0..<count {
      var row = [Double](repeating: 0, count: count)
      for _ in 0..<self.count(1...3) {
        row[generator.next(below: count)] = [1.0, -1, 2, -0.5][generator.next(below: 4)]
      }
      let room = Double(generator.next(below: 3) * 10)
      // The box's left edge is where its inset says: what stands on both sides changes nothing.
      model.state(
        terms(row) + [(box.left, 1)],
        .lessThanOrEqual,
        value(row) + inset + room
      )
      model.state(
        terms(row),
        .equal,
        value(row) + Double(generator.next(below: 50)),
        .level(Double(1 + generator.next(below: 900)))
      )
    }
    end(box, inset: inset, height: 100) { [solution] _ in solution }
  }

  /// Whether elimination leaves something of fair size of the row.
  private static func isIndependent(_ row: [Double], of rows: [[Double]]) -> Bool {
    var basis: [(pivot: Int, row: [Double])] = []
    for candidate in rows + [row] {
      var rest = candidate
      for (pivot, row) in basis {
        let factor = rest[pivot] / row[pivot]
        for index in rest.indices { rest[index] -= factor * row[index] }
      }
      guard let pivot = rest.indices.max(by: { rest[$0].magnitude < rest[$1].magnitude }),
        rest[pivot].magnitude > 0.1
      else { return false }
      basis.append((pivot, rest))
    }
    return true
  }

  func answer(_ width: Double) -> [Double] {
    var y = 0.0
    return answers.flatMap { $0(width, &y) }
  }

  // MARK: Running

  private struct Living {
    var solver = Reductions.makeSolver()
    var variables: [Variable] = []
    var rootWidth: Constraint.ID?

    func read(into values: inout [Double]) { solver.copyValues(of: variables, into: &values) }
  }

  /// A solver with all statements in an order that the seed decides.
  private func feed(_ generator: inout Lcg) throws -> Living {
    var living = Living()
    living.variables = model.domains.map { living.solver.makeVariable($0) }
    var order = Array(model.statements.indices)
    generator.shuffle(&order)
    for index in order {
      let statement = model.statements[index]
      let scales = [0.25, 0.5, 1, 2, 4]
      // Scaling an optional statement would scale its error.
      let isScaled = statement.strength.isRequired && index != rootWidth
      let scale = isScaled ? scales[generator.next(below: scales.count)] : 1
      let id = try living.solver.add(
        Constraint(
          LinearExpression(
            terms: model.terms[statement.terms].map {
              .init(living.variables[$0.variable], scale * $0.coefficient)
            }
          ),
          statement.relation,
          scale * statement.constant
        ),
        strength: statement.strength
      )
      if index == rootWidth { living.rootWidth = id }
    }
    return living
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let system = RandomSystem(seed: options.seed, size: options.size)
    var generator = Lcg(seed: UInt64(truncatingIfNeeded: options.seed) &+ 99)
    var check = Check(spoils: options.spoils)
    var values: [Double] = []
    var living: Living?
    let samples = try samples(options) {
      var made: Living?
      let time = try milliseconds {
        var new = try system.feed(&generator)
        _ = new.solver.solve()
        new.read(into: &values)
        made = new
      }
      living = made
      check.compare(values, system.answer(Screen.width), "seed \(options.seed)")
      return time
    }
    if var living { try system.change(&living, &generator, &check, options) }
    return [
      Measurement(
        engine: "plumb",
        scenario: "random-\(options.seed)",
        size: options.size,
        samples: samples,
        check: check
      )
    ]
  }

  private func change(
    _ living: inout Living,
    _ generator: inout Lcg,
    _ check: inout Check,
    _ options: BenchOptions
  ) throws {
    guard let rootWidth = living.rootWidth else { return }
    var values: [Double] = []
    for width in Self.widths {
      try living.solver.setConstant(width, of: rootWidth)
      _ = living.solver.solve()
      living.read(into: &values)
      check.compare(values, answer(width), "seed \(options.seed) at \(width)")

      // The first view of all is required to be that wide; what comes later contradicts it.
      let id = try living.solver.add(living.variables[root.width] == width + 50)
      _ = living.solver.solve()
      living.read(into: &values)
      check.compare(values, answer(width), "seed \(options.seed) at \(width), contradicted")
      check.expect(
        living.solver.conflicts.map(\.leftOut) == [id],
        "seed \(options.seed) at \(width): \(living.solver.conflicts) instead of \(id) alone"
      )
      living.solver.remove(id)
      check.expect(
        living.solver.solve().restored.isEmpty && living.solver.conflicts.isEmpty,
        "seed \(options.seed) at \(width): a contradiction that is gone leaves a conflict"
      )
    }
  }
}
