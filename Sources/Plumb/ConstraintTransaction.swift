extension Constraint {
  /// Applies all changes of the closure as one: deactivations take effect first, and activations together at the end of the closure.
  ///
  /// So views that depend on each other can be remade one after the other without an intermediate conflict.
  ///
  /// ```swift
  /// Constraint.transaction {
  ///   title.snp.remakeConstraints { … }
  ///   badge.snp.remakeConstraints { … }
  /// }
  /// ```
  ///
  /// It does not lay out; the next layout pass solves once for all changes. Transactions can be nested: the outermost one applies
  /// the changes. Each method of ``ConstraintArrayDSL`` is a transaction.
  ///
  /// - Note: UIKit and AppKit solve at every activation, so there the constraints that the closure makes or changes are inactive
  ///   until it ends. The runtime of this package solves in the layout pass, so it activates them immediately.
  public static func transaction<Result>(_ changes: () throws -> Result) rethrows -> Result {
    try collectingActivations(changes)
  }
}
