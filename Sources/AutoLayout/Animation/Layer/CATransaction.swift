public import Foundation

/// A group of changes and animations with one completion.
///
/// Transactions belong to the present thread. Changes of layers take effect at once, and are not
/// animated by themselves; animations without a duration have that of the transaction.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CATransaction: NSObject {
  private final class Level {
    var duration: CFTimeInterval?
    var curve: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var groups: [AnimationGroup] = []
  }

  private final class Stack { var levels: [Level] = [] }

  private static let key = "Plumb.CATransaction"

  private class var stack: Stack? { Thread.current.threadDictionary[key] as? Stack }

  /// Begins a transaction, inside of the present one if there is one.
  open class func begin() {
    let stack = stack ?? Stack()
    Thread.current.threadDictionary[key] = stack
    stack.levels.append(Level())
  }

  /// Ends the transaction that was begun last. Its completion is called when the animations have ended
  /// that were started since, or at once if there are none.
  open class func commit() {
    guard let stack, let level = stack.levels.popLast() else { return }
    if let outer = stack.levels.last {
      outer.groups += level.groups
    } else {
      Thread.current.threadDictionary.removeObject(forKey: key)
    }
    guard let completion = level.completion else { return }
    let running = level.groups.filter { !$0.isOver }
    guard let clock = running.first?.clock else { return completion() }
    let waiting = AnimationGroup(on: clock)
    waiting.whenOver = { _ in completion() }
    clock.keep(waiting)
    for group in running { waiting.lengthen(to: group.endOrNever) }
  }

  /// Applies all changes. Has no effect here: changes apply at once.
  open class func flush() {}

  /// Returns the duration of animations without one, in seconds. By default 0.25.
  open class func animationDuration() -> CFTimeInterval { found(\.duration) ?? 0.25 }
  /// Sets the duration of animations without one, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack?.levels.last?.duration = dur }
  /// Returns the curve of animations without one; nil if none is set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { found(\.curve) }
  /// Sets the curve of animations without one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack?.levels.last?.curve = function
  }
  /// Returns whether changes are not animated. By default false.
  open class func disableActions() -> Bool { found(\.disablesActions) ?? false }
  /// Sets whether changes are not animated. Stored without an effect here: they never are.
  open class func setDisableActions(_ flag: Bool) { stack?.levels.last?.disablesActions = flag }
  /// Returns the completion of the transaction; nil if none is set.
  open class func completionBlock() -> (() -> Void)? { stack?.levels.last?.completion }
  /// Sets the completion of the transaction. Outside of a transaction it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let level = stack?.levels.last else {
      block?()
      return
    }
    level.completion = block
  }

  /// Returns a property of the transaction by its key; nil for an unknown one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
  /// Sets a property of the transaction by its key. Unknown keys have no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double {
        setAnimationDuration(seconds)
      }
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  private class func found<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in stack?.levels.reversed() ?? [] {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  /// Adds a group of animations to the present transaction.
  static func note(_ group: AnimationGroup) { stack?.levels.last?.groups.append(group) }
}

/// The key of the duration of animations in a transaction.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes in a transaction are not animated.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of animations in a transaction.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion of a transaction.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
