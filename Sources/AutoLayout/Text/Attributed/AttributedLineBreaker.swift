import Foundation

/// Divides an attributed text into lines, as ``LineWrapper`` divides one of a single font.
///
/// Each paragraph is read once into clusters with their widths; the widths of the lines' fragments
/// are measured again, as wholes, so that a text of one font has the widths that ``LineWrapper`` gives
/// it.
nonisolated struct AttributedLineBreaker {
  private let text: AttributedText
  private let style: AttributedText.Style
  private let limit: CGFloat
  private let maxLines: Int
  private let measurer: any TextMeasuring

  private var layout = AttributedLayout()
  private var bottom: CGFloat = 0
  /// The fonts and line metrics of the runs that were read.
  private var metrics: [Int: Metrics] = [:]
  private var widths: [Character: CGFloat] = [:]
  private var widthsFont: UIFont?
  private var isFull = false

  nonisolated private struct Metrics {
    let font: UIFont
    let ascent: CGFloat
    let descent: CGFloat
  }

  nonisolated private struct Cluster {
    let start: String.Index
    let end: String.Index
    let run: Int
    let traits: GraphemeCluster.Traits
    let width: CGFloat
    var isAttachment = false
  }

  nonisolated private struct Paragraph {
    var clusters: [Cluster] = []
    /// The sums of the widths of the clusters before each one, and of all of them.
    var sums: [CGFloat] = [0]
    /// The end without the blanks there.
    var end = 0
    var values: ParagraphValues?
    var direction: TextDirection?
    /// The run that an empty paragraph takes its font from.
    var run = 0
    var isLast = false

    func width(_ range: Range<Int>) -> CGFloat { sums[range.upperBound] - sums[range.lowerBound] }
  }

  init(
    _ text: AttributedText,
    style: AttributedText.Style,
    room: AttributedText.Room,
    measurer: any TextMeasuring
  ) {
    self.text = text
    self.style = style
    // The comparison also excludes NaN.
    limit = room.width.map { $0 < 1e9 ? max(0, $0) : .infinity } ?? .infinity
    maxLines = room.maxLines > 0 ? room.maxLines : .max
    self.measurer = measurer
  }

  /// Returns the lines; none for an empty text.
  mutating func layOut() -> AttributedLayout {
    if text.runs.isEmpty { return layout }
    var position = text.text.startIndex
    var offset = 0
    var run = 0
    while !isFull {
      let paragraph = readParagraph(&position, &offset, &run)
      breakLines(of: paragraph)
      if paragraph.isLast { break }
    }
    layout.size.height = bottom
    return layout
  }

  // MARK: Reading

  private mutating func readParagraph(
    _ position: inout String.Index,
    _ offset: inout Int,
    _ run: inout Int
  ) -> Paragraph {
    let string = text.text
    var paragraph = Paragraph()
    paragraph.run = min(run, text.runs.count - 1)
    paragraph.values = text.runs[paragraph.run].attributes.paragraph
    paragraph.direction = direction(of: string[position...], paragraph.values)
    while position < string.endIndex {
      let runIndex = min(run, text.runs.count - 1)
      let attributes = text.runs[runIndex].attributes
      let metrics = metrics(of: runIndex)
      let read = GraphemeCluster(string, at: position, advances: .of(metrics.font))
      let cluster = string[position..<read.end]
      let start = position
      position = read.end
      offset += cluster.utf16.count
      while run < text.runs.count, text.runs[run].end <= offset { run += 1 }
      if read.traits.contains(.newline) { return paragraph }
      let attachment = attributes.attachment.flatMap { cluster == "\u{FFFC}" ? $0 : nil }
      let width = attachment?.area.width ?? advance(of: cluster, metrics.font)
      paragraph.clusters.append(
        Cluster(
          start: start,
          end: read.end,
          run: runIndex,
          // Lines may end at both sides of an attachment.
          traits: attachment == nil ? read.traits : .ideographic,
          width: (attachment == nil ? width : width * style.scale) + attributes.kern * style.scale,
          isAttachment: attachment != nil
        )
      )
      if !read.traits.contains(.blank) { paragraph.end = paragraph.clusters.count }
      let sum = paragraph.sums[paragraph.sums.count - 1]
      paragraph.sums.append(sum + (paragraph.clusters.last?.width ?? 0))
    }
    paragraph.isLast = true
    return paragraph
  }

  private func direction(of text: Substring, _ values: ParagraphValues?) -> TextDirection? {
    switch values?.baseWritingDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: TextDirection(of: text.prefix { !$0.isNewline })
    }
  }

  private mutating func advance(of cluster: Substring, _ font: UIFont) -> CGFloat {
    if widthsFont != font {
      widths.removeAll(keepingCapacity: true)
      widthsFont = font
    }
    guard let character = cluster.first else { return 0 }
    if let width = widths[character] { return width }
    let width = measurer.width(of: String(cluster), font: font)
    widths[character] = width
    return width
  }

  private mutating func metrics(of run: Int) -> Metrics {
    if let known = metrics[run] { return known }
    let own = text.runs[run].attributes.font ?? text.font
    let font = style.scale == 1 ? own : own.withSize(own.pointSize * style.scale)
    let line = measurer.measure("x", font: font, maxWidth: nil, maxLines: 1)
    let metrics = Metrics(
      font: font,
      ascent: line.firstBaseline,
      descent: line.size.height - line.firstBaseline
    )
    self.metrics[run] = metrics
    return metrics
  }

  // MARK: Lines

  private var isLastLine: Bool { layout.lines.count == maxLines - 1 }

  private mutating func breakLines(of paragraph: Paragraph) {
    let clusters = paragraph.clusters
    let breaksWords = mode(of: paragraph) == .byCharWrapping
    var start = 0
    var inkEnd = 0
    var isFirst = true
    var opportunity: (end: Int, next: Int)?
    var index = 0
    func end(_ line: Range<Int>, _ this: inout Self) {
      let isLast = line.upperBound >= paragraph.end
      this.append(line, of: paragraph, isFirst: isFirst, isLast: isLast)
      isFirst = false
    }
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.traits.contains(.blank) {
        opportunity = (inkEnd, index + 1)
      } else {
        if start < index, !clusters[index - 1].traits.contains(.blank),
          GraphemeCluster.allowsBreak(
            after: clusters[index - 1].traits,
            preceded: index > 1 ? clusters[index - 2].traits : nil,
            before: cluster.traits
          )
        {
          opportunity = (index, index)
        }
        let room = room(of: paragraph, isFirst: isFirst) + LiberationSansMeasurer.tolerance
        if cluster.width > 0, start < index, isWider(start..<index + 1, of: paragraph, than: room) {
          let place = breaksWords ? nil : opportunity
          let (lineEnd, next) = place ?? (inkEnd, index)
          if isLastLine {
            return truncate(paragraph, from: start, orEndAt: lineEnd, isFirst: isFirst)
          }
          end(start..<max(start, lineEnd), &self)
          start = next
          inkEnd = max(inkEnd, next)
          opportunity = nil
          // The cluster is read again, since it may not fit on the new line either.
          index = max(next, index)
          continue
        }
        inkEnd = index + 1
      }
      index += 1
    }
    if isLastLine && !paragraph.isLast {
      return truncate(paragraph, from: start, orEndAt: inkEnd, isFirst: isFirst)
    }
    end(start..<max(start, inkEnd), &self)
    if !paragraph.isLast { bottom += paragraph.values?.paragraphSpacing ?? 0 }
  }

  /// Whether clusters need more than a width. Where their own widths say so, they are measured together: fonts have pairs of
  /// characters that are closer to each other, and forms that join.
  private func isWider(_ range: Range<Int>, of paragraph: Paragraph, than room: CGFloat) -> Bool {
    let sum = paragraph.width(range)
    if sum <= room { return false }
    // Nothing makes a text four times narrower, and one of megabytes is not measured as a whole.
    if sum > 4 * max(room, 100) { return true }
    var width: CGFloat = 0
    var rest = paragraph.clusters[range]
    while let part = Self.takePart(of: &rest), let first = part.first, let last = part.last {
      guard !first.isAttachment, let font = metrics[first.run]?.font else {
        width += first.width
        continue
      }
      let kern = text.runs[first.run].attributes.kern * style.scale
      let string = String(text.text[first.start..<last.end])
      width += measurer.width(of: string, font: font) + kern * CGFloat(part.count)
      if width > room { return true }
    }
    return width > room
  }

  /// Removes the first clusters of one run, or an attachment; nil if there are none.
  private static func takePart(of clusters: inout ArraySlice<Cluster>) -> ArraySlice<Cluster>? {
    guard let first = clusters.first else { return nil }
    let part =
      first.isAttachment
      ? clusters.prefix(1) : clusters.prefix { $0.run == first.run && !$0.isAttachment }
    clusters = clusters.dropFirst(part.count)
    return part
  }

  private func mode(of paragraph: Paragraph) -> NSLineBreakMode {
    paragraph.values?.lineBreakMode ?? style.lineBreakMode
  }

  /// The width of a line without its indents.
  private func room(of paragraph: Paragraph, isFirst: Bool) -> CGFloat {
    guard let values = paragraph.values else { return limit }
    let end = values.tailIndent > 0 ? min(limit, values.tailIndent) : limit + values.tailIndent
    return max(0, end - (isFirst ? values.firstLineHeadIndent : values.headIndent))
  }

  /// Ends the text with a line that does not show all of its paragraph or of the paragraphs below.
  private mutating func truncate(
    _ paragraph: Paragraph,
    from start: Int,
    orEndAt end: Int,
    isFirst: Bool
  ) {
    isFull = true
    let room = room(of: paragraph, isFirst: isFirst) + LiberationSansMeasurer.tolerance
    let all = start..<max(start, paragraph.end)
    var (head, tail) = (all, all.upperBound..<all.upperBound)
    switch mode(of: paragraph) {
    case .byWordWrapping, .byCharWrapping:
      return append(start..<max(start, end), of: paragraph, isFirst: isFirst, isLast: true)
    case .byClipping:
      append(all, of: paragraph, isFirst: isFirst, isLast: true)
      layout.size.width = min(layout.size.width, limit)
      return
    case .byTruncatingHead where isWider(all, of: paragraph, than: room):
      head = start..<start
      tail = suffix(of: paragraph, all, in: room, beside: dots)
    case .byTruncatingMiddle where isWider(all, of: paragraph, than: room):
      let half = (room + dots(paragraph.clusters[start].run)) / 2
      head = prefix(of: paragraph, all, in: half, beside: dots)
      let rest =
        room - paragraph.width(head) - dots(paragraph.clusters[max(start, head.upperBound - 1)].run)
      tail = suffix(of: paragraph, head.upperBound..<all.upperBound, in: rest) { _ in 0 }
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      head = prefix(of: paragraph, all, in: room, beside: dots)
    }
    append(head, "…", tail, of: paragraph, isFirst: isFirst, isLast: true)
  }

  /// The width of "…" in the font of a run that was read.
  private func dots(_ run: Int) -> CGFloat {
    metrics[run].map { measurer.width(of: "…", font: $0.font) } ?? 0
  }

  /// Returns the longest beginning of a range that fits in a room beside what has a width by the run at its end.
  private func prefix(
    of paragraph: Paragraph,
    _ range: Range<Int>,
    in room: CGFloat,
    beside width: (Int) -> CGFloat
  ) -> Range<Int> {
    var end = range.lowerBound
    for index in range {
      let cluster = paragraph.clusters[index]
      let shown = range.lowerBound..<index + 1
      if isWider(shown, of: paragraph, than: room - width(cluster.run)) { break }
      if !cluster.traits.contains(.blank) { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  /// Returns the longest end of a range that fits in a room beside what has a width by the run at its beginning.
  private func suffix(
    of paragraph: Paragraph,
    _ range: Range<Int>,
    in room: CGFloat,
    beside width: (Int) -> CGFloat
  ) -> Range<Int> {
    var start = range.upperBound
    for index in range.reversed() {
      let cluster = paragraph.clusters[index]
      let shown = index..<range.upperBound
      if isWider(shown, of: paragraph, than: room - width(cluster.run)) { break }
      if !cluster.traits.contains(.blank) { start = index }
    }
    return start..<range.upperBound
  }

  /// Appends a line of one range, or of two with a text between them.
  private mutating func append(
    _ range: Range<Int>,
    _ middle: String? = nil,
    _ rest: Range<Int> = 0..<0,
    of paragraph: Paragraph,
    isFirst: Bool,
    isLast: Bool
  ) {
    var fragments = fragments(of: paragraph.clusters[range])
    let near = paragraph.clusters[range].last ?? paragraph.clusters[rest].first
    let run = near?.run ?? paragraph.clusters.first?.run ?? paragraph.run
    if let middle {
      var dots = fragment(middle, run: run, count: 0)
      dots.run.attachment = nil
      fragments.append(dots)
      fragments += self.fragments(of: paragraph.clusters[rest])
    }
    // A line without characters is as high as one of the run at its place.
    let parts = fragments.isEmpty ? [fragment("", run: run, count: 0)] : fragments
    let ascent = parts.reduce(-CGFloat.infinity) { max($0, $1.ascent + $1.offset) }
    let descent = parts.reduce(-CGFloat.infinity) { max($0, $1.descent - $1.offset) }
    let values = paragraph.values
    var height = ascent + descent
    if let values {
      if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
      height = max(height, values.minimumLineHeight)
      if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    }
    if let last = layout.lines.last {
      bottom += last.paragraph?.lineSpacing ?? 0
      if isFirst { bottom += values?.paragraphSpacingBefore ?? 0 }
    }
    let head = values.map { isFirst ? $0.firstLineHeadIndent : $0.headIndent } ?? 0
    let width = fragments.reduce(0) { $0 + $1.width }
    layout.lines.append(
      AttributedLayout.Line(
        fragments: fragments,
        width: width,
        top: bottom,
        height: height,
        // Height that is added or taken away is that above the characters.
        baseline: bottom + height - descent,
        head: head,
        tail: values?.tailIndent ?? 0,
        paragraph: values,
        direction: paragraph.direction,
        endsParagraph: isLast
      )
    )
    layout.size.width = max(layout.size.width, head + width + max(0, -(values?.tailIndent ?? 0)))
    bottom += height
  }

  private mutating func fragments(of clusters: ArraySlice<Cluster>) -> [AttributedLayout.Fragment] {
    var result: [AttributedLayout.Fragment] = []
    var rest = clusters
    while let part = Self.takePart(of: &rest), let first = part.first, let last = part.last {
      let string = String(text.text[first.start..<last.end])
      var fragment = fragment(string, run: first.run, count: part.count)
      if first.isAttachment, let area = fragment.run.attachment?.area {
        fragment.width = first.width
        // The line is also as high as its font.
        fragment.ascent = max(fragment.ascent, area.maxY * style.scale)
        fragment.descent = max(fragment.descent, -area.minY * style.scale)
      } else {
        fragment.run.attachment = nil
      }
      result.append(fragment)
    }
    return result
  }

  private mutating func fragment(
    _ string: String,
    run: Int,
    count: Int
  ) -> AttributedLayout.Fragment {
    let metrics = metrics(of: run)
    let attributes = text.runs[run].attributes
    let kern = attributes.kern * style.scale
    return AttributedLayout.Fragment(
      text: string,
      run: attributes,
      font: metrics.font,
      kern: kern,
      width: measurer.width(of: string, font: metrics.font) + kern * CGFloat(count),
      ascent: metrics.ascent,
      descent: metrics.descent,
      offset: attributes.baselineOffset * style.scale
    )
  }
}
