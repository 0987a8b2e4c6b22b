import Expectations
import TestLength
import Testing

@testable import Cassowary

/// Many required constraints that conflict: which are rejected, their irreducible sets, and the work that takes.
@Suite struct ContradictionsTests {
  /// How the constraints of a view conflict.
  enum Feed: CaseIterable {
    /// Each view has two widths, and shares no constraint with the others.
    case apart
    /// Each view is as wide as the root less its insets, and has another width as well.
    case pinned
    /// Each view has two heights, and is below the one before.
    case stacked
    /// Each view is at two distances from the one before.
    case chained
    /// Each row fills the root less 30 with three columns of one width; the second column has another width as well.
    case columned
    /// Each view is required to be both wider and narrower than the root.
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
  func `the work of conflicts grows linearly with their number`(feed: Feed) throws {
    let smaller = LongTests.value(300, share: 75)
    let counts = try [smaller, 2 * smaller].map { count in
      let solver = try feed.solved(count)
      expectEqual(solver.conflicts.count, count)
      expectTrue(solver.conflicts.allSatisfy { $0.members.count <= 6 })
      return solver.counters
    }
    expectTrue(Double(counts[1].planned) <= 2.1 * Double(counts[0].planned))
    // The first conflicts have fewer constraints near them than the others.
    expectTrue(Double(counts[1].admissions) <= 2.2 * Double(counts[0].admissions))
    expectTrue(counts[0].admissions <= smaller * 80)
    expectTrue(counts[0].planned <= smaller * 10)
  }

  /// Position *i* is required at 50 · *i*, and the chain before it puts it at 52 · *i*: the irreducible set of each conflict is the
  /// chain before it.
  @Test func `each conflict with a whole chain is explained by accepting the chain once`() throws {
    var solver = Solver()
    var last = solver.makeVariable(.free)
    try solver.add(last == 0)
    let count = LongTests.value(60, share: 24)
    for index in 1...count {
      let (start, size) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(size == 44)
      try solver.add(start - last - size == 8)
      try solver.add(start == Double(50 * index))
      last = start
    }
    _ = solver.solve()
    expectEqual(solver.conflicts.count, count)
    expectEqual(solver[last], Double(52 * count))
    for (place, conflict) in solver.conflicts.enumerated() {
      // For every 44 points of the error, the domain of one size takes the place of the equality that fixes the size.
      let error = 2 * (place + 1)
      expectEqual(conflict.members.count, 2 * (place + 1) + 2 - (error - 1) / 44)
    }
    expectTrue(solver.counters.admissions <= 4 * count * count)
  }

  @Test func `changing a constraint that is a member of all conflicts resolves them at once`()
    throws
  {
    var solver = Solver()
    let root = solver.makeVariable(.nonNegative)
    let width = try solver.add(root == 375)
    for _ in 0..<300 {
      let size = solver.makeVariable(.nonNegative)
      try solver.add(size - root == -32)
      try solver.add(size == 100)
    }
    let changes = solver.solve()
    expectEqual(changes.conflicts.count, 300)
    try solver.setConstant(132, of: width)
    let restored = solver.solve()
    expectEqual(restored.restored.count, 300)
    expectEmpty(solver.conflicts)
    try solver.setConstant(133, of: width)
    expectEqual(solver.solve().conflicts.map(\.members), changes.conflicts.map(\.members))
    solver.checkInvariants()
  }

  /// Each position is substituted by the one before, and the first one by a size with two values.
  @Test func `constraints of implied free variables are skipped when a conflict is explained`()
    throws
  {
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
    expectEqual(solver.conflicts.map(\.members), [members])
    expectTrue(solver.counters.admissions <= 6)
  }

  /// Forty views in a root, each as wide as the root less its insets; one of them has another width as well.
  @Test func `of eighty constraints near a conflict at most eight are accepted to explain it`()
    throws
  {
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
    expectEqual(solver.conflicts.map(\.members), [[width, insets, other]])
    expectTrue(solver.counters.admissions <= 8)
  }

  /// The first equality is violated by a point on the way to the set, but the other two conflict without it.
  @Test func `a constraint violated only during the search is no member of the irreducible set`()
    throws
  {
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
    expectEqual(solver.conflicts.map(\.members), [[sum, half]])
    expectEqual(solver.conflicts.map(\.domains), [[y, z]])
  }

  @Test func `of conflicting propagated equalities the last by rank is rejected`() throws {
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
    expectEqual(changes.conflicts.map(\.leftOut), [late])
    expectEqual(solver.conflicts.map(\.members), [[width, sum, gap, late]])
    expectEqual(solver[size], 359)
    expectTrue(solver.counters.admissions <= 8)
  }

  /// A chain of equalities, every seventh of them duplicated, whose end is also required elsewhere: the irreducible set is the whole
  /// chain with one of each two duplicates.
  @Test func `the irreducible set of a long chain does not depend on the history of changes`()
    throws
  {
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
    var edited = first
    let expected = ranks(edited)
    expectEqual(expected.map(\.count), [count + 2])
    expectEqual(try ranks(filled(links.reversed()).0), expected)
    for rank in [14, LongTests.value(420, share: 126)] as [UInt64] {
      let id = try #require(ids[rank])
      let (link, strength, rank) = edited.constraint(id)
      edited.remove(id)
      _ = edited.solve()
      expectTrue(ranks(edited) != expected)
      try edited.add(link, strength: strength, rank: rank)
      _ = edited.solve()
    }
    expectEqual(ranks(edited), expected)
  }

  /// The expected set: from the highest rank downwards, each constraint is dropped without which the others still conflict.
  @Test func `of all irreducible sets the one with the lowest ranks, highest first, is reported`() {
    var count = 0
    let step = LongTests.value(3, share: 48)
    for (place, solved) in Solved.all.enumerated() where place % step == 0 {
      let system = solved.system
      func canHold(_ rows: [Int]) -> Bool {
        Solved(system, rows: rows, sizes: Set(system.isSize.indices), reductions: [])
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
        expectEqual(conflict.members, rows, "\(system)")
        count += 1
      }
    }
    expectTrue(count > LongTests.value(300, share: 2))
  }

  @Test func `removing a rejected constraint can change the irreducible sets of other conflicts`()
    throws
  {
    /// Texts on one baseline in a view of height 0. So many constraints mention the view's top edge that with one fewer all of them
    /// count as near.
    func row(omitting skipped: Int?) throws -> (solver: Solver, ids: [Constraint.ID?]) {
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
    var (solver, ids) = try row(omitting: nil)
    let before = sets(solver)
    let removed = try #require(before.dropLast(5).last?.last)
    solver.remove(try #require(ids[Int(removed)]))
    _ = solver.solve()
    expectEqual(sets(solver), sets(try row(omitting: Int(removed)).solver))
    expectTrue(sets(solver) != before.filter { $0.last != removed })
  }

  @Test func `a constraint that makes others count as farther away updates the irreducible set`()
    throws
  {
    /// A view that is required 7 from an edge, and 8 from it by a short chain and by a long chain of lower ranks. All constraints that
    /// mention the edge are as near as the rest of the short chain, until there are so many that the later ones count as farther away.
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
    expectEqual(set(solver).count, 42)
    try add(readerOf: edge, to: &solver)
    _ = solver.solve()
    expectEqual(set(solver), [102, 103, 104])
    expectEqual(set(solver), set(try view(readers: 1).solver))
  }
}
