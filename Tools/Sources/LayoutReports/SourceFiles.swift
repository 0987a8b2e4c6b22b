public import Foundation

/// The Swift files of a package, by their names.
///
/// Statements of `.snp` know their file as the compiler writes it into a program: by its module and its name, as in `Cards/Card.swift`.
public struct SourceFiles: Sendable {
  private var paths: [String: [String]] = [:]

  /// Finds the files in a folder at any depth, without hidden folders such as `.build`.
  public init(in folder: URL) {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" {
        paths[file.lastPathComponent, default: []].append(file.standardizedFileURL.path)
      }
    }
  }

  /// The path of a file.
  ///
  /// - Parameter name: a path, or a module and a name.
  /// - Returns: the path of the file with this name in a folder that is named as the module, or of the only file with this name; the
  ///   name itself if there is none. Of several files, that with the shortest path.
  public func path(of name: String) -> String {
    let parts = name.split(separator: "/").map(String.init)
    guard !name.hasPrefix("/"), parts.count == 2, let found = paths[parts[1]] else { return name }
    let inModule = found.filter {
      $0.split(separator: "/").dropLast().contains(Substring(parts[0]))
    }
    if inModule.isEmpty { return found.count == 1 ? found[0] : name }
    return inModule.min { ($0.count, $0) < ($1.count, $1) } ?? name
  }
}
