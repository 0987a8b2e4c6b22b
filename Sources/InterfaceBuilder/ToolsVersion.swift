/// Which Interface Builder saved a file: 14490 is Xcode 10.2's, 17701 Xcode 12's.
public struct ToolsVersion: Hashable, Comparable, Sendable {
  public var number: Int

  public init(_ number: Int) { self.number = number }

  /// - Parameters:
  ///   - text: the document's `toolsVersion`: `14490.70`.
  ///   - plugIn: the version of the plug-in for iOS. Beta versions of Xcode all call themselves 32700, and their plug-ins what
  ///     they are.
  init(_ text: String?, plugIn: String?) {
    let own = Self.number(text)
    let plugIn = Self.number(plugIn)
    number = own < 32_000 || plugIn == 0 ? own : plugIn
  }

  private static func number(_ text: String?) -> Int {
    let digits = text?.prefix { $0 != "." } ?? ""
    return Int(digits) ?? 0
  }

  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    left.number < right.number
  }
}

/// A value that changed from one version of Interface Builder to the next.
struct ByVersion<Value: Sendable>: Sendable {
  private let rows: [(from: Int, value: Value)]

  /// - Parameter rows: by ascending version; the first one counts for all before the second.
  init(_ rows: (from: Int, value: Value)...) { self.rows = rows }

  subscript(version: ToolsVersion) -> Value {
    rows.last { $0.from <= version.number }?.value ?? rows[0].value
  }
}
