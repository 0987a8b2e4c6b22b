extension Constraint {
  /// Makes everything that the closure changes one change: what goes goes first, and what comes takes part at once when the
  /// closure ends. So views that depend on each other can be remade one after the other without a conflict in between.
  ///
  /// ```swift
  /// Constraint.transaction {
  ///   title.snp.remakeConstraints { … }
  ///   badge.snp.remakeConstraints { … }
  /// }
  /// ```
  ///
  /// Nothing is laid out by it; the next layout solves once for all of it. Transactions may be nested: the outermost counts. What
  /// the makers of ``ConstraintArrayDSL`` do to all their items is one.
  ///
  /// - Note: UIKit and AppKit solve at every activation, so there constraints that the closure makes or changes are inactive until
  ///   it ends. This package's runtime solves when it lays out, and has nothing to wait for.
  public static func transaction<Result>(_ changes: () throws -> Result) rethrows -> Result {
    try collectingActivations(changes)
  }
}
