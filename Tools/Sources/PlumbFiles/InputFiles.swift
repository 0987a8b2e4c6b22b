public import Foundation

/// The files that a command is to read, from what its arguments name.
public struct InputFiles {
  public struct File: Hashable, Sendable {
    public var url: URL
    /// Below the folder that was named; for a file that was named itself, as it was named.
    public var name: String
    /// As ``name``, without the way to a file that was named itself.
    var title: String
  }

  public private(set) var files: [File] = []
  /// Arguments that name nothing.
  public private(set) var missing: [String] = []

  /// - Parameter paths: files of any name, and folders: in these, all that end in .xib or .storyboard, at any depth, by name.
  public init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      let url = URL(fileURLWithPath: path)
      if isFolder.boolValue {
        files += Self.interfaceFiles(in: url)
      } else {
        files.append(File(url: url, name: path, title: url.lastPathComponent))
      }
    }
  }

  private static func interfaceFiles(in folder: URL) -> [File] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    var found: [File] = []
    while let name = names?.nextObject() as? String {
      // Pictures of a file are in a folder of its name.
      let isFolder = names?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if !isFolder && (name.hasSuffix(".xib") || name.hasSuffix(".storyboard")) {
        found.append(File(url: folder.appendingPathComponent(name), name: name, title: name))
      }
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
