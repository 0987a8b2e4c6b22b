#if Port
  import Foundation

  /// Returns what a function makes of the numbers below a count, in their order. It is called on all cores at once.
  func concurrently<Result: Sendable>(
    _ count: Int,
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Results<Result>(count)
    DispatchQueue.concurrentPerform(iterations: count) { results.set($0, body($0)) }
    return results.all
  }

  /// - Note: `@unchecked Sendable` holds because the values are read and written under the lock alone.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ number: Int, _ value: Value) { lock.withLock { values[number] = value } }

    var all: [Value] { lock.withLock { values.compactMap { $0 } } }
  }
#endif
