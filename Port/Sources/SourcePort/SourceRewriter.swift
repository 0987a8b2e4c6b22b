import SwiftSyntax

/// Collects the edits of one file.
final class SourceRewriter: SyntaxVisitor {
  private let index: SourceIndex
  private let options: SourcePort.Options
  private let source: [UInt8]
  private let file: String
  private let converter: SourceLocationConverter
  private(set) var edits: [SourceEdit] = []
  private(set) var notes: [(position: AbsolutePosition, message: String)] = []

  /// The types around the present place, from outside in.
  private var path: [Scope] = []
  /// The declarations at the end of the file.
  private var appendix: [String] = []
  /// The number of selectors with short names.
  private var selectorCount = 0
  /// The classes of this file, with the place before their closing brace.
  private var bodies: [String: AbsolutePosition] = [:]
  /// The texts that come before the closing brace of a class.
  private var additions: [String: [Addition]] = [:]

  private struct Scope {
    var name: String
    var isClass: Bool
    var isExtension: Bool
    var isLocal: Bool
  }

  private enum Addition {
    /// Declarations that fit in a line.
    case inline(String, SourceEdit.Reason)
    /// A member of an extension that begins in a line.
    case moved(String, line: Int)
  }

  init(
    index: SourceIndex,
    options: SourcePort.Options,
    text: [UInt8],
    file: String,
    converter: SourceLocationConverter
  ) {
    self.index = index
    self.options = options
    self.source = text
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  func rewrite(_ tree: SourceFileSyntax) {
    let finder = ClassBodyFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    bodies = finder.bodies
    walk(tree)
    for (name, additions) in additions.sorted(by: { $0.key < $1.key }) { complete(name, additions) }
    if !appendix.isEmpty {
      insert("\n" + appendix.joined(separator: "\n") + "\n", at: source.count, .selector)
    }
    // Members that moved are not edited where they were.
    let moved = edits.filter { $0.reason == .override && !$0.original.isEmpty }
    edits.removeAll { edit in
      edit.reason != .override
        && moved.contains {
          $0.offset <= edit.offset
            && edit.offset + edit.original.utf8.count <= $0.offset + $0.original.utf8.count
        }
    }
    edits = edits.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map(\.element)
  }

  // MARK: Edits

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<end], as: UTF8.self)
  }

  private func blank(_ node: some SyntaxProtocol, _ reason: SourceEdit.Reason) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(blanking: text(start, end), at: start, reason: reason))
  }

  /// Replaces a node. Blanks fill the place if the replacement is shorter.
  private func replace(
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

  private func insert(_ text: String, at offset: Int, _ reason: SourceEdit.Reason) {
    edits.append(SourceEdit(offset: offset, original: "", replacement: text, reason: reason))
  }

  private func note(_ node: some SyntaxProtocol, _ message: String) {
    notes.append((node.positionAfterSkippingLeadingTrivia, message))
  }

  // MARK: Types

  private var typeName: String? {
    path.isEmpty ? nil : path.map(\.name).joined(separator: ".")
  }

  private func enter(
    _ name: String,
    _ node: some SyntaxProtocol,
    isClass: Bool = false,
    isExtension: Bool = false
  ) {
    let isLocal = (path.last?.isLocal ?? false) || isInFunction(Syntax(node))
    path.append(Scope(name: name, isClass: isClass, isExtension: isExtension, isLocal: isLocal))
  }

  private func isInFunction(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      next = current.parent
    }
    return false
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isClass: true)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    addTable(to: node)
    path.removeLast()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
    if node.attributes.has(["objc"]) { makeClassProtocol(node) }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

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
      blank(node, .attribute)
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
    if node.modifiers.has(.override) { move(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has(.optional) { makeRequired(node) }
    if node.modifiers.has(.override) { move(node) }
    return .visitChildren
  }

  /// Moves an override in an extension to the end of the class.
  private func move(_ node: some DeclSyntaxProtocol) {
    guard let scope = path.last, scope.isExtension, let type = typeName,
      node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    guard bodies[type] != nil else {
      return note(
        node,
        "An override in an extension has to be in the class, which is not in this file. Move it there."
      )
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let original = text(start, end)
    edits.append(SourceEdit(blanking: original, at: start, reason: .override))
    // The text is edited as the member itself is, before it moves.
    let inner = SourceRewriter(
      index: index,
      options: options,
      text: source,
      file: file,
      converter: converter
    )
    inner.path = path.map {
      Scope(name: $0.name, isClass: true, isExtension: false, isLocal: $0.isLocal)
    }
    inner.selectorCount = selectorCount
    inner.walk(node)
    selectorCount = inner.selectorCount
    appendix += inner.appendix
    notes += inner.notes
    let relative = inner.edits.sorted { $0.offset < $1.offset }.map {
      SourceEdit(
        offset: $0.offset - start,
        original: $0.original,
        replacement: $0.replacement,
        reason: $0.reason
      )
    }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let indentation = String(repeating: " ", count: location.column - 1)
    let ported = String(decoding: relative.applied(to: Array(original.utf8)), as: UTF8.self)
    additions[type, default: []].append(.moved(indentation + ported, line: location.line))
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
    appendix.append(
      "extension \(type) { func \(node.name.text)(\(parameters.joined(separator: ", "))) \(returned) }"
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
    appendix.append(
      "extension \(type) { var \(binding.pattern.trimmedDescription): \(annotation) { nil } }"
    )
  }

  /// The call of an optional requirement: `delegate?.cardDidClose?()`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      index.optionalRequirements.contains(member.declName.baseName.text)
    {
      blank(chain.questionMark, .protocol)
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

  private func port(keyPath node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      let member = argument.expression.as(MemberAccessExprSyntax.self)
        ?? argument.expression.as(DeclReferenceExprSyntax.self).map({
          MemberAccessExprSyntax(declName: $0)
        })
    else {
      return note(node, "The key path is not understood. Write it as a string.")
    }
    // The components after the type, which begins with an upper-case letter.
    var names = [member.declName.baseName.text]
    var base = member.base
    while let outer = base {
      if let access = outer.as(MemberAccessExprSyntax.self) {
        names.insert(access.declName.baseName.text, at: 0)
        base = access.base
      } else {
        names.insert(outer.trimmedDescription, at: 0)
        base = nil
      }
    }
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    replace(node, with: "\"\(path.joined(separator: "."))\"", .keyPath)
  }

  private func port(selector node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else {
      return note(node, "The selector is not understood. Write Selector(\"name\", Type.method).")
    }
    var expression = argument.expression
    var conversion: String?
    // `method as (Card) -> (Any) -> Void`, which the parser leaves as a sequence.
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) {
        expression = parts[0]
        conversion = parts[2].trimmedDescription
      }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expression = inner
    }
    guard let reference = reference(expression) else {
      return note(
        node,
        "The selector '\(argument.expression.trimmedDescription)' is not understood. Write "
          + "Selector(\"name\", Type.method)."
      )
    }
    let (type, base, labels) = reference
    let member = index.member(base, labels, of: type)
    let name = member?.selector ?? SourceIndex.selector(base, labels)
    let written = labels.map { "\(base)(\($0.map { "\($0):" }.joined()))" } ?? base
    var call: String
    switch argument.label?.text {
    case "getter":
      call = "Selector(\"\(name)\", { (it: \(type)) in { it.\(base) } })"
    case "setter":
      let setter = "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
      call = "Selector(\"\(setter)\", { (it: \(type)) in { it.\(base) = $0 } })"
    default:
      let method = conversion.map { "\(type).\(written) as (\(type)) -> \($0)" }
      // With labels Swift finds the method among those with the same name.
      let known = member?.labels.map { "\(base)(\($0.map { "\($0):" }.joined()))" }
      let plain = (member?.labels?.isEmpty ?? true) ? written : known ?? written
      call = "Selector(\"\(name)\", \(method ?? "\(type).\(plain)"))"
    }
    let entry = index.types[type]
    let isNameable =
      !(path.last?.isLocal ?? false) && entry?.isHidden != true
      && entry?.isGeneric != true
    if !isNameable || type == "Self" { return replace(node, with: call, .selector) }
    // A short name in the place of the selector lets the columns of the line stay.
    selectorCount += 1
    let (long, short) = ("_selector\(selectorCount)", "_s\(selectorCount)")
    appendix.append("extension \(type) { fileprivate static var \(long): Selector { \(call) } }")
    appendix.append("fileprivate var \(short): Selector { \(type).\(long) }")
    call = short
    replace(node, with: call, .selector)
  }

  /// Returns the type, the name and the labels of a method.
  private func reference(_ expression: ExprSyntax) -> (String, String, [String]?)? {
    func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
      name.argumentNames?.arguments.map(\.name.text)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return typeName.map { ($0, name.baseName.text, labels(name)) }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    let written = base.trimmedDescription
    let name = access.declName
    if written == "self" || written == "Self" || written == "super" {
      return typeName.map { ($0, name.baseName.text, labels(name)) }
    }
    guard SourceIndex.last(of: written).first?.isUppercase == true else { return nil }
    // A type inside of the present one is named from there.
    let nested = typeName.map { "\($0).\(written)" }
    let type = nested.flatMap { index.types[$0] == nil ? nil : $0 } ?? written
    return (type, name.baseName.text, labels(name))
  }

  /// Adds the methods that nibs and strings call by their names.
  private func addTable(to node: ClassDeclSyntax) {
    guard let type = typeName, let entry = index.types[type] else { return }
    let called = entry.members.filter {
      $0.labels != nil && ($0.isAction || index.namedSelectors.contains($0.selector))
    }
    if called.isEmpty { return }
    guard index.isResponder(type) else {
      return note(
        node,
        "'\(type)' has methods that are called by their names, and is no responder. Let it conform to "
          + "SelectorResponder."
      )
    }
    let selectors = called.map { member in
      let labels = (member.labels ?? []).map { "\($0):" }.joined()
      return "Selector(\"\(member.selector)\", \(type).\(member.baseName)"
        + (labels.isEmpty ? ")" : "(\(labels)))")
    }
    additions[type, default: []].append(
      .inline(
        "override class var selectorTable: SelectorTable { super.selectorTable.adding("
          + selectors.joined(separator: ", ") + ") }",
        .selectorTable
      )
    )
  }

  private func complete(_ type: String, _ additions: [Addition]) {
    guard let brace = bodies[type] else { return }
    let place = converter.location(for: brace)
    for addition in additions {
      switch addition {
      case .inline(let text, let reason): insert("; \(text) ", at: brace.utf8Offset, reason)
      case .moved(let text, let line):
        // The directive applies to the lines after it, and has a line of its own.
        let back = String(repeating: " ", count: place.column - 1)
        insert(
          "\n#sourceLocation(file: \"\(file)\", line: \(line))\n\(text)\n"
            + "#sourceLocation(file: \"\(file)\", line: \(place.line))\n\(back)",
          at: brace.utf8Offset,
          .override
        )
      }
    }
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard let module = path.first, path.count > 1 || node.importKindSpecifier != nil else {
      return .skipChildren
    }
    let modules: Set = [
      "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "os", "Darwin", "SnapKit", "Masonry",
    ]
    guard modules.contains(module) else { return .skipChildren }
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
private final class ClassBodyFinder: SyntaxVisitor {
  var bodies: [String: AbsolutePosition] = [:]
  private var path: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    bodies[path.joined(separator: ".")] =
      node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
