public import Foundation

extension NSObject {
  /// Does nothing: calls are made at once here, so none waits.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

  /// Does nothing: calls are made at once here, so none waits.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {}

  /// Returns whether the object has the method of a selector. See ``Selector``.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Calls the method of a selector.
  ///
  /// - Returns: nil; what the method returns is dropped.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector?.send(to: self)
    return nil
  }

  /// Calls the method of a selector with an argument.
  ///
  /// - Returns: nil; what the method returns is dropped.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector?.send(to: self, object)
    return nil
  }

  /// Calls the method of a selector with two arguments.
  ///
  /// - Returns: nil; what the method returns is dropped.
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector?.send(to: self, object1, object2)
    return nil
  }
}
