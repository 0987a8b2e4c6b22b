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
  /// A class of UIKit can get no member. There a function in the extension asks the object for its own implementation, which has a
  /// protocol, and then for those in extensions of other classes of UIKit:
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
      // The members in extensions of UIKit's classes that are overridden, and the classes of UIKit that do so in extensions.
      var bases: [ExtensibleMember] = []
      var levels: [Key: [String]] = [:]
      for member in members where member.isOverride {
        let isSources = index.types[member.key.type]?.isClass == true
        guard let base = base(of: member, index, known) else {
          if isSources, member.isInExtension { forward(member, as: "", isOverride: true) }
          continue
        }
        if index.types[base.member.key.type]?.isClass == true {
          // The class of the base gets a member that can be overridden.
          if changes[base.member.key] == nil { forward(base.member, as: "", isOverride: false) }
          if member.isInExtension { forward(member, as: "", isOverride: true) }
          continue
        }
        if levels[base.member.key] == nil {
          bases.append(base.member)
          levels[base.member.key] = []
        }
        if !isSources {
          levels[base.member.key]?.append(member.key.type)
          changes[member.key] = Change(prefix: member.prefix)
        } else if member.isInExtension {
          forward(member, as: "_own_", isOverride: base.isOverridden)
        } else {
          changes[member.key] = Change(prefix: "_own_", isOverride: base.isOverridden)
        }
        changes[member.key]?.superPrefix = base.isOverridden ? "_own_" : base.prefix
        if isSources && !base.isOverridden {
          changes[member.key]?.declarations.append(
            "extension \(member.key.type): \(Self.protocolName(base.member)) {}"
          )
        }
      }
      for base in bases { dispatch(base, levels[base.key] ?? []) }
    }

    /// The member in an extension that another one overrides, whether a class of the sources overrides it before, and the beginning of
    /// the name of the nearest implementation in an extension; nil if the member overrides one of a class.
    private func base(
      of member: ExtensibleMember,
      _ index: SourceIndex,
      _ known: [Key: ExtensibleMember]
    ) -> (member: ExtensibleMember, isOverridden: Bool, prefix: String)? {
      var (isOverridden, prefix): (Bool, String?) = (false, nil)
      var (next, seen): (String?, Set<String>) = (superclass(of: member.key.type, index), [])
      while let type = next, seen.insert(type).inserted {
        let isSources = index.types[type]?.isClass == true
        if let found = known[Key(type: type, member: member.key.member)] {
          if !found.isOverride { return (found, isOverridden, prefix ?? found.prefix) }
          if isSources { isOverridden = true } else { prefix = prefix ?? found.prefix }
        } else if isSources, index.declares(member.key.member, type) {
          return nil
        }
        next = superclass(of: type, index)
      }
      return nil
    }

    private func superclass(of type: String, _ index: SourceIndex) -> String? {
      if index.types[type]?.isClass == true { return index.superclass(of: type) }
      return UIKitClasses.superclass(of: type)
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
    private mutating func dispatch(_ base: ExtensibleMember, _ levels: [String]) {
      let name = Self.protocolName(base)
      changes[base.key] = Change(
        prefix: base.prefix,
        declarations: [
          "\(base.access)protocol \(name): \(base.key.type) { \(base.requirement("_own_")) }",
          "extension \(base.key.type) { \(base.dispatcher(name, UIKitClasses.fromBelow(levels))) }",
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

    /// The member that calls an object's own implementation, or else that of the extension of the nearest class of UIKit.
    func dispatcher(_ name: String, _ levels: [String]) -> String {
      let lead = "\(attributes)\(access)"
      let cases = [("any \(name)", "_own_")] + levels.map { ($0, "_\($0)_") }
      switch kind {
      case .function(let member, let signature, let arguments, let effects):
        let calls = cases.map {
          "if let own = self as? \($0.0) { return \(effects)own.\($0.1)\(member)\(arguments) }; "
        }.joined()
        return
          "\(lead)func \(member)\(signature) { \(calls)return \(effects)\(prefix)\(member)\(arguments) }"
      case .property(let member, let type, let isSettable):
        let gets = cases.map { "if let own = self as? \($0.0) { return own.\($0.1)\(member) }; " }
          .joined()
        let sets = cases.map {
          "if let own = self as? \($0.0) { own.\($0.1)\(member) = newValue; return }; "
        }.joined()
        let setter = isSettable ? " set { \(sets)\(prefix)\(member) = newValue }" : ""
        return "\(lead)var \(member): \(type) { get { \(gets)return \(prefix)\(member) }\(setter) }"
      }
    }
  }
#endif
