/// Required constraints that cannot all be satisfied, with the reason, the constraint that is
/// broken, and one change that resolves the conflict.
nonisolated public struct LayoutConflict: Hashable, Sendable {
  /// An irreducible infeasible set, in the order of activation: without any one of its members, the
  /// others can be satisfied.
  public var members: [ConstraintSummary]
  /// The member that is broken to recover from the conflict.
  public var leftOut: ConstraintSummary
  /// The reason for the conflict in one sentence, with the numbers.
  public var explanation: String
  /// The change that resolves the conflict; nil if no single change does, or if none was searched
  /// for. See ``remedy``.
  public var cure: Cure?
  /// The cure in words, or the reason why there is none.
  public var remedy: String
  /// The names of the views whose autoresizing masks are involved.
  var maskedViews: [String]

  /// One change after which this conflict is gone and no other has appeared, as verified by solving
  /// the whole tree again.
  nonisolated public struct Cure: Hashable, Sendable {
    /// The kinds of changes.
    nonisolated public enum Change: Hashable, Sendable {
      /// The view does not translate its autoresizing mask.
      case noAutoresizingMask(view: ObjectIdentifier)
      /// The constraint gets this constant.
      case constant(CGFloat)
      /// The constraint gets this priority.
      case priority(UILayoutPriority)
      /// The constraint is deactivated.
      case removal
    }

    /// The member that is changed.
    public var constraint: ConstraintSummary
    /// The change.
    public var change: Change
    /// The change in words: `Change the 100 in Card.swift:12 to 20.`
    public var text: String
  }
}

nonisolated extension LayoutConflict: CustomStringConvertible {
  /// The sentence, at most twelve members of the conflict and the number of the others, and the
  /// broken constraint.
  public var description: String {
    var text = explanation + "\nUnable to simultaneously satisfy constraints:\n"
    for member in members.prefix(Self.mostShown) {
      let later = member.isConstantSetLater ? " (set later)" : ""
      text += "  \(member.location.map { "\($0): " } ?? "")\(member.text)\(later)\n"
    }
    let rest = members.count - Self.mostShown
    if rest > 0 {
      let number = ConstraintText.grouped(rest)
      text += "  and \(number) more constraint\(rest == 1 ? "" : "s")\n"
    }
    if !maskedViews.isEmpty {
      var names = Array(maskedViews.prefix(Self.mostShown))
      let others = maskedViews.count - names.count
      if others > 0 {
        names.append("\(ConstraintText.grouped(others)) more view\(others == 1 ? "" : "s")")
      }
      text +=
        "translatesAutoresizingMaskIntoConstraints is still set for "
        + names.joined(separator: ", ") + ".\n"
    }
    return text + "Will attempt to recover by breaking constraint \(leftOut.text)."
  }

  /// The largest number of members, and of views, that a description lists.
  private static let mostShown = 12

  /// Returns the same conflict with each text replaced by the result of the closure.
  package func spelled(_ spell: (String) -> String) -> LayoutConflict {
    func respelled(_ summary: ConstraintSummary) -> ConstraintSummary {
      var summary = summary
      summary.text = spell(summary.text)
      summary.items = summary.items.map(spell)
      return summary
    }
    var copy = self
    copy.members = members.map(respelled)
    copy.leftOut = respelled(leftOut)
    copy.explanation = spell(explanation)
    copy.remedy = spell(remedy)
    copy.maskedViews = maskedViews.map(spell)
    if let cure {
      copy.cure = Cure(
        constraint: respelled(cure.constraint),
        change: cure.change,
        text: spell(cure.text)
      )
    }
    return copy
  }
}
