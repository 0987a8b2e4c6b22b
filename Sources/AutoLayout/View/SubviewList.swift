/// The subviews of a view, from the back to the front.
///
/// A long list is kept in blocks. Adding, inserting or removing a view moves the views of one block,
/// where one array would move half of all.
enum SubviewList {
  case short([UIView])
  case long(BlockedSubviews)

  /// A list that becomes longer is kept in blocks.
  static let longestArray = 2 * BlockedSubviews.longestBlock

  /// All views in one array.
  ///
  /// - Complexity: O(1), except for the first call after a change of a long list, which is linear.
  var all: [UIView] {
    switch self {
    case .short(let views): views
    case .long(let views): views.all
    }
  }

  var isEmpty: Bool {
    switch self {
    case .short(let views): views.isEmpty
    // What becomes empty is short again.
    case .long: false
    }
  }

  /// Calls `body` with each view. The list as it was at the call retains the views meanwhile.
  @inline(__always)
  func forEachUnretained(_ body: (Unmanaged<UIView>) -> Void) {
    switch self {
    case .short(let views): views.forEachUnretained(body)
    case .long(let views): views.forEachUnretained(body)
    }
  }

  /// Appends the views in reverse order, so that the first is on top of the stack.
  func push(on stack: inout [UIView]) {
    switch self {
    case .short(let views): if !views.isEmpty { stack.append(contentsOf: views.reversed()) }
    case .long(let views): views.push(on: &stack)
    }
  }

  /// Appends those of the views whose flags match, in reverse order.
  func push(on stack: inout [UIView], where matches: (ViewFlags) -> Bool) {
    switch self {
    case .short(let views): views.push(on: &stack, where: matches)
    case .long(let views): views.push(on: &stack, where: matches)
    }
  }

  /// Inserts a view at an index, or appends it if the index is nil or past the end.
  mutating func insert(_ view: UIView, at index: Int?) {
    switch self {
    case .long(let views):
      views.insert(view, at: index)
    case .short(var views):
      // The array must have one reference while it changes.
      self = .short([])
      if views.count == Self.longestArray {
        let blocks = BlockedSubviews(views)
        blocks.insert(view, at: index)
        self = .long(blocks)
        return
      }
      views.makeRoom()
      if let index, index < views.count {
        views.insert(view, at: max(0, index))
      } else {
        views.append(view)
      }
      self = .short(views)
    }
  }

  mutating func remove(_ view: UIView) {
    switch self {
    case .long(let views):
      views.remove(view)
      // Not at the limit itself, or a list of that length would be copied again and again.
      if views.count < Self.longestArray / 2 { self = .short(views.all) }
    case .short(var views):
      self = .short([])
      if let index = views.index(of: view) { views.remove(at: index) }
      self = .short(views)
    }
  }

  /// Exchanges the views at two indices. Does nothing if one is not in the list.
  ///
  /// - Complexity: Linear in a long list.
  mutating func swapAt(_ first: Int, _ second: Int) {
    var views = all
    guard views.indices.contains(first), views.indices.contains(second) else { return }
    views.swapAt(first, second)
    if case .long = self { self = .long(BlockedSubviews(views)) } else { self = .short(views) }
  }
}

/// A long list of subviews.
///
/// - Complexity: A change is linear in the length of a block, and in the number of blocks.
final class BlockedSubviews {
  /// None is empty.
  private var blocks: [[UIView]]
  private(set) var count: Int
  /// All views in one array, since the last change.
  private var known: [UIView]?

  static let longestBlock = 512

  init(_ views: [UIView]) {
    blocks = stride(from: 0, to: views.count, by: Self.longestBlock).map {
      Array(views[$0..<min($0 + Self.longestBlock, views.count)])
    }
    count = views.count
  }

  var all: [UIView] {
    if let known { return known }
    let views = Array(blocks.joined())
    known = views
    return views
  }

  @inline(never)
  func forEachUnretained(_ body: (Unmanaged<UIView>) -> Void) {
    for block in blocks { block.forEachUnretained(body) }
  }

  func push(on stack: inout [UIView]) {
    for block in blocks.reversed() { stack.append(contentsOf: block.reversed()) }
  }

  func push(on stack: inout [UIView], where matches: (ViewFlags) -> Bool) {
    for block in blocks.reversed() { block.push(on: &stack, where: matches) }
  }

  func insert(_ view: UIView, at index: Int?) {
    known = nil
    let place: (block: Int, index: Int)
    if let index, index < count {
      place = self.place(at: max(0, index))
    } else {
      place = (blocks.count - 1, blocks[blocks.count - 1].count)
    }
    count += 1
    blocks[place.block].insert(view, at: place.index)
    if blocks[place.block].count <= Self.longestBlock { return }
    // Views are mostly appended: a block that is split at its end stays full.
    let isLast = place.block == blocks.count - 1
    let kept = isLast ? Self.longestBlock : Self.longestBlock / 2
    blocks.insert(Array(blocks[place.block][kept...]), at: place.block + 1)
    blocks[place.block].removeSubrange(kept...)
  }

  private func place(at index: Int) -> (block: Int, index: Int) {
    var (block, index) = (0, index)
    while index >= blocks[block].count {
      index -= blocks[block].count
      block += 1
    }
    return (block, index)
  }

  func remove(_ view: UIView) {
    guard let place = place(of: view) else { return }
    known = nil
    count -= 1
    blocks[place.block].remove(at: place.index)
    if blocks[place.block].isEmpty { blocks.remove(at: place.block) }
  }

  private func place(of view: UIView) -> (block: Int, index: Int)? {
    // Where the marks increase, the view is in the last block that does not begin after it.
    let mark = view.layoutItem.mark
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle][0].layoutItem.mark <= mark { low = middle + 1 } else { high = middle }
    }
    if low > 0, let index = blocks[low - 1].scan(for: view) { return (low - 1, index) }
    for (block, views) in blocks.enumerated() {
      if let index = views.scan(for: view) { return (block, index) }
    }
    return nil
  }
}

extension [UIView] {
  fileprivate func push(on stack: inout [UIView], where matches: (ViewFlags) -> Bool) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        for link in links.reversed() where matches(link.ask { $0.flags }) {
          stack.append(link.takeUnretainedValue())
        }
      }
    }
  }

  /// Returns the index of a view.
  ///
  /// - Complexity: Logarithmic while the marks increase, which they do unless a view was inserted
  ///   between others or was moved; else linear.
  fileprivate func index(of view: UIView) -> Int? {
    let mark = view.layoutItem.mark
    // An array of objects has the memory layout of an array of links to them. Rebinding it spares
    // one retain for each element.
    return withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        var (low, high) = (0, links.count)
        while low < high {
          let middle = (low + high) / 2
          let isBefore = links[middle].ask { $0.layoutItem.mark } < mark
          if isBefore { low = middle + 1 } else { high = middle }
        }
        return low < links.count && links[low].points(to: view) ? low : scan(for: view)
      }
    }
  }

  /// Returns the index of a view, without reading the views. They are not in the processor's cache
  /// if there are very many.
  fileprivate func scan(for view: UIView) -> Int? {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        links.firstIndex { $0.points(to: view) }
      }
    }
  }
}
