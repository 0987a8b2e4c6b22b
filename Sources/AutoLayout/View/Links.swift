/// References that do not retain: links of a tree to objects that are kept alive elsewhere, such as
/// the superview, the engine, and the holder of a constraint.
///
/// Reading a strong or weak reference retains and releases the object. Each of the two is an atomic
/// exchange, which takes longer than most of the queries made through a link. An object clears all
/// links to itself before it is deallocated; ``UIView`` and ``LayoutItem`` document where.
nonisolated extension Unmanaged {
  func points(to object: Instance) -> Bool { self == Unmanaged.passUnretained(object) }

  static func == (a: Unmanaged, b: Unmanaged) -> Bool { a.toOpaque() == b.toOpaque() }
  static func != (a: Unmanaged, b: Unmanaged) -> Bool { !(a == b) }

  /// Calls `body` with the object and returns the result, without retaining the object meanwhile.
  /// `body` must not call code that an app overrides, which might release the object.
  func ask<Answer>(_ body: (Instance) -> Answer) -> Answer { _withUnsafeGuaranteedRef(body) }
}

extension Unmanaged where Instance == UIView {
  var parent: Unmanaged<UIView>? { ask { $0.parentLink } }

  /// Returns the first view of the subtree, in pre-order and including this view, that has the tag.
  ///
  /// The lists of subviews that the search has entered are kept in an array instead of on the call
  /// stack, which a deep tree would overflow.
  func first(withTag tag: Int) -> Unmanaged? {
    if ask({ $0.tag == tag }) { return self }
    if ask({ $0.subviewList.isEmpty }) { return nil }
    // The arrays retain the views, even if an overridden `tag` changes the hierarchy.
    var (views, next) = (ask { $0.children }, 0)
    var entered: [(views: [UIView], next: Int)] = []
    while true {
      switch views.scan(from: next, forTag: tag) {
      case .found(let view): return view
      case .parent(let index):
        // A list that ends here is not returned to.
        if index + 1 < views.count { entered.append((views, index + 1)) }
        (views, next) = (views[index].children, 0)
      case .end:
        guard let outer = entered.popLast() else { return nil }
        (views, next) = outer
      }
    }
  }

  /// The number of ancestors.
  var depth: Int {
    var result = 0
    var view = self
    while let parent = view.parent {
      view = parent
      result += 1
    }
    return result
  }

  /// Returns the nearest common ancestor of two views, or nil if they are in different trees. A
  /// view counts as its own ancestor.
  static func commonAncestor(_ first: Unmanaged, _ second: Unmanaged) -> Unmanaged? {
    if first == second { return first }
    let (above, beside) = (first.parent, second.parent)
    if let beside, beside == first { return first }
    if let above {
      if above == second { return second }
      if let beside, above == beside { return above }
    }
    var (a, b): (Unmanaged?, Unmanaged?) = (first, second)
    var (depthOfA, depthOfB) = (first.depth, second.depth)
    while depthOfA > depthOfB {
      a = a?.parent
      depthOfA -= 1
    }
    while depthOfB > depthOfA {
      b = b?.parent
      depthOfB -= 1
    }
    while let x = a, let y = b {
      if x == y { return x }
      (a, b) = (x.parent, y.parent)
    }
    return nil
  }
}

/// The result of a search for a tag in a list of views.
private enum TagScan {
  case found(Unmanaged<UIView>)
  /// The index of a view with subviews, which are next in pre-order.
  case parent(Int)
  case end
}

extension [UIView] {
  /// Searches the list from an index up to the first view that has the tag, or that has subviews.
  fileprivate func scan(from start: Int, forTag tag: Int) -> TagScan {
    // An array of objects has the memory layout of an array of links to them. Rebinding it spares
    // one retain for each element.
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        for index in start..<links.count {
          if links[index].ask({ $0.tag == tag }) { return .found(links[index]) }
          if links[index].ask({ !$0.subviewList.isEmpty }) { return .parent(index) }
        }
        return .end
      }
    }
  }
}

nonisolated extension Array where Element: AnyObject {
  /// Reserves capacity for at least one more element. The capacity doubles, from a minimum of four,
  /// because a view with one subview usually gets several.
  mutating func makeRoom() {
    if count == capacity { reserveCapacity(Swift.max(4, 2 * count)) }
  }

  /// Calls `body` with each element, which the array retains meanwhile.
  @inline(__always)
  func forEachUnretained(_ body: (Unmanaged<Element>) -> Void) {
    // An array of objects has the memory layout of an array of links to them. Rebinding it spares
    // one retain for each element.
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unmanaged<Element>.self) { links in
        for link in links { body(link) }
      }
    }
  }
}

extension Unmanaged where Instance == LayoutItem {
  /// The link, or nil once the item has been deallocated.
  var present: Unmanaged? { ask { $0.isGone } ? nil : self }
}
