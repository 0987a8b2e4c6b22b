#if Port
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
      /// The types of the arguments, as they are written.
      var parameterTypes: [String] = []
      /// Whether Objective-C sees a method by an attribute of its own.
      var isObjectiveC = false
      /// Whether nibs set the property: an outlet, or an attribute that Interface Builder shows.
      var isOutlet = false
      /// Whether segues call the method to create their destination.
      var isSegueAction = false
      var isInExtension = false
    }

    /// A type with the members of its extensions.
    struct TypeEntry {
      var isClass = false
      var isGeneric = false
      /// Whether the name cannot be used at the end of a file.
      var isHidden = false
      var inherited: [String] = []
      /// The first name that a class inherits from, without generic arguments. It may be that of a protocol.
      var superclass: String?
      var members: [Member] = []
    }

    private(set) var types: [String: TypeEntry] = [:]
    /// The names in strings of selectors.
    private(set) var namedSelectors: Set<String> = []
    /// The names of the optional requirements of all protocols.
    private(set) var optionalRequirements: Set<String> = []
    /// The names of the properties of all types.
    private(set) var properties: Set<String> = []
    /// The members that extensions declare and that override others, in the order of the files.
    private(set) var extensible: [ExtensibleMember] = []

    /// What one file declares.
    struct Part {
      fileprivate let types: [String: TypeEntry]
      fileprivate let namedSelectors: Set<String>
      fileprivate let optionalRequirements: Set<String>
      fileprivate let extensible: [ExtensibleMember]

      init(_ tree: SourceFileSyntax) {
        let collector = DeclarationCollector()
        collector.walk(tree)
        types = collector.types
        namedSelectors = collector.namedSelectors
        optionalRequirements = collector.optionalRequirements
        extensible = collector.extensible
      }
    }

    /// Adds what a file declares. The first of several superclasses counts.
    mutating func add(_ part: Part) {
      for (name, entry) in part.types {
        var known = types[name] ?? TypeEntry()
        known.isClass = known.isClass || entry.isClass
        known.isGeneric = known.isGeneric || entry.isGeneric
        known.isHidden = known.isHidden || entry.isHidden
        known.inherited += entry.inherited
        known.superclass = known.superclass ?? entry.superclass
        known.members += entry.members
        types[name] = known
      }
      for entry in part.types.values {
        properties.formUnion(entry.members.lazy.filter { $0.labels == nil }.map(\.baseName))
      }
      optionalRequirements.formUnion(part.optionalRequirements)
      namedSelectors.formUnion(part.namedSelectors)
      extensible += part.extensible
    }

    /// The name of a class's superclass without generic arguments; nil if it has none.
    func superclass(of type: String) -> String? { types[type]?.superclass }

    /// Whether the body of a type declares a member.
    func declares(_ member: String, _ type: String) -> Bool {
      types[type]?.members.contains {
        !$0.isInExtension && Self.memberName($0.baseName, $0.labels) == member
      } ?? false
    }

    /// The name of a method with its labels, or that of a property.
    static func memberName(_ baseName: String, _ labels: [String]?) -> String {
      labels.map { "\(baseName)(\($0.map { "\($0):" }.joined()))" } ?? baseName
    }

    /// Returns the member of a type, of a superclass or of a protocol by its Swift name.
    ///
    /// - Parameter labels: The labels of the arguments; nil for a name without them.
    func member(_ baseName: String, _ labels: [String]?, of type: String) -> Member? {
      var (open, seen): ([String], Set<String>) = ([type], [])
      while let next = open.popLast() {
        guard seen.insert(next).inserted, let entry = types[next] ?? types[Self.last(of: next)]
        else { continue }
        let found = entry.members.filter {
          $0.baseName == baseName && (labels == nil || $0.labels == labels)
        }
        if let member = found.first(where: \.isObjectiveC) ?? found.first { return member }
        open += entry.inherited
      }
      return nil
    }

    /// Whether a type has methods that differ only in the types of their arguments.
    func isOverloaded(_ member: Member, in type: String) -> Bool {
      types[type]?.members.count { $0.baseName == member.baseName && $0.labels == member.labels }
        ?? 0
        > 1
    }

    /// Whether a class inherits from a responder of UIKit, as far as the sources and the name of a superclass elsewhere tell.
    func isResponder(_ type: String) -> Bool {
      var (next, seen): (String?, Set<String>) = (type, [])
      while let name = next, seen.insert(name).inserted {
        guard let entry = types[name], entry.isClass else { return UIKitClasses.isResponder(name) }
        next = entry.superclass
      }
      return false
    }

    /// Whether a class is another one or inherits from it, as far as the sources tell.
    func inherits(_ type: String, from other: String) -> Bool {
      var (next, seen): (String?, Set<String>) = (type, [])
      while let name = next, seen.insert(name).inserted {
        if name == other { return true }
        next = types[name]?.superclass
      }
      return false
    }

    /// The only type that declares a method; nil if there is none or more than one.
    func onlyType(declaring baseName: String, _ labels: [String]?) -> String? {
      let found = types.filter { _, entry in
        entry.members.contains {
          $0.baseName == baseName && $0.labels != nil && (labels == nil || $0.labels == labels)
        }
      }
      return found.count == 1 ? found.first?.key : nil
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
  private final class DeclarationCollector: TypePathVisitor {
    var types: [String: SourceIndex.TypeEntry] = [:]
    var namedSelectors: Set<String> = []
    var optionalRequirements: Set<String> = []
    var extensible: [ExtensibleMember] = []
    /// The extensions around the present place; nil for other types.
    private var extensions: [ExtensionDeclSyntax?] = []
    /// The number of functions around the present place. The types inside of a function cannot be named
    /// outside of it.
    private var functions = 0

    override func willLeave(_ type: any DeclGroupSyntax) { extensions.removeLast() }

    override func didEnter(_ type: any DeclGroupSyntax) {
      extensions.append(type as? ExtensionDeclSyntax)
      guard let name = typeName else { return }
      var entry = types[name] ?? SourceIndex.TypeEntry()
      entry.inherited +=
        type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if let node = type as? ClassDeclSyntax {
        entry.isClass = true
        entry.superclass = node.inheritanceClause?.inheritedTypes.first.map {
          String($0.type.trimmedDescription.prefix { $0 != "<" })
        }
        entry.isGeneric = node.genericParameterClause != nil
        entry.isHidden = functions > 0 || (path.count > 1 && node.modifiers.has(.private))
      }
      types[name] = entry
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      let name = node.name.text
      add(
        .init(
          baseName: name,
          labels: labels,
          selector: node.attributes.objectiveCName ?? SourceIndex.selector(name, labels),
          isAction: node.attributes.has(["IBAction"]),
          parameterTypes: node.signature.parameterClause.parameters.map(\.type.trimmedDescription),
          isObjectiveC: node.attributes.has(["objc", "IBAction"]),
          isSegueAction: node.attributes.has(["IBSegueAction"])
        ),
        isOptional: node.modifiers.has(.optional)
      )
      if let member = extensibleMember(node.modifiers, { ExtensibleMember(node, of: $0, in: $1) }) {
        extensible.append(member)
      }
      functions += 1
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if functions > 0 { return .visitChildren }
      if let member = extensibleMember(node.modifiers, { ExtensibleMember(node, of: $0, in: $1) }) {
        extensible.append(member)
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { continue }
        add(
          .init(
            baseName: name,
            labels: nil,
            selector: name,
            isAction: false,
            isOutlet: node.attributes.has(["IBOutlet", "IBInspectable"])
          ),
          isOptional: node.modifiers.has(.optional)
        )
      }
      return .visitChildren
    }

    private func extensibleMember(
      _ modifiers: DeclModifierListSyntax,
      _ make: (String, ExtensionDeclSyntax?) -> ExtensibleMember?
    ) -> ExtensibleMember? {
      guard functions == 0, let typeName, let group = extensions.last,
        group != nil || modifiers.has(.override)
      else { return nil }
      return make(typeName, group)
    }

    private func add(_ member: SourceIndex.Member, isOptional: Bool) {
      guard let typeName else { return }
      var member = member
      member.isInExtension = extensions.last.flatMap { $0 } != nil
      types[typeName]?.members.append(member)
      if isOptional { optionalRequirements.insert(member.baseName) }
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
#endif
