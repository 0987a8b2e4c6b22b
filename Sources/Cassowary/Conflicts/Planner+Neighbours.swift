/// The required constraints of lower ranks that are connected with one: all of them, or the nearest.
struct Neighbours {
  /// How many are taken at first.
  static let fewest = 64

  /// Ascending by rank.
  var constraints: [Int32] = []
  /// At which others were looked for.
  var variables: [UInt32] = []
  var areAll = false
}

extension Planner {
  /// What is near a constraint, by the number of constraints on the way.
  ///
  /// At a variable that many mention, such as a root's size, the *k*-th by rank is log *k* further away than the first: the few that
  /// say what it is are near, and the many that read it are not.
  ///
  /// - Parameter count: how many at most.
  mutating func neighbours(of constraint: Int, _ count: Int, _ hubs: inout Hubs) -> Neighbours {
    plan.pointee.constraintMarks.start(count: constraints.count)
    plan.pointee.variableMarks.start(count: variables.count)
    _ = plan.pointee.constraintMarks.meet(Int32(constraint))
    var result = Neighbours()
    result.constraints.reserveCapacity(2 * count)
    result.variables.reserveCapacity(2 * count)
    // By distance.
    var rings = [[Int32(constraint)]]
    var distance = 0
    var start = 0
    while distance < rings.count && result.constraints.count <= count {
      start = result.constraints.count
      for member in rings[distance] {
        if distance > 0 {
          if !plan.pointee.constraintMarks.meet(member) { continue }
          result.constraints.append(member)
        }
        for (variable, _) in records.terms(of: Int(member))
        where plan.pointee.variableMarks.meet(UInt32(variable)) {
          result.variables.append(UInt32(variable))
          findNeighbours(at: UInt32(variable), of: constraint, distance, count, &rings, &hubs)
        }
      }
      distance += 1
    }
    result.areAll = result.constraints.count <= count
    if !result.areAll {
      // The variables of the others at that distance tell when any of them changes.
      records.sortByRank(&result.constraints, from: start)
      result.constraints.removeLast(result.constraints.count - count)
    }
    records.sortByRank(&result.constraints)
    return result
  }

  private mutating func findNeighbours(
    at variable: UInt32,
    of constraint: Int,
    _ distance: Int,
    _ limit: Int,
    _ rings: inout [[Int32]],
    _ hubs: inout Hubs
  ) {
    // So many required constraints may mention a variable that not all of them are near.
    var requiredCount = 0
    while rings.count <= distance + 1 { rings.append([]) }
    let countBefore = rings[distance + 1].count
    for other in records.mentions(of: Int(variable)) where constraints[other].isRequired {
      requiredCount += 1
      if requiredCount > Hubs.many { break }
      if constraints[other].role != .leftOut
        && !plan.pointee.constraintMarks.contains(UInt32(other))
        && records.precedes(constraint: other, constraint)
      {
        rings[distance + 1].append(Int32(other))
      }
    }
    if requiredCount <= Hubs.many { return }
    rings[distance + 1].removeLast(rings[distance + 1].count - countBefore)
    let limit = Int32(limit)
    var number: Int32 = 0
    for other in hubs.neighbours(at: Int(variable), records) {
      // As many nearer ones, or of lower ranks, are found already.
      if number > limit || !records.precedes(constraint: Int(other), constraint) { return }
      if constraints[Int(other)].role == .leftOut { continue }
      number += 1
      let further = distance + Int32.bitWidth - number.leadingZeroBitCount
      while rings.count <= further { rings.append([]) }
      rings[further].append(other)
    }
  }
}

/// For variables that many constraints mention, the required ones of those, ascending by rank.
struct Hubs {
  /// How many required constraints may mention a variable that is none.
  static let many = 64

  private var lists: [Int32: [Int32]] = [:]

  mutating func neighbours(at variable: Int, _ records: Records) -> [Int32] {
    if let known = lists[Int32(variable)] { return known }
    var list: [Int32] = []
    list.reserveCapacity(2 * Self.many)
    for constraint in records.mentions(of: variable)
    where records.constraints[constraint].isRequired { list.append(Int32(constraint)) }
    records.sortByRank(&list)
    lists[Int32(variable)] = list
    return list
  }
}
