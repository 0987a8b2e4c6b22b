import Cassowary

/// The constraints of the solver as objects for inspection.
extension LayoutEngine {
  /// Returns the app's constraint, or an object that represents a constraint of the runtime.
  func object(of id: Cassowary.Constraint.ID) -> NSLayoutConstraint? {
    switch origin(of: id) {
    case .statement(let constraint)?: return constraint.takeUnretainedValue()
    case .contentSize(let view)?:
      let view = view.takeUnretainedValue()
      guard let form = form(of: id, on: view) else { return nil }
      let isHorizontal = form.attribute == .width
      return contentSize(of: view, isHorizontal ? .horizontal : .vertical)
    case .mask(let view)?:
      let view = view.takeUnretainedValue()
      return form(of: id, on: view).map {
        if view.isEncapsulated, [.width, .height].contains($0.attribute) {
          let axis = $0.attribute == .width ? NSLayoutConstraint.Axis.horizontal : .vertical
          return GivenSizeConstraint.about(view, axis, $0.constant, by: .list)
        }
        return NSAutoresizingMaskLayoutConstraint.about(
          view,
          $0.attribute,
          scale: $0.scale,
          constant: $0.constant
        )
      }
    case .rootSize(let view)?:
      let view = view.takeUnretainedValue()
      guard let form = form(of: id, on: view) else { return nil }
      if view.translatesAutoresizingMaskIntoConstraints {
        return NSAutoresizingMaskLayoutConstraint.about(
          view,
          form.attribute,
          scale: 0,
          constant: form.constant
        )
      }
      let isHorizontal = form.attribute == .width
      return GivenSizeConstraint.about(
        view,
        isHorizontal ? .horizontal : .vertical,
        form.constant,
        by: .host
      )
    case nil: return nil
    }
  }

  /// Returns the intrinsic content size that the engine has; nil if it has none.
  func contentSize(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> NSContentSizeLayoutConstraint? {
    let constraints = axis == .horizontal ? view.content.width : view.content.height
    guard let id = constraints.atMost ?? constraints.atLeast else { return nil }
    return .about(view, axis, state.pointee.solver.constraint(id).0.constant)
  }

  /// Returns a constraint of the runtime in the form
  /// `view.attribute == scale · superview.length + constant`.
  func form(
    of id: Cassowary.Constraint.ID,
    on view: UIView
  ) -> (attribute: NSLayoutConstraint.Attribute, scale: Double, constant: Double)? {
    guard let variables = view.layoutItem.variables else { return nil }
    let (constraint, _, _) = state.pointee.solver.constraint(id)
    var attribute: NSLayoutConstraint.Attribute?
    var scale = 0.0
    for term in constraint.expression.terms {
      switch term.variable {
      case variables.left: attribute = .left
      case variables.top: attribute = .top
      case variables.width: attribute = .width
      case variables.height: attribute = .height
      default: scale = -term.coefficient
      }
    }
    return attribute.map { ($0, scale, constraint.constant) }
  }
}
