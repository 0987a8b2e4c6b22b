import Foundation

/// The public symbols of the modules that this test was built with, from the compiler's symbol graphs.
struct SymbolGraph {
  struct Symbol {
    /// `UIView.addSubview(_:)`, `UIControl.Event`, `autoreleasepool(invoking:)`.
    var name: String
    var kind: String
    var isOpen: Bool
    /// Whether it is a member of a class that can have subclasses.
    var isInOpenClass: Bool
  }

  private(set) var symbols: [Symbol] = []

  /// Runs the toolchain's symbol graph extraction for the modules beside the running tests.
  init(ofModules modules: [String]) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIKitCoverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", Self.target,
        "-I", products.appendingPathComponent("Modules").path,
        "-minimum-access-level", "public", "-output-dir", folder.path,
      ]
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { throw Failure(module: module) }
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      take(try JSONDecoder().decode(Document.self, from: data))
    }
  }

  struct Failure: Error {
    var module: String
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// Members that every type of a kind has and that the page does not list.
  private static let implied: Set = [
    "rawValue", "init(rawValue:)", "hash", "hashValue", "hash(into:)", "isEqual(_:)", "!=(_:_:)",
    "description", "$current",
  ]

  private mutating func take(_ document: Document) {
    let overrides = Set(document.relationships.filter { $0.kind == "overrides" }.map(\.source))
    let openClasses = Set(
      document.symbols.filter { $0.kind.identifier == "swift.class" && $0.accessLevel == "open" }
        .map { $0.pathComponents.joined(separator: ".") }
    )
    for symbol in document.symbols {
      let identifier = symbol.identifier.precise
      if identifier.contains("::SYNTHESIZED::") || overrides.contains(identifier) { continue }
      if Self.implied.contains(symbol.pathComponents.last ?? "") { continue }
      if symbol.isFormerName { continue }
      symbols.append(
        Symbol(
          name: symbol.pathComponents.joined(separator: "."),
          kind: symbol.kind.identifier,
          isOpen: symbol.accessLevel == "open",
          isInOpenClass: openClasses.contains(
            symbol.pathComponents.dropLast().joined(separator: ".")
          )
        )
      )
    }
  }

  private struct Document: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Kind: Decodable { var identifier: String }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
      var accessLevel: String
      var availability: [Availability]?

      struct Availability: Decodable {
        struct Version: Decodable {}
        var domain: String?
        var obsoleted: Version?
      }

      /// Whether only code in the mode of an earlier version of Swift can use the symbol.
      var isFormerName: Bool {
        availability?.contains { $0.domain == "Swift" && $0.obsoleted != nil } == true
      }
    }

    struct Relationship: Decodable {
      var kind: String
      var source: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
  }
}
