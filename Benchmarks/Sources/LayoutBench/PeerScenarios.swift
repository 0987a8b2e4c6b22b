import Cassowary

/// S1 to S6 at the solver: built, solved and read through the public interface.
enum SolverScenarios {
  static let engine = "plumb"

  private static func model(
    views: Int,
    _ add: (inout Model, Box) -> Void
  ) -> (model: Model, rootWidth: Int) {
    var model = Model()
    model.reserve(views: views + 1)
    let root = Screen.addRoot(to: &model, sizes: .free)
    add(&model, root.box)
    return (model, root.width)
  }

  private static func root(_ width: Double = Screen.width) -> [Double] {
    [0, 0, width, Screen.height]
  }

  /// Times making, solving and reading one model from nothing.
  ///
  /// - Parameter sets: the statements of each contradiction, by the ranks of what is left out; then statements have the ranks of
  ///   their order, whatever the order of feeding.
  static func build(
    _ scenario: String,
    _ options: BenchOptions,
    _ model: Model,
    _ expected: [Double],
    sets: [[Int]] = []
  ) throws -> Measurement {
    var check = Check(spoils: options.spoils)
    var values: [Double] = []
    // Kept until the next is there, as `manual-swift` keeps its views: else the allocator gives the memory back to the system
    // each time, and what is timed is fetching it again.
    var kept: SolverSystem?
    let samples = try samples(options) {
      var system: SolverSystem?
      let time = try milliseconds {
        var made = try SolverSystem(model, order: options.order, isRanked: !sets.isEmpty)
        made.solve()
        made.read(into: &values)
        system = made
      }
      check.compare(values, expected, scenario)
      let found = system?.conflictSets ?? []
      check.expect(found == sets, "\(scenario): the sets \(found) instead of \(sets)")
      kept = system
      return time
    }
    withExtendedLifetime(kept) {}
    return Measurement(
      engine: engine,
      scenario: scenario,
      size: options.size,
      samples: samples,
      check: check
    )
  }

  /// Times one statement's constant moving through many values, a mean over all of them.
  static func steps(
    _ scenario: String,
    _ options: BenchOptions,
    _ model: Model,
    moving statement: Int,
    through constants: [Double],
    expected: (Double) -> [Double]
  ) throws -> Measurement {
    var check = Check(spoils: options.spoils)
    var system = try SolverSystem(model, order: options.order)
    system.solve()
    var values: [Double] = []
    system.read(into: &values)
    let samples = try samples(options) {
      var total = 0.0
      for constant in constants {
        total += try milliseconds {
          try system.setConstant(constant, of: statement)
          system.solve()
          system.update(&values)
        }
        check.compare(values, expected(constant), "\(scenario) at \(constant)")
      }
      return total / Double(constants.count)
    }
    return Measurement(
      engine: engine,
      scenario: scenario,
      size: options.size,
      samples: samples,
      check: check
    )
  }

  static let widths = (0..<60).map(Screen.stepWidth)

  static func s1(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, _) = model(views: n) { Overlay.add(n, to: &$0, in: $1, sizes: .free) }
    return [try build("S1", options, model, root() + Overlay.frames(n, in: root()))]
  }

  static func s2(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, _) = model(views: n) { List.add(n, to: &$0, in: $1, sizes: .free) }
    return [try build("S2", options, model, root() + List.frames(n, width: Screen.width))]
  }

  static func s3(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, _) = model(views: n * Feed.viewsPerCell) {
      _ = Feed.add(n, to: &$0, in: $1, sizes: .free)
    }
    return [try build("S3", options, model, root() + Feed.frames(n, width: Screen.width))]
  }

  static func s4a(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, rootWidth) = model(views: n) { List.add(n, to: &$0, in: $1, sizes: .free) }
    return [
      try steps("S4a", options, model, moving: rootWidth, through: widths) { width in
        root(width) + List.frames(n, width: width)
      }
    ]
  }

  static func s4b(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, rootWidth) = model(views: n * Feed.viewsPerCell) {
      _ = Feed.add(n, to: &$0, in: $1, sizes: .free)
    }
    return [
      try steps("S4b", options, model, moving: rootWidth, through: widths) { width in
        root(width) + Feed.frames(n, width: width)
      }
    ]
  }

  /// The title of one cell moves and moves back: a mean over ten solves.
  static func s5(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    var cells: [Feed.Cell] = []
    let (model, _) = model(views: n * Feed.viewsPerCell) {
      cells = Feed.add(n, to: &$0, in: $1, sizes: .free)
    }
    let original = root() + Feed.frames(n, width: Screen.width)

    func measure(
      _ engine: String,
      _ change: (inout SolverSystem, Int, Double) throws -> Void
    ) throws -> Measurement {
      var check = Check(spoils: options.spoils)
      var system = try SolverSystem(model, order: options.order)
      system.solve()
      var values: [Double] = []
      system.read(into: &values)
      var generator = Lcg()
      let samples = try samples(options) {
        var total = 0.0
        for _ in 0..<5 {
          let cell = generator.next(below: n)
          let titleTop = Double(4 + generator.next(below: 40))
          total += try milliseconds {
            try change(&system, cells[cell].titleTop, titleTop)
            system.solve()
            system.update(&values)
          }
          check.compare(
            values,
            root() + Feed.frames(n, width: Screen.width, changed: (cell, titleTop)),
            "S5 with cell \(cell) at \(titleTop)"
          )
          total += try milliseconds {
            try change(&system, cells[cell].titleTop, 12)
            system.solve()
            system.update(&values)
          }
          check.compare(values, original, "S5 with cell \(cell) back")
        }
        return total / 10
      }
      return Measurement(
        engine: engine,
        scenario: "S5",
        size: n,
        samples: samples,
        check: check
      )
    }
    return [
      try measure(engine) { try $0.setConstant($2, of: $1) },
      try measure("\(engine)-remove-add") {
        $0.remove($1)
        try $0.add($1, of: model, constant: $2)
      },
    ]
  }

  /// One cell goes, the next one closes up, and all is undone: a mean over five times both.
  static func s6(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    var cells: [Feed.Cell] = []
    // The tops that close the gaps are statements too, not in the solver at first.
    var closing: [Int] = []
    var (model, _) = model(views: n * Feed.viewsPerCell) {
      cells = Feed.add(n, to: &$0, in: $1, sizes: .free)
    }
    let statements = model.statements.count
    for index in 2..<n {
      closing.append(
        Feed.stateTop(
          of: cells[index].box,
          below: cells[index - 2].box,
          in: Box(first: 0),
          &model
        )
      )
    }
    let original = root() + Feed.frames(n, width: Screen.width)
    var check = Check(spoils: options.spoils)
    var system = try SolverSystem(model, order: options.order)
    for statement in statements..<model.statements.count { system.remove(statement) }
    system.solve()
    var values: [Double] = []
    system.read(into: &values)
    var generator = Lcg()
    let samples = try samples(options) {
      var total = 0.0
      for _ in 0..<5 {
        let cell = 1 + generator.next(below: n - 2)
        let next = cells[cell + 1].top
        total += try milliseconds {
          for statement in cells[cell].statements { system.remove(statement) }
          system.remove(next)
          try system.add(closing[cell - 1], of: model)
          system.solve()
          system.update(&values)
        }
        check.compare(
          values,
          root() + Feed.frames(n, width: Screen.width, skipped: cell),
          "S6 without cell \(cell)"
        )
        total += try milliseconds {
          system.remove(closing[cell - 1])
          for statement in cells[cell].statements { try system.add(statement, of: model) }
          try system.add(next, of: model)
          system.solve()
          system.update(&values)
        }
        check.compare(values, original, "S6 with cell \(cell) back")
      }
      return total / 5
    }
    return [
      Measurement(engine: engine, scenario: "S6", size: n, samples: samples, check: check)
    ]
  }
}
