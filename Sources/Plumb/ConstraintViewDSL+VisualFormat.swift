extension ConstraintViewDSL {
  /// Makes and activates the constraints of a row or column of views in this view, written in Apple's visual format language.
  ///
  /// ```swift
  /// card.snp.visual("H:|-[icon(24)]-[title]-|", ["icon": icon, "title": title], options: .alignAllCenterY)
  /// ```
  ///
  /// Each constraint is one statement of the view that it places, whose makers can update and remove it: the later of two views, the
  /// view with the size, or at an edge of this view the view beside the edge. The views in brackets stop translating their
  /// autoresizing masks.
  ///
  /// `|` is this view. If it is not the superview of the view beside `|`, this is reported and no constraint is made. A format with
  /// a syntax error is reported, too; UIKit and AppKit raise an exception on Apple's platforms.
  ///
  /// - Parameters:
  ///   - format: the row (`H:`) or column (`V:`) in the visual format language.
  ///   - views: the views and guides of the format by name.
  ///   - options: the alignment perpendicular to the axis, and the direction of the row.
  ///   - metrics: the numbers of the format by name.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  @discardableResult
  public func visual(
    _ format: String,
    _ views: [String: any LayoutConstraintItem],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: any ConstraintOffsetTarget] = [:],
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    let line = VisualLine(view, views, SourceLocation(file: file, line: line))
    return line.make(
      visualConstraints(
        format,
        options,
        metrics: metrics.mapValues(\.constraintOffsetTargetValue),
        views: views,
        at: line.location
      ),
      placing: VisualLine.names(in: format)
    )
  }
}

/// Converts the runtime's constraints of a visual format to statements.
private struct VisualLine {
  private let container: ConstraintView
  private let views: [String: any LayoutConstraintItem]
  let location: SourceLocation

  init(
    _ container: ConstraintView,
    _ views: [String: any LayoutConstraintItem],
    _ location: SourceLocation
  ) {
    self.container = container
    self.views = views
    self.location = location
  }

  /// The names of the views in brackets.
  static func names(in format: String) -> [String] {
    format.split(separator: "[", omittingEmptySubsequences: false).dropFirst().map { part in
      String(
        part.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      )
    }
  }

  func make(_ constraints: [NSLayoutConstraint], placing names: [String]) -> ConstraintGroup {
    if constraints.isEmpty || !areInPlace(constraints) { return ConstraintGroup([]) }
    for name in names {
      if let view = views[name] { ConstraintMaker.disableMaskTranslation(Item(view)) }
    }
    let handles = constraints.compactMap(statement).map { Constraint([$0], location) }
    takePart(handles.flatMap(\.layoutConstraints))
    var counts: [ObjectIdentifier: Int] = [:]
    for constraint in handles.flatMap(\.layoutConstraints) {
      if let item = constraint.subject { counts[ObjectIdentifier(item.object), default: 0] += 1 }
    }
    for handle in handles {
      guard let item = handle.layoutConstraints.first?.subject else { continue }
      handle.register(with: item)
      if let count = counts.removeValue(forKey: ObjectIdentifier(item.object)) {
        GrowthCheck(item: item).run(added: count)
      }
    }
    return ConstraintGroup(handles)
  }

  /// Whether the constraints relate only views of the format and the container; a different superview is reported.
  private func areInPlace(_ constraints: [NSLayoutConstraint]) -> Bool {
    for constraint in constraints {
      guard let first = constraint.firstItem else { continue }
      let second = constraint.secondItem
      for (item, other) in [(first, second), (second, first)] {
        guard let item, let other, item !== container,
          !views.values.contains(where: { $0 === item })
        else { continue }
        report(
          .illegalItem,
          "`|` stands for \(name(of: container)), but the superview of \(name(of: other)) is \(name(of: item)); "
            + "no constraint is made.",
          remedy: "Call `visual` on that superview, or add the view to \(name(of: container)).",
          at: location,
          concerning: container
        )
        return false
      }
    }
    return true
  }

  /// Converts a constraint to one of the DSL, with the view that it places as the first item.
  private func statement(_ made: NSLayoutConstraint) -> LayoutConstraint? {
    guard let first = made.firstItem else { return nil }
    var items = (first, made.secondItem)
    var attributes = (made.firstAttribute.inStatement, made.secondAttribute.inStatement)
    var (relation, constant) = (made.relation, made.constant)
    let isTurned = first === container && items.1 != nil
    if let second = items.1, isTurned {
      items = (second, first)
      attributes = (attributes.1, attributes.0)
      constant = -constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      default: break
      }
    }
    let item = Item(items.0)
    let links = (ItemLink(item), items.1.map { ItemLink(Item($0)) } ?? .none)
    // `sides` does not retain the two items.
    defer { withExtendedLifetime(links) {} }
    let sides = ConstraintSides(links.0, links.1)
    if items.1 != nil && sides.holder == nil {
      StatementCheck(item: item, location: location).reportProblem(
        attributes.0,
        to: links.1.item,
        attributes.1,
        multiplier: 1,
        constant: constant
      )
      return nil
    }
    let constraint = sides.constraint(
      links,
      attributes.0,
      relation,
      attributes.1,
      isAlone: items.1 == nil,
      multiplier: 1,
      constant: constant,
      priority: made.priority,
      location
    )
    if !isTurned { constraint.followSpacing(of: made) }
    return constraint
  }
}
