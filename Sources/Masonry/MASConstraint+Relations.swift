public import Plumb

/// Relations to a view or guide, an attribute of one, a number, a point, a size or insets, or to an array of these with one
/// constraint each.
///
/// A view or guide as the target stands for its attribute of the same name. Numbers, points, sizes and insets are constants, by the
/// rules of ``MASConstraint/valueOffset(_:_:_:)``: a size then has no target, and a position is relative to the superview's
/// attribute of the same name.
extension MASConstraint {
  /// Makes every attribute equal to a target.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, [other], SourceLocation(file: file, line: line))
  }

  /// Makes every attribute equal to every target, with one constraint each.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, others, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to a target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, [other], SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to every target, with one constraint each.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to a target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, [other], SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to every target, with one constraint each.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, others, SourceLocation(file: file, line: line))
  }
}

/// The names of the macros that box their arguments in Objective-C; in Swift they are the same as those without prefix.
extension MASConstraint {
  /// Makes every attribute equal to a target, like `equalTo`.
  @discardableResult
  public func mas_equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    equalTo(other, file, line)
  }

  /// Makes every attribute equal to every target, with one constraint each, like `equalTo`.
  @discardableResult
  public func mas_equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    equalTo(others, file, line)
  }

  /// Makes every attribute greater than or equal to a target, like `greaterThanOrEqualTo`.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(other, file, line)
  }

  /// Makes every attribute greater than or equal to every target, with one constraint each, like `greaterThanOrEqualTo`.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(others, file, line)
  }

  /// Makes every attribute less than or equal to a target, like `lessThanOrEqualTo`.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(other, file, line)
  }

  /// Makes every attribute less than or equal to every target, with one constraint each, like `lessThanOrEqualTo`.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(others, file, line)
  }
}
