import Cassowary

/// Systems in which everything depends on everything, so that a simplex decides.
///
/// The answer is not known in closed form: the sum of the errors of each level is compared with that of another solver, HiGHS.
enum CoupledSystem: String, CaseIterable {
  /// Sizes that want to be equal to the one before, from both sides.
  case chain
  /// Sizes at least that of the one before.
  case grow
  /// Natural heights that want to be equal, in too little room.
  case equalrows
  /// Pairs of pairs that want to be equally wide, in a given width.
  case tree
  /// Rows of three texts on one baseline, in three columns, as low as they can be.
  case baselines
  /// Bounds and optional differences between random pairs.
  case random

  func model(_ count: Int) -> Model {
    var model = Model()
    switch self {
    case .chain, .grow: addChain(count, to: &model)
    case .equalrows: addEqualRows(count, to: &model)
    case .tree: addTree(count, to: &model)
    case .baselines: addBaselines(count, to: &model)
    case .random: addRandom(count, to: &model)
    }
    return model
  }

  private func natural(_ index: Int) -> Double { Double(40 + index * 37 % 90) }

  /// A size with content hugging and compression resistance.
  private func addText(_ index: Int, to model: inout Model) -> Int {
    let size = model.makeVariable(.nonNegative)
    model.state([(size, 1)], .greaterThanOrEqual, natural(index), .level(750))
    model.state([(size, 1)], .lessThanOrEqual, natural(index), .level(250))
    return size
  }

  private func addChain(_ count: Int, to model: inout Model) {
    var before: Int?
    for index in 0..<count {
      let size = addText(index, to: &model)
      if let before {
        model.state([(size, 1), (before, -1)], .greaterThanOrEqual, 0)
        if self == .chain { model.state([(size, 1), (before, -1)], .lessThanOrEqual, 0) }
      }
      before = size
    }
  }

  private func addEqualRows(_ count: Int, to model: inout Model) {
    var sizes: [Int] = []
    for index in 0..<count {
      let size = addText(index, to: &model)
      if let before = sizes.last {
        model.state([(size, 1), (before, -1)], .equal, 0, .level(500))
      }
      sizes.append(size)
    }
    model.state(sizes.map { ($0, 1) }, .lessThanOrEqual, Double(60 * count))
  }

  private func addTree(_ count: Int, to model: inout Model) {
    var level = (0..<count).map { addText($0, to: &model) }
    while level.count > 1 {
      var above: [Int] = []
      for index in stride(from: 0, to: level.count - 1, by: 2) {
        let parent = model.makeVariable(.nonNegative)
        model.state([(parent, 1), (level[index], -1), (level[index + 1], -1)], .equal, 8)
        model.state([(level[index], 1), (level[index + 1], -1)], .equal, 0, .level(500))
        above.append(parent)
      }
      if level.count % 2 == 1, let last = level.last { above.append(last) }
      level = above
    }
    model.state([(level[0], 1)], .equal, Double(70 * count))
  }

  private func addBaselines(_ count: Int, to model: inout Model) {
    let columns = (0..<3).map { _ in model.makeVariable(.nonNegative) }
    model.state(columns.map { ($0, 1) }, .lessThanOrEqual, 300)
    var before: (top: Int, height: Int)?
    for row in 0..<count {
      let (top, height) = (model.makeVariable(.free), model.makeVariable(.nonNegative))
      model.state(
        [(top, 1)] + (before.map { [($0.top, -1), ($0.height, -1)] } ?? []),
        .equal,
        8
      )
      model.state([(height, 1)], .equal, 0, .level(240))
      let base = model.makeVariable(.free)
      for column in 0..<3 {
        let width = addText(3 * row + column, to: &model)
        model.state([(width, 1), (columns[column], -1)], .lessThanOrEqual, 0)
        let natural = natural(3 * row + column)
        model.state([(columns[column], 1)], .greaterThanOrEqual, natural, .level(600))
        let (textTop, textHeight) = (model.makeVariable(.free), model.makeVariable(.nonNegative))
        model.state(
          [(textHeight, 1)],
          .equal,
          Double(14 + (row * 7 + column * 5) % 11),
          .level(750)
        )
        model.state([(textTop, 1), (textHeight, 0.8), (base, -1)], .equal, 0)
        model.state([(textTop, 1), (top, -1)], .greaterThanOrEqual, 0)
        model.state([(textTop, 1), (textHeight, 1), (top, -1), (height, -1)], .lessThanOrEqual, 0)
      }
      before = (top, height)
    }
  }

  private func addRandom(_ count: Int, to model: inout Model) {
    var state: UInt64 = 7
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state &>> 33) % UInt64(bound))
    }
    for _ in 0..<count { _ = model.makeVariable(next(below: 2) == 0 ? .nonNegative : .free) }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let levels = [0.0, 1000, 750, 500, 250]
    for _ in 0..<3 * count {
      let (a, b) = (next(below: count), next(below: count))
      if a == b { continue }
      let relation = relations[next(below: 3)]
      let level = levels[min(4, next(below: 6))]
      if level > 0 {
        model.state([(a, 1), (b, -1)], relation, Double(next(below: 100)), .level(level))
      } else {
        let offset: Double = relation == .lessThanOrEqual ? 60 : -60
        model.state(
          [(a, 1), (b, -1)],
          relation == .equal ? .greaterThanOrEqual : relation,
          Double(next(below: 50)) + offset
        )
      }
    }
    for variable in 0..<count {
      model.state([(variable, 1)], .lessThanOrEqual, 2000)
      model.state([(variable, 1)], .greaterThanOrEqual, 0, .level(10))
    }
  }
}

extension CoupledSystem {
  /// Builds and solves one family, from nothing.
  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let families = options.family.flatMap(CoupledSystem.init).map { [$0] } ?? allCases
    return try families.map { family in
      let model = family.model(options.size)
      var values: [Double] = []
      var check = Check(spoils: options.spoils)
      let samples = try samples(options) {
        try milliseconds {
          var system = try SolverSystem(model)
          system.solve()
          system.read(into: &values)
        }
      }
      if let expected = HighsErrors.all["coupled \(family.rawValue) \(options.size)"] {
        check.compare(model.errors(of: values), expected, "errors of \(family.rawValue)")
      }
      check.compare(
        [model.requiredError(of: values)],
        [0],
        "required constraints of \(family.rawValue)"
      )
      return Measurement(
        engine: "plumb",
        scenario: "coupled-\(family.rawValue)",
        size: options.size,
        samples: samples,
        check: check
      )
    }
  }
}
