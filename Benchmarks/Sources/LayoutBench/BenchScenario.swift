/// A named system with a size, a way to run it and a known answer.
package struct BenchScenario: Sendable {
  /// Where a scenario is built: at the solver, or as a tree of views.
  package enum Level: String, CaseIterable, Sendable {
    case solver
    case view
    case both
  }

  package let name: String
  package let summary: String
  package let defaultSize: Int
  package let smallestSize: Int
  private let atSolver: (@Sendable (BenchOptions) throws -> [Measurement])?
  private let atViews: (@Sendable (BenchOptions) throws -> [Measurement])?

  init(
    _ name: String,
    _ summary: String,
    size: Int,
    atLeast smallestSize: Int = 1,
    solver: (@Sendable (BenchOptions) throws -> [Measurement])? = nil,
    views: (@Sendable (BenchOptions) throws -> [Measurement])? = nil
  ) {
    self.name = name
    self.summary = summary
    self.defaultSize = size
    self.smallestSize = smallestSize
    atSolver = solver
    atViews = views
  }

  package var levels: [Level] {
    (atSolver == nil ? [] : [.solver]) + (atViews == nil ? [] : [.view])
  }

  package func run(_ options: BenchOptions, at level: Level = .both) throws -> [Measurement] {
    var result: [Measurement] = []
    if level != .view, let atSolver { result += try atSolver(options) }
    if level != .solver, let atViews { result += try atViews(options) }
    return result
  }
}

extension BenchScenario {
  package static let all: [BenchScenario] = [
    BenchScenario(
      "S1",
      "n views with the centre and size of the root",
      size: 1001,
      solver: SolverScenarios.s1,
      views: ViewScenarios.s1
    ),
    BenchScenario(
      "S2",
      "a list of n rows",
      size: 1000,
      solver: SolverScenarios.s2,
      views: ViewScenarios.s2
    ),
    BenchScenario(
      "S3",
      "a feed of n cells of 8 views and 38 constraints",
      size: 100,
      solver: SolverScenarios.s3,
      views: ViewScenarios.s3
    ),
    BenchScenario(
      "dsl",
      "S3 with .snp and with NSLayoutConstraint alone",
      size: 100,
      views: ViewScenarios.dsl
    ),
    BenchScenario(
      "S4a",
      "another width of the root of S2, a mean over 60",
      size: 1000,
      solver: SolverScenarios.s4a,
      views: ViewScenarios.s4a
    ),
    BenchScenario(
      "S4b",
      "another width of the root of S3, a mean over 60",
      size: 100,
      solver: SolverScenarios.s4b,
      views: ViewScenarios.s4b
    ),
    BenchScenario(
      "S5",
      "another constant in one cell of S3; engine plumb-remove-add takes it out and adds it",
      size: 100,
      solver: SolverScenarios.s5,
      views: ViewScenarios.s5
    ),
    BenchScenario(
      "S6",
      "a cell of S3 goes and comes back",
      size: 100,
      atLeast: 3,
      solver: SolverScenarios.s6,
      views: ViewScenarios.s6
    ),
    BenchScenario(
      "S7",
      "n cells that fit themselves, all of them; S7-step: at another width, a mean over 60",
      size: 100,
      solver: Fit.run
    ),
    BenchScenario(
      "S8",
      "a timeline of n entries; S8-change: one entry wants another place",
      size: 1000,
      solver: Timeline.run
    ),
    BenchScenario(
      "S9",
      "S3 with titles equally wide @500, @751, @249; -step: another root width, a mean over 60",
      size: 100,
      solver: CoupledFeed.run
    ),
    BenchScenario(
      "S10",
      "a row of n views with a level each; S10-step: another width, a mean over 60",
      size: 1000,
      solver: PriorityRow.run
    ),
    BenchScenario(
      "S11",
      "operations on S3, the median; -p99, -worst by what a fresh solver takes: -fresh; S11-one: less out of order",
      size: 100,
      solver: Churn.run
    ),
    BenchScenario(
      "readable",
      "S3 in a width that is wished @999, and at most 672; -step: another wish, a mean over 60",
      size: 100,
      solver: ReadableFeed.run
    ),
    BenchScenario(
      "screens",
      "forms, grids, chats, dialogs and more, of n rows each; -step: another size, a mean over 20",
      size: 100,
      solver: EverydayScreen.run
    ),
    BenchScenario(
      "conflicts",
      "n views that contradict themselves, in four ways; the sets are checked",
      size: 100,
      solver: ContradictingViews.run
    ),
    BenchScenario(
      "buttons",
      "the making of n buttons' constraints, found by tag, as in the article",
      size: 1001,
      views: { ViewScenarios.buttons($0) }
    ),
    BenchScenario(
      "table",
      "the cells of S3 in a table of n rows, until it can be seen; table-step: another screenful",
      size: 10_000,
      views: ScrolledTable.run
    ),
    BenchScenario(
      "coupled",
      "systems for a simplex: coupled KIND n, with \(CoupledSystem.allCases.map(\.rawValue).joined(separator: ", "))",
      size: 200,
      solver: CoupledSystem.run
    ),
    BenchScenario(
      "random",
      "about n views of all families mixed by a seed: random SEED n",
      size: 200,
      solver: RandomSystem.run
    ),
  ]

  /// The system itself, of the scenarios that are one system.
  package func model(_ options: BenchOptions) -> Model? {
    switch name {
    case "coupled": options.family.flatMap(CoupledSystem.init)?.model(options.size)
    case "random": RandomSystem(seed: options.seed, size: options.size).model
    default: nil
    }
  }

  /// The systems that `coupled` can be asked for.
  package static let coupledFamilies = CoupledSystem.allCases.map(\.rawValue)
}
