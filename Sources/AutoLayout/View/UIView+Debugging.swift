/// UIKit's methods for debugging constraint-based layout.
extension UIView {
  /// Whether other frames would satisfy all constraints equally well. (Rule 2.14.)
  ///
  /// Solves pending changes of constraints first; no frame changes.
  ///
  /// - Complexity: Comparable to a layout. For debugging only.
  public var hasAmbiguousLayout: Bool {
    !ambiguousAttributes(in: root.engineIfEngaged()).isEmpty
  }

  /// Moves an ambiguous view, and the views that depend on it, to another of the equally good
  /// layouts. The move takes effect at once, and the next change of constraints undoes it. Does
  /// nothing if the view is not ambiguous. (Rule 2.15.)
  ///
  /// Successive calls visit the extreme layouts in an order that is the same each time.
  public func exerciseAmbiguityInLayout() {
    guard let engine = root.engineIfEngaged(), hasAmbiguousLayout else { return }
    engine.exerciseAmbiguity(of: layoutItem)
    (superview ?? self).layoutIfNeeded()
  }

  /// Returns the active constraints that determine the view's position and size on an axis, in the
  /// order of activation. They include the constraints of content sizes and autoresizing masks.
  /// (Rule 2.16.)
  ///
  /// - Complexity: Eliminates the constraints connected with the view. For debugging only.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    root.engineIfEngaged()?.constraintsAffectingLayout(of: layoutItem, axis) ?? []
  }

  /// Returns a listing of the subtree with one line for each view. `*` marks the root of a tree,
  /// `•` a view that the engine contains; ambiguous attributes are listed after the view. (Rule
  /// 2.19.)
  ///
  /// - Complexity: Linear in the length of the listing, and about one layout for each ambiguous
  ///   attribute.
  public func _autolayoutTrace() -> String {
    // The search for an engine reads the whole tree if there is none.
    let engine = root.engineIfEngaged()
    var lines: [String] = []
    // In an array instead of on the call stack, which a deep tree would overflow.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(view.traceLine(depth: depth, in: engine))
      for child in view.children.reversed() { waiting.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Why an edge, a centre or a length has its value; nil for other attributes, and for the position
  /// of a root.
  package func layoutReason(for attribute: NSLayoutConstraint.Attribute) -> LayoutReason? {
    sharingPropertyNames { layoutItem.layoutReason(for: attribute, frame) }
  }

  /// Returns the ambiguities of views of the tree that remain when earlier ones are settled, in the
  /// order of the views.
  package func causesOfAmbiguity(
    of views: [UIView]
  ) -> [(view: UIView, ambiguity: LayoutAmbiguity)] {
    guard let engine = root.engineIfEngaged() else { return [] }
    return sharingPropertyNames {
      engine.causesOfAmbiguity(of: views.map(\.layoutItem)).map { (views[$0.place], $0.ambiguity) }
    }
  }

  /// The ambiguities in the subtree that remain when earlier ones are settled, superviews before
  /// their subviews.
  var causesOfAmbiguity: [LayoutAmbiguity] {
    guard let engine = root.engineIfEngaged() else { return [] }
    return sharingPropertyNames {
      engine.causesOfAmbiguity(of: itemsInSubtree).map(\.ambiguity)
    }
  }

  /// The values in the subtree that could be others, superviews before their subviews.
  package var layoutAmbiguities: [LayoutAmbiguity] {
    guard let engine = root.engineIfEngaged() else { return [] }
    return sharingPropertyNames { engine.ambiguities(of: itemsInSubtree).map(\.ambiguity) }
  }

  /// Views and guides, superviews before their subviews.
  private var itemsInSubtree: [LayoutItem] {
    var items: [LayoutItem] = []
    // In an array instead of on the call stack, which a deep tree would overflow.
    var waiting = [self]
    while let view = waiting.popLast() {
      items += [view.layoutItem] + view.layoutGuides.map(\.layoutItem)
      waiting.append(contentsOf: view.children.reversed())
    }
    return items
  }

  private func traceLine(depth: Int, in engine: LayoutEngine?) -> String {
    let mark = superview == nil ? "*" : self.engine == nil ? "" : "•"
    let name = ConstraintText.name(ofClassOf: self)
    let shown = accessibilityIdentifier.map { " '\($0)'" } ?? shownText.map { " '\($0)'" } ?? ""
    let line = String(repeating: "|   ", count: depth) + mark + name + shown
    let attributes = ambiguousAttributes(in: engine)
    if attributes.isEmpty { return line }
    let names = attributes.map { "\($0.nameOfUnknown){id: \(ConstraintText.address(of: self))}" }
    return line + " - AMBIGUOUS LAYOUT for \(layoutName).\(names.joined(separator: ", "))"
  }

  private func ambiguousAttributes(in engine: LayoutEngine?) -> [NSLayoutConstraint.Attribute] {
    guard let engine else { return [] }
    if let attributes = engine.ambiguousAttributes(of: layoutItem) { return attributes }
    // The engine does not contain the view. Unless its mask is translated, its frame stays, and any
    // other frame would do as well. (Rule 4.08.)
    let isPlaced = superview == nil || translatesAutoresizingMaskIntoConstraints
    return isPlaced ? [] : [.left, .top, .width, .height]
  }
}

extension LayoutItem {
  fileprivate func layoutReason(
    for attribute: NSLayoutConstraint.Attribute,
    _ frame: CGRect
  ) -> LayoutReason? {
    guard let engine = owner?.root.engineIfEngaged(), variables != nil else {
      // No constraint is involved: the frame was set.
      let values: [NSLayoutConstraint.Attribute: CGFloat] = [
        .left: frame.minX, .right: frame.maxX, .top: frame.minY, .bottom: frame.maxY,
        .width: frame.width, .height: frame.height, .centerX: frame.midX, .centerY: frame.midY,
      ]
      return values[attribute].map {
        LayoutReason(
          name: "\(layoutName).\(attribute.name)",
          value: $0,
          steps: [],
          pressing: [],
          changes: []
        )
      }
    }
    return engine.reason(for: attribute, of: self)
  }
}

extension UILayoutGuide {
  /// Why an edge, a centre or a length has its value; nil for other attributes.
  package func layoutReason(for attribute: NSLayoutConstraint.Attribute) -> LayoutReason? {
    guard let owningView else { return layoutItem.layoutReason(for: attribute, layoutFrame) }
    return owningView.sharingPropertyNames {
      layoutItem.layoutReason(for: attribute, layoutFrame)
    }
  }

  /// Whether other frames would satisfy all constraints equally well. (Rule 2.14.)
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.root.engineIfEngaged() else { return false }
    return engine.ambiguousAttributes(of: layoutItem) != []
  }

  /// Returns the active constraints that determine the guide's position and size on an axis, in the
  /// order of activation. (Rule 2.16.)
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    owningView?.root.engineIfEngaged()?.constraintsAffectingLayout(of: layoutItem, axis) ?? []
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var nameOfUnknown: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    default: "Height"
    }
  }
}
