import AutoLayout

/// Finds labels and buttons that are smaller than their texts, and those of which an edge shows a part only.
///
/// A label with a limit of two or more lines is meant to cut off long texts, so that only its height
/// for these lines is checked.
enum ClippedText {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.compactMap { view in
      // `empty-view` finds it.
      if tree.isUnconstrained(view) { return nil }
      if let label = view as? UILabel {
        return finding(about: label, as: label, in: tree) ?? cutOff(label, as: label, in: tree)
      }
      guard let button = view as? UIButton, button.configuration == nil,
        button.currentTitle?.isEmpty == false || button.currentAttributedTitle != nil,
        let label = button.titleLabel
      else { return nil }
      return finding(about: label, as: button, in: tree) ?? cutOff(label, as: button, in: tree)
    }
  }

  /// Differences below this number of points do not cut off a letter.
  private static let tolerance: CGFloat = 0.5

  private static func finding(
    about label: UILabel,
    as view: UIView,
    in tree: LintedTree
  ) -> LayoutFinding? {
    guard label.text?.isEmpty == false || label.attributedText?.string.isEmpty == false else {
      return nil
    }
    let room = label.bounds.size
    // Without a width a text has no height either that it could lack.
    if label.numberOfLines == 1 || room.width <= tolerance {
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
          ?? (room.width <= tolerance ? tree.constraint(of: view, on: .horizontal) : nil)
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

extension ClippedText {
  /// The finding for a text that ends beyond an edge.
  ///
  /// Texts that are wholly outside of a screen or of what clips them are hidden on purpose, and those in a scroll view can be
  /// scrolled to.
  private static func cutOff(
    _ label: UILabel,
    as view: UIView,
    in tree: LintedTree
  ) -> LayoutFinding? {
    if label.text?.isEmpty != false || view === tree.root || tree.root.bounds.isEmpty { return nil }
    var scrolls = (x: false, y: false)
    for ancestor in sequence(first: view.superview, next: { $0?.superview }) {
      guard let ancestor else { break }
      if let view = ancestor as? UIScrollView {
        if view.contentSize.width > view.bounds.width { scrolls.x = true }
        if view.contentSize.height > view.bounds.height { scrolls.y = true }
      }
      let isWhole = ancestor === tree.root && ancestor.superview == nil
      let room = ancestor.bounds
      // To measure the text takes longer, and few labels are at an edge.
      if isWhole || ancestor.showsNothingOutside,
        !room.contains(label.convert(label.bounds, to: ancestor))
      {
        let text = label.convert(label.rectOfText, to: ancestor)
        let seen = text.intersection(room)
        if (seen.width <= 1 || seen.height <= 1) && ancestor.showsNothingOutside { return nil }
        let sides: [(String, NSLayoutConstraint.Axis, CGFloat)] = [
          ("left", .horizontal, scrolls.x ? 0 : room.minX - text.minX),
          ("right", .horizontal, scrolls.x ? 0 : text.maxX - room.maxX),
          ("top", .vertical, scrolls.y ? 0 : room.minY - text.minY),
          ("bottom", .vertical, scrolls.y ? 0 : text.maxY - room.maxY),
        ]
        if let (side, axis, length) = sides.first(where: { $0.2 > 1 }) {
          // The same edge in both reading directions is one defect.
          let isFar = side == (ancestor.isRightToLeft ? "left" : "right")
          let edge = axis == .vertical ? side : isFar ? "trailing" : "leading"
          return LayoutFinding(
            .clippedText,
            view,
            "The text of `\(view.layoutName)` extends \(number(length)) points beyond the \(side) edge of "
              + "`\(ancestor.layoutName)`.",
            remedy: "Constrain this edge to the inside.",
            blame: tree.constraint(of: view, on: axis),
            subject: "\(view.layoutName) \(edge) \(ancestor.layoutName)"
          )
        }
      }
      if ancestor === tree.root { break }
    }
    return nil
  }
}

extension UIView {
  fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether what stands out of the view is not seen, or covers a neighbour.
  fileprivate var showsNothingOutside: Bool {
    clipsToBounds || self is UIWindow || self is UITableViewCell || self is UIScrollView
      || next is UIViewController
  }
}

extension UILabel {
  /// The factor to which the label scales a text that is too wide; nil if it does not.
  fileprivate var smallestScale: CGFloat? {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : nil
  }
}
