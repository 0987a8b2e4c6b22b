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
    /// The texts that come before the closing brace of a class.
    var additions: [String: [Addition]] = [:]
    /// Whether overrides in extensions stay where they are: this rewriter edits one that moves.
    private let isMoving: Bool

    enum Addition {
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
      converter: SourceLocationConverter,
      moving path: [String]? = nil
    ) {
      self.index = index
      self.options = options
      self.source = text
      self.file = file
      self.converter = converter
      isMoving = path != nil
      super.init(path: path ?? [])
    }

    private func literal(of path: String) -> String {
      "\"" + path.map { ["\"", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    func rewrite(_ tree: SourceFileSyntax) {
      let finder = ClassBodyFinder()
      finder.walk(tree)
      bodies = finder.bodies
      walk(tree)
      for (name, additions) in additions.sorted(by: { $0.key < $1.key }) {
        complete(name, additions)
      }
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
      // Errors of the compiler, and the places that layouts report, are those of the original.
      if !edits.isEmpty {
        let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
        edits.insert(
          SourceEdit(
            offset: hasMark ? 3 : 0,
            original: "",
            replacement: "#sourceLocation(file: \(literal(of: file)), line: 1)\n",
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

    private func insert(_ text: String, at offset: Int, _ reason: SourceEdit.Reason) {
      edits.append(SourceEdit(offset: offset, original: "", replacement: text, reason: reason))
    }

    func note(_ node: some SyntaxProtocol, _ message: String) {
      notes.append((node.positionAfterSkippingLeadingTrivia, message))
    }

    // MARK: Types

    override func didEnter(_ type: any DeclGroupSyntax) {
      if let type = type as? ProtocolDeclSyntax, type.attributes.has(["objc"]) {
        makeClassProtocol(type)
      }
    }

    override func willLeave(_ type: any DeclGroupSyntax) {
      if let type = type as? ClassDeclSyntax { addTables(to: type) }
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
      if node.attributes.has(["IBInspectable"]) { checkTable(of: node) }
      return .visitChildren
    }

    /// Moves an override in an extension to the end of the class.
    private func move(_ node: some DeclSyntaxProtocol) {
      // A member is an item of the list in a block of its type.
      let group = node.parent?.parent?.parent?.parent
      guard !isMoving, group?.is(ExtensionDeclSyntax.self) == true, let type = typeName else {
        return
      }
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
        converter: converter,
        moving: path
      )
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
            "\n#sourceLocation(file: \(literal(of: file)), line: \(line))\n\(text)\n"
              + "#sourceLocation(file: \(literal(of: file)), line: \(place.line))\n\(back)",
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
  private final class ClassBodyFinder: TypePathVisitor {
    var bodies: [String: AbsolutePosition] = [:]

    override func didEnter(_ type: any DeclGroupSyntax) {
      guard type is ClassDeclSyntax, let typeName else { return }
      bodies[typeName] = type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
