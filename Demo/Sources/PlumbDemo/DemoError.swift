/// The error for which no gallery or frame sequence is written.
public enum DemoError: Error, Equatable, CustomStringConvertible {
  /// There is no scene with the id; similar ids are known.
  case unknownScene(String, nearMisses: [String])
  /// The scene is not animated; the ids of animated scenes are known.
  case stillScene(String, animated: [String])
  /// The path of the output folder names a file.
  case outputIsFile(String)
  /// A file or folder cannot be written.
  case cannotWrite(String, reason: String)

  /// The error and a remedy, as text.
  public var description: String {
    switch self {
    case .unknownScene(let id, let nearMisses) where nearMisses.isEmpty:
      "There is no scene '\(id)'. Run 'plumb demo' without --scene to see all of them."
    case .unknownScene(let id, let nearMisses):
      "There is no scene '\(id)'. Did you mean \(Self.choice(nearMisses))?"
    case .stillScene(let id, let animated):
      "The scene '\(id)' is not animated. The animated scenes are \(Self.choice(animated, word: "and"))."
    case .outputIsFile(let path):
      "'\(path)' is a file. Name a folder with --output."
    case .cannotWrite(let path, let reason):
      "Cannot write '\(path)': \(reason). Name another folder with --output."
    }
  }

  /// The names as a list: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  private static func choice(_ names: [String], word: String = "or") -> String {
    let quoted = names.map { "'\($0)'" }
    if quoted.count < 2 { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + quoted[quoted.count - 1]
  }
}
