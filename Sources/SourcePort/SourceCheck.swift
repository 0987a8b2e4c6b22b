#if Port
  import SwiftSyntax

  /// Lists what an app's sources use that this platform does not have, before anybody compiles them.
  ///
  /// Names are compared, not types: a member counts as there if any type has one of its name.
  public struct SourceCheck {
    /// A name that a file uses and this platform does not have.
    public struct Missing: Hashable, Codable, Sendable {
      /// The name without labels.
      public let name: String
      /// The first line with the name, from 1.
      public let line: Int
      /// What to do, or nil if nothing is known of it.
      public let hint: String?
    }

    /// What one file needs.
    public struct File: Hashable, Codable, Sendable {
      /// The path, as it was given.
      public let path: String
      /// Whether the file declares or extends a responder of UIKit, or makes constraints.
      public let isView: Bool
      /// The names and modules of Apple that are missing, in the order of their lines.
      public let missing: [Missing]
      /// The modules of third parties that the file imports.
      public let thirdParties: [String]
      /// The number of places that only Objective-C has, which the port rewrites.
      public let objectiveC: Int
      /// What the port cannot rewrite.
      public let notes: [PortedSource.Note]
    }

    private let known: KnownNames
    private var port: SourcePort
    private var names: [(file: String, visitor: NameUseVisitor)] = []
    private var declared: Set<String> = []

    /// Creates a check against known names.
    public init(known: KnownNames, options: SourcePort.Options = .init()) {
      self.known = known
      port = SourcePort(options: options)
    }

    /// Adds a source file.
    public mutating func add(file: String, text: [UInt8]) {
      let tree = port.parse(file: file, text: text)
      let visitor = NameUseVisitor(SourceLocationConverter(fileName: file, tree: tree))
      visitor.walk(tree)
      declared.formUnion(visitor.declared)
      names.append((file, visitor))
    }

    /// What each file needs, in the order in which they were added. The modules of the app itself are named by its folders.
    ///
    /// - Parameter modules: The names of modules that the sources belong to.
    public func files(modules: Set<String> = []) -> [File] {
      zip(names, port.ported()).map { entry, ported in
        let imports = entry.visitor.imports
        var missing = imports.filter {
          AppleModules.names.contains($0.key) && !known.modules.contains($0.key)
        }
        .map { Missing(name: "import \($0.key)", line: $0.value, hint: known.missing[$0.key]) }
        for (name, line) in entry.visitor.used where isMissing(name) {
          missing.append(Missing(name: name, line: line, hint: known.missing[name]))
        }
        for (name, line) in entry.visitor.members
        where known.missing[name] != nil && !known.names.contains(name) && !declared.contains(name)
        {
          missing.append(Missing(name: name, line: line, hint: known.missing[name]))
        }
        for (name, place) in entry.visitor.overridden
        where !known.names.contains(name) && !declared.contains(name)
          && port.index.isResponder(place.type)
        {
          missing.append(Missing(name: name, line: place.line, hint: known.missing[name]))
        }
        return File(
          path: entry.file,
          isView: entry.visitor.makesConstraints
            || entry.visitor.types.contains { port.index.isResponder($0) },
          missing: missing.sorted { ($0.line, $0.name) < ($1.line, $1.name) },
          thirdParties: imports.keys.filter {
            !AppleModules.names.contains($0) && !known.modules.contains($0) && !modules.contains($0)
          }.sorted(),
          objectiveC: ported.edits.count { ![.location, .condition, .import].contains($0.reason) },
          notes: ported.notes
        )
      }
    }

    /// Whether a name is one of Apple's by its beginning, and nothing declares it.
    private func isMissing(_ name: String) -> Bool {
      !known.names.contains(name) && !declared.contains(name) && Self.isApples(name)
    }

    private static let beginnings = """
      UI NS CA CG CF CI CT AV MK CL WK SK GK PH CN EK MF MP SF UN LA ST CK HK ML VN AR SCN MTL QL PK SC Sec AU UT AS CB CM CV GL NW \
      LP MX PDF CX BG
      """.split(separator: " ")

    private static func isApples(_ name: String) -> Bool {
      let start = name.hasPrefix("k") ? name.dropFirst() : Substring(name)
      return beginnings.contains {
        start.hasPrefix($0) && start.dropFirst($0.count).first?.isUppercase == true
          && start.dropFirst($0.count + 1).contains { $0.isLowercase }
      }
    }
  }

  extension [SourceCheck.File] {
    /// A line for each missing name, the names by the number of files that use them, and the share of the view files that use only
    /// what is there.
    public var report: String {
      var lines: [String] = []
      var (names, others): ([String: Int], [String: Int]) = ([:], [:])
      for file in self {
        for missing in file.missing {
          lines.append(
            "\(file.path):\(missing.line): missing: \(missing.name)"
              + (missing.hint.map { ": \($0)" } ?? "")
          )
          names[missing.name, default: 0] += 1
        }
        lines += file.notes.map(\.text)
        for name in file.thirdParties { others[name, default: 0] += 1 }
      }
      func table(_ title: String, _ counts: [String: Int]) -> [String] {
        if counts.isEmpty { return [] }
        let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", title] + rows.map { "  \($0.value) \($0.key)" }
      }
      lines += table("missing, by the number of files:", names)
      lines += table("modules of third parties, by the number of files:", others)
      let views = filter(\.isView)
      let ready = views.count { $0.missing.isEmpty }
      lines += [
        "",
        "\(count { $0.objectiveC > 0 }) of \(count) files need the port, since they contain what only Objective-C has.",
        "\(ready) of \(views.count) view files use only what is there: "
          + "\(views.isEmpty ? 100 : ready * 100 / views.count) %",
      ]
      return lines.joined(separator: "\n")
    }
  }

  /// Collects the names that a file uses and declares.
  private final class NameUseVisitor: TypePathVisitor {
    /// The names outside of a type, each with its first line.
    var used: [(String, Int)] = []
    var members: [(String, Int)] = []
    var overridden: [(String, (type: String, line: Int))] = []
    var imports: [String: Int] = [:]
    var declared: Set<String> = []
    var types: [String] = []
    var makesConstraints = false
    private var seen: Set<String> = []
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
      self.converter = converter
      super.init()
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
      converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func didEnter(_ type: any DeclGroupSyntax) {
      if let typeName {
        types.append(typeName)
        if !(type is ExtensionDeclSyntax) { declared.insert(path.last ?? typeName) }
      }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text { imports[name] = line(node) }
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      use(node.name)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
        let name = node.baseName.text
        if name.hasSuffix("onstraints") || name == "constraint" { makesConstraints = true }
        if seen.insert("." + name).inserted { members.append((name, line(node))) }
      } else {
        use(node.baseName)
      }
      return .visitChildren
    }

    private func use(_ name: TokenSyntax) {
      if seen.insert(name.text).inserted { used.append((name.text, line(name))) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      declare(node.name.text, node.modifiers, node)
      return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        node.modifiers.has(.override)
      {
        declare(name, node.modifiers, node)
      }
      return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
      if variable?.modifiers.has(.override) != true { declared.insert(node.identifier.text) }
      return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }

    private func declare(
      _ name: String,
      _ modifiers: DeclModifierListSyntax,
      _ node: some SyntaxProtocol
    ) {
      if modifiers.has(.override), let typeName {
        overridden.append((name, (typeName, line(node))))
      } else {
        declared.insert(name)
      }
    }
  }
#endif
