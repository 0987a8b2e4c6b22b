import Foundation

/// The parts of a text that a tokenizer finds.
nonisolated public enum UITextGranularity: Int, Sendable {
  /// What the user sees as a character.
  case character = 0
  /// Letters and digits beside each other.
  case word = 1
  /// As a paragraph here.
  case sentence = 2
  /// What is between line breaks.
  case paragraph = 3
  /// As a paragraph here: where lines are wrapped does not count.
  case line = 4
  /// All.
  case document = 5
}

/// The direction in which the characters of a text follow each other.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// To its end.
  case forward = 0
  /// To its start.
  case backward = 1
}

/// A direction on the screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in a text or on the screen.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in a text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Finds the parts of a text.
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the part around a position; nil if there is none. Between two parts the direction decides.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// The tokenizer of text fields and text views.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates the tokenizer of an object with a text.
  public init(textInput: any UITextInput) { input = textInput }

  /// Returns the part around a position; nil if there is none. Between two parts, one that follows the position counts for directions forward,
  /// right and down, and else the one before it.
  ///
  /// - Complexity: linear in the length of the text.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    if granularity == .document { return all }
    let isForward = [
      .storage(.forward), .layout(.right), .layout(.down),
    ].contains(direction)
    var start = 0
    for part in Self.parts(of: text, granularity) {
      let end = start + part.utf16.count
      let isAround =
        isForward
        ? (start..<end).contains(position.offset)
        : start < position.offset && position.offset <= end
      if isAround {
        return Self.isPart(part, granularity) ? UITextRange(NSRange(start..<end)) : nil
      }
      start = end
    }
    return nil
  }

  private static func isPart(_ text: Substring, _ granularity: UITextGranularity) -> Bool {
    granularity != .word || text.first.map(isInWord) == true
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'"
  }

  /// The text in parts that follow each other without gaps.
  private static func parts(of text: String, _ granularity: UITextGranularity) -> [Substring] {
    var (parts, start): ([Substring], String.Index) = ([], text.startIndex)
    for index in text.indices.dropFirst() {
      let (before, next) = (text[text.index(before: index)], text[index])
      let isEnd =
        switch granularity {
        case .character: true
        case .word: isInWord(before) != isInWord(next)
        default: before.isNewline
        }
      if isEnd {
        parts.append(text[start..<index])
        start = index
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}
