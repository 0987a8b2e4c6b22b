public import Plumb

extension ConstraintView {
  /// Makes and activates the constraints of the closure.
  ///
  /// - Returns: one constraint for each statement and each group, in their order.
  @discardableResult
  public func mas_makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    MASConstraintMaker.make(.making, self, SourceLocation(file: file, line: line), closure)
  }

  /// Changes the constants of existing constraints to those of the closure, and adds constraints that do not exist yet.
  ///
  /// A statement changes the newest active constraint that differs only in the constant: it has the same items, attributes,
  /// relation, multiplier and priority. The constraint that is returned for the statement refers to the existing one. A statement
  /// without such a constraint adds one, which may conflict with existing constraints.
  @discardableResult
  public func mas_updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    MASConstraintMaker.make(.updating, self, SourceLocation(file: file, line: line), closure)
  }

  /// Replaces the constraints that Masonry and `.snp` have made for this view by those of the closure. Equal constraints stay
  /// active and keep their handles.
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
  /// The closest common superview of two views, which may be one of them; nil if they are in different hierarchies.
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
