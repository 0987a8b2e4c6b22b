public import Foundation

extension NSObject {
  /// Takes back the calls of an object that wait for their time.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls of a selector and an argument that wait for their time.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedCall.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.hasArgument(anArgument)
    }
  }

  /// Calls the method of a selector by a timer of the current run loop. The object and the argument are retained until then.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    DelayedCall(self, aSelector, anArgument).begin(after: delay)
  }

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
