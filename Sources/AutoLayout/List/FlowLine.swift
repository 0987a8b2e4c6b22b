/// How a flow layout sets items of given sizes in lines: along the line from its start, lines one below another.
///
/// Everything here is along and across: for a collection that scrolls vertically x and y, for one that scrolls horizontally y
/// and x.
struct FlowLine {
  var items: Range<Int>
  /// Where it begins across, and how far it reaches.
  var start: CGFloat
  var thickness: CGFloat

  /// An item's place: along from the line's start, across in the content.
  struct Place {
    var along: CGFloat
    var across: CGFloat
    var size: (along: CGFloat, across: CGFloat)
  }

  /// - Parameters:
  ///   - sizes: of the items, along and across.
  ///   - room: how long a line is.
  ///   - gap: what is at least between two items of a line.
  ///   - lineGap: what is between two lines.
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
    // Sizes that were computed as a share of the room may be a little too long for it.
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

  /// A line is filled from end to end, and a single item is in its middle; the last line is as loose as the one before if
  /// all their items are equally long, and else as tight as it may be.
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
