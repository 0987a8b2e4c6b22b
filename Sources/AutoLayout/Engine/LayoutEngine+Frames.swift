import Cassowary

/// Frames and autoresizing masks as constraints. (Section 4.)
extension LayoutEngine {
  /// Adds the constraints of a view's frame after the view has received its variables.
  func addFrameConstraints(of view: UIView) {
    if isFitted(view) { return }
    if view.parentLink == nil {
      addRootSize(of: view)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      addMask(of: view)
    }
  }

  func maskChanged(_ view: UIView) {
    restateFrame(of: view)
    // The mask may follow the superview from now on, and perhaps no constraint involves the view any more.
    noteItem(.passUnretained(view.layoutItem))
  }

  /// Replaces the constraints of a view's frame.
  func restateFrame(of view: UIView) {
    guard view.layoutItem.variables != nil else { return }
    for id in view.takeFrameConstraints() { remove(id) }
    addFrameConstraints(of: view)
  }

  func geometryChanged(_ view: UIView) {
    if view.parentLink == nil {
      rootSizeChanged(view)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      restateFrame(of: view)
    }
  }

  func translationChanged(_ view: UIView) {
    maskChanged(view)
    contentChanged(view)
  }

  /// Adds the constraints of the root's size, which is given from outside. (Rule 4.12.)
  ///
  /// If the root does not translate its autoresizing mask, its own constraints take precedence: the
  /// given size then has the rank that is broken first.
  private func addRootSize(of view: UIView) {
    guard let variables = view.layoutItem.variables else { return }
    state.pointee.isRootSizeGiven = true
    let size = givenSize(of: view)
    let tier: Tier = view.translatesAutoresizingMaskIntoConstraints ? .frames : .hostSize
    let order = view.layoutItem.order
    view.content.frameConstraints = [
      add(
        LinearExpression(variables.width),
        .equal,
        size.width,
        .required,
        Rank(tier: tier, order: order),
        .rootSize(.passUnretained(view))
      ),
      add(
        LinearExpression(variables.height),
        .equal,
        size.height,
        .required,
        Rank(tier: tier, order: order &+ 1),
        .rootSize(.passUnretained(view))
      ),
    ].compactMap { $0 }
  }

  /// Changes the constants of the root's size constraints. Removing the constraints and adding new
  /// ones would also update the constraints that they are connected with.
  ///
  /// If there are conflicts, the constraints are replaced nevertheless, so that a conflict that
  /// persists is reported at every size.
  private func rootSizeChanged(_ view: UIView) {
    state.pointee.isRootSizeGiven = true
    let ids = view.content.frameConstraints
    if ids.count != 2 || !state.pointee.solver.conflicts.isEmpty { return restateFrame(of: view) }
    let size = givenSize(of: view)
    state.pointee.pending = .changes
    do throws(UnusableNumber) {
      try state.pointee.solver.setConstant(size.width, of: ids[0])
      try state.pointee.solver.setConstant(size.height, of: ids[1])
    } catch {
      restateFrame(of: view)
    }
  }

  private func givenSize(of root: UIView) -> (width: Double, height: Double) {
    let size = root.alignmentRect(forFrame: root.placement).size
    return (max(0, Double(size.width)), max(0, Double(size.height)))
  }

  /// Adds the equations of a frame and its mask: two per axis, over the superview's size. (Rules
  /// 4.02 to 4.05.)
  private func addMask(of view: UIView) {
    guard let variables = view.layoutItem.variables, let parent = view.parent else { return }
    touch(.passUnretained(view.layoutItem))
    let frame = view.placement
    let mask = view.autoresizingMask
    let insets = view.alignmentRectInsets
    let outer = parent.alignmentRectInsets
    let horizontal = AutoresizedSpan(
      position: frame.origin.x,
      length: frame.size.width,
      container: parent.storedBounds.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    let vertical = AutoresizedSpan(
      position: frame.origin.y,
      length: frame.size.height,
      container: parent.storedBounds.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    var order = view.layoutItem.order
    var stated: [Cassowary.Constraint.ID] = []
    // Below all priorities of content sizes: the size of a control does not follow from the frames
    // that the control itself sets.
    let strength = view.partOfControl == nil ? .required : Strength(.fittingSizeLevel)

    func state(
      _ variable: Variable,
      _ line: AutoresizedSpan.Line,
      plus inset: CGFloat,
      of container: (ItemVariables) -> Variable,
      outside: CGFloat
    ) {
      var expression = LinearExpression(variable)
      var constant = Double(line.offset + inset)
      if line.scale != 0 {
        let scale = Double(line.scale)
        expression.terms.append(.init(container(self.variables(of: parent.layoutItem)), -scale))
        touch(.passUnretained(parent.layoutItem))
        constant += scale * Double(outside)
      }
      let id = add(
        expression,
        .equal,
        constant,
        strength,
        Rank(tier: line.scale == 0 ? .frames : .masks, order: order),
        .mask(.passUnretained(view))
      )
      if let id { stated.append(id) }
      order &+= 1
    }

    let outsideWidth = outer.left + outer.right
    let outsideHeight = outer.top + outer.bottom
    state(
      variables.left,
      horizontal.position,
      plus: insets.left,
      of: \.width,
      outside: outsideWidth
    )
    state(
      variables.width,
      horizontal.length,
      plus: -insets.left - insets.right,
      of: \.width,
      outside: outsideWidth
    )
    state(variables.top, vertical.position, plus: insets.top, of: \.height, outside: outsideHeight)
    state(
      variables.height,
      vertical.length,
      plus: -insets.top - insets.bottom,
      of: \.height,
      outside: outsideHeight
    )
    view.content.frameConstraints = view.content.frameConstraints + stated
  }
}
