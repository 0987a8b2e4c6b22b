/// The required constraints of lower ranks that are connected with one: all of them, or the nearest.
struct Neighbours {
  /// How many are taken at first.
  static let fewest = 64

  /// Ascending by rank.
  var constraints: [Int32] = []
  /// At which others were looked for.
  var variables: [UInt32] = []
  /// How many were looked for.
  var limit: Int
  var areAll = false
  /// Another number if one of them is nearer, or further away: then fewer of the nearest are others.
  var shape: UInt64 = 0
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
    var result = Neighbours(limit: count)
    result.constraints.reserveCapacity(2 * count)
    result.variables.reserveCapacity(2 * count)
    var rings = Rings()
    var distance = 0
    var start = 0
    rings.note(Int32(constraint), at: 0)
    while distance < rings.count && result.constraints.count <= count {
      result.noteShape(from: start, at: distance - 1)
      start = result.constraints.count
      var next = rings.first(at: distance)
      while next >= 0 {
        let member = rings[next].constraint
        next = rings[next].next
        if distance > 0 {
          if !constraintMarks.meet(member) { continue }
          result.constraints.append(member)
        }
        for place in constraints[Int(member)].places
        where terms[place].coefficient != 0 && variableMarks.meet(terms[place].variable) {
          result.variables.append(terms[place].variable)
          findNeighbours(at: terms[place].variable, of: constraint, distance, count, &rings, &hubs)
        }
      }
      distance += 1
    }
    result.areAll = result.constraints.count <= count
    if !result.areAll {
      // The variables of the others at that distance tell when any of them changes.
      sortByRank(&result.constraints, from: start)
      result.constraints.removeLast(result.constraints.count - count)
    }
    result.noteShape(from: start, at: distance - 1)
    sortByRank(&result.constraints)
    return result
  }

  private mutating func findNeighbours(
    at variable: UInt32,
    of constraint: Int,
    _ distance: Int,
    _ limit: Int,
    _ rings: inout Rings,
    _ hubs: inout Hubs
  ) {
    // So many required constraints may mention a variable that not all of them are near.
    var requiredCount = 0
    let countBefore = rings.entryCount
    for other in mentions(of: Int(variable)) where constraints[other].isRequired {
      requiredCount += 1
      if requiredCount > Hubs.many { break }
      if constraints[other].role != .leftOut && !constraintMarks.contains(UInt32(other))
        && precedes(constraint: other, constraint)
      {
        rings.note(Int32(other), at: distance + 1)
      }
    }
    if requiredCount <= Hubs.many { return }
    rings.forget(from: countBefore, at: distance + 1)
    let limit = Int32(limit)
    var number: Int32 = 0
    for other in hubs.neighbours(at: Int(variable), self) {
      // As many nearer ones, or of lower ranks, are found already.
      if number > limit || !precedes(constraint: Int(other), constraint) { return }
      if constraints[Int(other)].role == .leftOut { continue }
      number += 1
      rings.note(other, at: distance + Int32.bitWidth - number.leadingZeroBitCount)
    }
  }

}

extension Neighbours {
  fileprivate mutating func noteShape(from start: Int, at distance: Int) {
    for slot in constraints[start...] {
      shape &+= UInt32(bitPattern: slot).scrambled &* UInt64(2 * distance + 1)
    }
  }
}

/// Constraints by their distance from one.
private struct Rings {
  struct Entry: BitwiseCopyable {
    var constraint: Int32
    /// The next at the same distance, or -1.
    var next: Int32
  }

  private var entries = Table<Entry>()
  /// The last that was noted at each distance, or -1.
  private var heads = Slots()

  var count: Int { heads.count }
  var entryCount: Int { entries.count }
  subscript(entry: Int32) -> Entry { entries[Int(entry)] }

  init() {
    entries.reserve(256)
    heads.reserve(32)
  }

  func first(at distance: Int) -> Int32 { heads[distance] }

  mutating func note(_ constraint: Int32, at distance: Int) {
    while heads.count <= distance { heads.append(-1) }
    entries.append(Entry(constraint: constraint, next: heads[distance]))
    heads[distance] = Int32(entries.count - 1)
  }

  /// Takes back what was noted last, all at one distance.
  mutating func forget(from entry: Int, at distance: Int) {
    if entry == entries.count { return }
    heads[distance] = entries[entry].next
    entries.removeLast(entries.count - entry)
  }
}

/// For variables that many constraints mention, the required ones of those, ascending by rank.
struct Hubs {
  /// How many required constraints may mention a variable that is none.
  static let many = 64

  private var lists: [Int32: [Int32]] = [:]

  mutating func neighbours(at variable: Int, _ planner: borrowing Planner) -> [Int32] {
    if let fixed = lists[Int32(variable)] { return fixed }
    var list: [Int32] = []
    list.reserveCapacity(2 * Self.many)
    for constraint in planner.mentions(of: variable)
    where planner.constraints[constraint].isRequired { list.append(Int32(constraint)) }
    planner.sortByRank(&list)
    lists[Int32(variable)] = list
    return list
  }
}
