/// The sections of a list that is sorted by names: here the letters A to Z, and `#` for other names.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// Returns the collation of the present language, created at each access.
  open class func current() -> Self { self.init() }

  /// Creates the collation.
  public required override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index at the edge of the table.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by the name that the method of the selector returns. Methods
  /// return nothing to selectors here, so an object that is no text is in the last section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    guard let text = object as? String, let first = text.first else { return Self.letters.count }
    let letter = String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
    return Self.letters.firstIndex(of: letter) ?? Self.letters.count
  }

  /// Returns the objects of an array in the order of their names. Objects that are no texts keep their
  /// order, at the end.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.compactMap { $0 as? String }
    return texts.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
      + array.filter { !($0 is String) }
  }
}
