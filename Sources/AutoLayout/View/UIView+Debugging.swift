/// What UIKit has in UIConstraintBasedLayoutDebugging.
extension UIView {
  /// Whether other frames would meet all constraints equally well. (Rule 2.14.)
  ///
  /// Solves what waits to be solved, and answers for the state after it; no frame changes.
  /// - Complexity: about that of a layout. For debugging only.
  public var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }

  /// Moves an ambiguous view, with what hangs on it, to where another of the equally good layouts has it, at once; the next
  /// change of constraints moves it back. Does nothing if the view is not ambiguous. (Rule 2.15.)
  ///
  /// Calls go through the corners of what is possible, in an order that is the same each time.
  public func exerciseAmbiguityInLayout() {
    guard let engine = root.engineIfEngaged(), hasAmbiguousLayout else { return }
    engine.exerciseAmbiguity(of: layoutItem)
    (superview ?? self).layoutIfNeeded()
  }

  /// The active constraints that decide the view's position and size on an axis, those of content sizes and masks included, in
  /// the order of activation. (Rule 2.16.)
  ///
  /// - Complexity: eliminates what is connected with the view. For debugging only.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    root.engineIfEngaged()?.constraintsAffectingLayout(of: layoutItem, axis) ?? []
  }

  /// One line for each view of the subtree: `*` for the top of a tree, `•` for a view that the engine knows, and which of its
  /// unknowns are ambiguous. (Rule 2.19.)
  public func _autolayoutTrace() -> String {
    var lines: [String] = []
    trace(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func trace(into lines: inout [String], depth: Int) {
    let mark = superview == nil ? "*" : engine == nil ? "" : "•"
    let name = ConstraintText.name(ofClassOf: self)
    let shown = accessibilityIdentifier.map { " '\($0)'" } ?? shownText.map { " '\($0)'" } ?? ""
    var line = String(repeating: "|   ", count: depth) + mark + name + shown
    let attributes = ambiguousAttributes
    if !attributes.isEmpty {
      let names = attributes.map { "\($0.nameOfUnknown){id: \(ConstraintText.address(of: self))}" }
      line += " - AMBIGUOUS LAYOUT for \(layoutName).\(names.joined(separator: ", "))"
    }
    lines.append(line)
    for view in children { view.trace(into: &lines, depth: depth + 1) }
  }

  private var ambiguousAttributes: [NSLayoutConstraint.Attribute] {
    guard let engine = root.engineIfEngaged() else { return [] }
    if let attributes = engine.ambiguousAttributes(of: layoutItem) { return attributes }
    // Nothing is known of it: its frame stays, and any other would do. (Rule 4.08.)
    let isPlaced = superview == nil || translatesAutoresizingMaskIntoConstraints
    return isPlaced ? [] : [.left, .top, .width, .height]
  }
}

extension UILayoutGuide {
  /// Whether other frames would meet all constraints equally well. (Rule 2.14.)
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.root.engineIfEngaged() else { return false }
    return engine.ambiguousAttributes(of: layoutItem) != []
  }

  /// The active constraints that decide the guide's position and size on an axis, in the order of activation. (Rule 2.16.)
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    owningView?.root.engineIfEngaged()?.constraintsAffectingLayout(of: layoutItem, axis) ?? []
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var nameOfUnknown: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    default: "Height"
    }
  }
}
