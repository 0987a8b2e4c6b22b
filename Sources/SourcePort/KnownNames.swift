#if Port
  public import Foundation
  import SwiftParser
  import SwiftSyntax

  /// The names that an app's sources find on this platform: those of Plumb's modules, of Swift and of Foundation.
  public struct KnownNames: Sendable {
    /// A reason for which the names are not known.
    public enum Failure: Error, CustomStringConvertible {
      /// The folder is not that of Plumb's package.
      case noPackage(String)
      /// The toolchain does not list the symbols of a module.
      case noSymbols(module: String)

      /// What is wrong, and what to do.
      public var description: String {
        switch self {
        case .noPackage(let path):
          "\(path): has no folder Sources/AutoLayout. Name the folder of Plumb's package."
        case .noSymbols(let module):
          "The command `swift symbolgraph-extract` does not list the module \(module). Put the toolchain's `swift` on the path."
        }
      }
    }

    /// The modules that can be imported.
    let modules: Set<String>
    /// The names of types, functions, properties and cases, without labels.
    let names: Set<String>
    /// What Docs/UIKitCoverage.md says of names that are missing: the text after `not`, by the name without labels.
    let missing: [String: String]

    init(modules: Set<String>, names: Set<String>, missing: [String: String] = [:]) {
      (self.modules, self.names, self.missing) = (modules, names, missing)
    }

    /// The modules of Swift and Foundation.
    private static let systemModules = [
      "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "Swift",
      "_Concurrency", "_StringProcessing",
    ]

    /// Reads the public names in the sources of Plumb's package, and asks the toolchain for those of Swift and Foundation.
    ///
    /// - Parameter package: The folder of the package.
    public init(package: URL) throws {
      let folder = package.appendingPathComponent("Sources")
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("AutoLayout").path)
      else {
        throw Failure.noPackage(package.path)
      }
      let own = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let collector = PublicNameCollector()
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else {
          continue
        }
        collector.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
      }
      let page = try String(
        contentsOf: package.appendingPathComponent("Docs/UIKitCoverage.md"),
        encoding: .utf8
      )
      self.init(
        modules: Set(own).union(Self.systemModules).union([
          "Combine", "Glibc", "OSLog", "os", "Observation", "RegexBuilder", "SwiftUI",
          "Synchronization",
          "Testing",
          "XCTest",
        ]),
        names: try collector.names.union(Self.systemNames()),
        missing: Self.missing(in: page)
      )
    }

    private static func systemNames() throws -> Set<String> {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "plumb-symbols-\(UUID().uuidString)"
      )
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      #if arch(arm64)
        let target = "aarch64-unknown-linux-gnu"
      #else
        let target = "x86_64-unknown-linux-gnu"
      #endif
      let processes = try systemModules.map { module in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
          "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
          "-minimum-access-level", "public",
          "-output-dir", folder.path,
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        return (module, process)
      }
      for (module, process) in processes {
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure.noSymbols(module: module) }
      }
      struct Graph: Decodable {
        struct Symbol: Decodable { var pathComponents: [String] }
        var symbols: [Symbol]
      }
      var names: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let graph = try JSONDecoder().decode(
          Graph.self,
          from: Data(contentsOf: folder.appendingPathComponent(file))
        )
        for symbol in graph.symbols {
          if let name = symbol.pathComponents.last {
            names.insert(String(name.prefix { $0 != "(" }))
          }
        }
      }
      return names
    }

    /// The names of the rows with the status `not`.
    private static func missing(in page: String) -> [String: String] {
      var result: [String: String] = [:]
      for line in page.split(separator: "\n") {
        guard let range = line.range(of: "| not") else { continue }
        let reason = line[range.upperBound...].trimmingCharacters(
          in: CharacterSet(charactersIn: " :|")
        )
        for (number, part) in line[..<range.lowerBound].split(
          separator: "`",
          omittingEmptySubsequences: false
        ).enumerated()
        where number % 2 == 1 {
          let name = part.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? ""
          if name != "init" { result[name] = reason }
        }
      }
      return result
    }
  }

  /// Collects the names that a module shows to others.
  private final class PublicNameCollector: SyntaxVisitor {
    var names: Set<String> = []
    /// Whether the members of the types around the present place are public without saying so.
    private var levels: [Bool] = []

    init() { super.init(viewMode: .sourceAccurate) }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.has(.public) || modifiers.has(.open) || levels.last == true
    }

    private func enter(_ name: String?, _ modifiers: DeclModifierListSyntax, showsMembers: Bool)
      -> SyntaxVisitorContinueKind
    {
      let isShown = isPublic(modifiers)
      if isShown, let name { names.insert(name) }
      levels.append(isShown && showsMembers)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, showsMembers: false)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, showsMembers: false)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, showsMembers: false)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, showsMembers: true)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      levels.append(node.modifiers.has(.public))
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { levels.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { levels.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { levels.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { levels.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { levels.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isPublic(node.modifiers) { names.insert(node.name.text) }
      return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if isPublic(node.modifiers) {
        for binding in node.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            names.insert(name.identifier.text)
          }
        }
      }
      return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if isPublic(node.modifiers) { names.insert(node.name.text) }
      return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .skipChildren
    }
    // The cases of a hidden enumeration do no harm here.
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .skipChildren
    }
  }
#endif
