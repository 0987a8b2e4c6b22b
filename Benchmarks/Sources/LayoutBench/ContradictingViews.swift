import Cassowary

/// Views of which each states something that cannot be, with the set of each contradiction.
struct ContradictingViews {
  let name: String
  var model = Model()
  /// Every unknown, in the order of the variables.
  var frames: [Double] = []
  /// For each contradiction the statements that cannot all hold, ascending; the last of them is left out.
  var sets: [[Int]] = []
  private let root: Box
  /// The statement that gives the root's width.
  private let rootWidth: Int

  private init(_ name: String) {
    self.name = name
    (root, rootWidth) = Screen.addRoot(to: &model, sizes: .nonNegative)
    frames = [0, 0, Screen.width, Screen.height]
  }

  static func all(_ count: Int) -> [ContradictingViews] {
    [apart(count), pinned(count), chained(count), misplaced(count)]
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    try all(options.size).map { views in
      try SolverScenarios.build(
        "conflicts-\(views.name)",
        options,
        views.model,
        views.frames,
        sets: views.sets
      )
    }
  }

  /// Two widths for each view, which has nothing to do with the others.
  private static func apart(_ count: Int) -> Self {
    var views = Self("apart")
    for index in 0..<count {
      let width = views.model.makeVariable(.nonNegative)
      views.sets.append(
        [100, 200].map { views.model.state([(width, 1)], .equal, $0 + Double(index)) }
      )
      views.frames.append(100 + Double(index))
    }
    return views
  }

  /// Both edges of each view at the root's, and a width.
  private static func pinned(_ count: Int) -> Self {
    var views = Self("pinned")
    let root = views.root
    for _ in 0..<count {
      let left = views.model.makeVariable(.free)
      let width = views.model.makeVariable(.nonNegative)
      views.sets.append([
        views.rootWidth,
        views.model.state([(left, 1), (root.left, -1)], .equal, 16),
        views.model.state(
          [(left, 1), (width, 1), (root.left, -1), (root.width, -1)],
          .equal,
          -16
        ),
        views.model.state([(width, 1)], .equal, 100),
      ])
      views.frames += [16, Screen.width - 32]
    }
    return views
  }

  /// Each view at two distances from the one before.
  private static func chained(_ count: Int) -> Self {
    var views = Self("chained")
    var last = views.root.top
    for index in 0..<count {
      let top = views.model.makeVariable(.free)
      views.sets.append([44, 50].map { views.model.state([(top, 1), (last, -1)], .equal, $0) })
      views.frames.append(44 * Double(index + 1))
      last = top
    }
    return views
  }

  /// A list, and for each view a place a point above its own: what contradicts that is the whole list before it.
  private static func misplaced(_ count: Int) -> Self {
    var views = Self("misplaced")
    // The root's top edge is at 0.
    var before = [1]
    var last: (top: Int, height: Int)?
    for index in 0..<count {
      let top = views.model.makeVariable(.free)
      let height = views.model.makeVariable(.nonNegative)
      var terms = [(top, 1.0), (last?.top ?? views.root.top, -1)]
      if let last { terms.append((last.height, -1)) }
      before.append(views.model.state(terms, .equal, 8))
      let place = 8 + 52 * Double(index)
      views.sets.append(before + [views.model.state([(top, 1)], .equal, place - 1)])
      before.append(views.model.state([(height, 1)], .equal, 44))
      views.frames += [place, 44]
      last = (top, height)
    }
    return views
  }
}
