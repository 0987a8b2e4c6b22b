#if Cairo
  import AutoLayout
  import Foundation

  /// Where a tall view is divided into pages: between views, or else between lines of text.
  struct PageBreaks {
    /// A thing that should not be divided, in the root's coordinates.
    private struct Span {
      var top: CGFloat
      var bottom: CGFloat
      /// Whether it has no visible parts: a text's line, an image, a control.
      var isLeaf: Bool
    }

    /// Ordered by their tops.
    private let spans: [Span]
    private let height: CGFloat
    private let pageHeight: CGFloat

    init(of root: UIView, pageHeight: CGFloat) {
      self.pageHeight = pageHeight
      height = root.bounds.height
      var spans: [Span] = []
      // In an array instead of on the call stack, which a deep hierarchy would overflow.
      var waiting = [root]
      while let view = waiting.popLast() {
        if view.isHidden || view.alpha <= 0 { continue }
        let rect = view.convert(view.bounds, to: root)
        let parts = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
        waiting += parts
        // What is higher than a page is divided in any case.
        let isWhole = rect.height <= pageHeight && view !== root
        if isWhole {
          spans.append(Span(top: rect.minY, bottom: rect.maxY, isLeaf: parts.isEmpty))
        }
        let lines = Self.lines(of: view, in: rect)
        if lines.isEmpty { continue }
        if isWhole { spans[spans.count - 1].isLeaf = false }
        spans += lines
      }
      self.spans = spans.filter { $0.top.isFinite && $0.bottom.isFinite }
        .sorted { $0.top < $1.top }
    }

    /// The lines of a label or text view with several of them.
    private static func lines(of view: UIView, in rect: CGRect) -> [Span] {
      switch view {
      case let label as UILabel where label.numberOfLines != 1:
        if let layout = label.displayedLayout {
          return lines(of: layout, from: rect.midY - layout.size.height / 2)
        }
        let lineHeight = max(label.font.lineHeight, 1)
        let count = (rect.height / lineHeight).rounded()
        return lines(count, lineHeight, from: rect.midY - count * lineHeight / 2)
      case let text as UITextView:
        let top = rect.minY + text.textRect.minY
        if let layout = text.displayedLayout { return lines(of: layout, from: top) }
        let count = CGFloat(text.displayedText.lines.count)
        return lines(count, max(text.shownFont.lineHeight, 1), from: top)
      default: return []
      }
    }

    private static func lines(of layout: AttributedLayout, from top: CGFloat) -> [Span] {
      if layout.lines.count < 2 { return [] }
      return layout.lines.map { line in
        Span(top: top + line.top, bottom: top + line.top + line.height, isLeaf: true)
      }
    }

    private static func lines(
      _ count: CGFloat,
      _ lineHeight: CGFloat,
      from first: CGFloat
    ) -> [Span] {
      guard count > 1, count < 1e6 else { return [] }
      return (0..<Int(count)).map { index in
        let top = first + CGFloat(index) * lineHeight
        return Span(top: top, bottom: top + lineHeight, isLeaf: true)
      }
    }

    /// The top of each page, from 0.
    var tops: [CGFloat] {
      var result: [CGFloat] = [0]
      var first = 0
      while let top = result.last, top + pageHeight < height - Self.tolerance {
        let limit = top + pageHeight
        while first < spans.count, spans[first].top < top { first += 1 }
        let page = spans[first...].prefix { $0.top < limit }
        // A page is at least half full, if what it leaves out has parts.
        let end =
          Self.end(of: page, from: limit, to: top + pageHeight / 2) { _ in true }
          ?? Self.end(of: page, from: limit, to: top + 1, where: \.isLeaf) ?? limit
        result.append(end)
      }
      return result
    }

    /// Rounding of layout is no overlap.
    private static let tolerance: CGFloat = 0.01

    /// The last position that divides none of the spans; nil if it is above a limit.
    private static func end(
      of page: ArraySlice<Span>,
      from limit: CGFloat,
      to least: CGFloat,
      where isWhole: (Span) -> Bool
    ) -> CGFloat? {
      var end = limit
      // From the last to the first: a break above a span can divide only those that begin before it.
      for span in page.reversed() where isWhole(span) {
        if span.bottom > end + tolerance && span.top < end - tolerance { end = span.top }
      }
      return end >= least ? end : nil
    }
  }
#endif
