/// The style of a line under or through a text: its thickness and its pattern.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them. They are the value of an attribute.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words, not under the spaces between them. Pictures show the line under both.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
