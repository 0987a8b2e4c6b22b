public import Masonry

/// Masonry's methods without their prefix, as `MAS_SHORTHAND` declares them: `view.makeConstraints { make in … }`.
///
/// They are in a separate module, because views of an app may have members with these names.
extension ConstraintView {
  /// Makes and activates the constraints of the closure, like `mas_makeConstraints`.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_makeConstraints(closure, file, line)
  }

  /// Changes constants of existing constraints to those of the closure, like `mas_updateConstraints`.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_updateConstraints(closure, file, line)
  }

  /// Replaces the constraints of the view by those of the closure, like `mas_remakeConstraints`.
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
  /// Makes the constraints of the closure for each view, like ``Swift/Array/mas_makeConstraints(_:_:_:)``.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_makeConstraints(closure, file, line)
  }

  /// Updates the constraints of each view, like ``Swift/Array/mas_updateConstraints(_:_:_:)``.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_updateConstraints(closure, file, line)
  }

  /// Replaces the constraints of each view, like ``Swift/Array/mas_remakeConstraints(_:_:_:)``.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: MASConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    mas_remakeConstraints(closure, file, line)
  }
}
