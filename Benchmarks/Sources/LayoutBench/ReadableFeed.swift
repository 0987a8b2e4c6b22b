import Cassowary

/// A feed as wide as its screen if that is not too wide to read: all of it rests on a width that is only wished for.
enum ReadableFeed {
  private static let widest = 672.0

  private static func model(_ count: Int) -> (model: Model, wish: Int) {
    var model = Model()
    let root = model.makeBox(sizes: .nonNegative)
    model.state([(root.left, 1)], .equal, 0)
    model.state([(root.top, 1)], .equal, 0)
    model.state([(root.height, 1)], .equal, Screen.height)
    model.state([(root.width, 1)], .lessThanOrEqual, widest)
    let wish = model.state([(root.width, 1)], .equal, Screen.width, .level(999))
    _ = Feed.add(count, to: &model, in: root, sizes: .nonNegative)
    return (model, wish)
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let (model, wish) = model(n)
    func expected(_ wished: Double) -> [Double] {
      let width = min(wished, widest)
      return [0, 0, width, Screen.height] + Feed.frames(n, width: width)
    }
    return [
      try SolverScenarios.build("readable", options, model, expected(Screen.width)),
      try SolverScenarios.steps(
        "readable-step",
        options,
        model,
        moving: wish,
        through: SolverScenarios.widths,
        expected: expected
      ),
    ]
  }
}
