/// The sections and items of a list at one time, by their identifiers.
///
/// An app builds a snapshot and applies it to a diffable data source, which determines the
/// differences. Identifiers are unique in a snapshot. An identifier that is added twice, or that a
/// method does not find, is reported.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item.
  var holders: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that ``reloadSections(_:)`` named, in the order of the calls.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that ``reloadItems(_:)`` named, in the order of the calls.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that ``reconfigureItems(_:)`` named, in the order of the calls.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { holders.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of all items, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of a section's items, in their order. A section that does not exist is
  /// reported and has no items.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    knownSection(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section that contains an item; nil for an item that does not exist.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { holders[identifier] }

  /// Returns the position of an item among all items; nil for an item that does not exist.
  ///
  /// - Complexity: O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections[..<place.section].reduce(0) { $0 + $1.items.count } + place.item
  }

  /// Returns the position of a section; nil for a section that does not exist.
  ///
  /// - Complexity: O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let holder = holders[identifier], let section = indexOfSection(holder),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return (section, item)
  }

  /// Returns the position of a section; reports an identifier that no section has.
  func knownSection(_ identifier: SectionIdentifierType) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    reportAbsent("section", identifier)
    return nil
  }

  /// Returns whether an item exists, and reports it otherwise.
  func isKnown(_ identifier: ItemIdentifierType) -> Bool {
    if holders[identifier] != nil { return true }
    reportAbsent("item", identifier)
    return false
  }

  private func reportAbsent(_ what: String, _ identifier: Any) {
    reportInconsistency(
      "The snapshot has no \(what) '\(identifier)'.",
      remedy: "Append the \(what) before it is named. The call is ignored for it."
    )
  }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
