#if Port
  /// A replacement of a part of a source file.
  public struct SourceEdit: Hashable, Codable, Sendable {
    /// The reasons for an edit.
    public enum Reason: String, Hashable, Codable, Sendable, CaseIterable {
      /// An attribute or a modifier that only Objective-C has.
      case attribute
      /// A selector gets its method.
      case selector
      /// The methods that are found by the names of their selectors.
      case selectorTable
      /// The properties that nibs set by their names.
      case outletTable
      /// `#keyPath` becomes a string.
      case keyPath
      /// An override moves from an extension into its class.
      case override
      /// An import of a part of a module becomes one of the module, or of another module.
      case `import`
      /// A protocol of Objective-C is one of classes, and may have optional requirements.
      case `protocol`
      /// The file has the path of the original.
      case location
      /// A condition that is taken as true.
      case condition
    }

    /// The beginning in the original, in bytes of UTF-8.
    public let offset: Int
    /// The text that is replaced.
    public let original: String
    /// The text in its place.
    public let replacement: String
    /// The reason.
    public let reason: Reason

    /// Creates an edit at an offset in bytes of UTF-8.
    public init(offset: Int, original: String, replacement: String, reason: Reason) {
      self.offset = offset
      self.original = original
      self.replacement = replacement
      self.reason = reason
    }

    /// Creates the removal of a text: blanks take its place, so that lines and columns stay.
    init(blanking original: String, at offset: Int, reason: Reason) {
      self.init(
        offset: offset,
        original: original,
        replacement: Self.blanks(for: original),
        reason: reason
      )
    }

    /// Returns a text with blanks in place of all characters but the ends of lines.
    static func blanks(for text: String) -> String {
      String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
    }
  }

  extension [SourceEdit] {
    /// Returns a source with the edits applied. The edits do not overlap and are in the order of their
    /// offsets; of those with the same offset the first one comes first.
    public func applied(to source: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var place = 0
      for edit in self {
        result += source[place..<edit.offset]
        result += edit.replacement.utf8
        place = edit.offset + edit.original.utf8.count
      }
      return result + source[place...]
    }

    /// Returns the original of a ported source.
    ///
    /// - Returns: nil if the source does not contain the replacements where the edits made them.
    public func undone(in ported: [UInt8]) -> [UInt8]? {
      var result: [UInt8] = []
      var place = 0
      for edit in self {
        // What is between two edits has the same length in the original and in the ported source.
        let start = place + edit.offset - result.count
        let end = start + edit.replacement.utf8.count
        guard start >= place, end <= ported.count,
          ported[start..<end].elementsEqual(edit.replacement.utf8)
        else { return nil }
        result += ported[place..<start]
        result += edit.original.utf8
        place = end
      }
      return result + ported[place...]
    }
  }
#endif
