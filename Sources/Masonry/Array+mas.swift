public import Plumb

extension Array where Element: ConstraintView {
  /// Makes the constraints of the closure for each view.
  ///
  /// - Returns: the constraints of the first view, then those of the second, and so on.
  @discardableResult
  public func mas_makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(closure, file, line) }
  }

  /// Updates the constraints of each view. See ``ConstraintView/mas_updateConstraints(_:_:_:)``.
  @discardableResult
  public func mas_updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(closure, file, line) }
  }

  /// Replaces the constraints of each view. See ``ConstraintView/mas_remakeConstraints(_:_:_:)``.
  @discardableResult
  public func mas_remakeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(closure, file, line) }
  }
}
