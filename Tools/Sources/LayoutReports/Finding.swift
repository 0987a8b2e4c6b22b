/// A defect of a layout, as `plumb lint` and `plumb check` report it.
public struct Finding: Hashable, Encodable, Sendable {
  /// How severe a finding is.
  public enum Level: String, Codable, Sendable {
    /// The layout is wrong: something contradicts, is cut off, covers something else or is open.
    case error
    /// The layout may be meant.
    case warning
  }

  /// A screen on which the defect occurs.
  public struct Screen: Hashable, Codable, Sendable {
    /// The class, the object of an Interface Builder file, or the scene of the gallery.
    public var name: String
    /// The combinations of devices, directions and texts, for the end of a sentence: "on iPhone SE with double texts". Empty if
    /// there is only one.
    public var combinations: String
    /// The path of a picture; nil without one.
    public var picture: String?

    /// Creates a screen.
    public init(name: String, combinations: String = "", picture: String? = nil) {
      (self.name, self.combinations, self.picture) = (name, combinations, picture)
    }
  }

  /// The id of the rule: see ``FindingRule``.
  public var rule: String
  /// How severe it is.
  public var level: Level
  /// The defect in one sentence.
  public var message: String
  /// A change that removes it, in one sentence; empty if there is none to propose.
  public var remedy: String
  /// The path of the source file.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The screens on which it occurs.
  public var screens: [Screen]

  /// Creates a finding.
  public init(
    rule: String,
    level: Level,
    message: String,
    remedy: String,
    file: String,
    line: Int,
    screens: [Screen]
  ) {
    (self.rule, self.level, self.message, self.remedy) = (rule, level, message, remedy)
    (self.file, self.line, self.screens) = (file, line, screens)
  }
}

extension Finding {
  /// The message and the remedy.
  var text: String { remedy.isEmpty ? message : "\(message) \(remedy)" }

  /// Where it happens, as a sentence.
  var occurrence: String {
    var places: [String] = []
    for screen in screens {
      let place =
        "in `\(screen.name)`" + (screen.combinations.isEmpty ? "" : " \(screen.combinations)")
      // Several tests may lay out one class.
      if !places.contains(place) { places.append(place) }
    }
    return "This happens \(places.joined(separator: "; "))."
  }

  /// The paths of the pictures.
  var pictures: [String] { screens.compactMap(\.picture) }
}
