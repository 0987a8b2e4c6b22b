/// A line of a flow layout: items of given sizes are placed along the line from its start, and
/// lines follow each other across it.
///
/// All lengths are along or across the line. In a collection that scrolls vertically these are the
/// x and y axes, in one that scrolls horizontally the y and x axes.
struct FlowLine {
  var items: Range<Int>
  /// The start of the line across, and its extent in that direction.
  var start: CGFloat
  var thickness: CGFloat

  /// The position of an item: along from the start of the line, across in the content.
  struct Place {
    var along: CGFloat
    var across: CGFloat
    var size: (along: CGFloat, across: CGFloat)
  }

  /// Divides items into lines, and places them.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items, along and across.
  ///   - room: The length of a line.
  ///   - gap: The minimum distance between two items of a line.
  ///   - lineGap: The distance between two lines.
  static func lines(
    _ sizes: [(along: CGFloat, across: CGFloat)],
    room: CGFloat,
    gap: CGFloat,
    lineGap: CGFloat,
    from start: CGFloat
  ) -> (lines: [FlowLine], places: [Place]) {
    var lines: [FlowLine] = []
    var places: [Place] = []
    places.reserveCapacity(sizes.count)
    var (first, top) = (0, start)
    // Sizes that were computed as a share of the length may exceed it by a rounding error.
    let limit = room + 1e-6
    while first < sizes.count {
      var (end, length, thickness) = (first + 1, sizes[first].along, sizes[first].across)
      while end < sizes.count, length + gap + sizes[end].along <= limit {
        length += gap + sizes[end].along
        thickness = max(thickness, sizes[end].across)
        end += 1
      }
      let line = FlowLine(items: first..<end, start: top, thickness: thickness)
      line.place(sizes, room, gap, length, isLast: end == sizes.count, after: lines.last, &places)
      lines.append(line)
      top += thickness + lineGap
      first = end
    }
    return (lines, places)
  }

  /// Places the items of the line. The items are spread over the whole line, and a single item is
  /// centred. The last line has the spacing of the line before if all items of both have the same
  /// length, and otherwise the minimum spacing.
  private func place(
    _ sizes: [(along: CGFloat, across: CGFloat)],
    _ room: CGFloat,
    _ gap: CGFloat,
    _ length: CGFloat,
    isLast: Bool,
    after previous: FlowLine?,
    _ places: inout [Place]
  ) {
    var (along, between): (CGFloat, CGFloat) = (0, gap)
    let free = max(0, room - length)
    if !isLast && items.count == 1 {
      along = free / 2
    } else if !isLast {
      between = gap + free / CGFloat(items.count - 1)
    } else if let previous, previous.items.count > 1,
      (previous.items.lowerBound..<items.upperBound)
        .allSatisfy({ sizes[$0].along == sizes[items.lowerBound].along })
    {
      let second = places[previous.items.lowerBound + 1].along
      between = second - sizes[items.lowerBound].along
    }
    for item in items {
      let size = sizes[item]
      let across = start + (thickness - size.across) / 2
      places.append(Place(along: along, across: across, size: size))
      along += size.along + between
    }
  }
}
