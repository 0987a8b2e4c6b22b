public import Plumb

extension ConstraintView {
  /// Makes the constraints of the closure.
  ///
  /// - Returns: one for each sentence, and one for each group, in their order.
  @discardableResult
  public func mas_makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    MASConstraintMaker.make(.making, self, SourceLocation(file: file, line: line), closure)
  }

  /// Moves the constants of what there is to those of the closure, and makes the rest.
  ///
  /// A sentence means the newest constraint that is equal but for the constant: in items, attributes, relation, multiplier and
  /// priority. What it returns for that is bound to the constraint that was there. What is equal to nothing is added, and
  /// may conflict with what is there.
  @discardableResult
  public func mas_updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    MASConstraintMaker.make(.updating, self, SourceLocation(file: file, line: line), closure)
  }

  /// Makes the constraints of the closure all that was made for this view, by `.snp` as well. What is equal stays, with
  /// whatever is bound to it.
  @discardableResult
  public func mas_remakeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    MASConstraintMaker.make(.remaking, self, SourceLocation(file: file, line: line), closure)
  }
}

extension ConstraintView {
  /// The closest view that both are in; a view is in itself. nil if they are not in one tree.
  public func mas_closestCommonSuperview(_ view: ConstraintView) -> ConstraintView? {
    var own: ConstraintView? = self
    while let candidate = own {
      var other: ConstraintView? = view
      while let current = other {
        if current === candidate { return candidate }
        other = current.superview
      }
      own = candidate.superview
    }
    return nil
  }
}
