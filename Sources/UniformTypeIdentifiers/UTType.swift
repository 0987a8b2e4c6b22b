public import Foundation

/// A type of data, such as that of a file or of what a pasteboard holds.
///
/// The types of Apple's documentation are declared here with their identifiers, supertypes, extensions and MIME types. There are
/// no declarations of apps, since there is no `Info.plist`.
public struct UTType: Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String
  /// The extensions of file names and the MIME types of the type. The first of each is the preferred one.
  public let tags: [UTTagClass: [String]]
  /// The identifiers of the types that this type is declared to conform to.
  let parents: [String]

  init(_ declaration: Declaration) {
    identifier = declaration.identifier
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    self.tags = tags
    parents = declaration.supertypes
  }

  init(identifier: String, tags: [UTTagClass: [String]], parent: UTType?) {
    (self.identifier, self.tags) = (identifier, tags)
    parents = parent.map { [$0.identifier] + $0.parents } ?? []
  }

  static func declared(_ identifier: String) -> UTType {
    guard let type = UTType(identifier) else {
      preconditionFailure("The type \(identifier) is not declared.")
    }
    return type
  }

  /// The declared type with an identifier; nil if there is none.
  public init?(_ identifier: String) {
    guard let index = UTType.indices[identifier.lowercased()] else { return nil }
    self.init(UTType.declarations[index])
  }

  private static let indices = Dictionary(
    uniqueKeysWithValues: declarations.indices.map {
      (declarations[$0].identifier.lowercased(), $0)
    }
  )

  /// A type that the app declares. If the system does not declare it, it conforms to the parent, by default to ``data``.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      UTType(identifier) ?? UTType(identifier: identifier, tags: [:], parent: parentType ?? .data)
  }

  /// A type that another app declares. If the system does not declare it, it conforms to the parent, by default to ``data``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The preferred extension of file names, without a dot; nil if there is none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The preferred MIME type; nil if there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The name of the type for users. Always nil: there are no names here.
  public var localizedDescription: String? { nil }
  /// The version of the type. Always nil.
  public var version: Int? { nil }
  /// The address of a page about the type. Always nil.
  public var referenceURL: URL? { nil }
  /// Whether the type was made for an extension or MIME type that no declaration has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system declares the type.
  public var isDeclared: Bool { UTType(identifier) != nil }
  /// Whether the identifier belongs to the domain `public`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this type conforms to, without itself.
  public var supertypes: Set<UTType> {
    parents.lazy.compactMap { UTType($0) }.reduce(into: []) { result, parent in
      result.insert(parent)
      result.formUnion(parent.supertypes)
    }
  }

  /// Returns whether the type is another type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type conforms to another type, and is not the same.
  public func isSubtype(of type: UTType) -> Bool {
    self != type
      && parents.contains { $0 == type.identifier || UTType($0)?.isSubtype(of: type) == true }
  }

  /// Returns whether another type conforms to this type, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Returns whether two types have the same identifier.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}
