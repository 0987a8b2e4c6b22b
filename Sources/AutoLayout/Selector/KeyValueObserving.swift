#if !canImport(ObjectiveC)
  public import Foundation

  /// What an observer is told of a change.
  nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The old value.
    public static let old = Self(rawValue: 2)
    /// A call at once, with the present value.
    public static let initial = Self(rawValue: 4)
    /// A call before each change as well.
    public static let prior = Self(rawValue: 8)
  }

  /// The key of a part of a change.
  nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value.
    public static let newKey = Self(rawValue: "new")
    /// The old value.
    public static let oldKey = Self(rawValue: "old")
    /// The indexes of a change in a collection.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
  }

  /// The kind of a change.
  nonisolated public enum NSKeyValueChange: UInt, Sendable {
    /// A new value.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
  }

  /// A change of an observed value.
  nonisolated public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The new value, if it was asked for.
    public let newValue: Value?
    /// The old value, if it was asked for.
    public let oldValue: Value?
    /// The indexes of a change in a collection.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
  }

  /// An observation that `observe(_:options:changeHandler:)` has begun.
  nonisolated open class NSKeyValueObservation: NSObject {
    /// Ends the observation.
    open func invalidate() {}
  }

  // Only Objective-C replaces setters while the program runs, so nothing is observed here. The calls exist so that view code compiles.
  extension NSObjectProtocol where Self: NSObject {
    /// Calls the handler once, if the options contain `initial`. Changes are not observed here, which is reported.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      reportObservation(of: type(of: self))
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting,
            newValue: value,
            oldValue: nil,
            indexes: nil,
            isPrior: false
          )
        )
      }
      return NSKeyValueObservation()
    }
  }

  extension NSObject {
    /// Reports that changes are not observed here.
    public func addObserver(
      _ observer: NSObject,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      reportObservation(of: type(of: self))
    }

    /// Does nothing: changes are not observed here.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Does nothing: changes are not observed here.
    public func removeObserver(
      _ observer: NSObject,
      forKeyPath keyPath: String,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  private func reportObservation(of type: Any.Type) {
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .doubtfulStatement,
        "Changes of \(type) are not observed here.",
        remedy: "Override the property, and act in its didSet."
      )
    )
  }
#endif
