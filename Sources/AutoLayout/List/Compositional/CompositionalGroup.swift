/// The placement of the items of a section in the items and groups that describe it.
///
/// Frames are in reading direction: `x` is the distance from the leading edge.
struct CompositionalGroup {
  /// An element at its place.
  struct Place {
    var category: UICollectionViewLayoutAttributes.ElementCategory = .cell
    var kind: String?
    /// The index of the cell in its section.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// The axes on which the element is measured.
    var open = CompositionalAxes()
    /// The edge at which a header or footer stays visible; empty for other elements.
    var pinned: NSDirectionalRectEdge = []
  }

  /// The places of the items of one group, with the size of the group, in its coordinates.
  struct Piece {
    var size: CGSize
    var places: [Place] = []
    /// The first item that is not in the group.
    var next: Int
  }

  /// The number of items of the section.
  let count: Int
  let environment: any NSCollectionLayoutEnvironment
  /// Returns the measured size of a cell, or of the supplementary view of a kind at it; nil if it
  /// is unknown.
  let measured: (_ item: Int, _ kind: String?) -> CGSize?

  /// Places as many items as a copy of an item or group takes, from the item `first` on.
  ///
  /// - Parameters:
  ///   - container: The size to which fractions refer.
  ///   - length: The length along an axis in place of that of the item; nil for none.
  func place(
    _ item: NSCollectionLayoutItem,
    in container: CGSize,
    from first: Int,
    length: (isHorizontal: Bool, CGFloat)? = nil
  ) -> Piece {
    var size = item.layoutSize.size(in: container)
    var open = item.layoutSize.open
    if let length {
      if length.isHorizontal {
        (size.width, open.width) = (max(0, length.1), false)
      } else {
        (size.height, open.height) = (max(0, length.1), false)
      }
    }
    guard let group = item as? NSCollectionLayoutGroup else {
      return placeCell(item, size, open, first)
    }
    var piece: Piece
    switch group.arrangement {
    case .filled(let isHorizontal):
      piece = placeLine(group, isHorizontal, size, open, first, count: nil, isEqual: false)
    case .counted(let isHorizontal, let count, let isEqual):
      piece = placeLine(group, isHorizontal, size, open, first, count: count, isEqual: isEqual)
    case .custom(let provider): piece = placeFreely(group, provider, size, first)
    }
    attach(group.supplementaryItems, to: &piece, first)
    return piece
  }

  private func placeCell(
    _ item: NSCollectionLayoutItem,
    _ declared: CGSize,
    _ open: CompositionalAxes,
    _ index: Int
  ) -> Piece {
    var size = declared
    if !open.isEmpty, let known = measured(index, nil) {
      if open.width { size.width = known.width }
      if open.height { size.height = known.height }
    }
    var insets = item.contentInsets
    if open.width { (insets.leading, insets.trailing) = (0, 0) }
    if open.height { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top),
      size: size.inset(by: insets)
    )
    var piece = Piece(
      size: size,
      places: [Place(item: index, frame: frame, open: open)],
      next: index + 1
    )
    attach(item.supplementaryItems, to: &piece, index)
    return piece
  }

  /// Adds the views that are attached to a group or a cell.
  private func attach(
    _ items: [NSCollectionLayoutSupplementaryItem],
    to piece: inout Piece,
    _ index: Int
  ) {
    let host = CGRect(origin: .zero, size: piece.size)
    for item in items {
      let open = item.layoutSize.open
      var size = item.layoutSize.size(in: piece.size)
      if !open.isEmpty, let known = measured(index, item.elementKind) {
        if open.width { size.width = known.width }
        if open.height { size.height = known.height }
      }
      piece.places.append(
        Place(
          category: .supplementaryView,
          kind: item.elementKind,
          item: index,
          frame: item.frame(size, beside: host),
          zIndex: item.zIndex,
          open: open
        )
      )
    }
  }

  private func placeFreely(
    _ group: NSCollectionLayoutGroup,
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize,
    _ first: Int
  ) -> Piece {
    let container = CompositionalContainer(size, group.contentInsets)
    let items = provider(CompositionalEnvironment(container, environment.traitCollection))
    var piece = Piece(size: size, next: first)
    for item in items where piece.next < count {
      piece.places.append(Place(item: piece.next, frame: item.frame, zIndex: item.zIndex))
      piece.next += 1
    }
    return piece
  }
}

/// Groups whose items are in a line.
extension CompositionalGroup {
  private func placeLine(
    _ group: NSCollectionLayoutGroup,
    _ isHorizontal: Bool,
    _ declared: CGSize,
    _ open: CompositionalAxes,
    _ first: Int,
    count wanted: Int?,
    isEqual: Bool
  ) -> Piece {
    let line = CompositionalLine(isHorizontal, group.contentInsets)
    let inner = declared.inset(by: group.contentInsets)
    let (room, isOpen) = (line.along(inner), isHorizontal ? open.width : open.height)
    let gap = group.interItemSpacing?.spacing ?? 0
    var pieces: [(item: NSCollectionLayoutItem, piece: Piece)] = []
    var (used, planned, next) = (CGFloat(0), CGFloat(0), first)
    while next < count && !group.subitems.isEmpty && wanted.map({ pieces.count < $0 }) != false {
      let item = group.subitems[pieces.count % group.subitems.count]
      let sides = line.spacing(of: item)
      let around = sides.before.length + sides.after.length
      var length: (Bool, CGFloat)?
      if isEqual && !isOpen, let wanted, wanted > 0 {
        let part = (room - gap * CGFloat(wanted - 1)) / CGFloat(wanted)
        length = (isHorizontal, part - around)
      }
      let piece = place(item, in: inner, from: next, length: length)
      let step = (pieces.isEmpty ? 0 : gap) + around
      let plan = step + line.along(item.layoutSize.size(in: inner))
      // A group of an estimated length has as many items as its estimate has room for, so that the
      // number does not depend on what has been measured.
      let end = isOpen ? planned + plan : used + step + line.along(piece.size)
      if wanted == nil && !pieces.isEmpty && end > room + 0.01 { break }
      if piece.next == next { break }
      used += step + line.along(piece.size)
      planned += plan
      next = piece.next
      pieces.append((item, piece))
    }
    makeUniform(&pieces, line)
    return stack(pieces, line, declared, open, gap: group.interItemSpacing, used: used, next: next)
  }

  /// Gives the cells of uniform length across the line the largest of their lengths.
  private func makeUniform(
    _ pieces: inout [(item: NSCollectionLayoutItem, piece: Piece)],
    _ line: CompositionalLine
  ) {
    func isUniform(_ item: NSCollectionLayoutItem) -> Bool {
      let size = item.layoutSize
      return (line.isHorizontal ? size.heightDimension : size.widthDimension)
        .isUniformAcrossSiblings && !(item is NSCollectionLayoutGroup)
    }
    let largest = pieces.filter { isUniform($0.item) }.map { line.across($0.piece.size) }.max() ?? 0
    for index in pieces.indices where isUniform(pieces[index].item) {
      if line.isHorizontal {
        pieces[index].piece.size.height = largest
        pieces[index].piece.places[0].frame.size.height = largest
      } else {
        pieces[index].piece.size.width = largest
        pieces[index].piece.places[0].frame.size.width = largest
      }
    }
  }

  /// Places pieces in a line one after the other, and divides the room that remains between the
  /// flexible distances.
  private func stack(
    _ pieces: [(item: NSCollectionLayoutItem, piece: Piece)],
    _ line: CompositionalLine,
    _ declared: CGSize,
    _ open: CompositionalAxes,
    gap: NSCollectionLayoutSpacing?,
    used: CGFloat,
    next: Int
  ) -> Piece {
    let (isOpen, isOpenAcross) =
      line.isHorizontal ? (open.width, open.height) : (open.height, open.width)
    let inner = declared.inset(by: line.insets)
    var thickness = line.across(inner)
    if isOpenAcross && !pieces.isEmpty {
      thickness =
        pieces.map { item, piece in
          let sides = line.spacingAcross(of: item)
          return line.across(piece.size) + sides.before.length + sides.after.length
        }.max() ?? 0
    }
    var flexible = gap?.isFlexible == true ? pieces.count - 1 : 0
    for (item, _) in pieces {
      let sides = line.spacing(of: item)
      flexible += (sides.before.isFlexible ? 1 : 0) + (sides.after.isFlexible ? 1 : 0)
    }
    let left = isOpen ? 0 : max(0, line.along(inner) - used)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var (result, position) = (Piece(size: declared, next: next), CGFloat(0))
    for (index, (item, piece)) in pieces.enumerated() {
      let sides = line.spacing(of: item)
      if index > 0, let gap { position += gap.spacing + (gap.isFlexible ? share : 0) }
      position += sides.before.length + (sides.before.isFlexible ? share : 0)
      let across = line.spacingAcross(of: item)
      let slack = max(
        0,
        thickness - line.across(piece.size) - across.before.length - across.after.length
      )
      let parts = (across.before.isFlexible ? 1 : 0) + (across.after.isFlexible ? 1 : 0)
      let offset =
        across.before.length
        + (across.before.isFlexible ? slack / CGFloat(max(1, parts)) : 0)
      let origin = line.point(position, offset)
      for var place in piece.places {
        place.frame.origin.x += origin.x + line.insets.leading
        place.frame.origin.y += origin.y + line.insets.top
        result.places.append(place)
      }
      position +=
        line.along(piece.size) + sides.after.length
        + (sides.after.isFlexible ? share : 0)
    }
    if isOpen && !pieces.isEmpty { line.setAlong(&result.size, used) }
    if isOpenAcross && !pieces.isEmpty { line.setAcross(&result.size, thickness) }
    return result
  }
}

/// A direction, and the insets around a line.
private struct CompositionalLine {
  typealias Side = (length: CGFloat, isFlexible: Bool)

  let isHorizontal: Bool
  let insets: NSDirectionalEdgeInsets

  init(_ isHorizontal: Bool, _ insets: NSDirectionalEdgeInsets) {
    self.isHorizontal = isHorizontal
    self.insets = insets
  }

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Sets the length of a size to that of its content and the insets.
  func setAlong(_ size: inout CGSize, _ length: CGFloat) {
    if isHorizontal {
      size.width = length + insets.leading + insets.trailing
    } else {
      size.height = length + insets.top + insets.bottom
    }
  }

  func setAcross(_ size: inout CGSize, _ length: CGFloat) {
    CompositionalLine(!isHorizontal, insets).setAlong(&size, length)
  }

  func spacing(of item: NSCollectionLayoutItem) -> (before: Side, after: Side) {
    guard let edges = item.edgeSpacing else { return ((0, false), (0, false)) }
    let (before, after) =
      isHorizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
    return (
      (before?.spacing ?? 0, before?.isFlexible ?? false),
      (after?.spacing ?? 0, after?.isFlexible ?? false)
    )
  }

  func spacingAcross(of item: NSCollectionLayoutItem) -> (before: Side, after: Side) {
    CompositionalLine(!isHorizontal, insets).spacing(of: item)
  }
}
