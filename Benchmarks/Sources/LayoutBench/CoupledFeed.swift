import Cassowary

/// S9: a feed whose titles want to be equally wide, which ties all cells together.
enum CoupledFeed {
  static func model(_ count: Int, level: Double) -> (model: Model, rootWidth: Int) {
    var model = Model()
    let root = Screen.addRoot(to: &model, sizes: .nonNegative)
    add(count, level: level, to: &model, in: root.box)
    return (model, root.width)
  }

  static func add(_ count: Int, level: Double, to model: inout Model, in root: Box) {
    let cells = Feed.add(count, to: &model, in: root, sizes: .nonNegative)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      model.state(
        [(cell.title.width, 1), (next.title.width, -1)],
        .equal,
        0,
        .level(level)
      )
    }
  }

  /// The width of all titles, nil for each its own.
  ///
  /// Let A be the room for a title and w[i] the natural widths.
  /// - Below 250 the coupling comes last: resistance and hugging leave each title at min(w[i], A).
  /// - Between 250 and 750 resistance keeps each title at min(w[i], A) or above; all equal costs nothing, and hugging
  ///   then wants the least such width, the largest of these minima.
  /// - Above 750 all are equal first; resistance then wants max w[i] or above, which A cuts, and hugging nothing beyond
  ///   it: the same width.
  static func titleWidth(_ count: Int, level: Double, width: Double) -> Double? {
    if level < 250 { return nil }
    return (0..<count).map { min(Feed.titleWidth($0), width - 80) }.max()
  }

  static func frames(
    _ count: Int,
    level: Double,
    left: Double = 0,
    top: Double = 0,
    width: Double
  ) -> [Double] {
    Feed.frames(
      count,
      left: left,
      top: top,
      width: width,
      titleWidth: titleWidth(count, level: level, width: width)
    )
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    var result: [Measurement] = []
    for (suffix, level) in [("", 500.0), ("-751", 751), ("-249", 249)] {
      let (model, rootWidth) = model(n, level: level)
      func expected(_ width: Double) -> [Double] {
        [0, 0, width, Screen.height] + frames(n, level: level, width: width)
      }
      result.append(
        try SolverScenarios.build("S9\(suffix)", options, model, expected(Screen.width))
      )
      result.append(
        try SolverScenarios.steps(
          "S9\(suffix)-step",
          options,
          model,
          moving: rootWidth,
          through: SolverScenarios.widths,
          expected: expected
        )
      )
    }
    return result
  }
}
