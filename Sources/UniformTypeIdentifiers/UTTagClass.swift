/// A kind of name for types beside their identifiers.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String
  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extensions of file names, without a dot.
  public static var filenameExtension: UTTagClass {
    UTTagClass(rawValue: "public.filename-extension")
  }
  /// The MIME types.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}
