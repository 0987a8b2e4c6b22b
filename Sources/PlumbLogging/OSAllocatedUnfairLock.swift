internal import Foundation

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: Sendable {
  // The state is read and written between lock and unlock only.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that other threads may not have.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with the state, while no other thread has it.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
    -> Result
  {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state, while no other thread has it. The compiler does not check what leaves the closure.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no other thread has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Returns the lock, which this thread has.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if no other thread has it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while no other thread has the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure while no other thread has the lock. The compiler does not check what leaves the closure.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
