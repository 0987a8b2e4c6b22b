import Foundation

/// The name of a property that nibs and storyboards set: of an outlet, of an outlet collection, or of a
/// user-defined runtime attribute.
///
/// On Apple's platforms Objective-C finds the property. Here the table of the class contains it:
///
/// ```swift
/// override class var outletTable: OutletTable {
///   super.outletTable.adding(Outlet("titleLabel") { (card: Card, view) in card.titleLabel = view })
/// }
/// ```
nonisolated public struct Outlet: Sendable {
  let name: String

  #if MainActor
    private typealias Setter = @MainActor @Sendable (AnyObject, Any) -> Bool
    /// A function that sets a property of an object.
    public typealias Assignment<Root, Value> = @MainActor @Sendable (Root, Value) -> Void
  #else
    private typealias Setter = @Sendable (AnyObject, Any) -> Bool
    /// A function that sets a property of an object.
    public typealias Assignment<Root, Value> = @Sendable (Root, Value) -> Void
  #endif
  private let setter: Setter
  /// The type of the property.
  let type: String

  /// Creates an outlet with the function that sets the property, which may be private where the outlet is
  /// created.
  public init<Root: AnyObject, Value>(
    _ name: String,
    _ assign: @escaping Assignment<Root, Value>
  ) {
    self.name = name
    type = "\(Value.self)"
    setter = { object, value in
      guard let object = object as? Root, let value = Self.converted(value, to: Value.self) else {
        return false
      }
      assign(object, value)
      return true
    }
  }

  /// Sets the property of an object.
  ///
  /// - Returns: Whether the object has the property, and the value is of its type.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  package func set(_ value: Any, of object: AnyObject) -> Bool { setter(object, value) }

  /// Returns the value as one of a type. Numbers become numbers of the type.
  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard
      let number = (value as? Double) ?? (value as? Int).map(Double.init)
        ?? (value as? CGFloat).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    else { return nil }
    return CGFloat(number) as? Value ?? Float(number) as? Value
      ?? Int(exactly: number.rounded()).flatMap { $0 as? Value }
      ?? UInt(exactly: number.rounded()).flatMap { $0 as? Value }
      ?? NSNumber(value: number) as? Value
  }
}

/// The outlets of a class by their names.
nonisolated public struct OutletTable: Sendable, ExpressibleByArrayLiteral {
  private var outlets: [String: Outlet] = [:]

  /// Creates a table. Of several outlets with the same name the last one counts.
  public init(arrayLiteral outlets: Outlet...) {
    for outlet in outlets { self.outlets[outlet.name] = outlet }
  }

  /// Returns the table with further outlets, which take the place of those with the same name.
  public func adding(_ outlets: Outlet...) -> OutletTable {
    var table = self
    for outlet in outlets { table.outlets[outlet.name] = outlet }
    return table
  }

  package subscript(name: String) -> Outlet? { outlets[name] }

  /// The names that another table does not have, in alphabetical order.
  func names(missingIn other: OutletTable) -> [String] {
    outlets.keys.filter { other[$0] == nil }.sorted()
  }
}

/// A class whose outlets are found by their names. Responders are such classes.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol OutletHolder: AnyObject {
  /// The outlets of the class, with those of its superclass.
  static var outletTable: OutletTable { get }
}

extension OutletTable {
  /// The reason for which a property was not set.
  nonisolated package enum Mistake: Error, Equatable {
    /// The class has no outlet of the name.
    case notFound
    /// The property has another type.
    case type(expected: String)
  }

  /// Sets the property of an object with a name, or with a path of names.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  package static func set(
    _ value: Any,
    forKeyPath path: String,
    of object: AnyObject
  ) throws(Mistake) {
    if path.hasPrefix("layer."), let view = object as? UIView {
      return try set(value, forKeyPath: String(path.dropFirst("layer.".count)), of: view.layer)
    }
    guard let type = type(of: object) as? any OutletHolder.Type,
      let outlet = type.outletTable[path]
    else { throw .notFound }
    if !outlet.set(value, of: object) { throw .type(expected: outlet.type) }
  }
}
