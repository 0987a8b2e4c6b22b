import TestLength
import Testing

@testable import Cassowary

/// Many requirements that cannot hold: which are left out, with which sets, and how much work it is.
@Suite struct ContradictionsTests {
  /// How views contradict themselves.
  enum Feed: CaseIterable {
    /// Each has two widths, and nothing to do with the others.
    case apart
    /// Each is as wide as the root less its insets, and has another width.
    case pinned
    /// Each has two heights, one below the other.
    case stacked
    /// Each is at two distances from the one before.
    case chained
    /// Each is as wide as the root less 30, in three columns of one width, of which the second has another.
    case columned
    /// Each is too wide and too narrow for the root.
    case bounded

    func solved(_ count: Int) throws -> Solver {
      var solver = Solver()
      let root = solver.makeVariable(.nonNegative)
      try solver.add(root == 375)
      var last = solver.makeVariable(.free)
      for _ in 0..<count {
        let (start, size) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
        switch self {
        case .apart:
          try solver.add(size == 100)
          try solver.add(size == 200)
        case .pinned:
          try solver.add(start == 16)
          try solver.add(start + size - root == -16)
          try solver.add(size == 100)
        case .stacked:
          try solver.add(size == 44)
          try solver.add(size == 50)
          try solver.add(start - last - size == 8)
        case .chained:
          try solver.add(start - last == 44)
          try solver.add(start - last == 50)
        case .columned:
          let (second, third) = (
            solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative)
          )
          try solver.add(size - second == 0)
          try solver.add(second - third == 0)
          try solver.add(size + second + third - root == -30)
          try solver.add(second == 90)
        case .bounded:
          try solver.add(size - root >= 10)
          try solver.add(size - root <= -10)
        }
        last = start
      }
      _ = solver.solve()
      return solver
    }
  }

  @Test(arguments: Feed.allCases)
  func `twice as many conflicts are twice the work`(feed: Feed) throws {
    let least = LongTests.value(300, share: 75)
    let counts = try [least, 2 * least].map { count in
      let solver = try feed.solved(count)
      #expect(solver.conflicts.count == count)
      #expect(solver.conflicts.allSatisfy { $0.members.count <= 6 })
      return solver.counters
    }
    #expect(Double(counts[1].planned) <= 2.1 * Double(counts[0].planned))
    // The first of all have fewer constraints near them than the others.
    #expect(Double(counts[1].admissions) <= 2.2 * Double(counts[0].admissions))
    #expect(counts[0].admissions <= least * 80)
    #expect(counts[0].planned <= least * 10)
  }

  /// Position *i* is 50 · *i*, and the chain before it makes it 52 · *i*: the set of each is all that is before it.
  @Test func `conflicts with a whole chain are found by admitting it once each`() throws {
    var solver = Solver()
    var last = solver.makeVariable(.free)
    try solver.add(last == 0)
    let count = 60
    for index in 1...count {
      let (start, size) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(size == 44)
      try solver.add(start - last - size == 8)
      try solver.add(start == Double(50 * index))
      last = start
    }
    _ = solver.solve()
    #expect(solver.conflicts.count == count)
    #expect(solver[last] == Double(52 * count))
    for (place, conflict) in solver.conflicts.enumerated() {
      // Of each 44 points that are missing, a size that cannot be below 0 makes up for one that is fixed.
      let missing = 2 * (place + 1)
      #expect(conflict.members.count == 2 * (place + 1) + 2 - (missing - 1) / 44)
    }
    #expect(solver.counters.admissions <= 4 * count * count)
  }

  @Test func `a requirement that all conflicts cite is changed at once`() throws {
    var solver = Solver()
    let root = solver.makeVariable(.nonNegative)
    let width = try solver.add(root == 375)
    for _ in 0..<300 {
      let size = solver.makeVariable(.nonNegative)
      try solver.add(size - root == -32)
      try solver.add(size == 100)
    }
    let changes = solver.solve()
    #expect(changes.conflicts.count == 300)
    try solver.setConstant(132, of: width)
    let restored = solver.solve()
    #expect(restored.restored.count == 300)
    #expect(solver.conflicts.isEmpty)
    try solver.setConstant(133, of: width)
    #expect(solver.solve().conflicts.map(\.members) == changes.conflicts.map(\.members))
    solver.checkInvariants()
  }

  /// Each position hangs on the one before, and the first on the size that cannot be.
  @Test func `what can follow whatever the others do is not admitted`() throws {
    var solver = Solver()
    let size = solver.makeVariable(.nonNegative)
    var last = LinearExpression(size)
    for _ in 0..<50 {
      let place = solver.makeVariable(.free)
      try solver.add(place - last == 8)
      last = LinearExpression(place)
    }
    let members = [try solver.add(size == 100), try solver.add(size == 200)]
    _ = solver.solve()
    #expect(solver.conflicts.map(\.members) == [members])
    #expect(solver.counters.admissions <= 6)
  }

  /// Forty views in a root, each as wide as that less its insets; one of them has another width.
  @Test func `of what is near only what is in the way of a set is admitted`() throws {
    var solver = Solver()
    let root = solver.makeVariable(.nonNegative)
    let width = try solver.add(root == 375)
    var last = solver.makeVariable(.nonNegative)
    var insets = try solver.add(last - root == -32)
    for _ in 0..<40 {
      let size = solver.makeVariable(.nonNegative)
      try solver.add(size - last <= 0)
      last = size
      insets = try solver.add(last - root == -32)
    }
    let other = try solver.add(last == 100)
    _ = solver.solve()
    #expect(solver.conflicts.map(\.members) == [[width, insets, other]])
    #expect(solver.counters.admissions <= 8)
  }

  /// The first equation is in the way of the point that is moved, but the other two contradict each other without it.
  @Test func `a set does without what was only on the way to it`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable(.free), solver.makeVariable(.nonNegative),
      solver.makeVariable(.nonNegative)
    )
    try solver.add(-3 * x + 2 * z == -14)
    try solver.add(z >= 18)
    let sum = try solver.add(x + z - y == 3)
    let half = try solver.add(-0.5 * x + y == -3)
    try solver.add(-0.5 * x == -15)
    _ = solver.solve()
    #expect(solver.conflicts.map(\.members) == [[sum, half]])
    #expect(solver.conflicts.map(\.domains) == [[y, z]])
  }

  @Test func `of known contradictions the last by rank is left out without simplex`() throws {
    var solver = Solver()
    let (root, size, rest) = (
      solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative),
      solver.makeVariable(.nonNegative)
    )
    let width = try solver.add(root == 375, rank: Rank(order: 0))
    let late = try solver.add(size == 300, rank: Rank(order: 3))
    _ = solver.solve()
    let sum = try solver.add(size + rest - root == 0, rank: Rank(order: 1))
    let gap = try solver.add(rest == 16, rank: Rank(order: 2))
    let changes = solver.solve()
    #expect(changes.conflicts.map(\.leftOut) == [late])
    #expect(solver.conflicts.map(\.members) == [[width, sum, gap, late]])
    #expect(solver[size] == 359)
    #expect(solver.counters.pivots == 0)
    #expect(solver.counters.admissions <= 8)
  }

  /// A chain of links, of which every seventh is said twice, and a wrong place for its end: the set is the whole chain, with one of each
  /// two.
  @Test func `a set that reaches far is the same after any history`() throws {
    let count = LongTests.value(300, share: 100)
    var links = (0..<count).map { (index: $0, rank: UInt64(2 * $0)) }
    links += stride(from: 0, to: count, by: 7).map { (index: $0, rank: UInt64(2 * $0 + 1)) }

    func filled(_ links: [(index: Int, rank: UInt64)]) throws -> (Solver, [UInt64: Constraint.ID]) {
      var solver = Solver()
      let places = (0...count).map { _ in solver.makeVariable(.free) }
      try solver.add(places[0] == 0, rank: Rank(order: 10_000))
      var ids: [UInt64: Constraint.ID] = [:]
      for (index, rank) in links {
        let link = places[index + 1] - places[index] == 10
        ids[rank] = try solver.add(link, rank: Rank(order: rank))
      }
      try solver.add(places[count] == 1, rank: Rank(order: 10_001))
      _ = solver.solve()
      return (solver, ids)
    }
    func ranks(_ solver: Solver) -> [[UInt64]] {
      solver.conflicts.map { $0.members.map { solver.constraint($0).rank.order } }
    }

    let (first, ids) = try filled(links)
    var living = first
    let wanted = ranks(living)
    #expect(wanted.map(\.count) == [count + 2])
    #expect(try ranks(filled(links.reversed()).0) == wanted)
    for rank in [14, LongTests.value(420, share: 126)] as [UInt64] {
      let id = try #require(ids[rank])
      let (link, strength, rank) = living.constraint(id)
      living.remove(id)
      _ = living.solve()
      #expect(ranks(living) != wanted)
      try living.add(link, strength: strength, rank: rank)
      _ = living.solve()
    }
    #expect(ranks(living) == wanted)
  }

  /// From the highest rank downwards, each member goes without which the others still cannot hold.
  @Test func `of all sets the one that ends the earliest is named`() {
    var count = 0
    let step = LongTests.value(3, share: 192)
    for (place, solved) in Solved.all.enumerated() where place % step == 0 {
      let system = solved.system
      func canHold(_ rows: [Int]) -> Bool {
        Solved(system, rows: rows, sizes: Set(system.isSize.indices), shortcuts: [])
          .conflicts.isEmpty
      }
      func rank(_ row: Int) -> (Int, Int) { (system.rows[row].tier, system.rows[row].order) }
      for conflict in solved.conflicts {
        let leftOut = Set(solved.leftOut)
        var rows = system.rows.indices.filter {
          system.rows[$0].level == nil && !leftOut.contains($0) && rank($0) < rank(conflict.leftOut)
        }
        rows.sort { rank($0) < rank($1) }
        rows.append(conflict.leftOut)
        for row in rows.dropLast().reversed() {
          let others = rows.filter { $0 != row }
          if !canHold(others) { rows = others }
        }
        #expect(conflict.members == rows, "\(system)")
        count += 1
      }
    }
    #expect(count > 900 / step)
  }

  @Test func `to remove what was left out may make others contradict something else`() throws {
    /// Texts on one baseline in a view without a height. So many mention that view's top edge that one less makes all near.
    func row(leavingOut skipped: Int?) throws -> (solver: Solver, ids: [Constraint.ID?]) {
      var solver = Solver()
      var ids: [Constraint.ID?] = []
      func add(_ constraint: Constraint) throws {
        let rank = Rank(order: UInt64(ids.count))
        ids.append(ids.count == skipped ? nil : try solver.add(constraint, rank: rank))
      }
      let (top, height) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try add(top == 0)
      try add(height == 0)
      var last: (top: Variable, height: Variable)?
      for index in 0..<32 {
        let text = (top: solver.makeVariable(.free), height: solver.makeVariable(.nonNegative))
        if let last {
          try add(text.top + 0.75 * text.height - last.top - 0.75 * last.height == 0)
        }
        try add(text.top - top >= [0, 8, 4, 16][index % 4])
        try add(top + height - text.top - text.height >= [4, 0, 16, 8, 0][index % 5])
        last = text
      }
      _ = solver.solve()
      return (solver, ids)
    }
    func sets(_ solver: Solver) -> [[UInt64]] {
      solver.conflicts.map { $0.members.map { solver.constraint($0).rank.order } }
    }
    var (solver, ids) = try row(leavingOut: nil)
    let before = sets(solver)
    let removed = try #require(before.dropLast(5).last?.last)
    solver.remove(try #require(ids[Int(removed)]))
    _ = solver.solve()
    #expect(sets(solver) == sets(try row(leavingOut: Int(removed)).solver))
    #expect(sets(solver) != before.filter { $0.last != removed })
  }

  @Test func `what makes others further away is noticed, though the same are near`() throws {
    /// A view that has to be 7 away from an edge, and 8 by a short way and by a long one of lower ranks. Of what is written at the
    /// edge all is as near as the rest of the short way, until it is so much that what comes late counts as further away.
    func view(readers: Int) throws -> (solver: Solver, edge: Variable) {
      var solver = Solver()
      let (edge, view, between) = (
        solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.free)
      )
      var constraints = [edge == 0]
      var last = view
      for _ in 0..<40 {
        let next = solver.makeVariable(.free)
        constraints.append(last - next == 0)
        last = next
      }
      constraints.append(last - edge == 8)
      for _ in 0..<60 { constraints.append(solver.makeVariable(.free) - edge == 1) }
      constraints += [between - edge == 8, view - between == 0, view - edge == 7]
      for (order, constraint) in constraints.enumerated() {
        try solver.add(constraint, rank: Rank(order: UInt64(order)))
      }
      for _ in 0..<readers { try add(readerOf: edge, to: &solver) }
      _ = solver.solve()
      return (solver, edge)
    }
    func add(readerOf edge: Variable, to solver: inout Solver) throws {
      try solver.add(solver.makeVariable(.free) - edge == 1, rank: Rank(order: 1_000))
    }
    func set(_ solver: Solver) -> [UInt64] {
      solver.conflicts.flatMap { $0.members.map { solver.constraint($0).rank.order } }
    }
    var (solver, edge) = try view(readers: 0)
    #expect(set(solver).count == 42)
    try add(readerOf: edge, to: &solver)
    _ = solver.solve()
    #expect(set(solver) == [102, 103, 104])
    #expect(set(solver) == set(try view(readers: 1).solver))
  }
}
