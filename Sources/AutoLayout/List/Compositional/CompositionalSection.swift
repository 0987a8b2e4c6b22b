/// A section of a compositional layout with the places of its elements, in reading direction and in
/// the coordinates of the section.
struct CompositionalSection {
  typealias Place = CompositionalGroup.Place

  /// What a section is laid out from, beside its description.
  struct Room {
    /// The size of the collection inside of its insets.
    var size: CGSize
    /// The insets of the section, with those of the edges to which they refer.
    var insets: NSDirectionalEdgeInsets
    var scrollsVertically: Bool
  }

  /// The places of one group.
  private struct Row {
    var places: Range<Int>
    /// The smallest start of the row and of those after it, in the direction of scrolling.
    var start: CGFloat
    /// The largest end of the row and of those before it.
    var end: CGFloat
  }

  private(set) var size = CGSize.zero
  /// The cells, and the views that are attached to them.
  private(set) var places: [Place] = []
  /// The index in `places` of each cell.
  private(set) var cells: [Int] = []
  /// The headers, footers and backgrounds.
  private(set) var edges: [Place] = []
  private var rows: [Row] = []
  private let scrollsVertically: Bool

  /// Places the items of a section.
  init(_ section: NSCollectionLayoutSection, _ groups: CompositionalGroup, _ room: Room) {
    scrollsVertically = room.scrollsVertically
    let boundary = Boundary(
      section.boundarySupplementaryItems,
      room.size.inset(by: section.supplementariesFollowContentInsets ? room.insets : .zero),
      groups
    )
    // The headers and footers make the room smaller across the direction of scrolling, and the
    // section longer along it.
    var inner = room.size.inset(by: room.insets)
    if scrollsVertically {
      inner.width = max(0, inner.width - boundary.extents.leading - boundary.extents.trailing)
    } else {
      inner.height = max(0, inner.height - boundary.extents.top - boundary.extents.bottom)
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let origin = CGPoint(
      x: room.insets.leading + boundary.extents.leading,
      y: room.insets.top + boundary.extents.top
    )
    let content = place(
      section,
      groups,
      in: inner,
      at: origin,
      isVertical: isOrthogonal != scrollsVertically
    )
    if isOrthogonal && section.orthogonalScrollingBehavior == .groupPagingCentered {
      centre(in: inner, at: origin)
    }
    let insets = room.insets + boundary.extents
    size = room.size
    if scrollsVertically {
      size.height = content.height + insets.top + insets.bottom
    } else {
      size.width = content.width + insets.leading + insets.trailing
    }
    findRows()
    let band = section.supplementariesFollowContentInsets ? room.insets : .zero
    edges = boundary.places(in: size, band, pinsVertically: scrollsVertically)
    for item in section.decorationItems {
      let frame = CGRect(
        origin: CGPoint(x: item.contentInsets.leading, y: item.contentInsets.top),
        size: size.inset(by: item.contentInsets)
      )
      edges.append(
        Place(
          category: .decorationView,
          kind: item.elementKind,
          item: 0,
          frame: frame,
          zIndex: item.zIndex
        )
      )
    }
  }

  /// Places copies of the group one after the other, and returns the size of the content.
  private mutating func place(
    _ section: NSCollectionLayoutSection,
    _ groups: CompositionalGroup,
    in inner: CGSize,
    at origin: CGPoint,
    isVertical: Bool
  ) -> CGSize {
    var (position, content, next) = (CGFloat(0), CGSize.zero, 0)
    while next < groups.count {
      let piece = groups.place(section.group, in: inner, from: next)
      // A group without items would be repeated without end.
      if piece.next == next { break }
      if next > 0 { position += section.interGroupSpacing }
      let (dx, dy) = isVertical ? (CGFloat(0), position) : (position, CGFloat(0))
      let first = places.count
      for var place in piece.places {
        place.frame.origin.x += origin.x + dx
        place.frame.origin.y += origin.y + dy
        places.append(place)
      }
      rows.append(Row(places: first..<places.count, start: 0, end: 0))
      position += isVertical ? piece.size.height : piece.size.width
      content.width = max(content.width, dx + piece.size.width)
      content.height = max(content.height, dy + piece.size.height)
      next = piece.next
    }
    cells = places.indices.filter { places[$0].category == .cell }
    return content
  }

  /// Moves an orthogonal section so that its first group is in the middle.
  private mutating func centre(in inner: CGSize, at origin: CGPoint) {
    guard let row = rows.first, let first = places[row.places].first?.frame else { return }
    let group = places[row.places].reduce(first) { $0.union($1.frame) }
    for index in places.indices {
      if scrollsVertically {
        places[index].frame.origin.x += origin.x + (inner.width - group.width) / 2 - group.minX
      } else {
        places[index].frame.origin.y += origin.y + (inner.height - group.height) / 2 - group.minY
      }
    }
  }

  private func start(_ frame: CGRect) -> CGFloat { scrollsVertically ? frame.minY : frame.minX }
  private func end(_ frame: CGRect) -> CGFloat { scrollsVertically ? frame.maxY : frame.maxX }

  private mutating func findRows() {
    for index in rows.indices {
      let frames = places[rows[index].places].map(\.frame)
      rows[index].start = frames.map { start($0) }.min() ?? 0
      rows[index].end = frames.map { end($0) }.max() ?? 0
      if index > 0 { rows[index].end = max(rows[index].end, rows[index - 1].end) }
    }
    for index in rows.indices.dropLast().reversed() {
      rows[index].start = min(rows[index].start, rows[index + 1].start)
    }
  }

  /// Returns the cells, and the views attached to them, of the groups that may be in a range in the
  /// direction of scrolling.
  ///
  /// - Complexity: O(log groups), plus the number of places returned.
  func places(from low: CGFloat, to high: CGFloat) -> ArraySlice<Place> {
    var (first, end) = (0, rows.count)
    while first < end {
      let middle = (first + end) / 2
      if rows[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    var last = first
    while last < rows.count && rows[last].start < high { last += 1 }
    return first < last
      ? places[rows[first].places.lowerBound..<rows[last - 1].places.upperBound] : []
  }
}

/// The headers and footers of a section or of a layout, with their sizes.
struct Boundary {
  private var items: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)] = []
  /// The room that the items take at each edge.
  private(set) var extents = NSDirectionalEdgeInsets.zero

  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    _ container: CGSize,
    _ groups: CompositionalGroup
  ) {
    for item in items {
      let open = item.layoutSize.open
      var size = item.layoutSize.size(in: container)
      if !open.isEmpty, let known = groups.measured(0, item.elementKind) {
        if open.width { size.width = known.width }
        if open.height { size.height = known.height }
      }
      self.items.append((item, size))
      if !item.extendsBoundary { continue }
      let edges = item.alignment.edges
      if edges.contains(.top) {
        extents.top += size.height
      } else if edges.contains(.bottom) {
        extents.bottom += size.height
      } else if edges.contains(.leading) {
        extents.leading += size.width
      } else if edges.contains(.trailing) {
        extents.trailing += size.width
      }
    }
  }

  /// Returns the places of the items in an area with insets, each item behind the former ones of
  /// its edge.
  func places(
    in area: CGSize,
    _ insets: NSDirectionalEdgeInsets,
    pinsVertically: Bool
  ) -> [CompositionalGroup.Place] {
    var used = NSDirectionalEdgeInsets.zero
    return items.map { item, size in
      let edges = item.alignment.edges
      let band = (insets.leading, area.width - insets.trailing - size.width)
      var origin = CGPoint(x: (band.0 + band.1) / 2, y: (area.height - size.height) / 2)
      if edges.contains(.leading) { origin.x = band.0 }
      if edges.contains(.trailing) { origin.x = band.1 }
      if edges.contains(.top) {
        origin.y = item.extendsBoundary ? used.top : extents.top
        if item.extendsBoundary { used.top += size.height }
      } else if edges.contains(.bottom) {
        let end = item.extendsBoundary ? extents.bottom - used.bottom : extents.bottom + size.height
        origin.y = area.height - end
        if item.extendsBoundary { used.bottom += size.height }
      }
      origin.x += item.offset.x
      origin.y += item.offset.y
      var pinned: NSDirectionalRectEdge = []
      if item.pinToVisibleBounds {
        pinned = edges.intersection(pinsVertically ? [.top, .bottom] : [.leading, .trailing])
      }
      return CompositionalGroup.Place(
        category: .supplementaryView,
        kind: item.elementKind,
        item: 0,
        frame: CGRect(origin: origin, size: size),
        zIndex: max(item.zIndex, pinned.isEmpty ? 0 : 1),
        open: item.layoutSize.open,
        pinned: pinned
      )
    }
  }
}
