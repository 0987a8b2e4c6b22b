public import Foundation

extension UTType {
  /// The type with an extension of file names, without a dot, that conforms to another type; see
  /// ``init(tag:tagClass:conformingTo:)``.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type that conforms to another type; see ``init(tag:tagClass:conformingTo:)``.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The first declared type with a name that conforms to another type.
  ///
  /// If there is none, the type is dynamic: it has this name and supertype only. Its identifier begins with `dyn.` as on Apple's
  /// platforms, but has a different end. An empty name has no type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    if tag.isEmpty { return nil }
    if let type = UTType.declared(tag, tagClass, supertype).first {
      self = type
      return
    }
    self.init(
      identifier: "dyn.\(tagClass.rawValue).\(tag.lowercased())",
      tags: [tagClass: [tag]],
      parent: supertype
    )
  }

  /// The declared types with a name that conform to another type; a dynamic type if there is none. See
  /// ``init(tag:tagClass:conformingTo:)``.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    -> [UTType]
  {
    let found = declared(tag, tagClass, supertype)
    if !found.isEmpty { return found }
    return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  private static func declared(_ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?)
    -> [UTType]
  {
    let tag = tag.lowercased()
    return declarations.lazy.map { UTType($0) }.filter {
      $0.tags[tagClass]?.contains(tag) == true
        && (supertype.map($0.conforms) ?? true)
    }
  }
}

extension URL {
  /// Returns the address with a component, which has an extension of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Adds a component with an extension of the type.
  public mutating func appendPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the address with the preferred extension of the type, unless it has an extension of the type already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else {
      return self
    }
    return appendingPathExtension(preferred)
  }

  /// Adds the preferred extension of the type, unless the address has an extension of the type already.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
