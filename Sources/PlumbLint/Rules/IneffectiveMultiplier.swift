import AutoLayout

/// Finds multipliers of positions that are always 0, and multipliers of 0.
///
/// Positions are relative to the holder of a constraint: its own left and top edges are at 0, however
/// they are multiplied.
enum IneffectiveMultiplier {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.constraints.compactMap { constraint in
      guard let view = constraint.subject, constraint.secondItem != nil, !constraint.hasThirdItem
      else { return nil }
      let equation = "`\(constraint.bodyDescription)`"
      if constraint.multiplier == 0 {
        return LayoutFinding(
          .ineffectiveMultiplier,
          view,
          "The multiplier 0 in \(equation) removes the second item.",
          remedy: "Relate the first item to the constant alone, or correct the multiplier.",
          blame: constraint
        )
      }
      guard constraint.multiplier != 1, constraint.isRelativeToOrigin else { return nil }
      return LayoutFinding(
        .ineffectiveMultiplier,
        view,
        "The multiplier in \(equation) has no effect: it multiplies a position that is 0.",
        remedy: "Multiply a width, a height or the opposite edge.",
        blame: constraint
      )
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the second attribute is the edge of the holder at which its coordinates begin.
  fileprivate var isRelativeToOrigin: Bool {
    guard let holder, secondItem === holder else { return false }
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch secondAttribute {
    case .left, .top: true
    case .leading: !isMirrored
    case .trailing: isMirrored
    default: false
    }
  }
}
