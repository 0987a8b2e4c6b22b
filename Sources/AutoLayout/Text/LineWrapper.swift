/// Divides one text into lines, greedily, in one pass over its grapheme clusters.
///
/// Each cluster is read once when it is added to a line, at most twice more when a line ends before
/// it, and once more on a truncated line. The work is therefore linear.
nonisolated struct LineWrapper {
  /// The characters of a line and its width in font units.
  typealias Line = (text: String, width: Int)

  private static let ellipsis: Unicode.Scalar = "…"

  private let text: String
  private let advances: AdvanceWidths
  private let limit: Int
  private let maxLines: Int

  private var lines: [Line] = []

  /// The start of the current line, and its width including all blanks.
  private var start: String.Index
  private var width = 0

  /// The end of the current line and its width, without the blanks at its end.
  private var inkEnd: String.Index
  private var inkWidth = 0

  /// The last position at which the current line may end.
  private var opportunity: Opportunity?

  nonisolated private struct Opportunity {
    var end: String.Index
    var endWidth: Int
    var next: String.Index
    var nextWidth: Int
  }

  /// Creates a wrapper for a text.
  ///
  /// - Parameters:
  ///   - limit: The width of a line in font units; `Int.max` for no limit.
  ///   - maxLines: 0 or less for no limit.
  init(text: String, advances: AdvanceWidths, limit: Int, maxLines: Int) {
    self.text = text
    self.advances = advances
    self.limit = limit
    self.maxLines = maxLines > 0 ? maxLines : .max
    start = text.startIndex
    inkEnd = text.startIndex
  }

  /// Returns the lines; none for an empty text.
  mutating func wrap() -> [Line] {
    guard !text.isEmpty else { return [] }
    var left: GraphemeCluster.Traits?
    var beforeLeft: GraphemeCluster.Traits?
    var position = text.startIndex
    while position < text.endIndex {
      let cluster = GraphemeCluster(text, at: position, advances: advances)
      let next = cluster.end
      if cluster.traits.contains(.newline) {
        guard !isLastLine else { return cut() }
        endLine(at: inkEnd, width: inkWidth, next: next, nextWidth: width)
        (beforeLeft, left) = (nil, nil)
      } else {
        if cluster.traits.contains(.blank) {
          width += cluster.width
          opportunity = Opportunity(end: inkEnd, endWidth: inkWidth, next: next, nextWidth: width)
        } else {
          if let left, !left.contains(.blank),
            GraphemeCluster.allowsBreak(
              after: left,
              preceded: beforeLeft,
              before: cluster.traits
            )
          {
            opportunity = Opportunity(
              end: position,
              endWidth: width,
              next: position,
              nextWidth: width
            )
          }
          // A cluster without width always fits, even after a cluster that is wider than the line.
          while cluster.width > 0, width + cluster.width > limit, start < position {
            guard !isLastLine else { return cut() }
            if let opportunity {
              endLine(
                at: opportunity.end,
                width: opportunity.endWidth,
                next: opportunity.next,
                nextWidth: opportunity.nextWidth
              )
            } else {
              endLine(at: inkEnd, width: inkWidth, next: position, nextWidth: width)
            }
          }
          width += cluster.width
          inkEnd = next
          inkWidth = width
        }
        (beforeLeft, left) = (left, cluster.traits)
      }
      position = next
    }
    lines.append((String(text[start..<inkEnd]), inkWidth))
    return lines
  }

  private var isLastLine: Bool { lines.count == maxLines - 1 }

  /// Ends the current line at `end`, and begins a new line with the text from `next` on.
  private mutating func endLine(
    at end: String.Index,
    width endWidth: Int,
    next: String.Index,
    nextWidth: Int
  ) {
    lines.append((String(text[start..<end]), endWidth))
    start = next
    width -= nextWidth
    inkEnd = max(inkEnd, next)
    inkWidth = width
    opportunity = nil
  }

  /// Returns the lines with the current one as the last, truncated with "…" to the part of its
  /// paragraph that fits.
  private mutating func cut() -> [Line] {
    let ellipsisWidth = advances.width(of: Self.ellipsis)
    var width = 0
    var end = start
    var endWidth = 0
    var position = start
    while position < text.endIndex {
      let cluster = GraphemeCluster(text, at: position, advances: advances)
      let next = cluster.end
      width += cluster.width
      if cluster.traits.contains(.newline) || limit - ellipsisWidth < width { break }
      if !cluster.traits.contains(.blank) {
        end = next
        endWidth = width
      }
      position = next
    }
    lines.append((text[start..<end] + String(Self.ellipsis), endWidth + ellipsisWidth))
    return lines
  }
}
