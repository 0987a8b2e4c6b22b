import Cassowary

/// The kinds of constraints in the order in which conflicts are decided: of the members of a conflict
/// one of the last tier is broken.
enum Tier: UInt8 {
  /// Frames with their masks, given sizes, and the guides that the runtime makes.
  case frames
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
    guard isMadeByRuntime, let first = firstLink?.ask({ ($0.order, $0.kindOfGuide) }) else {
      return mark &* LayoutItem.orders
    }
    var place = first.0
    if let placeInArrangement {
      place = lastArranged ?? place
      place &+= placeInArrangement &* 64
    } else if first.1 == 0 {
      return mark &* LayoutItem.orders
    }
    return place &+ UInt64(firstAttribute.rawValue) &* 3 &+ UInt64(relation.rawValue + 1)
  }

  /// The place of the arranged view that a stack's constraint is about; of two, the later.
  private var lastArranged: UInt64? {
    var last: UInt64?
    for case let item? in [firstLink, secondLink] {
      guard let view = item.ask({ $0.viewLink }), view.toOpaque() != holderLink?.toOpaque() else {
        continue
      }
      last = max(last ?? 0, item.ask { $0.order })
    }
    return last
  }

  var tier: Tier {
    if !isOfRuntime { return .statements }
    return isOfStack ? .arrangements : .frames
  }
}
