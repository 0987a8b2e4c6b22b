public import Masonry

/// Masonry's calls without their prefix, as `MAS_SHORTHAND` gives them: `view.makeConstraints { make in … }`. They are a module of
/// their own, for an app's views may have members of these names.
extension ConstraintView {
  /// See ``ConstraintView/mas_makeConstraints(_:_:_:)``.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_makeConstraints(closure, file, line)
  }

  /// See ``ConstraintView/mas_updateConstraints(_:_:_:)``.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_updateConstraints(closure, file, line)
  }

  /// See ``ConstraintView/mas_remakeConstraints(_:_:_:)``.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_remakeConstraints(closure, file, line)
  }
}

extension Array where Element: ConstraintView {
  /// See ``Swift/Array/mas_makeConstraints(_:_:_:)``.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_makeConstraints(closure, file, line)
  }

  /// See ``Swift/Array/mas_updateConstraints(_:_:_:)``.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_updateConstraints(closure, file, line)
  }

  /// See ``Swift/Array/mas_remakeConstraints(_:_:_:)``.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_remakeConstraints(closure, file, line)
  }
}
