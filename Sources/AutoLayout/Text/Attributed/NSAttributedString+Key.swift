public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font: a `UIFont`. Without it the text has the font of its view.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`. Without it the text has the colour of its view.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The style of a paragraph: an `NSParagraphStyle`. That of the paragraph's first character counts.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The space after each character, in points: a number. A negative one brings characters closer.
  public static let kern = Self(rawValue: "NSKern")
  /// The space after each character, in points: a number. It has no effect beside ``kern``.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The distance by which the text is raised, in points: a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The line under the text: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of the line under the text: a `UIColor`. Without it the line has the text's colour.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The line through the text: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The colour of the line through the text: a `UIColor`. Without it the line has the text's colour.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The colour of the outlines: a `UIColor`. Without it they have the text's colour.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the outlines in per cent of the font size: a number. Characters with a negative
  /// width are also filled.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The destination of a link: a `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
  /// The content of an attachment character: an `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The shadow of the text: an `NSShadow`. Stored without an effect here.
  public static let shadow = Self(rawValue: "NSShadow")
  /// Whether characters are joined: a number. Stored without an effect here.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The slant: a number. Pictures show a slant other than 0 as italic.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the factor by which characters are wider: a number. Stored without an effect
  /// here.
  public static let expansion = Self(rawValue: "NSExpansion")
}
