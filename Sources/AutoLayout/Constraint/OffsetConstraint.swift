/// The distance from one position to another, as a dimension. (Rule 10.05.)
struct LayoutOffset {
  struct Place {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute
  }

  var from: Place
  var to: Place

  /// Returns the distance as a difference of attributes: `(b.leading - a.trailing)`.
  func name(_ name: (LayoutItem) -> String) -> String {
    "(\(name(to.item)).\(to.attribute.name) - \(name(from.item)).\(from.attribute.name))"
  }
}

/// A constraint between dimensions, at least one of which is the distance between two positions. It
/// therefore has up to four items.
final class OffsetConstraint: NSLayoutConstraint {
  enum Side {
    case offset(LayoutOffset)
    case size(LayoutOffset.Place)

    var places: [LayoutOffset.Place] {
      switch self {
      case .offset(let offset): [offset.from, offset.to]
      case .size(let place): [place]
      }
    }

    func name(_ name: (LayoutItem) -> String) -> String {
      switch self {
      case .offset(let offset): offset.name(name)
      case .size(let place): "\(name(place.item)).\(place.attribute.name)"
      }
    }
  }

  private(set) var sides: (left: Side, right: Side?)?
  /// Represents the constraint in the lists of its third and fourth item.
  private var deputy: Deputy?

  static func between(
    _ left: NSLayoutDimension,
    _ relation: Relation,
    _ right: NSLayoutDimension?,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let sides = (left: left.side, right: right?.side)
    let result = OffsetConstraint(
      left.layoutItem,
      left.attribute,
      relation,
      right?.layoutItem,
      right?.attribute ?? .notAnAttribute,
      hasSecondItem: right != nil,
      multiplier: multiplier,
      constant: constant
    )
    result.isCompound = true
    result.sides = sides
    var others: [LayoutItem] = []
    for item in result.places.map(\.item)
    where item !== left.layoutItem && item !== right?.layoutItem
      && !others.contains(where: { $0 === item })
    {
      others.append(item)
    }
    if !others.isEmpty { result.deputy = Deputy(of: result, others) }
    if let issue = result.issueOfOffsets(left, right) { result.refuse(issue, left.environment) }
    return result
  }

  private func issueOfOffsets(
    _ left: NSLayoutDimension,
    _ right: NSLayoutDimension?
  ) -> LayoutIssue? {
    if places.contains(where: { $0.item.isGone }) { return .missingItem }
    if let mixed = [left, right].compactMap({ $0 }).first(where: { $0.isMixed }) {
      return LayoutIssue(
        .illegalPair,
        "Unable to use the offset \(mixed.shownName) because their units are not compatible.",
        remedy: "Use leading/trailing for both or neither.",
        exceptionName: "NSInvalidArgumentException"
      )
    }
    return issueOfNumbers
  }

  var places: [LayoutOffset.Place] {
    (sides?.left.places ?? []) + (sides?.right?.places ?? [])
  }

  override var kindName: String { "NSLayoutConstraint" }

  override func body(in description: inout ConstraintDescription) -> String {
    text { description.name(of: $0) }
  }

  override var bodyDescription: String { text { $0.layoutName } }

  private func text(_ name: (LayoutItem) -> String) -> String {
    guard let sides else { return "" }
    return ConstraintText.equation(
      sides.left.name(name),
      relation,
      multiplier,
      sides.right?.name(name),
      constant
    )
  }

  // MARK: Links

  func activate(_ first: Unmanaged<LayoutItem>) {
    if places.contains(where: { $0.item.isGone }) { return }
    let owners = places.map(\.item.ownerLink)
    install(
      on: owners.dropFirst().reduce(owners[0]) { found, owner in
        guard let found, let owner else { return nil }
        return .commonAncestor(found, owner)
      },
      first
    )
  }

  @inline(never)
  func joinThirdItems() {
    deputy?.holderLink = holderLink
    deputy?.join()
  }

  @inline(never)
  func partFromThirdItems() {
    deputy?.part()
    deputy?.holderLink = nil
  }
}

/// Has the third and fourth item of another constraint as its items, so that these find that
/// constraint in their lists. It adds nothing to the solver, and lives as long as the other
/// constraint.
final class Deputy: NSLayoutConstraint {
  fileprivate convenience init(of principal: OffsetConstraint, _ items: [LayoutItem]) {
    self.init(
      items[0],
      .notAnAttribute,
      .equal,
      items.count > 1 ? items[1] : nil,
      .notAnAttribute,
      hasSecondItem: items.count > 1,
      multiplier: 1,
      constant: 0
    )
    self.principal = principal
  }

  private(set) unowned var principal: OffsetConstraint?

  override var kindName: String { "NSLayoutConstraint" }

  override var isActive: Bool {
    get { principal?.isActive ?? false }
    set { principal?.isActive = newValue }
  }
}

extension NSLayoutDimension {
  fileprivate var side: OffsetConstraint.Side {
    offset.map(OffsetConstraint.Side.offset)
      ?? .size(.init(item: layoutItem, attribute: attribute))
  }

  fileprivate var isMixed: Bool {
    offset.map { $0.from.attribute.cannotMeet($0.to.attribute) } ?? false
  }
}
