#if Port
  import SwiftSyntax

  /// A visitor that knows the types around the present place.
  class TypePathVisitor: SyntaxVisitor {
    /// The names of the types, from outside in. An extension has the name of its type.
    private(set) var path: [String]

    init(path: [String] = []) {
      self.path = path
      super.init(viewMode: .sourceAccurate)
    }

    /// The name of the type around the present place, with those of its outer types; nil outside of types.
    var typeName: String? { path.isEmpty ? nil : path.joined(separator: ".") }

    /// Called inside of a type, before its members are visited. Does nothing by default.
    func didEnter(_ type: any DeclGroupSyntax) {}
    /// Called inside of a type, after its members have been visited. Does nothing by default.
    func willLeave(_ type: any DeclGroupSyntax) {}

    private func enter(_ type: any DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
      path.append(name)
      didEnter(type)
      return .visitChildren
    }

    private func leave(_ type: any DeclGroupSyntax) {
      willLeave(type)
      path.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.extendedType.trimmedDescription)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
  }
#endif
