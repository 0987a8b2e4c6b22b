/// Why there is no gallery, in a sentence for whoever started the command.
public enum DemoError: Error, Equatable, CustomStringConvertible {
  case unknownScene(String, nearMisses: [String])
  case stillScene(String, animated: [String])
  case outputIsFile(String)
  case cannotWrite(String, reason: String)

  public var description: String {
    switch self {
    case .unknownScene(let id, let nearMisses) where nearMisses.isEmpty:
      "There is no scene '\(id)'. Run 'plumb demo' without --scene to see all of them."
    case .unknownScene(let id, let nearMisses):
      "There is no scene '\(id)'. Did you mean \(Self.choice(nearMisses))?"
    case .stillScene(let id, let animated):
      "Nothing happens in '\(id)'. Something does in \(Self.choice(animated, word: "and"))."
    case .outputIsFile(let path):
      "'\(path)' is a file. Name a folder with --output."
    case .cannotWrite(let path, let reason):
      "Cannot write '\(path)': \(reason). Name another folder with --output."
    }
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`
  private static func choice(_ names: [String], word: String = "or") -> String {
    let quoted = names.map { "'\($0)'" }
    if quoted.count < 2 { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + quoted[quoted.count - 1]
  }
}
