import Cassowary

/// A screen as people make them, of any length: each has its views depend on each other in another way.
struct EverydayScreen {
  let name: String
  var model = Model()
  let root: Box
  /// The statement that gives the root's width.
  let rootWidth: Int
  /// The statement whose constant changes, and what it becomes.
  var moving: Int
  var constants = (0..<20).map { Screen.stepWidth(3 * $0) }
  /// Every unknown but those of the root, by that constant.
  var expected: (Double) -> [Double] = { _ in [] }

  /// An empty one whose width changes.
  init(_ name: String) {
    self.name = name
    (root, rootWidth) = Screen.addRoot(to: &model, sizes: .nonNegative)
    moving = rootWidth
  }

  /// What the statement says before it changes.
  private var constant: Double { model.statements[moving].constant }

  private func frames(_ constant: Double) -> [Double] {
    let width = moving == rootWidth ? constant : Screen.width
    return [0, 0, width, Screen.height] + expected(constant)
  }

  static func all(_ count: Int) -> [EverydayScreen] {
    [
      form(count), grid(count), chat(count), dialog(count), columns(count), photos(count),
      stacks(count), baselines(count), tabs(count), centred(count), pushed(count), hidden(count),
    ]
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    try all(options.size).flatMap { screen in
      let name = "screens-\(screen.name)"
      return [
        try SolverScenarios.build(name, options, screen.model, screen.frames(screen.constant)),
        try SolverScenarios.steps(
          "\(name)-step",
          options,
          screen.model,
          moving: screen.moving,
          through: screen.constants,
          expected: screen.frames
        ),
      ]
    }
  }

  // MARK: Statements

  /// A view that spans the root but for margins.
  mutating func span(_ box: Box, margin: Double) {
    model.state([(box.left, 1), (root.left, -1)], .equal, margin)
    trail(box, in: root, margin: margin)
  }

  /// A view that ends before its container's right edge.
  mutating func trail(_ box: Box, in container: Box, margin: Double) {
    model.state(
      [(box.left, 1), (box.width, 1), (container.left, -1), (container.width, -1)],
      .equal,
      -margin
    )
  }

  /// A container that ends below a view, or not above that.
  mutating func end(_ container: Box, _ relation: Relation, below last: Box, margin: Double) {
    model.state(
      [(container.top, 1), (container.height, 1), (last.top, -1), (last.height, -1)],
      relation,
      margin
    )
  }

  /// A view below another, or below the root's top edge.
  mutating func stack(_ box: Box, below previous: Box?, gap: Double) {
    if let previous {
      model.state([(box.top, 1), (previous.top, -1), (previous.height, -1)], .equal, gap)
    } else {
      model.state([(box.top, 1), (root.top, -1)], .equal, gap)
    }
  }

  /// A text hugs its natural size and resists being smaller.
  mutating func wish(_ size: Int, _ natural: Double) {
    model.state([(size, 1)], .lessThanOrEqual, natural, .level(250))
    model.state([(size, 1)], .greaterThanOrEqual, natural, .level(750))
  }
}
