public import Foundation

/// A code or a face in a picture. The runtime makes none; a test makes a subclass that overrides the properties.
nonisolated open class AVMetadataObject: NSObject {
  /// The kinds of codes and faces.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square code.
    public static var qr: ObjectType { ObjectType(rawValue: "org.iso.QRCode") }
    /// A square code of tickets.
    public static var aztec: ObjectType { ObjectType(rawValue: "org.iso.Aztec") }
    /// A square code of parts.
    public static var dataMatrix: ObjectType { ObjectType(rawValue: "org.iso.DataMatrix") }
    /// A code of several rows of lines.
    public static var pdf417: ObjectType { ObjectType(rawValue: "org.iso.PDF417") }
    /// A line code of letters.
    public static var code39: ObjectType { ObjectType(rawValue: "org.iso.Code39") }
    /// A dense line code of letters.
    public static var code93: ObjectType { ObjectType(rawValue: "com.intermec.Code93") }
    /// A line code of all characters.
    public static var code128: ObjectType { ObjectType(rawValue: "org.iso.Code128") }
    /// The short line code of goods.
    public static var ean8: ObjectType { ObjectType(rawValue: "org.gs1.EAN-8") }
    /// The line code of goods.
    public static var ean13: ObjectType { ObjectType(rawValue: "org.gs1.EAN-13") }
    /// The very short line code of goods.
    public static var upce: ObjectType { ObjectType(rawValue: "org.gs1.UPC-E") }
    /// A face.
    public static var face: ObjectType { ObjectType(rawValue: "face") }
  }

  /// The kind. By default a face.
  open var type: ObjectType { .face }
  /// The rectangle in the picture, from 0 to 1. By default empty.
  open var bounds: CGRect { .zero }

  /// Creates an empty object.
  public override init() { super.init() }
}

/// A code in a picture. The runtime makes none; a test makes a subclass that overrides the properties.
nonisolated open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; nil if it has none. By default nil.
  open var stringValue: String? { nil }
  /// The corners of the code. By default none.
  open var corners: [CGPoint] { [] }
  /// The kind. By default a square code.
  open override var type: ObjectType { .qr }
}
