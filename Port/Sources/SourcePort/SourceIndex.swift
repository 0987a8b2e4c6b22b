import SwiftParser
import SwiftSyntax

/// The classes and protocols of an app's sources, with the members that Objective-C calls by name.
struct SourceIndex {
  /// A method or property.
  struct Member {
    let baseName: String
    /// The labels of the arguments, `_` for none; nil for a property.
    let labels: [String]?
    /// The name in Objective-C, with a colon for each argument.
    let selector: String
    let isAction: Bool
  }

  /// A type with the members of its extensions.
  struct TypeEntry {
    var isClass = false
    var isProtocol = false
    var isGeneric = false
    /// Whether the name cannot be used at the end of a file.
    var isHidden = false
    var inherited: [String] = []
    var members: [Member] = []
    /// The names of the optional requirements of a protocol.
    var optional: Set<String> = []
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// The names in strings of selectors.
  private(set) var namedSelectors: Set<String> = []
  /// The names of all optional requirements.
  private(set) var optionalRequirements: Set<String> = []

  mutating func add(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    for (name, entry) in collector.types {
      var known = types[name] ?? TypeEntry()
      known.isClass = known.isClass || entry.isClass
      known.isProtocol = known.isProtocol || entry.isProtocol
      known.isGeneric = known.isGeneric || entry.isGeneric
      known.isHidden = known.isHidden || entry.isHidden
      known.inherited += entry.inherited
      known.members += entry.members
      known.optional.formUnion(entry.optional)
      types[name] = known
      optionalRequirements.formUnion(entry.optional)
    }
    namedSelectors.formUnion(collector.namedSelectors)
  }

  /// Returns the member of a type, of a superclass or of a protocol by its Swift name.
  ///
  /// - Parameter labels: The labels of the arguments; nil for a name without them.
  func member(_ baseName: String, _ labels: [String]?, of type: String) -> Member? {
    var (open, seen): ([String], Set<String>) = ([type], [])
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let entry = types[next] ?? types[Self.last(of: next)]
      else { continue }
      let found = entry.members.first {
        $0.baseName == baseName && (labels == nil || $0.labels == labels)
      }
      if let found { return found }
      open += entry.inherited
    }
    return nil
  }

  /// Whether a class inherits from a responder of UIKit, as far as the sources tell.
  func isResponder(_ type: String) -> Bool {
    var (next, seen): (String?, Set<String>) = (type, [])
    while let name = next, seen.insert(name).inserted {
      // The sources may extend classes of UIKit.
      guard let entry = types[name], entry.isClass else { return name.hasPrefix("UI") }
      // The superclass comes first.
      next = entry.inherited.first { name in types[name].map(\.isClass) ?? name.hasPrefix("UI") }
    }
    return false
  }

  static func last(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the name that Objective-C gives to a method.
  static func selector(_ baseName: String, _ labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return baseName }
    var result = baseName
    if first != "_" {
      let isPreposition = ["with", "by", "for", "from", "in", "on", "to", "at", "of", "using"]
        .contains { first.lowercased().hasPrefix($0) }
      result += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }
}

/// Collects the types of a file.
private final class DeclarationCollector: SyntaxVisitor {
  var types: [String: SourceIndex.TypeEntry] = [:]
  var namedSelectors: Set<String> = []
  private var path: [String] = []
  private var hidden = 0

  private func enter(_ name: String, _ change: (inout SourceIndex.TypeEntry) -> Void) {
    path.append(name)
    change(&types[path.joined(separator: "."), default: .init()])
  }

  private func leave() -> Void { path.removeLast() }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    path.isEmpty ? false : modifiers.contains { $0.name.tokenKind == .keyword(.private) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = isHidden(node.modifiers) || hidden > 0
    enter(node.name.text) {
      $0.isClass = true
      $0.isGeneric = node.genericParameterClause != nil
      $0.isHidden = isHidden
      $0.inherited = names(node.inheritanceClause)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text) { _ in }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text) { _ in }
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text) { _ in }
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text) {
      $0.isProtocol = true
      $0.inherited = names(node.inheritanceClause)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription) { $0.inherited += names(node.inheritanceClause) }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = path.isEmpty ? nil : path.joined(separator: ".") {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      let given = node.attributes.objectiveCName
      types[type]?.members.append(
        .init(
          baseName: node.name.text,
          labels: labels,
          selector: given ?? SourceIndex.selector(node.name.text, labels),
          isAction: node.attributes.has(["IBAction"])
        )
      )
      if node.modifiers.has(.optional) { types[type]?.optional.insert(node.name.text) }
    }
    // The types inside of a function cannot be named outside of it.
    hidden += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { hidden -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard hidden == 0, !path.isEmpty else { return .visitChildren }
    let type = path.joined(separator: ".")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      types[type]?.members.append(
        .init(baseName: name, labels: nil, selector: name, isAction: false)
      )
      if node.modifiers.has(.optional) { types[type]?.optional.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if name == "Selector" || name == "NSSelectorFromString", node.arguments.count == 1,
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    {
      namedSelectors.insert(text)
    }
    return .visitChildren
  }
}

extension AttributeListSyntax {
  func has(_ names: Set<String>) -> Bool {
    contains { $0.as(AttributeSyntax.self).map { names.contains($0.name) } ?? false }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for case .attribute(let attribute) in self where attribute.name == "objc" {
      if let arguments = attribute.arguments { return arguments.trimmedDescription }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}
