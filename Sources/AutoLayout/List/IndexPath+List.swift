/// The position of a row or item in a list: the index of the section, and the index within the
/// section.
nonisolated extension IndexPath {
  /// Creates the position of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the position of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
