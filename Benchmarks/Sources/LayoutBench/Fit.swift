import Cassowary

/// S7: cells that are asked for their size, each a system of its own.
enum Fit {
  /// One cell of the feed without a root, as wide as a wish says unless its texts need more.
  static func model(cell index: Int) -> (model: Model, width: Int) {
    var model = Model()
    let cell = model.makeBox(sizes: .nonNegative)
    model.state([(cell.left, 1)], .equal, 0)
    model.state([(cell.top, 1)], .equal, 0)
    let width = model.state([(cell.width, 1)], .equal, Screen.width, .level(50))
    model.state([(cell.height, 1)], .equal, 0, .level(50))
    _ = Feed.addContent(of: index, in: cell, to: &model, sizes: .nonNegative)
    return (model, width)
  }

  /// The texts resist at 750, so the wish for a width yields; a point less of width costs a point of error and saves
  /// 9/16 of a point of height, so nothing else makes it yield.
  static func frames(cell index: Int, wished: Double) -> [Double] {
    let needed = max(Feed.titleWidth(index), Feed.subtitleWidth(index)) + 80
    var top = 0.0
    return Feed.frames(cell: index, top: &top, width: max(wished, needed))
  }

  static func run(_ options: BenchOptions) throws -> [Measurement] {
    let n = options.size
    let models = (0..<n).map { model(cell: $0) }
    let size = models.first?.model.domains.count ?? 0
    var check = Check(spoils: options.spoils)
    var values = [[Double]](repeating: [], count: n)
    for index in values.indices { values[index].reserveCapacity(size) }
    var systems: [SolverSystem] = []

    let cold = try samples(options) {
      systems = []
      let time = try milliseconds {
        for index in 0..<n {
          var system = try SolverSystem(models[index].model, order: options.order)
          system.solve()
          system.read(into: &values[index])
          systems.append(system)
        }
      }
      for index in 0..<n {
        check.compare(values[index], frames(cell: index, wished: Screen.width), "cell \(index)")
      }
      return time
    }

    var stepCheck = Check(spoils: options.spoils)
    let steps = try samples(options) {
      var total = 0.0
      for width in SolverScenarios.widths {
        total += try milliseconds {
          for index in 0..<n {
            try systems[index].setConstant(width, of: models[index].width)
            systems[index].solve()
            systems[index].read(into: &values[index])
          }
        }
        for index in 0..<n {
          stepCheck.compare(
            values[index],
            frames(cell: index, wished: width),
            "cell \(index) at \(width)"
          )
        }
      }
      return total / 60
    }
    return [
      Measurement(engine: "plumb", scenario: "S7", size: n, samples: cold, check: check),
      Measurement(
        engine: "plumb",
        scenario: "S7-step",
        size: n,
        samples: steps,
        check: stepCheck
      ),
    ]
  }
}
