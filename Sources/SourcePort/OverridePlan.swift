#if Port
  import SwiftSyntax

  /// How members in extensions are overridden.
  ///
  /// Objective-C finds such members by their names at run time; Swift refuses to override them, or to override others there. So a
  /// member in an extension gets a name of its own, and one in the class calls it:
  ///
  /// ```swift
  /// extension Card { override func layoutSubviews() { … } }      // func _Card_layoutSubviews()
  /// class Card: UIView { … ; override func layoutSubviews() { self._Card_layoutSubviews() } }
  /// ```
  ///
  /// A class that the sources do not declare can get no member. There a function in the extension asks the object for its own
  /// implementation, which has a protocol:
  ///
  /// ```swift
  /// extension UIView { @objc func restyle() { … } }              // func _UIView_restyle()
  /// class Card: UIView { override func restyle() { … } }         // func _own_restyle()
  /// ```
  struct OverridePlan {
    /// A member of a type.
    struct Key: Hashable {
      let type: String
      /// The name with its labels.
      let member: String
    }

    /// What becomes of one member.
    struct Change {
      /// What stands before the name of the member.
      var prefix: String
      /// Whether the member stays an override.
      var isOverride = false
      /// The beginning of the name of the superclass's implementation; nil if it keeps its name.
      var superPrefix: String?
      /// Declarations for the end of the file.
      var declarations: [String] = []
    }

    /// The changes of members.
    private(set) var changes: [Key: Change] = [:]
    /// The members that classes get, in their order.
    private(set) var additions: [String: [String]] = [:]

    init(_ index: SourceIndex) {
      let members = index.extensible
      let known = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
      for member in members where member.isOverride && index.types[member.key.type]?.isClass == true
      {
        add(member, index, known)
      }
    }

    private mutating func add(
      _ member: ExtensibleMember,
      _ index: SourceIndex,
      _ known: [Key: ExtensibleMember]
    ) {
      let (type, name) = (member.key.type, member.key.member)
      var hasOverrideAbove = false
      var base: ExtensibleMember?
      var (next, seen): (String?, Set<String>) = (index.superclass(of: type), [type])
      while let above = next, seen.insert(above).inserted {
        let key = Key(type: above, member: name)
        if let found = known[key], found.isInExtension || found.isOverride {
          if found.isOverride {
            hasOverrideAbove = true
          } else {
            base = found
            break
          }
        } else if index.declares(name, above) {
          break
        }
        if index.types[above]?.isClass != true {
          base = Self.extended(by: name, above, index, known)
          break
        }
        next = index.superclass(of: above)
      }
      guard let base else {
        if member.isInExtension { forward(member, as: "", isOverride: true) }
        return
      }
      if index.types[base.key.type]?.isClass == true {
        // The class of the base gets a member that can be overridden.
        if changes[base.key] == nil { forward(base, as: "", isOverride: false) }
        if member.isInExtension { forward(member, as: "", isOverride: true) }
        return
      }
      if changes[base.key] == nil { dispatch(base) }
      if member.isInExtension {
        forward(member, as: "_own_", isOverride: hasOverrideAbove)
      } else {
        changes[member.key] = Change(prefix: "_own_", isOverride: hasOverrideAbove)
      }
      changes[member.key]?.superPrefix = hasOverrideAbove ? "_own_" : base.prefix
      if !hasOverrideAbove {
        changes[member.key]?.declarations.append("extension \(type): \(Self.protocolName(base)) {}")
      }
    }

    /// The member in an extension of a class of UIKit that a class may override: an extension of the class itself, of all views, of
    /// all controllers, or of all objects.
    private static func extended(
      by member: String,
      _ type: String,
      _ index: SourceIndex,
      _ known: [Key: ExtensibleMember]
    ) -> ExtensibleMember? {
      let general = type.hasSuffix("Controller") ? "UIViewController" : "UIView"
      return [type, general, "UIResponder", "NSObject"].lazy
        .filter { index.types[$0]?.isClass == false }
        .compactMap { known[Key(type: $0, member: member)] }
        .first { !$0.isOverride }
    }

    /// The class gets a member that calls the one in the extension.
    private mutating func forward(
      _ member: ExtensibleMember,
      as start: String,
      isOverride: Bool
    ) {
      changes[member.key] = Change(prefix: member.prefix)
      additions[member.key.type, default: []].append(
        member.declaration(start, isOverride: isOverride, calls: "self.\(member.prefix)")
      )
    }

    /// The member of a class that the sources do not declare asks the object for its own implementation.
    private mutating func dispatch(_ base: ExtensibleMember) {
      let name = Self.protocolName(base)
      changes[base.key] = Change(
        prefix: base.prefix,
        declarations: [
          "\(base.access)protocol \(name): \(base.key.type) { \(base.requirement("_own_")) }",
          "extension \(base.key.type) { \(base.dispatcher(name)) }",
        ]
      )
    }

    private static func protocolName(_ base: ExtensibleMember) -> String {
      "_Own_\(base.key.type)_\(base.key.member)".filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// A member that an extension declares, or that overrides one.
  struct ExtensibleMember {
    let key: OverridePlan.Key
    let isInExtension: Bool
    let isOverride: Bool
    /// The access with a blank; empty for that of the module.
    let access: String
    /// The beginning of the name of the member in an extension. Members of other classes have other names.
    var prefix: String { "_\(key.type.replacing(".", with: "_"))_" }
    private let attributes: String
    /// `class` or `static` with a blank, or nothing.
    private let level: String
    private let kind: Kind

    private enum Kind {
      /// The name, what follows it, how it is called, and what stands before a call.
      case function(name: String, signature: String, arguments: String, effects: String)
      case property(name: String, type: String, isSettable: Bool)
    }

    init?(_ node: FunctionDeclSyntax, of type: String, in group: ExtensionDeclSyntax?) {
      let parameters = node.signature.parameterClause.parameters
      let labels = parameters.map(\.firstName.text)
      key = .init(type: type, member: SourceIndex.memberName(node.name.text, labels))
      (isInExtension, isOverride) = (group != nil, node.modifiers.has(.override))
      (access, level, attributes) = Self.lead(node.modifiers, node.attributes, group)
      var names = 0
      let declared = parameters.map { parameter -> String in
        names += 1
        let value = parameter.defaultValue.map { " \($0.trimmedDescription)" } ?? ""
        return "\(parameter.firstName.text) _p\(names): \(parameter.type.trimmedDescription)"
          + (parameter.ellipsis == nil ? "" : "...") + (node.modifiers.has(.override) ? "" : value)
      }
      if parameters.contains(where: { $0.ellipsis != nil }) || node.genericParameterClause != nil {
        return nil
      }
      let passed = parameters.enumerated().map { number, parameter -> String in
        let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
        let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
        return "\(label)\(isInout ? "&" : "")_p\(number + 1)"
      }
      let specifiers = node.signature.effectSpecifiers
      let result = node.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
      kind = .function(
        name: node.name.text,
        signature: Self.line(
          "(\(declared.joined(separator: ", ")))\(specifiers.map { " \($0.trimmedDescription)" } ?? "")\(result)"
        ),
        arguments: "(\(passed.joined(separator: ", ")))",
        effects: (specifiers?.throwsClause == nil ? "" : "try ")
          + (specifiers?.asyncSpecifier == nil ? "" : "await ")
      )
    }

    init?(_ node: VariableDeclSyntax, of type: String, in group: ExtensionDeclSyntax?) {
      guard node.bindings.count == 1, let binding = node.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let annotation = binding.typeAnnotation?.type.trimmedDescription
      else { return nil }
      key = .init(type: type, member: name)
      (isInExtension, isOverride) = (group != nil, node.modifiers.has(.override))
      (access, level, attributes) = Self.lead(node.modifiers, node.attributes, group)
      var isSettable = false
      if case .accessors(let list) = binding.accessorBlock?.accessors {
        isSettable = list.contains { $0.accessorSpecifier.text != "get" }
      } else if binding.accessorBlock == nil {
        isSettable = true
      }
      kind = .property(name: name, type: Self.line(annotation), isSettable: isSettable)
    }

    private static func lead(
      _ modifiers: DeclModifierListSyntax,
      _ attributes: AttributeListSyntax,
      _ group: ExtensionDeclSyntax?
    ) -> (access: String, level: String, attributes: String) {
      let levels = ["open", "public", "package", "fileprivate", "private"]
      let all = modifiers.map(\.name.text) + (group?.modifiers.map(\.name.text) ?? [])
      let access =
        all.first { levels.contains($0) }.map { "\($0 == "private" ? "fileprivate" : $0) " } ?? ""
      let level = modifiers.has(.class) ? "class " : modifiers.has(.static) ? "static " : ""
      let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { ["discardableResult", "available", "MainActor"].contains($0.name) }
        .map { "\($0.trimmedDescription) " }.joined()
      return (access, level, line(kept))
    }

    private static func line(_ text: String) -> String {
      text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The declaration of a member that calls another one.
    func declaration(_ prefix: String, isOverride: Bool, calls other: String) -> String {
      let own = access == "fileprivate " && isOverride ? "" : access
      let lead =
        "\(attributes)\(own)\(isOverride ? "override " : "")\(level == "static " ? "class " : level)"
      switch kind {
      case .function(let name, let signature, let arguments, let effects):
        return "\(lead)func \(prefix)\(name)\(signature) { \(effects)\(other)\(name)\(arguments) }"
      case .property(let name, let type, let isSettable):
        return "\(lead)var \(prefix)\(name): \(type) { get { \(other)\(name) }"
          + (isSettable ? " set { \(other)\(name) = newValue } }" : " }")
      }
    }

    /// The requirement of a protocol.
    func requirement(_ prefix: String) -> String {
      switch kind {
      case .function(let name, let signature, _, _): "func \(prefix)\(name)\(signature)"
      case .property(let name, let type, let isSettable):
        "var \(prefix)\(name): \(type) { get\(isSettable ? " set" : "") }"
      }
    }

    /// The member that calls an object's own implementation, or else that of the extension.
    func dispatcher(_ name: String) -> String {
      let lead = "\(attributes)\(access)"
      let own = "if let own = self as? any \(name) {"
      switch kind {
      case .function(let member, let signature, let arguments, let effects):
        return
          "\(lead)func \(member)\(signature) { \(own) return \(effects)own._own_\(member)\(arguments) }; "
          + "return \(effects)\(prefix)\(member)\(arguments) }"
      case .property(let member, let type, let isSettable):
        let setter =
          " set { \(own) own._own_\(member) = newValue } else { \(prefix)\(member) = newValue } }"
        return
          "\(lead)var \(member): \(type) { get { \(own) return own._own_\(member) }; return \(prefix)\(member) }"
          + (isSettable ? setter : "") + " }"
      }
    }
  }
#endif
