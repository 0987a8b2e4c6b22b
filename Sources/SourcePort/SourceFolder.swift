#if Port
  public import Foundation

  /// The folder that receives the ported copies of an app's sources.
  public struct SourceFolder {
    /// A reason for which nothing is ported.
    public enum Failure: Error, CustomStringConvertible {
      /// A folder or file with sources does not exist or cannot be read.
      case unreadable(String)
      /// The output folder contains the sources, or is inside of them.
      case overlaps(String, output: String)
      /// Two sources would have the same copy.
      case duplicate(String)
      /// The output folder cannot be written.
      case unwritable(String)

      /// What is wrong, and what to do.
      public var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read. Name a folder or file that exists."
        case .overlaps(let path, let output):
          "\(output): contains the sources \(path), or is inside of them. Name another output folder."
        case .duplicate(let path):
          "\(path): two sources have this path in the output folder. Port one of them into another folder."
        case .unwritable(let path): "\(path): cannot be written. Name another output folder."
        }
      }
    }

    /// What was ported, and what was not.
    public struct Report {
      /// The number of sources.
      public fileprivate(set) var files = 0
      /// The number of copies that changed on disk.
      public fileprivate(set) var written = 0
      /// The edits of each source, by its path in the output folder.
      public fileprivate(set) var edits: [String: [SourceEdit]] = [:]
      /// The parts that were not ported, in the order of the files.
      public fileprivate(set) var notes: [PortedSource.Note] = []
      fileprivate var seconds = 0.0

      /// The counts in one line.
      public var summary: String {
        var counts: [SourceEdit.Reason: Int] = [:]
        for edit in edits.values.joined() { counts[edit.reason, default: 0] += 1 }
        let parts = SourceEdit.Reason.allCases.compactMap { reason in
          counts[reason].map { "\($0) \(reason.rawValue)" }
        }
        let time = String(format: "%.2f", seconds)
        return "\(files) files in \(time) s, \(written) written; edits: "
          + (parts.isEmpty ? "none" : parts.joined(separator: ", ")) + "; \(notes.count) notes"
      }

      /// Writes the edits as JSON: an object with an array for each changed file.
      public func writeEdits(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(edits.filter { !$0.value.isEmpty }).write(to: url, options: .atomic)
      }
    }

    private let output: URL

    /// Creates a folder for copies at a path.
    public init(output: URL) { self.output = output }

    /// Ports the Swift sources of folders and files. The copies have the paths that the sources have in
    /// their folders. Copies that do not change are not written.
    ///
    /// Hidden folders and symbolic links are left out; a link has a note.
    ///
    /// - Parameters:
    ///   - excluded: files and folders that are left out too, by their paths in their folders.
    ///   - suffix: the end of the names of the copies, before `.swift`. Compilers want it where a copy names its original by
    ///     `#sourceLocation` and both are compiled under one name.
    public func port(
      _ roots: [URL],
      options: SourcePort.Options = .init(),
      leavingOut excluded: [String] = [],
      suffix: String = ""
    ) throws(Failure) -> Report {
      let start = Date()
      var (report, port) = (Report(), SourcePort(options: options))
      var (names, known): ([String], Set<String>) = ([], [])
      var files: [(file: String, text: [UInt8])] = []
      for root in roots {
        let overlaps = Self.contains(root, output) || Self.contains(output, root)
        if overlaps { throw .overlaps(root.path, output: output.path) }
        for (file, name) in try Self.sources(in: root, &report)
        where !excluded.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) {
          guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
          if !known.insert(name).inserted { throw .duplicate(name) }
          names.append(suffix.isEmpty ? name : "\(name.dropLast(".swift".count))\(suffix).swift")
          files.append((file.path, Array(data)))
        }
      }
      port.add(files)
      for (name, source) in zip(names, port.ported()) {
        if try write(source.text, to: name) { report.written += 1 }
        report.files += 1
        report.edits[name] = source.edits
        report.notes += source.notes
      }
      report.seconds = Date().timeIntervalSince(start)
      return report
    }

    private func write(_ text: [UInt8], to name: String) throws(Failure) -> Bool {
      let url = output.appendingPathComponent(name)
      let data = Data(text)
      if (try? Data(contentsOf: url)) == data { return false }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try data.write(to: url, options: .atomic)
      } catch {
        throw .unwritable(url.path)
      }
      return true
    }

    /// Lists what the Swift sources of folders and files use that this platform does not have. Nothing is written.
    ///
    /// - Parameters:
    ///   - roots: Folders and files.
    ///   - excluded: Files and folders that are left out, by their paths in their folders.
    public static func check(
      _ roots: [URL],
      known: KnownNames,
      options: SourcePort.Options = .init(),
      leavingOut excluded: [String] = []
    ) throws(Failure) -> [SourceCheck.File] {
      var (report, check) = (Report(), SourceCheck(known: known, options: options))
      for root in roots {
        for (file, name) in try sources(in: root, &report)
        where !excluded.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) {
          guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
          check.add(file: file.path, text: Array(data))
        }
      }
      return check.files()
    }

    private static func sources(
      in root: URL,
      _ report: inout Report
    ) throws(Failure) -> [(file: URL, name: String)] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
        throw .unreadable(root.path)
      }
      if !isFolder.boolValue { return [(root, root.lastPathComponent)] }
      var (result, open): ([(URL, String)], [String]) = ([], [""])
      while let folder = open.popLast() {
        let place = folder.isEmpty ? root : root.appendingPathComponent(folder)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
          throw .unreadable(place.path)
        }
        for name in names.sorted() where !name.hasPrefix(".") {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          let url = root.appendingPathComponent(path)
          let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
          switch attributes?[.type] as? FileAttributeType {
          case FileAttributeType.typeDirectory: open.append(path)
          case FileAttributeType.typeSymbolicLink:
            let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) != nil
            if isFolder || name.hasSuffix(".swift") {
              report.notes.append(
                .init(
                  file: url.path,
                  line: 1,
                  message:
                    "a symbolic link. Name the \(isFolder ? "folder" : "file") that it points to."
                )
              )
            }
          default: if name.hasSuffix(".swift") { result.append((url, path)) }
          }
        }
      }
      return result.sorted { $0.1 < $1.1 }
    }

    private static func contains(_ outer: URL, _ inner: URL) -> Bool {
      let outer = outer.standardizedFileURL.resolvingSymlinksInPath().pathComponents
      let inner = inner.standardizedFileURL.resolvingSymlinksInPath().pathComponents
      return inner.starts(with: outer)
    }
  }
#endif
