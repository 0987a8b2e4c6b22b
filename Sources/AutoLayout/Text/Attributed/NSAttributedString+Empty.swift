public import Foundation

nonisolated extension NSAttributedString {
  /// Creates an empty text: `NSAttributedString()`, `NSMutableAttributedString()`.
  ///
  /// Foundation on Linux has no such initializer, and an extension cannot override that of `NSObject`,
  /// so this one has a parameter that nobody writes.
  public convenience init(_ none: Void = ()) { self.init(string: "") }
}
