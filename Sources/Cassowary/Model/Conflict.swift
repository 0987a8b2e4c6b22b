/// A required constraint that cannot hold, and why.
public struct Conflict: Hashable, Sendable {
  /// The member with the highest rank: it does not take part in the answer.
  public let leftOut: Constraint.ID
  /// Constraints that cannot all hold, while any of them taken away lets the others hold; ascending by rank.
  public let members: [Constraint.ID]
  /// The sizes whose being 0 or more is part of the contradiction; ascending.
  public let domains: [Variable]

  /// Creates a conflict from its parts, which have to be in the order of the properties.
  public init(leftOut: Constraint.ID, members: [Constraint.ID], domains: [Variable]) {
    self.leftOut = leftOut
    self.members = members
    self.domains = domains
  }
}

/// What ``Solver/solve()`` did.
public struct Changes: Equatable, Sendable {
  /// The variables with another value than before, ascending.
  public internal(set) var variables: [Variable] = []
  /// The conflicts that are new, or whose set is another than before; ascending by the rank of what is left out.
  public internal(set) var conflicts: [Conflict] = []
  /// The constraints that were left out before and hold now, ascending.
  public internal(set) var restored: [Constraint.ID] = []

  /// Nothing has changed.
  public init() {}

  /// Whether all three lists are empty.
  public var isEmpty: Bool { variables.isEmpty && conflicts.isEmpty && restored.isEmpty }
}

/// A number that a solver refuses; the solver is as it was before the call.
public struct UnusableNumber: Error, Equatable, Sendable {
  /// What the number would have been.
  public enum Role: Sendable {
    /// The coefficient of a variable.
    case coefficient
    /// The constant of a constraint.
    case constant
    /// The level of a strength.
    case level
  }

  /// The role of the number.
  public let role: Role
  /// The refused number. A coefficient may be the sum of several terms of one variable; a level that is not finite is NaN.
  public let value: Double
}

extension UnusableNumber: CustomStringConvertible {
  public var description: String {
    switch role {
    case .coefficient:
      "the coefficient \(value) is neither 0 nor between 1e-9 and 1e9, with or without a minus sign"
    case .constant:
      "the constant \(value) is not a finite number between -1e12 and 1e12"
    case .level:
      "the level \(value) is not a finite number above 0"
    }
  }
}
