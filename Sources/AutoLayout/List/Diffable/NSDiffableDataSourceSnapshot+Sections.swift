/// The insertion, deletion, reloading and moving of sections.
nonisolated extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += added(identifiers)
  }

  /// Inserts sections without items before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownSection(toIdentifier) else { return }
    sections.insert(contentsOf: added(identifiers), at: index)
  }

  /// Inserts sections without items after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownSection(toIdentifier) else { return }
    sections.insert(contentsOf: added(identifiers), at: index + 1)
  }

  /// Deletes sections with their items. Identifiers that the snapshot does not have are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) { deleteItems(section.items) }
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section with its items to the position before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: 0)
  }

  /// Moves a section with its items to the position after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: 1)
  }

  /// Marks sections whose cells are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers
    where knownSection(section) != nil && !reloadedSectionIdentifiers.contains(section) {
      reloadedSectionIdentifiers.append(section)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside anchor: SectionIdentifierType,
    after step: Int
  ) {
    guard let from = knownSection(identifier), knownSection(anchor) != nil else { return }
    if identifier == anchor {
      return reportInconsistency(
        "The section '\(anchor)' was to be placed beside itself.",
        remedy: "Name another section of the snapshot. The call is ignored."
      )
    }
    let section = sections.remove(at: from)
    let to = indexOfSection(anchor) ?? from
    sections.insert(section, at: to + step)
  }

  /// Returns new sections. Identifiers that the snapshot has, or that occur twice, are reported and
  /// left out.
  private func added(_ identifiers: [SectionIdentifierType]) -> [Section] {
    var known = Set(sectionIdentifiers)
    return identifiers.compactMap { identifier in
      if known.insert(identifier).inserted { return Section(identifier: identifier) }
      reportInconsistency(
        "The section '\(identifier)' was added to a snapshot that has it.",
        remedy: "Give each section an identifier of its own. The second one is ignored."
      )
      return nil
    }
  }
}
