#if Port
  import SwiftSyntax

  /// Selectors and key paths.
  extension SourceRewriter {
    func port(keyPath node: MacroExpansionExprSyntax) {
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

    func port(selector node: MacroExpansionExprSyntax) {
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
        if let conversion {
          call = "Selector(\"\(name)\", \(type).\(written) as (\(type)) -> \(conversion))"
        } else if let known = member?.labels ?? labels {
          if known.count > 2 {
            note(node, "Nothing here calls a method with \(known.count) arguments by its selector.")
          }
          let types = member.flatMap { index.isOverloaded($0, in: type) ? $0.parameterTypes : nil }
          call = Self.selector(name, base, known, of: type, types: types)
        } else {
          call = "Selector(\"\(name)\", \(type).\(base))"
        }
      }
      let entry = index.types[type]
      let isNameable =
        !isInLocalType(Syntax(node)) && entry?.isHidden != true
        && entry?.isGeneric != true
      if !isNameable || type == "Self" { return replace(node, with: call, .selector) }
      // A short name in the place of the selector lets the columns of the line stay.
      selectorCount += 1
      let (long, short) = ("_selector\(selectorCount)", "_s\(selectorCount)")
      append(
        "extension \(type) { nonisolated fileprivate static var \(long): Selector { \(call) } }; "
          + "fileprivate var \(short): Selector { \(type).\(long) }",
        for: node
      )
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
      if SourceIndex.last(of: written).first(where: { $0 != "_" })?.isUppercase != true {
        // The class of an object is known if only one has such a method.
        return index.onlyType(declaring: name.baseName.text, labels(name)).map {
          ($0, name.baseName.text, labels(name))
        }
      }
      // A type inside of the present one is named from there.
      let nested = typeName.map { "\($0).\(written)" }
      let type = nested.flatMap { index.types[$0] == nil ? nil : $0 } ?? written
      return (type, name.baseName.text, labels(name))
    }

    /// Adds the methods that nibs and strings call by their names, and the properties that nibs set.
    func addTables(to node: ClassDeclSyntax) {
      guard let type = typeName, let entry = index.types[type] else { return }
      let called = entry.members.filter {
        $0.labels != nil && ($0.isAction || index.namedSelectors.contains($0.selector))
      }
      let outlets = entry.members.filter { $0.isOutlet || $0.isSegueAction }
      if called.isEmpty && outlets.isEmpty { return }
      guard index.isResponder(type) else {
        return note(
          node,
          "'\(type)' has members that are found by their names, and is no responder. Let it conform to "
            + "SelectorResponder and OutletHolder."
        )
      }
      if !called.isEmpty { addSelectorTable(called, type, node) }
      if !outlets.isEmpty { addOutletTable(outlets, type, node) }
    }

    /// A selector with its method in a closure: a mere reference to a method of an actor is no `@Sendable` function in Swift 5.
    ///
    /// - Parameter types: The types of the arguments, for a method that is told from others by them.
    private static func selector(
      _ name: String,
      _ base: String,
      _ labels: [String],
      of type: String,
      types: [String]? = nil
    ) -> String {
      if labels.count > 2 { return "Selector(\"\(name)\")" }
      let arguments = labels.enumerated().map {
        ($1 == "_" ? "" : "\($1): ") + (types == nil ? "$\($0)" : "_p\($0)")
      }
      let parameters = types.map { types in
        "(" + types.enumerated().map { "_p\($0): \($1)" }.joined(separator: ", ") + ") in "
      }
      return "Selector(\"\(name)\", { (it: \(type)) in { \(parameters ?? "")it.\(base)("
        + arguments.joined(separator: ", ") + ") } })"
    }

    /// An override is as accessible as its class.
    private func access(_ node: ClassDeclSyntax) -> String {
      node.modifiers.has(.open) ? "open " : node.modifiers.has(.public) ? "public " : ""
    }

    private func addOutletTable(
      _ outlets: [SourceIndex.Member],
      _ type: String,
      _ node: ClassDeclSyntax
    ) {
      let entries = outlets.map { outlet in
        outlet.isSegueAction
          ? Self.segueAction(outlet, of: type)
          : "Outlet(\"\(plain(outlet.baseName))\") { (object: \(type), value) in object.\(outlet.baseName) = value }"
      }
      additions[type, default: []].append(
        (
          "\(access(node))override class var outletTable: OutletTable { super.outletTable.adding("
            + entries.joined(separator: ", ") + ") }",
          .outletTable
        )
      )
    }

    /// The entry of a method that creates the destination of a segue from a coder, the sender and the name of the segue.
    private static func segueAction(_ method: SourceIndex.Member, of type: String) -> String {
      let arguments = zip(method.labels ?? [], ["coder", "sender", "identifier"]).map {
        "\($0 == "_" ? "" : "\($0): ")creation.\($1)"
      }
      return "Outlet(\"\(method.selector)\") { (object: \(type), creation: SegueCreation) in "
        + "creation.destination = object.\(method.baseName)(\(arguments.joined(separator: ", "))) }"
    }

    /// A property in an extension of a class that the sources do not declare has a table of its own, which nibs find by its name.
    func addTable(of node: VariableDeclSyntax) {
      guard let type = typeName, index.types[type]?.isClass != true else { return }
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      var (parent, isConditional) = (node.parent, false)
      while let current = parent, !current.is(ExtensionDeclSyntax.self) {
        if current.is(IfConfigDeclSyntax.self) { isConditional = true }
        parent = current.parent
      }
      guard let name, let place = parent?.as(ExtensionDeclSyntax.self), !isConditional,
        place.genericWhereClause == nil, !node.modifiers.has(.private)
      else {
        return note(node, "Nibs do not set this property of '\(type)'. Set it in code.")
      }
      insert(
        "; final class \(type.replacing(".", with: "_"))_\(plain(name))_Outlet: OutletHolder { static var outletTable: OutletTable "
          + "{ [Outlet(\"\(plain(name))\") { (object: \(type), value) in object.\(name) = value }] } }",
        at: place.endPositionBeforeTrailingTrivia.utf8Offset,
        .outletTable
      )
    }

    /// A name without the backticks that it needs in Swift.
    private func plain(_ name: String) -> String { name.replacing("`", with: "") }

    private func addSelectorTable(
      _ called: [SourceIndex.Member],
      _ type: String,
      _ node: ClassDeclSyntax
    ) {
      let selectors = called.map {
        Self.selector(
          $0.selector,
          $0.baseName,
          $0.labels ?? [],
          of: type,
          types: index.isOverloaded($0, in: type) ? $0.parameterTypes : nil
        )
      }
      additions[type, default: []].append(
        (
          "\(access(node))override class var selectorTable: SelectorTable { super.selectorTable.adding("
            + selectors.joined(separator: ", ") + ") }",
          .selectorTable
        )
      )
    }

    /// Returns whether the innermost type around a node is declared inside of a function or closure.
    private func isInLocalType(_ node: Syntax) -> Bool {
      var (next, isInType) = (node.parent, false)
      while let current = next {
        if current.asProtocol((any DeclGroupSyntax).self) != nil { isInType = true }
        if isInType && (current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)) {
          return true
        }
        next = current.parent
      }
      return false
    }
  }
#endif
