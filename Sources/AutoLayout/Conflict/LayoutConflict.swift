/// Required constraints that cannot all hold: which, why, what was left out, and one change that cures it.
public struct LayoutConflict: Hashable, Sendable {
  /// An irreducible set, in the order of activation: take any one away, and the others can hold.
  public var members: [ConstraintSummary]
  /// The member that does not take part.
  public var leftOut: ConstraintSummary
  /// Why they cannot all hold: one sentence, with the numbers.
  public var explanation: String
  /// nil if no single change of a statement cures it, or if it was not looked for: see ``remedy``.
  public var cure: Cure?
  /// The cure in words, or why there is none.
  public var remedy: String
  /// The views among those concerned whose masks take part.
  var maskedViews: [String]

  /// One change after which this conflict is gone and no other has come: the whole tree was solved again with it.
  public struct Cure: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      /// The view is told not to translate its autoresizing mask.
      case noAutoresizingMask(view: ObjectIdentifier)
      /// The constraint gets this constant.
      case constant(CGFloat)
      /// The constraint gets this priority.
      case priority(UILayoutPriority)
      /// The constraint is deactivated.
      case removal
    }

    /// What is changed: one of the members.
    public var constraint: ConstraintSummary
    public var change: Change
    /// `Change the 100 in Card.swift:12 to 20.`
    public var text: String
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// The sentence, the set, and what was left out.
  public var description: String {
    var text = explanation + "\nUnable to simultaneously satisfy constraints:\n"
    for member in members {
      text += "  \(member.location.map { "\($0): " } ?? "")\(member.text)\n"
    }
    if !maskedViews.isEmpty {
      text +=
        "translatesAutoresizingMaskIntoConstraints is still set for "
        + maskedViews.joined(separator: ", ") + ".\n"
    }
    return text + "Will attempt to recover by breaking constraint \(leftOut.text)."
  }

  /// The same conflict with other words: each text is exchanged for what the closure makes of it.
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
