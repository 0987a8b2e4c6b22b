import Cassowary

/// What a constraint can be about: a view or a layout guide, as constraints, the engine and the DSL know it.
///
/// A constraint does not retain its items. It retains this, which the item leaves when it goes: a weak reference that is
/// read with one load, and that keeps the item's own count of references where the runtime changes it fast.
package final class LayoutItem {
  // Never dangling: the item retains this object, and calls `leave()` in its deinit.
  private(set) var viewLink: Unmanaged<UIView>?
  private var guideLink: Unmanaged<UILayoutGuide>?

  /// The four unknowns, while an engine knows the item and a constraint has asked for them.
  var variables: ItemVariables?
  /// The values of the unknowns, as they were solved last.
  var solved = CGRect.zero
  /// As of how many removals a constraint is known to touch the item, or ``untouched``.
  var touchedAt: UInt64?
  /// Layout found that no constraint touches the item.
  static let untouched = UInt64.max
  /// The anchors that were asked for, which retain this object.
  var anchors: LayoutAnchors?
  /// Whether edges mean something else for what is inside of the view. (Rule 5.14.)
  var hasContentArea = false
  /// What is kept beside the view or guide, for its user.
  var associations: [UnsafeRawPointer: Any]?
  /// Whether it is a guide that constraints of the runtime hold as long as something else is about it.
  var isHeldOnDemand = false
  /// When the item was added to what contains it.
  var mark: UInt64 = 0
  /// The active constraint that was added last, of those whose first item this is and of all others; the rest follow as each
  /// other's neighbours.
  ///
  /// Each is retained by its holder, and leaves its list when it is deactivated. There are two, for of most views there is not
  /// much to say, and of a superview everything that is inside of it.
  private var newest: Unmanaged<NSLayoutConstraint>?
  private var newestOfOthers: Unmanaged<NSLayoutConstraint>?

  func stand(for view: UIView) { viewLink = .passUnretained(view) }
  func stand(for guide: UILayoutGuide) { guideLink = .passUnretained(guide) }

  /// The item is being deallocated.
  func leave() {
    (viewLink, guideLink) = (nil, nil)
    if anchors != nil || associations != nil { dropWhatWasAskedFor() }
  }

  @inline(never)
  private func dropWhatWasAskedFor() { (anchors, associations) = (nil, nil) }

  var view: UIView? { viewLink?.takeUnretainedValue() }
  private var guide: UILayoutGuide? { guideLink?.takeUnretainedValue() }
}

extension LayoutItem {
  package var isGone: Bool { viewLink == nil && guideLink == nil }

  package enum Kind {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  /// What it is; nil once the item is gone.
  package var kind: Kind? {
    if let view { return .view(view) }
    return guide.map(Kind.guide)
  }

  /// The view or guide; nil once it is gone.
  var object: AnyObject? { view ?? guide }

  /// The view in whose coordinates the item's position is: a view's superview, a guide's owner.
  var container: Unmanaged<UIView>? {
    if let viewLink { return viewLink.parent }
    return guideLink?.ask { $0.ownerLink }
  }

  package var containerItem: LayoutItem? { container?.ask { $0.layoutItem } }

  /// The view that stands for the item when holders are looked for: a view itself, a guide's owner.
  var ownerLink: Unmanaged<UIView>? { viewLink ?? guideLink?.ask { $0.ownerLink } }
  var owner: UIView? { ownerLink?.takeUnretainedValue() }

  /// A view's alignment rectangle lies this far inside its frame.
  var insetsFromFrame: UIEdgeInsets { view?.alignmentRectInsets ?? .zero }

  /// Another value of one of the unknowns.
  func take(_ value: Double, of variable: Variable) {
    guard let variables else { return }
    switch variable {
    case variables.left: solved.origin.x = value
    case variables.top: solved.origin.y = value
    case variables.width: solved.size.width = value
    default: solved.size.height = value
    }
  }

  /// How the item is called in reports.
  var layoutName: String { view?.layoutName ?? guide?.layoutName ?? "nil" }

}

// MARK: Constraints

extension LayoutItem {
  /// The constraints beside one in the list of an item.
  struct Neighbours {
    var older: Unmanaged<NSLayoutConstraint>?
    var newer: Unmanaged<NSLayoutConstraint>?
  }

  /// The active constraints that are about this item.
  var constraints: [NSLayoutConstraint] {
    list(from: newest, at: .first) + list(from: newestOfOthers, at: .second)
  }

  /// Whether an active constraint is about the item.
  package var isConstrained: Bool { newest != nil || newestOfOthers != nil }

  /// The active constraints whose first item this is, the newest first.
  package var ownConstraints: [NSLayoutConstraint] { list(from: newest, at: .first) }

  /// How many these are.
  package var ownConstraintCount: Int {
    var (count, next) = (0, newest)
    while let constraint = next {
      count += 1
      next = constraint.ask { $0.firstNeighbours.older }
    }
    return count
  }

  /// Whether the solver knows anything about the item but what holds it.
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

/// The unknowns of an alignment rectangle. Left and top are relative to what contains the item, and not what a
/// larger system would call absolute: moving a view changes one value, not those of its whole subtree.
struct ItemVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}
