import Foundation

/// A text whose parts have attributes of their own: what a view keeps of its attributed text.
nonisolated package final class AttributedText {
  /// The text as it was given, which cannot be changed.
  let source: NSAttributedString
  let text: String
  /// The runs in order, which cover the whole text; empty for an empty text.
  let runs: [Run]

  nonisolated struct Run {
    /// The end in UTF-16 code units from the start of the text.
    let end: Int
    let attributes: TextRun
  }

  /// What the text has where no attribute says otherwise.
  nonisolated struct Style: Equatable {
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The factor of all sizes.
    var scale: CGFloat = 1
  }

  /// The place for the lines.
  nonisolated struct Room: Equatable {
    /// nil for no limit.
    var width: CGFloat?
    /// 0 or less for no limit.
    var maxLines: Int
  }

  /// The font of runs that have none.
  let font: UIFont
  /// The colour of runs that have none.
  let color: UIColor

  /// The last layouts, which intrinsic sizes, heights and baselines ask for in turn.
  private var layouts: [(style: Style, room: Room, layout: AttributedLayout)] = []
  private static let mostLayouts = 3

  /// Reads a text. Values that cannot be used are left out, and reported: each key once.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - font: The font of runs that have none.
  ///   - color: The colour of runs that have none.
  ///   - name: The name of the view or method that uses the text, for the report.
  ///   - environment: Receives the reports.
  init(
    _ source: NSAttributedString,
    font: UIFont,
    color: UIColor,
    of name: @autoclosure () -> String,
    in environment: LayoutEnvironment
  ) {
    self.font = font
    self.color = color
    let copy = source.copy() as? NSAttributedString ?? source
    self.source = copy
    text = copy.string
    var runs: [Run] = []
    var rejected: Set<NSAttributedString.Key> = []
    copy.enumerateAttributes(in: NSRange(location: 0, length: copy.length), options: []) {
      attributes,
      range,
      _ in
      let run = TextRun(attributes) { key, value, expected in
        if !rejected.insert(key).inserted { return }
        environment.raiseOnce(
          LayoutIssue(
            .ineffectiveStatement,
            "The attribute \(key.rawValue) of the text of \(name()) is \(Self.describe(value)), "
              + "which is left out.",
            remedy: "Use \(expected)."
          )
        )
      }
      runs.append(Run(end: range.location + range.length, attributes: run))
    }
    self.runs = runs
  }

  private static func describe(_ value: Any) -> String {
    value is NSParagraphStyle
      ? "a paragraph style with a number that is not finite or too large"
      : "a value of type \(type(of: value)): \(String(describing: value).prefix(40))"
  }

  /// Returns the lines of the text in a room. The last layouts are remembered.
  ///
  /// - Complexity: O(*n*) in the characters of the text.
  func layout(_ style: Style, in room: Room, measurer: any TextMeasuring) -> AttributedLayout {
    if let known = layouts.first(where: { $0.room == room && $0.style == style }) {
      return known.layout
    }
    var breaker = AttributedLineBreaker(self, style: style, room: room, measurer: measurer)
    let layout = breaker.layOut()
    if layouts.count == Self.mostLayouts { layouts.removeFirst() }
    layouts.append((style, room, layout))
    return layout
  }

  /// Returns the text with an attribute for all of its characters.
  func with(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: source)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    return text
  }

  /// Returns the text with another text in place of a range in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - range: A range of the text.
  ///   - replacement: The new text of the range.
  ///   - attributes: Those of the new text; nil for those of the character before it, or else of the
  ///     first one.
  func replacing(
    _ range: NSRange,
    with replacement: String,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    let neighbour = max(0, range.location - 1)
    let attributes =
      attributes
      ?? (neighbour < source.length ? source.attributes(at: neighbour, effectiveRange: nil) : [:])
    let text = NSMutableAttributedString(attributedString: source)
    let new = NSAttributedString(string: replacement, attributes: attributes)
    text.replaceCharacters(in: range, with: new)
    return text
  }

  /// Returns the text with other paragraph styles.
  func withParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    withEach(.paragraphStyle) { old in
      let style = NSMutableParagraphStyle()
      if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      return style
    }
  }

  /// Returns the text with other values of an attribute; nil keeps the value.
  func withEach(
    _ key: NSAttributedString.Key,
    _ change: (Any?) -> Any?
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: source)
    let range = NSRange(location: 0, length: text.length)
    source.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      if let value = change(attributes[key]) { text.addAttribute(key, value: value, range: range) }
    }
    return text
  }
}
