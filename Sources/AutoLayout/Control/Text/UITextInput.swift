/// An object that receives the characters that the user types.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text in place of the selection.
  func insertText(_ text: String)
  /// Removes the selection or, if it is empty, the character before it.
  func deleteBackward()
}

/// An object with a text and a selection, whose places are positions. These are the requirements of
/// Apple's protocol that need no geometry.
public protocol UITextInput: UIKeyInput {
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The selection; an empty range for a cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that is not yet final, as of a Japanese keyboard. By default nil.
  var markedTextRange: UITextRange? { get }
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from a position, in UTF-16 code units; nil outside of the
  /// text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
  /// Nil.
  public var markedTextRange: UITextRange? { nil }
}

/// A place in the text of a text field or text view.
nonisolated open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the place.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// Creates a position at the start of a text.
  public convenience override init() { self.init(0) }

  func order(to other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Whether the other object is a position at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// The same for positions at the same place.
  open override var hash: Int { offset }
}

/// A range in the text of a text field or text view.
nonisolated open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// Creates an empty range at the start of a text.
  public convenience override init() { self.init(NSRange(location: 0, length: 0)) }

  /// Whether the range contains no text.
  open var isEmpty: Bool { range.length == 0 }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }

  /// Whether the other object is the same range.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// The same for equal ranges.
  open override var hash: Int { range.location &* 31 &+ range.length }
}

nonisolated extension String {
  /// The part of a range, in UTF-16 code units, that is in the text.
  func clamped(_ range: NSRange) -> NSRange {
    let count = utf16.count
    let location = min(max(0, range.location), count)
    return NSRange(location: location, length: min(max(0, range.length), count - location))
  }

  /// The text of a range in UTF-16 code units.
  func part(_ range: NSRange) -> String {
    let range = clamped(range)
    return String(
      decoding: utf16.dropFirst(range.location).prefix(range.length),
      as: UTF16.self
    )
  }

  /// The text with another text in place of a range in UTF-16 code units.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    let range = clamped(range)
    let end = range.location + range.length
    return part(NSRange(location: 0, length: range.location)) + replacement
      + part(NSRange(location: end, length: utf16.count - end))
  }

  /// The range that a backward deletion removes: the selection, or the character before it.
  func rangeOfDeletion(at selection: NSRange) -> NSRange {
    let selection = clamped(selection)
    if selection.length > 0 { return selection }
    let before = part(NSRange(location: 0, length: selection.location))
    let length = min(before.last?.utf16.count ?? 0, selection.location)
    return NSRange(location: selection.location - length, length: length)
  }

  /// The range between two offsets in UTF-16 code units.
  func range(from first: Int, to second: Int) -> NSRange {
    let (start, end) = (min(first, second), max(first, second))
    let range = clamped(NSRange(location: start, length: 0))
    return clamped(NSRange(location: range.location, length: end - range.location))
  }

  /// The position at a distance from an offset; nil outside of the text.
  func position(_ offset: Int, movedBy distance: Int) -> UITextPosition? {
    let (sum, overflows) = offset.addingReportingOverflow(distance)
    return overflows || sum < 0 || sum > utf16.count ? nil : UITextPosition(sum)
  }
}
