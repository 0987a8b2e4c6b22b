import Foundation

extension FileManager {
  /// Returns the paths of all files and folders inside of a folder, without hidden ones, as components
  /// from there. They are sorted, since the order of a folder's files differs between machines.
  nonisolated package func paths(inside folder: URL) -> [[String]] {
    let files = enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    let root = folder.standardizedFileURL.pathComponents.count
    var paths: [[String]] = []
    while let url = files?.nextObject() as? URL {
      paths.append(Array(url.standardizedFileURL.pathComponents.dropFirst(root)))
    }
    return paths.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
