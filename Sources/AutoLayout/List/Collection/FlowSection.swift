/// One section of a flow layout: its header, its lines of items, and its footer.
struct FlowSection {
  struct Measures {
    /// The length of the lines, including the insets.
    var room: CGFloat
    var isVertical: Bool
    var inset = UIEdgeInsets.zero
    var gap: CGFloat = 0
    var lineGap: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var sizes: [CGSize] = []

    /// Returns the measures with 0 in place of negative lengths and of values that are not finite.
    ///
    /// - Parameter report: Called at most once, with a description of the first unusable length.
    func usable(_ report: (_ what: String) -> Void) -> Measures {
      var result = self
      var wrong: String?
      func length(_ value: CGFloat, _ what: String) -> CGFloat {
        if value >= 0 && value.isFinite { return value }
        wrong = wrong ?? "\(what) of \(value)"
        return 0
      }
      func distance(_ value: CGFloat, _ what: String) -> CGFloat {
        if value.isFinite { return value }
        wrong = wrong ?? "\(what) of \(value)"
        return 0
      }
      for (index, size) in sizes.enumerated() {
        let (width, height) = (
          length(size.width, "an item's width"), length(size.height, "an item's height")
        )
        if width != size.width || height != size.height {
          result.sizes[index] = CGSize(width: width, height: height)
        }
      }
      result.header.width = distance(header.width, "a header's width")
      result.header.height = distance(header.height, "a header's height")
      result.footer.width = distance(footer.width, "a footer's width")
      result.footer.height = distance(footer.height, "a footer's height")
      result.gap = distance(gap, "a distance")
      result.lineGap = distance(lineGap, "a distance")
      result.inset.left = distance(inset.left, "an inset")
      result.inset.right = distance(inset.right, "an inset")
      result.inset.top = distance(inset.top, "an inset")
      result.inset.bottom = distance(inset.bottom, "an inset")
      if let wrong { report(wrong) }
      return result
    }
  }

  /// The start of the section in the direction of scrolling.
  let start: CGFloat
  let end: CGFloat
  let header: CGRect?
  let footer: CGRect?
  let places: [FlowLine.Place]
  private let lines: [FlowLine]
  private let isVertical: Bool
  /// The start of the lines.
  private let side: CGFloat

  init(_ measures: Measures, from start: CGFloat) {
    self.start = start
    isVertical = measures.isVertical
    let isVertical = isVertical
    let inset = measures.inset
    func rect(_ along: CGFloat, _ across: CGFloat, _ size: (CGFloat, CGFloat)) -> CGRect {
      isVertical
        ? CGRect(x: along, y: across, width: size.0, height: size.1)
        : CGRect(x: across, y: along, width: size.1, height: size.0)
    }
    func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let headerThickness = thickness(measures.header)
    header = headerThickness > 0 ? rect(0, start, (measures.room, headerThickness)) : nil
    side = isVertical ? inset.left : inset.top
    let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    let first = start + max(0, headerThickness) + (isVertical ? inset.top : inset.left)
    (lines, places) = FlowLine.lines(
      measures.sizes.map { isVertical ? ($0.width, $0.height) : ($0.height, $0.width) },
      room: measures.room - sides,
      gap: measures.gap,
      lineGap: measures.lineGap,
      from: first
    )
    let last = lines.last.map { $0.start + $0.thickness } ?? first
    let bottom = last + (isVertical ? inset.bottom : inset.right)
    let footerThickness = thickness(measures.footer)
    footer = footerThickness > 0 ? rect(0, bottom, (measures.room, footerThickness)) : nil
    end = bottom + max(0, footerThickness)
  }

  func frame(ofItem item: Int) -> CGRect {
    let place = places[item]
    return isVertical
      ? CGRect(
        x: side + place.along,
        y: place.across,
        width: place.size.along,
        height: place.size.across
      )
      : CGRect(
        x: place.across,
        y: side + place.along,
        width: place.size.across,
        height: place.size.along
      )
  }

  /// Returns the items of the lines that intersect a range in the direction of scrolling.
  ///
  /// - Complexity: O(log lines), plus the number of items returned.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].start + lines[middle].thickness <= low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    var last = first
    while last < lines.count, lines[last].start < high { last += 1 }
    if first == last { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
