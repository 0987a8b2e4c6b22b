extension BoxSystem {
  /// Solves it for right-hand sides.
  ///
  /// - Returns: nil if a simplex has to: its requirements cannot hold, or a row cannot be said.
  func solve(_ constants: [Double], leniency: Double) -> Solution? {
    withOffsets(constants) { remaining, offsets, sides in
      func answer(isEager: Bool) -> Solution? {
        var descent = Descent(self, remaining, offsets, sides, leniency)
        guard descent.meetRequirements(isEager: isEager), descent.serveLevels()
        else { return nil }
        guard let isDecidedByLevels = descent.decide() else { return nil }
        let values = descent.takeValues()
        if !hold(values, constants, leniency) { return nil }
        return Solution(
          values: values,
          choices: descent.choices,
          isDecidedByLevels: isDecidedByLevels,
          slopes: descent.slopes
        )
      }
      if let answer = answer(isEager: false) { return answer }
      return rows.count > 1 || rows.contains { $0.mayFollow } ? answer(isEager: true) : nil
    }
  }

  /// Computes what is solved for where all classes are 0, and the right-hand sides of the rows that do it, and of the conditions
  /// as they are said.
  func withOffsets<Result>(
    _ constants: [Double],
    _ body: (
      _ remaining: [Double],
      _ offsets: UnsafeMutableBufferPointer<Double>,
      _ sides: UnsafeMutableBufferPointer<Double>
    ) -> Result
  ) -> Result {
    let count = unknowns.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count + equations.count) {
      room in
      let offsets = UnsafeMutableBufferPointer(rebasing: room[..<count])
      let sides = UnsafeMutableBufferPointer(rebasing: room[count...])
      offsets.initialize(repeating: 0)
      for (row, condition) in equations.enumerated() { sides[row] = constants[condition] }
      var remaining = constants
      elimination.reduce(sides, 0..<(early?.steps ?? 0))
      if early != nil {
        takeRests(from: &remaining, offsets, sides)
        offsets.update(repeating: 0)
      }
      elimination.reduce(sides, (early?.steps ?? 0)..<elimination.stepCount)
      elimination.substitute(sides, into: offsets, 0..<elimination.pivotCount)
      return body(remaining, offsets, sides)
    }
  }

  /// The unknowns at given values of the classes.
  func values(
    _ sides: UnsafeMutableBufferPointer<Double>,
    _ value: (_ index: Int) -> Double
  ) -> [Double] {
    var result = [Double](repeating: 0, count: unknowns.count)
    for (index, unknown) in classUnknowns.enumerated() { result[unknown] = value(index) }
    result.withUnsafeMutableBufferPointer {
      elimination.substitute(sides, into: $0, 0..<elimination.pivotCount)
    }
    return result
  }

  /// How far each unknown moves with an open class, measured by how far one of them does; not a number if there are several.
  static func slopes(_ ofClasses: [[Double]], measuredBy position: Int?) -> [Double]? {
    guard let position, let first = ofClasses.first else { return nil }
    if ofClasses.count == 1 { return first.map { $0 / first[position] } }
    return first.indices.map { unknown in
      ofClasses.contains { $0[unknown] != 0 } ? .nan : 0
    }
  }

  /// How far each unknown moves when each class moves by something.
  func slopes(_ step: (_ index: Int) -> Double) -> [Double] {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: equations.count) { zeros in
      zeros.initialize(repeating: 0)
      return values(zeros, step)
    }
  }

  /// Up to how many open classes what is computed from them is looked at.
  static let fewOpen = 8

  /// A condition's terms without what an equation says of it.
  func said(_ condition: Int) -> ArraySlice<Entry> {
    conditions[condition].rest.map { $0.terms[...] } ?? terms[conditions[condition].terms]
  }

  /// What is left of a condition's right-hand side for its entries.
  func side(
    of condition: Int,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let side = side(ofSum: condition, constants, offsets)
    guard let parallel = conditions[condition].parallel else { return side }
    let other = self.side(ofSum: parallel.condition, constants, offsets)
    return Double.sum(side, -parallel.factor * other)
  }

  /// What is left of it for the sum that was written.
  func side(
    ofSum condition: Int,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    var side = constants[condition]
    for term in said(condition) {
      side = Double.sum(side, -term.coefficient * offsets[Int(term.unknown)])
    }
    return side
  }

  /// Whether all requirements hold at some values, as they were written.
  func hold(_ values: [Double], _ constants: [Double], _ leniency: Double) -> Bool {
    for (index, condition) in conditions.enumerated() where condition.strength.isRequired {
      var residual = Residual(of: constants[index])
      for term in terms[condition.terms] {
        residual.add(term.coefficient * values[Int(term.unknown)])
      }
      if !residual.meets(condition.relation, leniency) { return false }
    }
    return true
  }
}
