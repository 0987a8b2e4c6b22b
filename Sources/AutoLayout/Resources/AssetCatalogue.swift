import Foundation

/// The description of one asset in an asset catalogue: the file `Contents.json` of a folder such as
/// `Name.imageset`.
///
/// The format is that of Apple's "Asset Catalog Format Reference". Only what has an effect here is
/// read.
nonisolated struct AssetContents: Decodable {
  nonisolated struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String?
  }

  nonisolated struct Picture: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var alignmentInsets: Insets?

    nonisolated enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case alignmentInsets = "alignment-insets"
    }

    /// The number of pixels in a point; nil for a file that is used at all scales.
    var pixelsInPoint: Double? {
      guard let scale, scale.hasSuffix("x") else { return nil }
      return Double(scale.dropLast())
    }
  }

  nonisolated struct Resizing: Decodable {
    var capInsets: Insets?
    var center: Center?

    nonisolated struct Center: Decodable { var mode: String? }

    nonisolated enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
      case center
    }
  }

  nonisolated struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    /// The insets in points, for a file with a number of pixels in a point.
    func inPoints(_ pixelsInPoint: Double) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / pixelsInPoint,
        left: (left ?? 0) / pixelsInPoint,
        bottom: (bottom ?? 0) / pixelsInPoint,
        right: (right ?? 0) / pixelsInPoint
      )
    }
  }

  nonisolated struct Tint: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    nonisolated struct Value: Decodable {
      var components: [String: String]?
      /// The name of a colour of the system.
      var reference: String?
    }

    /// The colour; nil if it is given in a way that is not read.
    var fixedColor: UIColor? {
      guard let components = color?.components else {
        return color?.reference.flatMap { UIColor.ofSystem[$0] }
      }
      func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      let alpha = component("alpha") ?? 1
      if let white = component("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component, which is written as a fraction (`0.5`), a byte (`128`) or a hexadecimal
    /// byte (`0x80`).
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  nonisolated struct Properties: Decodable {
    var isNamespace: Bool?
    var rendering: String?

    nonisolated enum CodingKeys: String, CodingKey {
      case isNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
    }
  }

  var images: [Picture]?
  var colors: [Tint]?
  var symbols: [Picture]?
  var properties: Properties?

  /// The picture that a phone shows in light appearance, or else the first one that has a file; the
  /// one with the highest scale among equals.
  var picture: Picture? {
    let pictures = (images ?? symbols ?? []).filter { $0.filename != nil }
    func merit(_ picture: Picture) -> Double {
      let isPlain = picture.appearances?.isEmpty ?? true
      let suits = picture.idiom == nil || picture.idiom == "universal" || picture.idiom == "iphone"
      return (isPlain ? 1000 : 0) + (suits ? 100 : 0) + (picture.pixelsInPoint ?? 1)
    }
    return pictures.max { merit($0) < merit($1) }
  }

  /// The colour of the asset, with the one of dark appearance if there is one.
  var tint: UIColor? {
    let tints = colors ?? []
    func first(_ isSuitable: ([Appearance]) -> Bool) -> UIColor? {
      for suits in [{ $0 == "universal" || $0 == nil }, { _ in true }] as [(String?) -> Bool] {
        for tint in tints where suits(tint.idiom) && isSuitable(tint.appearances ?? []) {
          if let color = tint.fixedColor { return color }
        }
      }
      return nil
    }
    let dark = first { $0 == [Appearance(appearance: "luminosity", value: "dark")] }
    guard let light = first(\.isEmpty) ?? dark else { return nil }
    guard let dark else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
