import Foundation

/// The contexts in which the present thread draws, the innermost last.
///
/// They are in the dictionary of the thread, as UIKit has a stack for each thread:
/// `UIGraphicsBeginImageContext` and its end are separate calls, which no scope of a task-local value
/// contains. No other thread sees them.
nonisolated enum GraphicsContextStack {
  /// An entry, with the size and scale of an image context; nil for other contexts.
  nonisolated final class Entry {
    let context: CGContext
    let image: (size: CGSize, scale: CGFloat)?

    init(_ context: CGContext, image: (size: CGSize, scale: CGFloat)? = nil) {
      (self.context, self.image) = (context, image)
    }
  }

  private static let key = "Plumb.GraphicsContextStack"

  nonisolated private final class Stack { var entries: [Entry] = [] }

  private static var stack: Stack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? Stack { return stack }
    let stack = Stack()
    dictionary[key] = stack
    return stack
  }

  static var last: Entry? {
    (Thread.current.threadDictionary[key] as? Stack)?.entries.last
  }

  static func push(_ entry: Entry) { stack.entries.append(entry) }

  static func pop() {
    let stack = stack
    _ = stack.entries.popLast()
    if stack.entries.isEmpty { Thread.current.threadDictionary.removeObject(forKey: key) }
  }
}

nonisolated extension CGContext {
  /// Calls a closure while the context is the current one of the thread.
  package func asCurrent<Result>(_ body: () -> Result) -> Result {
    GraphicsContextStack.push(.init(self))
    defer { GraphicsContextStack.pop() }
    return body()
  }
}
