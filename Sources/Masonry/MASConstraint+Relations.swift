public import Plumb

/// What a sentence relates to: a view or guide, an attribute of one, a number, point, size or insets; or an array of these,
/// one constraint each.
///
/// Views and guides stand for the attribute that is related to them. Numbers and the like are the constant, by the rules of
/// ``MASConstraint/valueOffset(_:_:_:)``: with nothing else named, sizes are absolute, and everything else is measured from the
/// superview's same attribute.
extension MASConstraint {
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, [other], SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, others, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, [other], SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, others, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, [other], SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, others, SourceLocation(file: file, line: line))
  }
}

/// The names of those that box their arguments in Objective-C; in Swift they are the same.
extension MASConstraint {
  @discardableResult
  public func mas_equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    equalTo(other, file, line)
  }

  @discardableResult
  public func mas_equalTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    equalTo(others, file, line)
  }

  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(other, file, line)
  }

  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(others, file, line)
  }

  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(other, file, line)
  }

  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(others, file, line)
  }
}
