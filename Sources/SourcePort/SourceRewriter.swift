#if Port
  import SwiftSyntax

  /// Collects the edits of one file.
  final class SourceRewriter: TypePathVisitor {
    let index: SourceIndex
    private let options: SourcePort.Options
    private let source: [UInt8]
    private let file: String
    private let converter: SourceLocationConverter
    private(set) var edits: [SourceEdit] = []
    private(set) var notes: [(position: AbsolutePosition, message: String)] = []

    /// The declarations at the end of the file.
    var appendix: [String] = []
    /// The number of selectors with short names.
    var selectorCount = 0
    /// The classes of this file, with the place before their closing brace.
    private var bodies: [String: AbsolutePosition] = [:]
    /// The classes without members.
    private var emptyBodies: Set<String> = []
    /// The texts that come before the closing brace of a class.
    var additions: [String: [(text: String, reason: SourceEdit.Reason)]] = [:]
    /// The modules that the file imports as a whole.
    private var imported: Set<String> = []
    /// What becomes of members in extensions.
    private let plan: OverridePlan
    /// The names of the members around the present place whose superclass's implementation has another name.
    private var superPrefixes: [(name: String, prefix: String)] = []
    /// The attributes whose blanks are fewer than their letters.
    private var shortened: [SyntaxIdentifier: Int] = [:]

    init(
      index: SourceIndex,
      plan: OverridePlan,
      options: SourcePort.Options,
      text: [UInt8],
      file: String,
      converter: SourceLocationConverter
    ) {
      self.index = index
      self.plan = plan
      self.options = options
      self.source = text
      self.file = file
      self.converter = converter
      super.init()
    }

    private func literal(of path: String) -> String {
      "\"" + path.map { ["\"", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    func rewrite(_ tree: SourceFileSyntax) {
      let finder = ClassBodyFinder()
      finder.walk(tree)
      (bodies, emptyBodies) = (finder.bodies, finder.emptyBodies)
      walk(tree)
      for (name, additions) in additions.sorted(by: { $0.key < $1.key }) {
        complete(name, additions)
      }
      if !appendix.isEmpty {
        insert("\n" + appendix.joined(separator: "\n") + "\n", at: source.count, .selector)
      }
      // Errors of the compiler, and the places that layouts report, are those of the original.
      let imports = options.imports.filter { !imported.contains($0) }.map { "import \($0)\n" }
        .joined()
      if !edits.isEmpty || !imports.isEmpty {
        let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
        edits.insert(
          SourceEdit(
            offset: hasMark ? 3 : 0,
            original: "",
            replacement: imports + "#sourceLocation(file: \(literal(of: file)), line: 1)\n",
            reason: .location
          ),
          at: 0
        )
      }
      edits = edits.enumerated().sorted {
        ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
      }
      .map(\.element)
    }

    /// Adds a declaration at the end of the file, with the line of what it is for: errors in it point there.
    func append(_ declaration: String, for node: some SyntaxProtocol) {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      appendix.append("#sourceLocation(file: \(literal(of: file)), line: \(line))\n\(declaration)")
    }

    // MARK: Edits

    private func text(_ start: Int, _ end: Int) -> String {
      String(decoding: source[start..<end], as: UTF8.self)
    }

    private func blank(
      _ node: some SyntaxProtocol,
      _ reason: SourceEdit.Reason,
      shorterBy count: Int = 0
    ) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let original = text(start, end)
      let blanks = String(SourceEdit.blanks(for: original).dropFirst(count))
      edits.append(
        SourceEdit(offset: start, original: original, replacement: blanks, reason: reason)
      )
    }

    /// Replaces a node. Blanks fill the place if the replacement is shorter.
    func replace(
      _ node: some SyntaxProtocol,
      with replacement: String,
      _ reason: SourceEdit.Reason
    ) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let original = text(start, end)
      var new = replacement
      let lines = original.utf8.count { $0 == 0x0A }
      let rest = original.utf8.count - replacement.utf8.count - lines
      if rest > 0 { new += String(repeating: " ", count: rest) }
      new += String(repeating: "\n", count: lines)
      edits.append(SourceEdit(offset: start, original: original, replacement: new, reason: reason))
    }

    func insert(_ text: String, at offset: Int, _ reason: SourceEdit.Reason) {
      edits.append(SourceEdit(offset: offset, original: "", replacement: text, reason: reason))
    }

    func note(_ node: some SyntaxProtocol, _ message: String) {
      notes.append((node.positionAfterSkippingLeadingTrivia, message))
    }

    // MARK: Types

    /// Whether the innermost type around the present place is an extension.
    private var isInExtension: Bool { groups.last ?? false }
    private var groups: [Bool] = []

    override func didEnter(_ type: any DeclGroupSyntax) {
      groups.append(type is ExtensionDeclSyntax)
      if let type = type as? ProtocolDeclSyntax, type.attributes.has(["objc"]) {
        makeClassProtocol(type)
      }
    }

    override func willLeave(_ type: any DeclGroupSyntax) {
      groups.removeLast()
      guard let type = type as? ClassDeclSyntax else { return }
      if let name = typeName {
        for text in plan.additions[name] ?? [] {
          additions[name, default: []].append((text, .override))
        }
      }
      addTables(to: type)
    }

    /// A protocol of Objective-C is one of classes.
    private func makeClassProtocol(_ node: ProtocolDeclSyntax) {
      let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if names.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }) {
        return
      }
      let place = node.inheritanceClause?.colon.endPositionBeforeTrailingTrivia
      let end = place ?? node.name.endPositionBeforeTrailingTrivia
      insert(place == nil ? ": AnyObject" : " AnyObject,", at: end.utf8Offset, .protocol)
    }

    // MARK: Attributes and modifiers

    private static let removed: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBDesignable", "IBInspectable", "NSCopying", "IBOutlet",
      "IBAction", "IBSegueAction", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if Self.removed.contains(node.name) {
        blank(node, .attribute, shorterBy: shortened[node.id] ?? 0)
        return .skipChildren
      }
      if node.name == "NSManaged" {
        note(node, "'@NSManaged' needs Core Data. Give the property a stand-in.")
      }
      return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.dynamic) { blank(node, .attribute) }
      return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.has(.optional) { makeRequired(node) }
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      rename(
        node.name,
        SourceIndex.memberName(node.name.text, labels),
        node.modifiers,
        node.attributes
      )
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave(node.name) }

    override func visitPost(_ node: VariableDeclSyntax) {
      if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        leave(name)
      }
    }

    /// Calls of a superclass have their names again after the member that overrides it.
    private func leave(_ name: TokenSyntax) {
      if superPrefixes.last?.name == name.text { superPrefixes.removeLast() }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.has(.optional) { makeRequired(node) }
      if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        rename(name, name.text, node.modifiers, node.attributes)
      }
      if node.attributes.has(["IBInspectable"]) { addTable(of: node) }
      return .visitChildren
    }

    /// Renames a member in an extension, or one that overrides it, as the plan says.
    private func rename(
      _ name: TokenSyntax,
      _ member: String,
      _ modifiers: DeclModifierListSyntax,
      _ attributes: AttributeListSyntax
    ) {
      guard let type = typeName, isMember(Syntax(name)) else { return }
      guard let change = plan.changes[.init(type: type, member: member)] else {
        if modifiers.has(.override), isInExtension {
          note(
            name,
            "This override in an extension cannot be moved into the class. Move '\(member)' there."
          )
        }
        return
      }
      insert(change.prefix, at: name.positionAfterSkippingLeadingTrivia.utf8Offset, .override)
      if let prefix = change.superPrefix { superPrefixes.append((name.text, prefix)) }
      for declaration in change.declarations { append(declaration, for: name) }
      let line = converter.location(for: name.positionAfterSkippingLeadingTrivia).line
      func isBefore(_ node: some SyntaxProtocol) -> Bool {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line == line
      }
      // What becomes blanks in the same line gives its place to the longer name.
      var room = change.prefix.utf8.count
      for modifier in modifiers
      where modifier.name.tokenKind == .keyword(.override) && !change.isOverride {
        let taken = isBefore(modifier) ? min(room, 8) : 0
        blank(modifier, .override, shorterBy: taken)
        room -= taken
      }
      for case .attribute(let attribute) in attributes
      where attribute.trimmedDescription == "@objc" && isBefore(attribute) {
        shortened[attribute.id] = min(room, 5)
        room -= min(room, 5)
      }
    }

    /// Whether a name is that of a member, and not of something inside of one.
    private func isMember(_ name: Syntax) -> Bool {
      var next = name.parent
      while let node = next {
        if node.is(MemberBlockItemSyntax.self) { return true }
        if node.is(CodeBlockItemSyntax.self) { return false }
        next = node.parent
      }
      return false
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName
      // A function of the C library that is told from another of its name.
      if let module = node.base?.as(DeclReferenceExprSyntax.self),
        module.trimmedDescription == "Darwin"
      {
        replace(module, with: "Glibc", .import)
      }
      if node.base?.is(SuperExprSyntax.self) == true,
        let prefix = superPrefixes.last(where: { $0.name == name.text })?.prefix
      {
        insert(prefix, at: name.positionAfterSkippingLeadingTrivia.utf8Offset, .override)
      }
      return .visitChildren
    }

    /// An optional requirement becomes one with an empty default.
    private func makeRequired(_ node: FunctionDeclSyntax) {
      for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.optional) {
        blank(modifier, .protocol)
      }
      guard let type = typeName else { return }
      let result = node.signature.returnClause?.type.trimmedDescription
      let isEmpty = result == nil || result == "Void" || result == "()"
      if !isEmpty && result?.hasSuffix("?") != true {
        return note(
          node,
          "An optional requirement that returns '\(result ?? "")' has no default. Give the protocol an "
            + "extension that returns one."
        )
      }
      var names = 0
      let parameters = node.signature.parameterClause.parameters.map { parameter -> String in
        names += 1
        return "\(parameter.firstName.text) _p\(names): \(parameter.type.trimmedDescription)"
      }
      let returned = isEmpty ? "{}" : "-> \(result ?? "") { nil }"
      append(
        "\(access(around: Syntax(node)))extension \(type) { func \(node.name.text)(\(parameters.joined(separator: ", "))) \(returned) }",
        for: node
      )
    }

    private func makeRequired(_ node: VariableDeclSyntax) {
      for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.optional) {
        blank(modifier, .protocol)
      }
      guard let type = typeName, let binding = node.bindings.first,
        let annotation = binding.typeAnnotation?.type.trimmedDescription
      else { return }
      guard annotation.hasSuffix("?") else {
        return note(
          node,
          "An optional requirement of the type '\(annotation)' has no default. Give the protocol an "
            + "extension that returns one."
        )
      }
      append(
        "\(access(around: Syntax(node)))extension \(type) { var \(binding.pattern.trimmedDescription): \(annotation) { nil } }",
        for: node
      )
    }

    /// The access of the protocol around a requirement, which its default needs in other modules.
    private func access(around requirement: Syntax) -> String {
      var next = requirement.parent
      while let node = next, !node.is(ProtocolDeclSyntax.self) { next = node.parent }
      return next?.as(ProtocolDeclSyntax.self)?.modifiers.has(.public) == true ? "public " : ""
    }

    /// The binding of what an optional requirement returns, or of the requirement itself: `if let inset = delegate.inset?(0)`. Here it is no
    /// optional, since requirements have defaults.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let value = node.initializer?.value else { return .visitChildren }
      var member = value.as(MemberAccessExprSyntax.self)
      if let call = value.as(FunctionCallExprSyntax.self) {
        guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
          isRequirement(call)
        else { return .visitChildren }
        member = chain.expression.as(MemberAccessExprSyntax.self)
      } else if let name = member?.declName.baseName.text {
        guard
          name == "numberOfSections" || UIKitClasses.isOptionalRequirement(name)
            || index.optionalRequirements.contains(name),
          ["delegate", "dataSource"].contains(member?.base?.trimmedDescription)
        else { return .visitChildren }
      }
      // `delegate?.inset?(0)` is an optional by its first mark.
      guard let base = member?.base, !base.trimmedDescription.contains("?") else {
        return .visitChildren
      }
      insert("Optional(", at: value.positionAfterSkippingLeadingTrivia.utf8Offset, .protocol)
      insert(")", at: value.endPositionBeforeTrailingTrivia.utf8Offset, .protocol)
      return .visitChildren
    }

    /// The delegate of a list has the type of its scroll view's delegate here: in a list's class, `delegate?.tableView?(…)` becomes
    /// `(delegate as? UITableViewDelegate)?.tableView (…)`.
    private func castDelegate(of chain: OptionalChainingExprSyntax) {
      guard let type = typeName, let member = chain.expression.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
        ["delegate", "self.delegate"].contains(base.trimmedDescription),
        index.types[type]?.members.contains(where: { $0.baseName == "delegate" }) != true
      else { return }
      let list = ["tableView": "UITableView", "collectionView": "UICollectionView"][
        member.declName.baseName.text
      ]
      guard let list, index.inherits(type, from: list) else { return }
      insert("(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset, .protocol)
      insert(
        " as? \(list)Delegate)",
        at: base.endPositionBeforeTrailingTrivia.utf8Offset,
        .protocol
      )
    }

    /// Whether a call with a mark is that of an optional requirement, and not of a closure.
    private func isRequirement(_ node: FunctionCallExprSyntax) -> Bool {
      guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let name = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return false }
      // A call with labels is that of a method; one without may be that of a closure.
      return node.arguments.contains { $0.label != nil }
        || index.optionalRequirements.contains(name)
        || UIKitClasses.isOptionalRequirement(name) && !index.properties.contains(name)
    }

    /// The call of an optional requirement: `delegate?.cardDidClose?()`. Here requirements have defaults.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        isRequirement(node)
      {
        blank(chain.questionMark, .protocol)
        castDelegate(of: chain)
      }
      return .visitChildren
    }

    // MARK: Selectors

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector":
        port(selector: node)
        return .skipChildren
      case "keyPath":
        port(keyPath: node)
        return .skipChildren
      default: return .visitChildren
      }
    }

    private func complete(_ type: String, _ additions: [(text: String, reason: SourceEdit.Reason)])
    {
      guard let brace = bodies[type] else { return }
      for (number, addition) in additions.enumerated() {
        let separator = number == 0 && emptyBodies.contains(type) ? " " : "; "
        insert("\(separator)\(addition.text) ", at: brace.utf8Offset, addition.reason)
      }
    }

    // MARK: Imports and conditions

    /// Plumb's modules that stand for some of Apple's under names of their own, since other packages ask `canImport` for Apple's.
    private static let ownModules = [
      "Combine": "PlumbCombine", "SwiftUI": "PlumbSwiftUI", "os": "PlumbLogging",
      "OSLog": "PlumbLogging", "Darwin": "Glibc",
    ]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let path = node.path.map(\.name.text)
      if path.count == 1, node.importKindSpecifier == nil { imported.formUnion(path) }
      if let first = path.first, let own = Self.ownModules[first] {
        if let kind = node.importKindSpecifier { blank(kind, .import) }
        replace(node.path, with: own, .import)
        return .skipChildren
      }
      guard let module = path.first else { return .skipChildren }
      if !options.canImport(module) {
        // Frameworks show UIKit to those who import them; what else the file uses of it, the target declares.
        if let kind = node.importKindSpecifier { blank(kind, .import) }
        replace(node.path, with: "UIKit", .import)
        return .skipChildren
      }
      // Modules of Swift have no submodules; those of Objective-C do.
      let isApples = AppleModules.names.contains(module) || ["SnapKit", "Masonry"].contains(module)
      guard
        isApples
          ? path.count > 1 || node.importKindSpecifier != nil
          : path.count > 1 && node.importKindSpecifier == nil
      else { return .skipChildren }
      if let kind = node.importKindSpecifier { blank(kind, .import) }
      let last = node.path.endPositionBeforeTrailingTrivia.utf8Offset
      if let first = node.path.first {
        let end = first.name.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceEdit(blanking: text(end, last), at: end, reason: .import))
      }
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if options.assumesIOS, let condition = node.condition { assumeIOS(in: Syntax(condition)) }
      return .visitChildren
    }

    private func assumeIOS(in node: Syntax) {
      if let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "os",
        call.arguments.first?.expression.trimmedDescription == "iOS"
      {
        return replace(call, with: "true", .condition)
      }
      for child in node.children(viewMode: .sourceAccurate) { assumeIOS(in: child) }
    }
  }

  /// Finds the places before the closing braces of a file's classes.
  private final class ClassBodyFinder: TypePathVisitor {
    var bodies: [String: AbsolutePosition] = [:]
    var emptyBodies: Set<String> = []

    override func didEnter(_ type: any DeclGroupSyntax) {
      guard type is ClassDeclSyntax, let typeName else { return }
      if type.memberBlock.members.isEmpty { emptyBodies.insert(typeName) }
      bodies[typeName] = type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
