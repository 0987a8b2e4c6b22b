#if Port && !canImport(ObjectiveC)
  public import AutoLayout
  public import Foundation

  extension NSObjectProtocol where Self: NSObject {
    /// Publishes the value of a property once, if the options contain `initial`. Changes are not observed here, which is reported.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
      var first: [Value] = []
      _ = observe(keyPath, options: options) { first += $1.newValue.map { [$0] } ?? [] }
      return first.publisher.append(Empty(completeImmediately: false)).eraseToAnyPublisher()
    }
  }
#endif
