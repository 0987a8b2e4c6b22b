/// The version of Interface Builder that saved a file: 14490 is that of Xcode 10.2, 17701 that of Xcode 12.
public struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The number of the version; 0 if it is unknown.
  public var number: Int

  /// Creates a version from its number.
  public init(_ number: Int) { self.number = number }

  /// Creates a version from the attributes of a file.
  ///
  /// - Parameters:
  ///   - text: the document's `toolsVersion`: `14490.70`.
  ///   - plugIn: the version of the plug-in for iOS, which is used for beta versions of Xcode: these all have the `toolsVersion`
  ///     32700, but their plug-ins have the actual version.
  init(_ text: String?, plugIn: String?) {
    let own = Self.number(text)
    let plugIn = Self.number(plugIn)
    number = own < 32_000 || plugIn == 0 ? own : plugIn
  }

  private static func number(_ text: String?) -> Int {
    let digits = text?.prefix { $0 != "." } ?? ""
    return Int(digits) ?? 0
  }

  /// Whether the left version is older than the right one.
  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    left.number < right.number
  }
}

/// A value that depends on the version of Interface Builder.
struct ByVersion<Value: Sendable>: Sendable {
  private let rows: [(from: Int, value: Value)]

  /// Creates a value from versions and the values from each of them on.
  ///
  /// - Parameter rows: in ascending order of versions. The first value applies to all versions before the second row.
  init(_ rows: (from: Int, value: Value)...) { self.rows = rows }

  subscript(version: ToolsVersion) -> Value {
    rows.last { $0.from <= version.number }?.value ?? rows[0].value
  }
}
