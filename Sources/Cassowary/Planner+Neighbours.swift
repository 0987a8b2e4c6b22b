/// The required constraints of lower ranks that are connected with one: all of them, or the nearest.
struct Neighbours {
  /// How many are taken at first.
  static let fewest = 64

  /// The nearer first, of those at one distance the first by rank.
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
    constraintMarks.start(count: constraints.count)
    variableMarks.start(count: variables.count)
    _ = constraintMarks.meet(Int32(constraint))
    var result = Neighbours()
    var rings = [[Int32(constraint)]]
    var distance = 0
    while distance < rings.count && result.constraints.count <= count {
      var ring = rings[distance]
      if distance > 0 {
        ring = ring.filter { constraintMarks.meet($0) }
        ring.sort { precedes(constraint: Int($0), Int($1)) }
        result.constraints += ring
      }
      for member in ring {
        for place in constraints[Int(member)].places
        where terms[place].coefficient != 0 && variableMarks.meet(terms[place].variable) {
          result.variables.append(terms[place].variable)
          findNeighbours(at: terms[place].variable, of: constraint, distance, count, &rings, &hubs)
        }
      }
      distance += 1
    }
    result.areAll = result.constraints.count <= count
    if !result.areAll { result.constraints.removeLast(result.constraints.count - count) }
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
    func note(_ other: Int32, at distance: Int) {
      while rings.count <= distance { rings.append([]) }
      rings[distance].append(other)
    }
    guard let hub = hubs.neighbours(at: Int(variable), self) else {
      for other in mentions(of: Int(variable))
      where constraints[other].isRequired && constraints[other].role != .leftOut
        && precedes(constraint: other, constraint)
      {
        note(Int32(other), at: distance + 1)
      }
      return
    }
    var number = 0
    for other in hub {
      // As many nearer ones, or of lower ranks, are found already.
      if number > limit || !precedes(constraint: Int(other), constraint) { return }
      if constraints[Int(other)].role == .leftOut { continue }
      number += 1
      note(other, at: distance + Int.bitWidth - number.leadingZeroBitCount)
    }
  }
}

/// For variables that many constraints mention, the required ones of those, ascending by rank.
struct Hubs {
  /// From how many mentions on a variable is a hub.
  private static let many = 64

  private var lists: [Int32: [Int32]] = [:]

  mutating func neighbours(at variable: Int, _ planner: borrowing Planner) -> [Int32]? {
    var count = 0
    for _ in planner.mentions(of: variable) {
      count += 1
      if count > Self.many { break }
    }
    if count <= Self.many { return nil }
    if let known = lists[Int32(variable)] { return known }
    var list: [Int32] = []
    for constraint in planner.mentions(of: variable)
    where planner.constraints[constraint].isRequired { list.append(Int32(constraint)) }
    list.sort { planner.precedes(constraint: Int($0), Int($1)) }
    lists[Int32(variable)] = list
    return list
  }
}
