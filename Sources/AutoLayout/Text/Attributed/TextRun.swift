import Foundation

/// The attributes of a part of a text, with the types that layout and pictures read.
nonisolated package struct TextRun {
  /// nil for the font of the view.
  package var font: UIFont?
  /// nil for the colour of the view.
  package var color: UIColor?
  package var background: UIColor?
  /// nil for the style of the view.
  package var paragraph: ParagraphValues?
  /// The space after each character, in points.
  package var kern: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: NSUnderlineStyle = []
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  package var strikethroughColor: UIColor?
  package var strokeColor: UIColor?
  /// In per cent of the font size; negative for characters that are also filled.
  package var strokeWidth: CGFloat = 0
  package var isOblique = false
  package var isLink = false
  package var attachment: NSTextAttachment?
  package var shadow: TextShadow?

  package init() {}

  /// Reads attributes. Calls a function for each value that cannot be used, with its key and what is
  /// expected; the value is left out.
  init(
    _ attributes: [NSAttributedString.Key: Any],
    reject: (NSAttributedString.Key, Any, String) -> Void
  ) {
    if attributes.isEmpty { return }
    func value<Value>(_ key: NSAttributedString.Key, _ type: Value.Type) -> Value? {
      guard let value = attributes[key] else { return nil }
      if let value = value as? Value { return value }
      reject(key, value, "a value of type \(type)")
      return nil
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      guard let value = attributes[key] else { return nil }
      if let number = Self.number(value), Self.isUsable(number) { return number }
      reject(key, value, "a number from -1e9 to 1e9")
      return nil
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      guard let value = attributes[key] else { return [] }
      if let number = Self.number(value), Self.isUsable(number) {
        return NSUnderlineStyle(rawValue: Int(number))
      }
      reject(key, value, "the raw value of an NSUnderlineStyle")
      return []
    }
    font = value(.font, UIFont.self)
    color = value(.foregroundColor, UIColor.self)
    background = value(.backgroundColor, UIColor.self)
    paragraph = value(.paragraphStyle, NSParagraphStyle.self)?.values
    if paragraph?.removeUnusableNumbers() == true, let style = attributes[.paragraphStyle] {
      reject(.paragraphStyle, style, "a style with finite numbers")
    }
    kern = number(.kern) ?? number(.tracking) ?? 0
    baselineOffset = number(.baselineOffset) ?? 0
    underline = line(.underlineStyle)
    underlineColor = value(.underlineColor, UIColor.self)
    strikethrough = line(.strikethroughStyle)
    strikethroughColor = value(.strikethroughColor, UIColor.self)
    strokeColor = value(.strokeColor, UIColor.self)
    strokeWidth = number(.strokeWidth) ?? 0
    isOblique = (number(.obliqueness) ?? 0) != 0
    _ = number(.expansion)
    _ = number(.ligature)
    shadow = value(.shadow, NSShadow.self).flatMap(TextShadow.init)
    if let link = attributes[.link] {
      isLink = link is URL || link is NSURL || link is String
      if !isLink { reject(.link, link, "a URL or a String") }
    }
    attachment = value(.attachment, NSTextAttachment.self)
  }

  /// Whether a number is finite, and small enough to compute with.
  static func isUsable(_ number: CGFloat) -> Bool { number.magnitude <= 1e9 }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// The shadow of a text.
nonisolated package struct TextShadow: Equatable {
  package var color: UIColor
  /// In points, to the right and down.
  package var offset: CGSize
  /// The radius of the blur, in points.
  package var radius: CGFloat

  package init(color: UIColor, offset: CGSize, radius: CGFloat = 0) {
    (self.color, self.offset, self.radius) = (color, offset, radius)
  }

  /// nil for a shadow without a colour, or with a number that is not finite.
  init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor,
      [shadow.shadowOffset.width, shadow.shadowOffset.height, shadow.shadowBlurRadius]
        .allSatisfy(TextRun.isUsable)
    else { return nil }
    self.init(
      color: color,
      offset: shadow.shadowOffset,
      radius: max(0, shadow.shadowBlurRadius)
    )
  }
}
