extension Card {
  /// Why a query is no card.
  public struct Mistake: Error, Hashable, CustomStringConvertible {
    /// The reason in one sentence, for the author of the query.
    public var description: String
  }

  /// The most characters of a title or author.
  static let longestText = 300
  static let widths = 200...1600
  static let scales = 1...3

  /// Reads the parameters `title`, `author`, `width` in points and `scale`. Others are a mistake, since they would have no effect.
  public init(query: [(name: String, value: String)]) throws(Mistake) {
    var card = Card(title: "")
    var known: Set<String> = []
    for (name, value) in query {
      if !known.insert(name).inserted {
        throw Mistake(description: "The parameter '\(name)' is there twice.")
      }
      switch name {
      case "title": card.title = try Self.text(value, of: name)
      case "author": card.author = try Self.text(value, of: name)
      case "width": card.width = try Self.number(value, of: name, in: Self.widths)
      case "scale": card.scale = try Self.number(value, of: name, in: Self.scales)
      default:
        throw Mistake(
          description:
            "There is no parameter '\(name.prefix(40))': use title, author, width or scale."
        )
      }
    }
    if !card.title.contains(where: { !$0.isWhitespace }) {
      throw Mistake(description: "The parameter 'title' is missing or empty.")
    }
    self = card
  }

  private static func text(_ value: String, of name: String) throws(Mistake) -> String {
    if value.count > longestText {
      throw Mistake(description: "The parameter '\(name)' has more than \(longestText) characters.")
    }
    return value
  }

  private static func number(
    _ value: String,
    of name: String,
    in range: ClosedRange<Int>
  ) throws(Mistake) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw Mistake(
        description:
          "The parameter '\(name)' is no whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }
}
