import Cassowary

/// S10: a row of views that share a width by as many levels as there are views.
enum PriorityRow {
  static func naturalWidth(_ index: Int) -> Double { Double(40 + (37 * index) % 60) }

  static func naturalSum(_ count: Int) -> Double {
    (0..<count).reduce(0) { $0 + naturalWidth($1) }
  }

  /// - Returns: left and width of each view, one after another.
  @discardableResult
  static func add(
    _ count: Int,
    to model: inout Model,
    from left: Int,
    width: Int
  ) -> [Int] {
    var variables: [Int] = []
    var previous: (left: Int, width: Int)?
    for _ in 0..<count {
      let view = (left: model.makeVariable(.free), width: model.makeVariable(.nonNegative))
      if let previous {
        model.state([(view.left, 1), (previous.left, -1), (previous.width, -1)], .equal, 0)
      } else {
        model.state([(view.left, 1), (left, -1)], .equal, 0)
      }
      variables += [view.left, view.width]
      previous = view
    }
    if let previous {
      model.state(
        [(previous.left, 1), (previous.width, 1), (left, -1), (width, -1)],
        .equal,
        0
      )
    }
    for index in 0..<count {
      model.state(
        [(variables[2 * index + 1], 1)],
        .equal,
        naturalWidth(index),
        .level(250 + Double(index) / 1000)
      )
    }
    return variables
  }

  /// Later views have higher levels: what is missing is taken from view 0, 1, … in turn, what is left goes to view 0.
  static func frames(_ count: Int, left: Double, width: Double) -> [Double] {
    var widths = (0..<count).map(naturalWidth)
    var missing = naturalSum(count) - width
    for index in 0..<count where missing > 0 {
      let taken = min(missing, widths[index])
      widths[index] -= taken
      missing -= taken
    }
    if missing < 0 && count > 0 { widths[0] -= missing }
    var result: [Double] = []
    var x = left
    for width in widths {
      result += [x, width]
      x += width
    }
    return result
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    var model = Model()
    let left = model.makeVariable(.free)
    let width = model.makeVariable(.nonNegative)
    let sum = naturalSum(n)
    model.state([(left, 1)], .equal, 0)
    let rootWidth = model.state([(width, 1)], .equal, sum)
    add(n, to: &model, from: left, width: width)
    func expected(_ width: Double) -> [Double] {
      [0, width] + frames(n, left: 0, width: width)
    }
    return [
      try SolverScenarios.build("S10", options, model, expected(sum)),
      try SolverScenarios.steps(
        "S10-step",
        options,
        model,
        moving: rootWidth,
        through: (0..<60).map { sum * (0.2 + 1.6 * Double($0) / 59) },
        expected: expected
      ),
    ]
  }
}
