import Cassowary

/// Natural sizes as constraints. (Section 3.)
extension LayoutEngine {
  /// The view's natural size has to be asked for again.
  func contentChanged(_ view: UIView) {
    view.content.isSizeKnown = false
    noteStale(view)
  }

  func contentPriorityChanged(_ view: UIView) { noteStale(view) }

  func updateContent(of view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints {
      for id in view.content.takeSizeConstraints() { remove(id) }
      return
    }
    if !view.content.isSizeKnown {
      view.content.isSizeKnown = true
      view.content.size = view.intrinsicContentSize
      view.content.wrappedWidth = nil
      if view.wrapsContent { noteWrapping(view) }
    }
    state(view, .horizontal, Double(view.content.size.width))
    state(view, .vertical, Double(view.content.size.height))
  }

  /// Gives text that wraps the height for its present width. (Rules 3.13, 3.14.)
  ///
  /// - Returns: whether that is another one than before.
  func wrap(_ view: UIView) -> Bool {
    guard view.wrapsContent, !view.translatesAutoresizingMaskIntoConstraints,
      let variables = view.layoutItem.variables
    else { return false }
    let width = CGFloat(state.pointee.solver[variables.width])
    if view.content.wrappedWidth == width { return false }
    view.content.wrappedWidth = width
    let natural = view.content.size
    let isNarrower = width < natural.width - 1e-6
    let height = isNarrower ? view.contentHeight(forWidth: width) ?? natural.height : natural.height
    if view.content.height == Double(height) { return false }
    state(view, .vertical, Double(height))
    return true
  }

  /// `size <= c` at the hugging priority, `size >= c` at the resistance priority. (Rule 3.02.)
  private func state(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Double) {
    let isHorizontal = axis == .horizontal
    if !isHorizontal { view.content.height = length }
    // UIKit's -1 means none, and so does everything else that cannot be a size.
    if !(length >= 0) && view.layoutItem.variables == nil { return }
    let unknowns = variables(of: view.layoutItem)
    let variable = isHorizontal ? unknowns.width : unknowns.height
    let order = view.layoutItem.mark &* 4 &+ (isHorizontal ? 0 : 2)
    let content = view.content
    let atMost = update(
      isHorizontal ? content.widthAtMost : content.heightAtMost,
      variable <= length,
      isHorizontal ? content.hugging.horizontal : content.hugging.vertical,
      Rank(tier: 1, order: order),
      view
    )
    let atLeast = update(
      isHorizontal ? content.widthAtLeast : content.heightAtLeast,
      variable >= length,
      isHorizontal ? content.resistance.horizontal : content.resistance.vertical,
      Rank(tier: 1, order: order &+ 1),
      view
    )
    if isHorizontal {
      view.content.widthAtMost = atMost
      view.content.widthAtLeast = atLeast
    } else {
      view.content.heightAtMost = atMost
      view.content.heightAtLeast = atLeast
    }
  }

  /// Adds, changes or removes one half, as the size and its priority say.
  private func update(
    _ id: Cassowary.Constraint.ID?,
    _ constraint: Cassowary.Constraint,
    _ priority: UILayoutPriority,
    _ rank: Rank,
    _ view: UIView
  ) -> Cassowary.Constraint.ID? {
    if !(constraint.constant >= 0) || !priority.isLegal {
      if let id { remove(id) }
      return nil
    }
    guard let id else {
      return add(constraint, Strength(priority), rank, .contentSize(.passUnretained(view)))
    }
    do throws(UnusableNumber) {
      try state.pointee.solver.setConstant(constraint.constant, of: id)
      try state.pointee.solver.setStrength(Strength(priority), of: id)
      return id
    } catch {
      remove(id)
      return nil
    }
  }
}
