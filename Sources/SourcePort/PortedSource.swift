#if Port
  import SwiftDiagnostics
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// A source file for compiling without Objective-C, with the edits that made it.
  public struct PortedSource: Sendable {
    /// A part of a source that was not ported, or that has to be changed by hand.
    public struct Note: Hashable, Codable, Sendable {
      /// The path of the file, as it was given.
      public let file: String
      /// The line, from 1.
      public let line: Int
      /// What was found, and what to do.
      public let message: String

      /// The note as compilers write it: `File.swift:12: note: …`.
      public var text: String { "\(file):\(line): note: \(message)" }
    }

    /// The path of the file, as it was given.
    public let file: String
    /// The ported text in UTF-8.
    public let text: [UInt8]
    /// The edits, in their order.
    public let edits: [SourceEdit]
    /// The parts that were not ported.
    public let notes: [Note]
  }

  /// Ports the sources of an app: what only Objective-C has is rewritten, and nothing else.
  ///
  /// The files are ported together, since a selector in one may name a method in another.
  public struct SourcePort: Sendable {
    /// Rewritings that an app has to ask for.
    public struct Options: Hashable, Codable, Sendable {
      /// Whether conditions `os(iOS)` are taken as true.
      public var assumesIOS: Bool
      /// The modules that all files import: those of a bridging header, which Objective-C has.
      public var imports: [String]
      /// The modules that the copies can import besides those of Swift and Plumb, or nil if all that are not Apple's can be.
      public var modules: Set<String>?

      /// Creates options.
      public init(
        assumesIOS: Bool = false,
        imports: [String] = [],
        modules: Set<String>? = nil
      ) {
        self.assumesIOS = assumesIOS
        self.imports = imports
        self.modules = modules
      }

      /// Whether the copies can import a module.
      func canImport(_ module: String) -> Bool {
        if AppleModules.here.contains(module) || module.hasPrefix("_") { return true }
        return modules?.contains(module) ?? !AppleModules.names.contains(module)
      }
    }

    private struct Source {
      let file: String
      let text: [UInt8]
      let tree: SourceFileSyntax
    }

    private let options: Options
    private var sources: [Source] = []
    private(set) var index = SourceIndex()

    /// Creates a port without sources.
    public init(options: Options = Options()) { self.options = options }

    /// Adds a source file.
    ///
    /// - Parameters:
    ///   - file: The path of the file in notes.
    ///   - text: The text in UTF-8.
    public mutating func add(file: String, text: [UInt8]) { _ = parse(file: file, text: text) }

    /// Adds source files, which are parsed on all cores.
    ///
    /// - Parameter files: The path of each file in notes, and its text in UTF-8.
    public mutating func add(_ files: [(file: String, text: [UInt8])]) {
      let parsed = concurrently(files.count) { number in
        let tree = files[number].text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        return (tree: tree, part: SourceIndex.Part(tree))
      }
      for (file, parsed) in zip(files, parsed) {
        index.add(parsed.part)
        sources.append(Source(file: file.file, text: file.text, tree: parsed.tree))
      }
    }

    /// Adds a source file, and returns its tree.
    mutating func parse(file: String, text: [UInt8]) -> SourceFileSyntax {
      add([(file, text)])
      return sources[sources.count - 1].tree
    }

    /// Returns the ported sources, in the order in which they were added. A source that cannot be parsed
    /// is not changed, and has a note.
    public func ported() -> [PortedSource] {
      let plan = OverridePlan(index)
      return concurrently(sources.count) { ported(sources[$0], plan) }
    }

    private func ported(_ source: Source, _ plan: OverridePlan) -> PortedSource {
      let converter = SourceLocationConverter(fileName: source.file, tree: source.tree)
      func note(_ position: AbsolutePosition, _ message: String) -> PortedSource.Note {
        .init(
          file: source.file,
          line: converter.location(for: position).line,
          message: message
        )
      }
      if let mistake = Self.firstMistake(in: source.tree) {
        return PortedSource(
          file: source.file,
          text: source.text,
          edits: [],
          notes: [
            note(
              mistake.position,
              "\(mistake.message). The file is copied as it is; correct it and port it again."
            )
          ]
        )
      }
      let rewriter = SourceRewriter(
        index: index,
        plan: plan,
        options: options,
        text: source.text,
        file: source.file,
        converter: converter
      )
      rewriter.rewrite(source.tree)
      let text = rewriter.edits.applied(to: source.text)
      precondition(
        rewriter.edits.undone(in: text) == source.text,
        "the edits of \(source.file) cannot be undone"
      )
      return PortedSource(
        file: source.file,
        text: text,
        edits: rewriter.edits,
        notes: rewriter.notes.map { note($0.position, $0.message) }
      )
    }

    /// Returns the first mistake for which a compiler refuses a file. Blanks before the arguments of an
    /// attribute are an error for the parser, and a warning for the compiler in its older language modes.
    private static func firstMistake(in tree: SourceFileSyntax) -> Diagnostic? {
      guard tree.hasError else { return nil }
      return ParseDiagnosticsGenerator.diagnostics(for: tree).first {
        $0.diagMessage.severity == .error && !$0.message.hasPrefix("extraneous whitespace before")
      }
    }
  }
#endif
