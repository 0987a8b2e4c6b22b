/// Links of a tree to what is kept alive by somebody else: up to the superview, the engine, the holder of a constraint.
///
/// To read a reference is to retain and release it, and each of the two is an atomic exchange that takes longer than most
/// of what a link is asked. Whoever goes cuts the links to it first: ``UIView`` and ``LayoutItem`` say where.
extension Unmanaged {
  func points(to object: Instance) -> Bool { self == Unmanaged.passUnretained(object) }

  static func == (a: Unmanaged, b: Unmanaged) -> Bool { a.toOpaque() == b.toOpaque() }
  static func != (a: Unmanaged, b: Unmanaged) -> Bool { !(a == b) }

  /// Asks the object something without retaining it meanwhile: nothing that calls overridden code, which might let go of it.
  func ask<Answer>(_ body: (Instance) -> Answer) -> Answer { _withUnsafeGuaranteedRef(body) }
}

extension Unmanaged where Instance == UIView {
  var parent: Unmanaged<UIView>? { ask { $0.parentLink } }

  /// The view itself or the first of its subtree, in pre-order, that has the tag.
  func first(withTag tag: Int) -> Unmanaged? {
    if ask({ $0.tag == tag }) { return self }
    if ask({ $0.children.isEmpty }) { return nil }
    // The list keeps the views, whatever an overridden `tag` does.
    let children = ask { $0.children }
    // An array of objects has the layout of an array of links to them, which spares a retain for each.
    return children.withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        for link in links {
          if let found = link.first(withTag: tag) { return found }
        }
        return nil
      }
    }
  }

  /// How many ancestors there are.
  var depth: Int {
    var result = 0
    var view = self
    while let parent = view.parent {
      view = parent
      result += 1
    }
    return result
  }

  /// The closest view that both are, or are inside of; a view is its own ancestor.
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

extension Array where Element: AnyObject {
  /// Makes room for another element, and for some more: what has one has a few.
  mutating func makeRoom() {
    if count == capacity { reserveCapacity(Swift.max(4, 2 * count)) }
  }

  /// Visits the elements, which the array retains meanwhile.
  func forEachUnretained(_ body: (Unmanaged<Element>) -> Void) {
    // An array of objects has the layout of an array of links to them, which spares a retain for each.
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unmanaged<Element>.self) { links in
        for link in links { body(link) }
      }
    }
  }
}

extension UIView {
  /// Puts those subviews on a pile that have something to do, the first on top.
  func appendChildren(to pile: inout [UIView], where matches: (ViewFlags) -> Bool) {
    let views = children
    views.withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { links in
        for link in links.reversed() where matches(link.ask { $0.flags }) {
          pile.append(link.takeUnretainedValue())
        }
      }
    }
  }
}

extension Unmanaged where Instance == LayoutItem {
  /// nil once the item is gone.
  var present: Unmanaged? { ask { $0.isGone } ? nil : self }
}
