import AutoLayout

/// Finds labels and buttons that are smaller than their texts.
///
/// A label with a limit of two or more lines is meant to cut off long texts, so that only its height
/// for these lines is checked.
enum ClippedText {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.compactMap { view in
      if let label = view as? UILabel { return finding(about: label, as: label) }
      guard let button = view as? UIButton, button.configuration == nil,
        button.currentTitle?.isEmpty == false || button.currentAttributedTitle != nil,
        let label = button.titleLabel
      else { return nil }
      return finding(about: label, as: button)
    }
  }

  /// Differences below this number of points do not cut off a letter.
  private static let tolerance: CGFloat = 0.5

  private static func finding(about label: UILabel, as view: UIView) -> LayoutFinding? {
    guard label.text?.isEmpty == false || label.attributedText?.string.isEmpty == false else {
      return nil
    }
    let room = label.bounds.size
    if label.numberOfLines == 1 {
      let needed = label.sizeThatFits(.zero).width * (label.smallestScale ?? 1)
      if needed <= room.width + tolerance || view.hasNoArea { return nil }
      return LayoutFinding(
        .clippedText,
        view,
        "The text of `\(view.layoutName)` needs \(number(needed)) points of width and has "
          + "\(number(room.width)).",
        remedy: view is UIButton
          ? "Give it more room, or a shorter title." : "Give it more room, or more lines.",
        blame: view.limit(of: .width)
      )
    }
    let needed = label.sizeThatFits(CGSize(width: max(room.width, 1), height: 0)).height
    if needed <= room.height + tolerance || view.hasNoArea { return nil }
    return LayoutFinding(
      .clippedText,
      view,
      "The text of `\(view.layoutName)` needs \(number(needed)) points of height at its width of "
        + "\(number(room.width)) and has \(number(room.height)).",
      remedy: "Let its height follow from the text, or allow fewer lines.",
      blame: view.limit(of: .height)
    )
  }
}

extension UILabel {
  /// The factor to which the label scales a text that is too wide; nil if it does not.
  fileprivate var smallestScale: CGFloat? {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : nil
  }
}

extension UIView {
  /// Whether a constraint gives the view or an ancestor the length 0, which hides it.
  fileprivate var hasNoArea: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view.goneAxis != nil
        || view.constraints.contains { constraint in
          constraint.firstItem === view && constraint.secondItem == nil
            && constraint.relation != .greaterThanOrEqual && constraint.constant == 0
            && !constraint.isOfRuntime
        }
    }
  }
}
