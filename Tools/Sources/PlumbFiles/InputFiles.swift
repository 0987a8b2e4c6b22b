public import Foundation
import InterfaceBuilder

/// The Interface Builder files that the arguments of a command name.
public struct InputFiles {
  /// A file and its name in reports.
  public struct File: Hashable, Sendable {
    /// The location of the file.
    public var url: URL
    /// The path relative to the folder argument, with parent folders if it is not unique; for a file argument the argument itself.
    public var name: String
    /// As ``name``, but for a file argument only its last components that make it unique.
    var title: String
  }

  /// The files, each once even if several arguments name it.
  public private(set) var files: [File] = []
  /// The arguments that name no file or folder.
  public private(set) var missing: [String] = []
  /// The folders that could not be read, with the causes.
  public private(set) var unreadable: [(path: String, cause: String)] = []
  /// The folder arguments that contain no Interface Builder files.
  public private(set) var empty: [String] = []

  private let list: (String) throws -> [String]

  /// Finds the files that paths name.
  ///
  /// - Parameter paths: files with any name, and folders, which stand for their .xib and .storyboard files at any depth, sorted by
  ///   name.
  public init(_ paths: [String]) {
    self.init(paths) { try FileManager.default.contentsOfDirectory(atPath: $0) }
  }

  /// - Parameter list: returns the names of the files in a folder.
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
        // Links to folders are not followed, because they can form cycles. The pictures of a file are in a folder with its name.
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

  /// Makes equal names unique by prepending parent folders.
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
