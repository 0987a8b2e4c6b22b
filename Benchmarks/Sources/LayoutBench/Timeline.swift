import Cassowary

/// S8: entries that want to stand at their times and must not overlap.
enum Timeline {
  static let spacing = 28.0

  /// Where each entry wants to stand.
  static func wish(_ index: Int, _ noise: Int) -> Double {
    Double(2000 + 40 * index + noise - 200)
  }

  static func wishes(_ count: Int) -> [Double] {
    (0..<count).map { wish($0, (7919 * $0) % 400) }
  }

  /// - Returns: the variables, and the statements of the wishes.
  static func add(
    _ wishes: [Double],
    to model: inout Model
  ) -> (tops: [Int], wishes: [Int]) {
    let tops = wishes.map { _ in model.makeVariable(.free) }
    for (top, next) in zip(tops, tops.dropFirst()) {
      model.state([(next, 1), (top, -1)], .greaterThanOrEqual, spacing)
    }
    let statements = zip(tops, wishes).map { top, wish in
      model.state([(top, 1)], .equal, wish, .level(500))
    }
    for top in tops { model.state([(top, 1)], .equal, 0, .level(250)) }
    return (tops, statements)
  }

  /// The answer by pooling adjacent violators.
  ///
  /// With `y[i] = top[i] − 28·i` the spacing says that y ascends; the sum of `|y[i] − q[i]|` is least where each run of
  /// equal y stands at a median of its q. Of all medians the lower is nearest to 0, which is what level 250 wants:
  /// every wish is far above 0.
  static func answer(_ wishes: [Double]) -> [Double] {
    struct Pool {
      var sorted: [Double]
      var level: Double { sorted[(sorted.count - 1) / 2] }
    }
    var pools: [Pool] = []
    for (index, wish) in wishes.enumerated() {
      var pool = Pool(sorted: [wish - spacing * Double(index)])
      while let last = pools.last, last.level > pool.level {
        pools.removeLast()
        pool.sorted = merged(last.sorted, pool.sorted)
      }
      pools.append(pool)
    }
    var result: [Double] = []
    for pool in pools {
      for _ in pool.sorted { result.append(pool.level + spacing * Double(result.count)) }
    }
    return result
  }

  private static func merged(_ a: [Double], _ b: [Double]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count && j < b.count {
      if a[i] <= b[j] {
        result.append(a[i])
        i += 1
      } else {
        result.append(b[j])
        j += 1
      }
    }
    return result + a[i...] + b[j...]
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    var model = Model()
    let original = wishes(n)
    let (_, statements) = add(original, to: &model)
    let built = try SolverScenarios.build("S8", options, model, answer(original))

    // One wish changes and stays changed, a hundred times; a mean over all of them.
    var check = Check(spoils: options.spoils)
    var system = try SolverSystem(model, order: options.order)
    system.solve()
    var present = original
    var values: [Double] = []
    system.read(into: &values)
    var generator = Lcg()
    var changes: [Double] = []
    let budget = OperationBudget(options, from: 100)
    while budget.allows(changes.count) {
      let index = generator.next(below: n)
      present[index] = wish(index, generator.next(below: 400))
      let time = try milliseconds {
        try system.setConstant(present[index], of: statements[index])
        system.solve()
        system.update(&values)
      }
      changes.append(time)
      check.compare(values, answer(present), "S8 with entry \(index) at \(present[index])")
    }
    return [
      built,
      Measurement(
        engine: "plumb",
        scenario: "S8-change",
        size: n,
        samples: changes,
        check: check
      ),
    ]
  }
}
