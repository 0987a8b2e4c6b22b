import AutoLayout

/// Finds constraints that required ones imply at every size of the root, whatever the content.
///
/// Repeated constraints belong to another rule. Margins and the safe area differ between screens, so
/// that constraints on them may matter elsewhere. A limit that only a centre makes redundant, as on
/// both sides of a centred view, is left alone: it keeps the layout symmetrical for readers. So is a
/// limit that follows from a stack view, because it matters while a view in the stack is hidden, and
/// what follows from its own statement, as in a loop, which cannot leave out the last round.
enum RedundantConstraint {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let repeated = DuplicateConstraint.repeated(in: tree).map(\.later)
    let known = Set(repeated.map(ObjectIdentifier.init))
    let mirrors = MirrorImages(of: tree.constraints)
    let candidates = tree.constraints.filter { constraint in
      !known.contains(ObjectIdentifier(constraint)) && !constraint.dependsOnScreen
        && constraint.identifier != "gone"
        && !(constraint.relation != .equal && mirrors.contains(constraint))
    }
    let implied = tree.root.impliedConstraints(among: candidates, ignoring: repeated)
    let found = Dictionary(
      implied.map { (ObjectIdentifier($0.constraint), $0.reasons) },
      uniquingKeysWith: { one, _ in one }
    )
    return candidates.compactMap { constraint in
      guard let view = constraint.subject, let reasons = found[ObjectIdentifier(constraint)] else {
        return nil
      }
      if constraint.relation != .equal, reasons.contains(where: \.isOfStackView) { return nil }
      let places = Set(reasons.compactMap(\.statement))
      if let own = constraint.statement, places == [own] { return nil }
      return LayoutFinding(
        .redundantConstraint,
        view,
        "`\(constraint.bodyDescription)` has no effect: \(words(reasons)).",
        remedy: "Remove it.",
        blame: constraint,
        subject: constraint.bodyDescription
      )
    }
  }

  private static func words(_ reasons: [NSLayoutConstraint]) -> String {
    var names: [String] = []
    for reason in reasons {
      let name: String
      if let place = reason.statement {
        name = "\(place)"
      } else if reason.isOfRuntime {
        guard let stack = reason.holder as? UIStackView else { continue }
        name = "the stack view `\(stack.layoutName)`"
      } else {
        name = "`\(reason.bodyDescription)`"
      }
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return "every layout satisfies it" }
    if names.count > 4 { names = Array(names.prefix(3)) + ["\(names.count - 3) more"] }
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    return "it follows from \(list)"
  }
}

extension NSLayoutConstraint {
  fileprivate var isOfStackView: Bool { isOfRuntime && holder is UIStackView }

  /// Whether the constraint refers to margins, or to a guide of the runtime such as the safe area.
  fileprivate var dependsOnScreen: Bool {
    let usesMargins = [firstAttribute, secondAttribute].contains {
      $0.rawValue >= Attribute.leftMargin.rawValue
    }
    return usesMargins
      || [firstItem, secondItem].contains { ($0 as? UILayoutGuide)?.isOfRuntime ?? false }
  }
}
