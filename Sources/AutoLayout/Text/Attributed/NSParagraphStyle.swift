public import Foundation

/// The style of a paragraph: the alignment, the indents and the distances of its lines.
///
/// Lengths are in points. A length that is not finite is reported with the text that uses it, and
/// counts as 0.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What Foundation on Linux reads in this place; see ``FoundationType``.
  private let foundationType = FoundationType.object
  var values: ParagraphValues

  /// The characters between which a line ends. Stored without an effect here.
  nonisolated public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No short last lines.
    public static let pushOut = LineBreakStrategy(rawValue: 1 &<< 0)
    /// Korean lines end between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 &<< 1)
    /// The strategies of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  init(_ values: ParagraphValues) { self.values = values }

  /// Creates a style in which every property has its default value.
  public override convenience init() { self.init(ParagraphValues()) }

  /// A style in which every property has its default value.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language: right to left for Arabic, Hebrew, Persian, Urdu and
  /// a few others. Without a language it is natural.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let language = languageName?.prefix(while: { $0.isLetter }).lowercased() else {
      return .natural
    }
    let rightToLeft = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  /// The horizontal alignment of the lines. By default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance between lines. It is not added after the last line of the text. By default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance to the next paragraph. By default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance to the previous paragraph, which adds to that one's ``paragraphSpacing``. By
  /// default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the lines other than the first from the leading edge. By default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the first line from the leading edge. By default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the lines' ends from the leading edge; if it is negative or 0, its magnitude is
  /// the distance from the trailing edge. By default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The factor of the lines' heights; 0 for none. By default 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line. By default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit. By default 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The treatment of text that is wider than a line. By default words wrap.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph is written. By default natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The share of the width below which words are hyphenated. Stored without an effect here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does. Stored without an effect here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether characters move closer before the text is truncated. Stored without an effect here.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The characters between which a line ends. Stored without an effect here.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns a style that cannot be changed, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The same for styles with the same values.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose properties can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The direction in which a paragraph is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// That of the text's script.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The values of a paragraph style.
nonisolated package struct ParagraphValues: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var headIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// The lengths, of which only ``tailIndent`` can be negative.
  private static let lengths: [any WritableKeyPath<ParagraphValues, CGFloat> & Sendable] = [
    \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent,
    \.firstLineHeadIndent, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight,
  ]

  /// Replaces numbers that cannot be used by 0, and returns whether there were any that are not
  /// finite or too large. Negative lengths also count as 0, without a report, as in UIKit.
  mutating func removeUnusableNumbers() -> Bool {
    var found = false
    for path in Self.lengths + [\.tailIndent] where !TextRun.isUsable(self[keyPath: path]) {
      self[keyPath: path] = 0
      found = true
    }
    for path in Self.lengths where self[keyPath: path] < 0 { self[keyPath: path] = 0 }
    return found
  }
}
