/// How much a constraint matters: required, or a level. Levels are compared, never added.
public struct Strength: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The level, infinite for ``required``.
  package let level: Double

  /// The constraint holds, unless it contradicts required constraints of a lower rank.
  public static let required = Strength(level: .infinity)

  /// Any error at a level is worse than every error below it. `level` is finite and above 0;
  /// what is not is refused where a constraint is added.
  public static func level(_ level: Double) -> Strength {
    Strength(level: level.isFinite ? level : .nan)
  }

  /// Whether the strength is ``required``, not a level.
  public var isRequired: Bool { level == .infinity }

  public static func < (a: Strength, b: Strength) -> Bool { a.level < b.level }
}

extension Strength: CustomStringConvertible {
  public var description: String { isRequired ? "required" : "\(level)" }
}

/// Where a constraint stands among its equals.
///
/// In a contradiction the required constraint with the highest rank is left out. In a tie inside a level the
/// constraint with the highest order is served first.
public struct Rank: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The number that is compared first.
  public var tier: UInt8
  /// The number that is compared if the tiers are equal.
  public var order: UInt64

  /// Creates a rank from its tier and its order.
  public init(tier: UInt8 = 0, order: UInt64) {
    self.tier = tier
    self.order = order
  }

  public static func < (a: Rank, b: Rank) -> Bool { (a.tier, a.order) < (b.tier, b.order) }
}
