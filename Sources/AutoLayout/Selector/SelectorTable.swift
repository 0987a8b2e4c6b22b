/// Methods by the names of their selectors.
nonisolated public struct SelectorTable: Sendable, ExpressibleByArrayLiteral {
  private var selectors: [String: Selector] = [:]

  /// Creates a table of selectors with methods. Of several with the same name the last one counts.
  public init(_ selectors: [Selector]) {
    for selector in selectors { self.selectors[selector.name] = selector }
  }

  /// Creates a table of selectors with methods.
  public init(arrayLiteral selectors: Selector...) { self.init(selectors) }

  /// Returns the table with further selectors, which take the place of those with the same name.
  public func adding(_ selectors: Selector...) -> SelectorTable {
    var table = self
    for selector in selectors { table.selectors[selector.name] = selector }
    return table
  }

  subscript(name: String) -> Selector? { selectors[name] }
}

/// A class whose methods are found by the names of selectors that do not carry them. Responders are
/// such classes:
///
/// ```swift
/// override class var selectorTable: SelectorTable {
///   super.selectorTable.adding(Selector("close:", Card.close))
/// }
/// ```
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol SelectorResponder: AnyObject {
  /// The methods of the class, with those of its superclass.
  static var selectorTable: SelectorTable { get }
}
