/// One way down from the requirements over the levels to the rules for what is open.
struct Descent {
  let system: BoxSystem
  let constants: [Double]
  let offsets: UnsafeMutableBufferPointer<Double>
  let sides: UnsafeMutableBufferPointer<Double>
  var boxes: Boxes
  /// The equations that are not said yet; those of the system's rows first, nil for what is said.
  var waiting: [Tie?] = []
  private(set) var waitingCount = 0
  var choices = Solution.Choices()
  /// Those of the answer.
  var slopes: [Double]?
  /// Whether each row is said as soon as it can be, and not when it is asked for.
  private(set) var isEager = false

  /// An equation over classes.
  struct Tie {
    var entries: [BoxSystem.Entry]
    var side: Double
    var isLate: Bool
    /// A class in a row that kept it waiting.
    var obstacle: Int?
  }

  /// A soft bound of one class.
  struct Single {
    var index: Int32
    var softBound: SoftBound
  }

  init(
    _ system: BoxSystem,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>,
    _ sides: UnsafeMutableBufferPointer<Double>,
    _ leniency: Double
  ) {
    self.system = system
    self.constants = constants
    self.offsets = offsets
    self.sides = sides
    boxes = Boxes(count: system.classCount, leniency: leniency)
  }

  /// - Parameter isEager: whether rows are said as soon as they can be: then none waits because a class of it may follow the
  ///   others.
  /// - Returns: false if what is about single classes cannot hold.
  mutating func meetRequirements(isEager: Bool) -> Bool {
    self.isEager = isEager
    for row in system.rows {
      // What an inequality leaves over is not below 0.
      guard case .condition = row.side, let slack = system.entries[row.entries].last else {
        continue
      }
      boxes.narrow(Int(slack.unknown), to: Interval(low: 0, high: .infinity))
    }
    for (index, unknown) in system.unknowns.enumerated() where unknown.domain == .nonNegative {
      switch unknown.source {
      case .eliminated: preconditionFailure("Something is said of what was eliminated.")
      case .nothing: if offsets[index] < -boxes.tolerance(offsets[index].magnitude) { return false }
      case .ofClass(let owner):
        let least = -offsets[index] / unknown.factor
        let relation: Relation = unknown.factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        if !boxes.require(relation, at: least, of: owner) { return false }
      }
    }
    for index in system.bounds {
      let condition = system.conditions[index]
      let side = side(of: index)
      guard let entry = system.entries[condition.entries].first else {
        let error = condition.relation.error(ofResidual: -side)
        if error > boxes.tolerance(constants[index].magnitude) { return false }
        continue
      }
      let relation = entry.coefficient < 0 ? condition.relation.mirrored : condition.relation
      if !boxes.require(relation, at: side / entry.coefficient, of: Int(entry.unknown)) {
        return false
      }
    }
    for row in system.rows {
      let side: Double
      switch row.side {
      case .equation(let index): side = sides[index]
      case .condition(let index): side = self.side(of: index)
      }
      wait(
        Tie(
          entries: Array(system.entries[row.entries]),
          side: side,
          isLate: row.mayFollow && !isEager
        )
      )
    }
    return true
  }

  /// All that waits is seen to hold.
  mutating func forgetWaiting() {
    waiting.removeAll()
    waitingCount = 0
  }

  mutating func wait(_ tie: Tie) {
    waiting.append(tie)
    waitingCount += 1
  }

  /// Says an equation if that can be done now.
  ///
  /// - Returns: false if it cannot hold.
  mutating func say(_ index: Int) -> Bool {
    guard let tie = waiting[index] else { return true }
    if let obstacle = tie.obstacle, !isGone(obstacle), !isShort(tie) { return true }
    let (entries, side) = loosened(tie.entries[...], tie.side)
    switch boxes.require(entries, equal: side) {
    case .holds:
      waiting[index] = nil
      waitingCount -= 1
      return true
    case .cannotHold: return false
    case .cannotBeSaid:
      waiting[index]?.obstacle = entries.lazy.map { Int($0.unknown) }
        .first { boxes.classes[$0].row >= 0 }
      return true
    }
  }

  private func isGone(_ obstacle: Int) -> Bool {
    let (index, _, _) = boxes.found(obstacle)
    return boxes.classes[index].row < 0 || boxes.range(of: index).isPoint
  }

  /// Whether two classes of it are open at most. Long ones are not looked through for that.
  private func isShort(_ tie: Tie) -> Bool {
    if tie.entries.count > Self.longest { return false }
    return tie.entries.count { !boxes.range(of: boxes.found(Int($0.unknown)).index).isPoint } <= 2
  }

  private static let longest = 8

  /// Says whatever can be said now.
  ///
  /// - Returns: false if something cannot hold.
  mutating func sayAll(evenLate isLate: Bool) -> Bool {
    if waitingCount == 0 { return true }
    for index in waiting.indices {
      guard let tie = waiting[index], isLate || !tie.isLate else { continue }
      if !say(index) { return false }
    }
    return true
  }

  func side(of index: Int) -> Double { system.side(of: index, constants, offsets) }
}
