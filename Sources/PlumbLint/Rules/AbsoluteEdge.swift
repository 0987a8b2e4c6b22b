import AutoLayout

/// Finds constraints on left and right in a tree that is laid out from right to left, or that relates
/// other edges to the reading direction.
///
/// A pair that insets both edges by the same number is symmetrical, so that the direction makes no
/// difference. Views with a forced direction, or for playback, have left and right on purpose.
enum AbsoluteEdge {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let mirrors = MirrorImages(of: tree.constraints)
    let lopsided = tree.constraints.filter { !$0.hasThirdItem && !mirrors.contains($0) }
    let isMixed = lopsided.contains { $0.mentions(\.isDirectional) }
    return lopsided.compactMap { constraint in
      guard let view = constraint.subject, let holder = constraint.holder,
        constraint.mentions(\.isAbsolute),
        view.followsDirection, holder.followsDirection
      else { return nil }
      let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      guard isMirrored || isMixed else { return nil }
      let equation = "`\(constraint.bodyDescription)`"
      return LayoutFinding(
        .absoluteEdge,
        view,
        isMirrored
          ? "\(equation) does not follow the direction of the layout, which is right to left."
          : "\(equation) does not follow the reading direction, unlike other constraints of the tree.",
        remedy: "Use leading and trailing instead of left and right.",
        blame: constraint,
        subject: equation
      )
    }
  }
}

extension UIView {
  /// Whether the view is laid out in the reading direction of the app.
  fileprivate var followsDirection: Bool { semanticContentAttribute == .unspecified }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ isMeant: (Attribute) -> Bool) -> Bool {
    isMeant(firstAttribute) || isMeant(secondAttribute)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
