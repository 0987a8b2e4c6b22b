import Cassowary

/// The item of a constraint: the object that represents a view or a layout guide in constraints,
/// the engine and the DSL.
///
/// A constraint does not retain the view or guide. It retains this object, which loses its link to
/// the view or guide when that is deallocated. The object thus acts as a weak reference that is
/// read with one load, and that leaves the view's own reference count in the place where the
/// runtime updates it fast.
package final class LayoutItem {
  // Never dangling: the view or guide retains this object, and calls `leave()` in its deinit.
  private(set) var viewLink: Unmanaged<UIView>?
  private var guideLink: Unmanaged<UILayoutGuide>?

  /// The four solver variables of the item; nil unless an engine contains the item and a constraint
  /// requires them.
  var variables: ItemVariables?
  /// The last solved values of the variables. Valid while there are variables and the engine is up to
  /// date: each solve stores the values that changed.
  var solved = CGRect.zero
  /// The number of removals at which a constraint was last known to involve the item, or
  /// ``untouched``. Each removal of a constraint makes it invalid, because the engine's number moves
  /// on; so does the first constraint that involves an untouched item.
  var touchedAt: UInt64?
  /// The value of ``touchedAt`` after layout found that no constraint involves the item.
  static let untouched = UInt64.max
  /// The anchors created so far, which retain this object.
  var anchors: LayoutAnchors?
  /// Whether the item has a content area, to whose edges constraints with items inside of the view
  /// refer. (Rule 5.14.)
  var hasContentArea = false
  /// Values that users of the view or guide attach to it.
  var associations: [UnsafeRawPointer: Any]?
  /// Whether the item is a guide whose position the runtime constrains only while other constraints
  /// involve it.
  var isHeldOnDemand = false
  /// The time at which the item was added to its container.
  var mark: UInt64 = 0
  /// The place of a guide of the runtime among those of its owner, from 1 to ``lastKindOfGuide``; 0
  /// for other items.
  var kindOfGuide: UInt64 = 0

  /// The first of the ``ordersOfItem`` numbers that order the item's variables and the constraints
  /// of its frame and content.
  ///
  /// A guide of the runtime follows its owner, or the view after which its owner orders it: the time
  /// at which it was first asked for does not count.
  var order: UInt64 {
    let mark = kindOfGuide == 0 ? mark : container?.ask { $0.mark(ofGuide: kindOfGuide) } ?? mark
    return mark &* Self.orders &+ kindOfGuide &* Self.ordersOfItem
  }

  /// The number of orders of one mark: those of a view, and of the guides that follow it.
  static let orders: UInt64 = ordersOfItem * (lastKindOfGuide + 1)
  static let ordersOfItem: UInt64 = 1024
  static let lastKindOfGuide: UInt64 = 16_383
  /// The constraint activated last among those whose first item this is, and among all others. The
  /// rest follow through their neighbours.
  ///
  /// Each constraint is retained by its holder, and leaves its list when it is deactivated. There
  /// are two lists because most views are the first item of few constraints, while a superview is
  /// the second item of the constraints of all its subviews.
  private var newest: Unmanaged<NSLayoutConstraint>?
  private var newestOfOthers: Unmanaged<NSLayoutConstraint>?

  func stand(for view: UIView) { viewLink = .passUnretained(view) }
  func stand(for guide: UILayoutGuide) { guideLink = .passUnretained(guide) }

  /// Clears the links when the view or guide is deallocated.
  func leave() {
    (viewLink, guideLink) = (nil, nil)
    if anchors != nil || associations != nil { releaseAnchorsAndAssociations() }
  }

  @inline(never)
  private func releaseAnchorsAndAssociations() { (anchors, associations) = (nil, nil) }

  var view: UIView? { viewLink?.takeUnretainedValue() }
  var guide: UILayoutGuide? { guideLink?.takeUnretainedValue() }
}

extension LayoutItem {
  package var isGone: Bool { viewLink == nil && guideLink == nil }

  nonisolated package enum Kind {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  /// The view or guide; nil once it is deallocated.
  package var kind: Kind? {
    if let view { return .view(view) }
    return guide.map(Kind.guide)
  }

  /// The view or guide as an object; nil once it is deallocated.
  var object: AnyObject? { view ?? guide }

  /// The view whose coordinates the item's position refers to: the superview of a view, the owner
  /// of a guide.
  var container: Unmanaged<UIView>? {
    if let viewLink { return viewLink.parent }
    return guideLink?.ask { $0.ownerLink }
  }

  package var containerItem: LayoutItem? { container?.ask { $0.layoutItem } }

  /// The view that represents the item in the search for a holder: the view itself, or the owner of
  /// a guide.
  var ownerLink: Unmanaged<UIView>? { viewLink ?? guideLink?.ask { $0.ownerLink } }
  var owner: UIView? { ownerLink?.takeUnretainedValue() }

  /// The distances from the edges of the view's frame inwards to its alignment rectangle, in
  /// points.
  var insetsFromFrame: UIEdgeInsets { view?.alignmentRectInsets ?? .zero }

  /// Stores the solved value of one of the variables.
  func take(_ value: Double, of variable: Variable) {
    guard let variables else { return }
    switch variable {
    case variables.left: solved.origin.x = value
    case variables.top: solved.origin.y = value
    case variables.width: solved.size.width = value
    default: solved.size.height = value
    }
  }

  /// The name of the item in reports.
  var layoutName: String { view?.layoutName ?? guide?.layoutName ?? "nil" }

}

// MARK: Constraints

extension LayoutItem {
  /// The neighbours of a constraint in the list of an item.
  struct Neighbours {
    var older: Unmanaged<NSLayoutConstraint>?
    var newer: Unmanaged<NSLayoutConstraint>?
  }

  /// The active constraints of this item.
  var constraints: [NSLayoutConstraint] {
    list(from: newest, at: .first) + list(from: newestOfOthers, at: .second)
  }

  /// Whether an active constraint involves the item.
  package var isConstrained: Bool { newest != nil || newestOfOthers != nil }

  /// The active constraints whose first item this is, the newest first.
  package var ownConstraints: [NSLayoutConstraint] { list(from: newest, at: .first) }

  /// The number of active constraints whose first item this is.
  package var ownConstraintCount: Int {
    var (count, next) = (0, newest)
    while let constraint = next {
      count += 1
      next = constraint.ask { $0.firstNeighbours.older }
    }
    return count
  }

  /// Whether the solver contains a constraint of the item other than those by which the runtime
  /// holds it.
  var isInUse: Bool {
    isInUse(from: newest, at: .first) || isInUse(from: newestOfOthers, at: .second)
  }

  private func isInUse(
    from newest: Unmanaged<NSLayoutConstraint>?,
    at end: NSLayoutConstraint.End
  ) -> Bool {
    var next = newest
    while let constraint = next?.takeUnretainedValue() {
      let isOwnHold = constraint.isHold && end == .first
      let known = (constraint as? Deputy)?.principal ?? constraint
      if !isOwnHold && known.solverID != nil { return true }
      next = constraint[end].older
    }
    return false
  }

  private func list(
    from newest: Unmanaged<NSLayoutConstraint>?,
    at end: NSLayoutConstraint.End
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var next = newest
    while let constraint = next?.takeUnretainedValue() {
      result.append(constraint)
      next = constraint[end].older
    }
    return result
  }

  func add(_ constraint: NSLayoutConstraint, at end: NSLayoutConstraint.End) {
    let older = end == .first ? newest : newestOfOthers
    constraint[end] = Neighbours(older: older)
    older?.ask { $0[end].newer = .passUnretained(constraint) }
    setNewest(.passUnretained(constraint), at: end)
  }

  func remove(_ constraint: NSLayoutConstraint, at end: NSLayoutConstraint.End) {
    let neighbours = constraint[end]
    if let newer = neighbours.newer {
      newer.ask { $0[end].older = neighbours.older }
    } else {
      setNewest(neighbours.older, at: end)
    }
    neighbours.older?.ask { $0[end].newer = neighbours.newer }
    constraint[end] = Neighbours()
  }

  private func setNewest(
    _ constraint: Unmanaged<NSLayoutConstraint>?,
    at end: NSLayoutConstraint.End
  ) {
    if end == .first { newest = constraint } else { newestOfOthers = constraint }
  }
}

/// The solver variables of an alignment rectangle. Left and top are relative to the container of
/// the item: moving a view then changes one value instead of those of its whole subtree.
struct ItemVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable

  /// - Parameter variable: one of the four.
  func attribute(of variable: Variable) -> NSLayoutConstraint.Attribute {
    switch variable {
    case left: .left
    case top: .top
    case width: .width
    default: .height
    }
  }
}
