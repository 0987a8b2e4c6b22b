public import Foundation

nonisolated extension NotificationCenter {
  /// Calls the method of a selector with each notification, until the observer is deallocated or
  /// removed. The observer is not retained.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, aName, anObject as AnyObject?)
    let block = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let observer = observation.observer, notification.name != .observerIsRemoved {
        // It is called on the thread that posts, which has the notification and the observer.
        nonisolated(unsafe) let (notification, observer) = (notification, observer)
        _ = onMainActor { aSelector.send(to: observer, notification) }
      }
    }
    let removal = addObserver(forName: .observerIsRemoved, object: nil, queue: nil) {
      [weak self] notification in
      guard let removal = notification.userInfo?["removal"] as? ObserverRemoval,
        observation.isEnded(by: removal)
      else { return }
      for token in observation.end() { self?.removeObserver(token as Any) }
    }
    observation.begin([block, removal])
  }

  /// Removes all observations of an observer.
  public func removeObserver(_ observer: AnyObject) {
    removeSelectors(of: observer, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Removes the observations of an observer for a name, if one is given, and for an object, if one
  /// is given.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    removeSelectors(of: observer, name: aName, object: anObject as AnyObject?)
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Foundation removes the tokens of blocks only. The observations by selectors are told by a
  /// notification, since there is no other list of them.
  private func removeSelectors(
    of observer: AnyObject,
    name: NSNotification.Name?,
    object: AnyObject?
  ) {
    let removal = ObserverRemoval(observer: observer, name: name, object: object)
    post(name: .observerIsRemoved, object: nil, userInfo: ["removal": removal])
  }
}

nonisolated extension NSNotification.Name {
  fileprivate static let observerIsRemoved = NSNotification.Name("AutoLayout.observerIsRemoved")
}

nonisolated private struct ObserverRemoval {
  var observer: AnyObject
  var name: NSNotification.Name?
  var object: AnyObject?
}

/// The observation of a name by a selector.
///
/// - Note: `@unchecked Sendable` holds because the variables are accessed only under the lock.
nonisolated private final class SelectorObservation: @unchecked Sendable {
  private let lock = NSLock()
  private weak var storedObserver: AnyObject?
  private let name: NSNotification.Name?
  private weak var object: AnyObject?
  private var tokens: [any NSObjectProtocol] = []

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
    (storedObserver, self.name, self.object) = (observer, name, object)
  }

  var observer: AnyObject? { lock.withLock { storedObserver } }

  func begin(_ tokens: [any NSObjectProtocol]) { lock.withLock { self.tokens = tokens } }

  /// Returns the tokens, and forgets them.
  func end() -> [any NSObjectProtocol] {
    lock.withLock {
      defer { (tokens, storedObserver) = ([], nil) }
      return tokens
    }
  }

  /// Whether the observation ends: because it is removed, or because the observer is gone.
  func isEnded(by removal: ObserverRemoval) -> Bool {
    lock.withLock {
      guard let storedObserver else { return true }
      return storedObserver === removal.observer && (removal.name == nil || removal.name == name)
        && (removal.object == nil || removal.object === object)
    }
  }
}
