#if Port
  import ArgumentParser
  import Foundation
  import SourcePort

  /// Copies view sources for compiling on Linux.
  @main struct PortTool: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "plumb-port",
      abstract: "Copies Swift sources of an app, and rewrites what only Objective-C has.",
      discussion: """
        The copies compile on Linux: attributes such as @objc become blanks, selectors get their methods, \
        and all else keeps its line and column. Nothing is written outside of the output folder.
        """
    )

    @Argument(help: "Folders and files with the sources.")
    var sources: [String]

    @Option(name: [.short, .long], help: "The folder for the copies. It is created.")
    var output: String?

    @Flag(help: "Write nothing; list what the sources use that this platform does not have.")
    var check = false

    @Option(help: "A JSON file for what --check finds.")
    var json: String?

    @Flag(help: "Take conditions os(iOS) as true.")
    var assumeIOS = false

    @Option(
      name: .customLong("import"),
      help: "A module that all files import, as from a bridging header. May be repeated."
    )
    var imports: [String] = []

    @Option(
      name: .customLong("module"),
      help:
        "A module that the copies can import. Without this option: all but those of Apple that Plumb lacks. May be repeated."
    )
    var modules: [String] = []

    @Option(help: "A JSON file for the list of edits.")
    var edits: String?

    @Option(
      help: "A file or folder that is left out, by its path inside of the sources. May be repeated."
    )
    var exclude: [String] = []

    @Option(help: "The end of the names of the copies: Card.ported.swift for .ported.")
    var suffix = ""

    @Option(help: "The port.json that the plugin has read. It must still say the same.")
    var settings: String?

    @Flag(help: "Print notes only.")
    var quiet = false

    func validate() throws {
      if check == (output != nil) {
        throw ValidationError("Name an output folder (-o), or say --check.")
      }
      if json != nil && !check {
        throw ValidationError("--json goes with --check. For a list of edits say --edits.")
      }
    }

    /// What a plugin was told.
    private struct Settings: Decodable, Equatable {
      var sources: [String]
      var exclude: [String]?
      var assumeIOS: Bool?
      var imports: [String]?
    }

    private func compare(with settings: String) throws {
      let file = URL(fileURLWithPath: settings)
      let found = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
      let folder = file.deletingLastPathComponent()
      let paths = found.sources.map { folder.appendingPathComponent($0).standardizedFileURL.path }
      let isSame =
        paths == sources && (found.exclude ?? []) == exclude
        && (found.assumeIOS ?? false) == assumeIOS && (found.imports ?? []) == imports
      if !isSame {
        throw ValidationError(
          "\(file.path) has changed since the build was planned. Plan it anew: touch Package.swift"
        )
      }
    }

    func run() throws {
      if let settings { try compare(with: settings) }
      let options = SourcePort.Options(
        assumesIOS: assumeIOS,
        imports: imports,
        modules: modules.isEmpty ? nil : Set(modules)
      )
      let roots = sources.map { URL(fileURLWithPath: $0) }
      guard let output else {
        // The command is built in the package whose names it knows.
        let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
          .standardizedFileURL
        let files = try SourceFolder.check(
          roots,
          known: KnownNames(package: package),
          options: options,
          leavingOut: exclude
        )
        if let json {
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
          try encoder.encode(files).write(to: URL(fileURLWithPath: json), options: .atomic)
        }
        return print(files.report)
      }
      let folder = SourceFolder(output: URL(fileURLWithPath: output))
      let report = try folder.port(
        roots,
        options: options,
        leavingOut: exclude,
        suffix: suffix
      )
      for note in report.notes { print(note.text) }
      if let edits { try report.writeEdits(to: URL(fileURLWithPath: edits)) }
      if !quiet { print(report.summary) }
    }
  }
#else
  /// The command without the trait, which says how to build it.
  @main enum PortTool {
    static func main() {
      print("This command needs the trait Port: swift run --traits Port plumb-port")
    }
  }
#endif
