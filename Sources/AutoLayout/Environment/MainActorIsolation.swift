// With the trait `MainActor` the classes of views, constraints and controllers belong to the main actor, while values and the
// environment belong to none. Some members are called from outside of any actor, because NSObject or Swift declares them so:
// `description`, `hash`, `deinit`.

#if MainActor
  /// Runs a closure as the main actor. Traps on any other thread than the main one.
  nonisolated package func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated(body)
  }

  /// Runs a closure of the main actor on whatever thread this is, without a check.
  ///
  /// For `deinit` and for what describes an object. A view may be released on any thread, as UIKit's may: a test whose suite holds
  /// views is one case. Whoever releases the last reference to the root of a tree has the tree to itself. Deferring the work to
  /// the main thread is not possible, since the memory of the object is freed when `deinit` returns.
  nonisolated package func asMainActorUnchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      // What MainActor.assumeIsolated does after its check.
      unsafeBitCast(body, to: (() -> Value).self)()
    }
  }
#else
  @inlinable @inline(__always)
  package func onMainActor<Value>(_ body: () -> Value) -> Value { body() }

  @inlinable @inline(__always)
  package func asMainActorUnchecked<Value>(_ body: () -> Value) -> Value { body() }
#endif
