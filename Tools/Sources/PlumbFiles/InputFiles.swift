public import Foundation
import InterfaceBuilder

/// The files that a command is to read, from what its arguments name.
public struct InputFiles {
  public struct File: Hashable, Sendable {
    public var url: URL
    /// Below the folder that was named, with as many folders above as tell it from others; for a file that was named itself, as
    /// it was named.
    public var name: String
    /// As ``name``, with no more of the way to a file that was named itself than tells it from others.
    var title: String
  }

  /// Each file once, however often it was named.
  public private(set) var files: [File] = []
  /// Arguments that name nothing.
  public private(set) var missing: [String] = []
  /// Folders that could not be read, and why.
  public private(set) var unreadable: [(path: String, cause: String)] = []
  /// Folders that were named and hold no such files.
  public private(set) var empty: [String] = []

  private let list: (String) throws -> [String]

  /// - Parameter paths: files of any name, and folders: in these, all that end in .xib or .storyboard, at any depth, by name.
  public init(_ paths: [String]) {
    self.init(paths) { try FileManager.default.contentsOfDirectory(atPath: $0) }
  }

  /// - Parameter list: the names in a folder.
  init(_ paths: [String], list: @escaping (String) throws -> [String]) {
    self.list = list
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      let url = URL(fileURLWithPath: path)
      if isFolder.boolValue {
        let found = interfaceFiles(in: url)
        if found.isEmpty && !unreadable.contains(where: { $0.path.hasPrefix(url.path) }) {
          empty.append(path)
        }
        files += found
      } else {
        files.append(File(url: url, name: path, title: url.lastPathComponent))
      }
    }
    var known: Set<String> = []
    files.removeAll {
      !known.insert($0.url.resolvingSymlinksInPath().standardizedFileURL.path).inserted
    }
    tellApart(\.name)
    tellApart(\.title)
  }

  private mutating func interfaceFiles(in folder: URL) -> [File] {
    var found: [File] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      let path = place.isEmpty ? folder.path : folder.appendingPathComponent(place).path
      let names: [String]
      do {
        names = try list(path)
      } catch {
        unreadable.append((path, InterfaceError.plainCause(of: error)))
        continue
      }
      for name in names {
        let inner = place.isEmpty ? name : "\(place)/\(name)"
        let url = folder.appendingPathComponent(inner)
        // Links to folders may lead in circles, and pictures of a file are in a folder of its name.
        if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
          waiting.append(inner)
        } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
          found.append(File(url: url, name: inner, title: inner))
        }
      }
    }
    unreadable.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Gives files of the same name as many of the folders above them as tell them apart.
  private mutating func tellApart(_ name: WritableKeyPath<File, String>) {
    let groups = Dictionary(grouping: files.indices) { files[$0][keyPath: name] }
    for (shared, indices) in groups where indices.count > 1 {
      let paths = indices.map { files[$0].url.standardizedFileURL.path.split(separator: "/") }
      var count = shared.split(separator: "/").count
      let most = paths.map(\.count).max() ?? 0
      func names() -> [String] { paths.map { $0.suffix(count).joined(separator: "/") } }
      repeat { count += 1 } while count < most && Set(names()).count < indices.count
      for (index, longer) in zip(indices, names()) { files[index][keyPath: name] = longer }
    }
  }
}
