package import Cassowary

/// A linear system as plain data: what a caller of the solver would say, before it is said.
///
/// Variables and statements are numbers in the order in which they were made.
package struct Model {
  package struct Term {
    package var variable: Int
    package var coefficient: Double
  }

  /// `Σ terms relation constant`.
  package struct Statement {
    package var terms: Range<Int>
    package var relation: Relation
    package var constant: Double
    package var strength: Strength
  }

  package private(set) var domains: [Domain] = []
  package private(set) var terms: [Term] = []
  package private(set) var statements: [Statement] = []

  package init() {}

  /// Room for so many views, so that the model's own growth does not stand in the peak of memory.
  package mutating func reserve(views: Int) {
    domains.reserveCapacity(4 * views)
    statements.reserveCapacity(5 * views)
    terms.reserveCapacity(12 * views)
  }

  package mutating func makeVariable(_ domain: Domain) -> Int {
    domains.append(domain)
    return domains.count - 1
  }

  /// Four unknowns in a row: left, top, width and height of a view, in absolute coordinates.
  package mutating func makeBox(sizes: Domain) -> Box {
    let first = domains.count
    domains += [.free, .free, sizes, sizes]
    return Box(first: first)
  }

  /// - Returns: the number of the statement.
  @discardableResult
  package mutating func state(
    _ terms: [(variable: Int, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    _ strength: Strength = .required
  ) -> Int {
    let start = self.terms.count
    for term in terms {
      self.terms.append(Term(variable: term.variable, coefficient: term.coefficient))
    }
    statements.append(
      Statement(
        terms: start..<self.terms.count,
        relation: relation,
        constant: constant,
        strength: strength
      )
    )
    return statements.count - 1
  }
}

/// The unknowns of one view.
package struct Box {
  package let first: Int
  package var left: Int { first }
  package var top: Int { first + 1 }
  package var width: Int { first + 2 }
  package var height: Int { first + 3 }
}

/// The order in which statements reach the solver.
package enum FeedingOrder: String, CaseIterable, Sendable {
  case natural
  case reverse
  case shuffled

  package func indices(_ count: Int) -> [Int] {
    var result = Array(0..<count)
    switch self {
    case .natural: break
    case .reverse: result.reverse()
    case .shuffled:
      var generator = Lcg(seed: 54321)
      generator.shuffle(&result)
    }
    return result
  }
}
