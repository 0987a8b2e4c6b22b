import Foundation

/// What distinguishes two fonts of one size.
nonisolated struct FontStyle: Hashable, Sendable {
  var weight = UIFont.Weight.regular
  var isItalic = false
  /// The design of the system font.
  var design = UIFontDescriptor.SystemDesign.default
  /// Whether all digits have one width.
  var hasMonospacedDigits = false
  /// The face of a font file; nil for the system font.
  var face: FontFace?

  /// The PostScript name of the face; for the system font Apple's name.
  var name: String {
    if let face { return face.postScriptName }
    let name = Self.namedWeights.last { $0.weight.rawValue <= weight.rawValue }?.name
    return ".SFUI-\(name ?? "Ultralight")\(isItalic ? "Italic" : "")"
  }

  /// Apple's names of the weights, from thin to thick.
  private static let namedWeights: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]
}

nonisolated extension FontStyle {
  /// Returns the style of the face with a name in the current environment's resources. For a face
  /// that is not there, it is that of the system font in the weight that the name ends in; nil
  /// without placeholders.
  init?(named name: String) {
    let resources = LayoutEnvironment.current.resources
    if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystem") {
      // The names of the system font itself.
      self.init(guessedFrom: name)
    } else if let face = resources.face(name) {
      self.init(face: face)
    } else if resources.placeholderSize == nil {
      return nil
    } else {
      self.init(guessedFrom: name)
    }
  }

  init(face: FontFace) {
    let steps: [(Int, UIFont.Weight)] = [
      (150, .ultraLight), (250, .thin), (350, .light), (450, .regular), (550, .medium),
      (650, .semibold), (750, .bold), (850, .heavy),
    ]
    self.init(
      weight: steps.first { face.weight < $0.0 }?.1 ?? .black,
      isItalic: face.isItalic,
      face: face
    )
  }

  private init(guessedFrom name: String) {
    let ending = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
    // Longer words come before the words that are parts of them.
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
      ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    self.init(
      weight: weights.first { ending.contains($0.0) }?.1 ?? .regular,
      isItalic: ending.contains("italic") || ending.contains("oblique")
    )
  }
}

nonisolated extension FontFace: Hashable {
  static func == (one: FontFace, other: FontFace) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
