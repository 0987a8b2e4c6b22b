/// The horizontal positions of a text's lines in the given width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges.
  case justified = 3
  /// At the edge at which the script of the text begins.
  case natural = 4
}

/// The treatment of text that is wider than its container.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wrapped between words.
  case byWordWrapping = 0
  /// Wrapped between characters.
  case byCharWrapping = 1
  /// Cut off at the edge.
  case byClipping = 2
  /// Truncated at the beginning, with "…".
  case byTruncatingHead = 3
  /// Truncated at the end, with "…".
  case byTruncatingTail = 4
  /// Truncated in the middle, with "…".
  case byTruncatingMiddle = 5
}
