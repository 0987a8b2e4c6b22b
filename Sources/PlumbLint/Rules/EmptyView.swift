import AutoLayout

/// Finds images and coloured views without a width or a height that no constraint is about, separators most of all, and views with
/// content that have no constraints at all.
///
/// A view with subviews is as large as they make it, and what is in an empty superview is not the cause.
enum EmptyView {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.compactMap { view in
      if tree.isUnconstrained(view) {
        return LayoutFinding(
          .emptyView,
          view,
          "`\(view.layoutName)` has no constraints, and a width and height of 0, so that nothing of it is seen.",
          remedy: "Constrain its position and size."
        )
      }
      guard view.isMeantToBeSeen, view !== tree.root, !view.hasNoArea,
        let superview = view.superview
      else { return nil }
      let size = view.bounds.size
      let (axis, attribute): (NSLayoutConstraint.Axis, NSLayoutConstraint.Attribute)
      if size.height <= 0, superview.bounds.height > 0 {
        (axis, attribute) = (.vertical, .height)
      } else if size.width <= 0, superview.bounds.width > 0 {
        (axis, attribute) = (.horizontal, .width)
      } else {
        return nil
      }
      if tree.constraints.contains(where: { $0.involves(attribute, of: view) }) { return nil }
      return LayoutFinding(
        .emptyView,
        view,
        "`\(view.layoutName)` is \(number(size.width)) wide and \(number(size.height)) high, so that nothing of it is seen.",
        remedy: "Constrain its \(attribute == .height ? "height" : "width").",
        blame: tree.constraint(of: view, on: axis)
      )
    }
  }
}

extension LintedTree {
  /// Whether the view has content and an empty frame, and no constraint is about it, though others are about its neighbours.
  func isUnconstrained(_ view: UIView) -> Bool {
    guard view.frame == .zero, view !== root, view.hasContent, let superview = view.superview,
      !superview.bounds.isEmpty, !superview.arranges(view), !view.hasNoArea
    else { return false }
    return !constraints.contains { $0.owners.contains { $0 === view } }
      && constraints.contains { $0.owners.contains { $0 === superview } }
  }
}

extension UIView {
  fileprivate var hasContent: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let button as UIButton: button.currentTitle?.isEmpty == false
    case let image as UIImageView: image.image != nil
    default: subviews.isEmpty && (backgroundColor?.cgColor.alpha ?? 0) > 0
    }
  }

  fileprivate func arranges(_ view: UIView) -> Bool {
    (self as? UIStackView)?.arrangedSubviews.contains { $0 === view } == true
  }
}

extension UIView {
  /// Whether the view draws something of its own, and its frame follows from constraints.
  fileprivate var isMeantToBeSeen: Bool {
    if !subviews.isEmpty || translatesAutoresizingMaskIntoConstraints { return false }
    if let view = self as? UIImageView { return view.image != nil }
    // An empty text makes a label of no size; texts are the business of `clipped-text`.
    return !(self is UILabel) && (backgroundColor?.cgColor.alpha ?? 0) > 0
  }
}

extension NSLayoutConstraint {
  fileprivate func involves(_ attribute: Attribute, of view: UIView) -> Bool {
    firstItem === view && firstAttribute == attribute
      || secondItem === view && secondAttribute == attribute
  }
}
