import Cassowary

/// The kinds of constraints in the order in which conflicts are decided: of the members of a conflict
/// one of the last tier is broken.
enum Tier: UInt8 {
  /// Frames as far as they do not depend on the superview's size, given sizes, and the guides that
  /// the runtime makes.
  case frames
  /// What a mask makes of the superview's size. It asks for a negative length where the superview
  /// has become smaller than its mask allows: then the superview keeps its frame.
  case masks
  /// The constraints of stack views. They are made at layout, again and again, so their place among
  /// the guides must not depend on the time.
  case arrangements
  /// The app's constraints and intrinsic content sizes.
  case statements
  /// The size that a host gives a root without autoresizing mask.
  case hostSize
}

extension Rank {
  init(tier: Tier, order: UInt64) { self.init(tier: tier.rawValue, order: order) }
}

extension NSLayoutConstraint {
  /// The place of the constraint among others of its tier: the time of activation. Constraints of a
  /// stack view, and of a guide of the runtime, have the place of an item instead, regardless of
  /// when they were made.
  var order: UInt64 {
    guard isMadeByRuntime, let first = firstLink, isOfStack || first.ask({ $0.kindOfGuide > 0 })
    else { return mark &* LayoutItem.orders }
    var place = first.ask { $0.order }
    if let placeInArrangement {
      // Of two arranged views, the later; without one, the guide or the stack itself.
      let (one, other) = (orderAsArranged(first), secondLink.flatMap(orderAsArranged))
      if let last = one ?? other { place = max(last, other ?? 0) }
      place &+= UInt64(placeInArrangement) &* 64
    }
    return place &+ UInt64(firstAttribute.rawValue) &* 3 &+ UInt64(relation.rawValue + 1)
  }

  /// The order of an item of a stack's constraint if it is an arranged view.
  private func orderAsArranged(_ item: Unmanaged<LayoutItem>) -> UInt64? {
    item.ask { item in
      guard let view = item.viewLink, let holderLink, view != holderLink else { return nil }
      return item.order
    }
  }

  var tier: Tier {
    if !isOfRuntime { return .statements }
    return isOfStack ? .arrangements : .frames
  }
}
