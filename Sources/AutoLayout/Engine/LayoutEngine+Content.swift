import Cassowary

/// Intrinsic content sizes as constraints. (Section 3.)
extension LayoutEngine {
  /// Invalidates the view's intrinsic content size, which is read again before the next solve.
  func contentChanged(_ view: UIView) {
    view.content.isSizeKnown = false
    noteStale(view)
  }

  func contentPriorityChanged(_ view: UIView) { noteStale(view) }

  func updateContent(of view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints && !isFitted(view) {
      for id in view.takeSizeConstraints() { remove(id) }
      return
    }
    readContent(of: view)
    let size = view.content.size
    setLength(view, .horizontal, Double(size.width))
    setLength(view, .vertical, Double(size.height))
    // The height is that of the unwrapped text again, also if only a priority changed.
    view.content.wrappedWidth = nil
  }

  /// Reads the intrinsic content size, once after each invalidation. (Rule 3.05.)
  func readContent(of view: UIView) {
    if view.content.isSizeKnown { return }
    view.content.isSizeKnown = true
    view.content.size = view.extras?.placeholderContentSize ?? view.intrinsicContentSize
    if view.content.size.width.isNaN || view.content.size.height.isNaN {
      environment.raise(
        LayoutIssue(
          .unusableNumber,
          "The intrinsicContentSize of \(view.layoutName) is not a number: \(view.content.size.width), "
            + "\(view.content.size.height).",
          remedy: "Return UIView.noIntrinsicMetric on an axis without an intrinsic length."
        )
      )
    }
    view.content.wrappedWidth = nil
    if view.wrapsFreely { noteWrapping(view) }
  }

  /// Adds the view's content size constraints again after their rank among constraints of equal
  /// priority changed.
  func contentRankChanged(_ view: UIView) {
    for id in view.takeSizeConstraints() { remove(id) }
    noteStale(view)
  }

  /// Sets the intrinsic height of text that wraps to its height for the present width. (Rules 3.13,
  /// 3.14.)
  ///
  /// - Returns: Whether the height or a baseline changed.
  func wrap(_ view: UIView) -> Bool {
    guard view.wrapsFreely,
      !view.translatesAutoresizingMaskIntoConstraints || isFitted(view),
      let variables = view.layoutItem.variables
    else { return false }
    let width = CGFloat(state.pointee.solver[variables.width])
    let oldWidth = view.content.wrappedWidth
    if oldWidth == width { return false }
    view.content.wrappedWidth = width
    let movesBaselines = view.baselinesMoved(from: oldWidth, to: width)
    if movesBaselines { baselinesChanged(view) }
    let natural = view.content.size
    let isNarrower = width < natural.width - 1e-6
    let height = isNarrower ? view.contentHeight(forWidth: width) ?? natural.height : natural.height
    if view.content.solverHeight == Double(height) { return movesBaselines }
    setLength(view, .vertical, Double(height))
    return true
  }

  /// Adds the constraints `size <= c` at the hugging priority and `size >= c` at the compression
  /// resistance priority. (Rule 3.02.)
  private func setLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Double) {
    let isHorizontal = axis == .horizontal
    var constraints = isHorizontal ? view.content.width : view.content.height
    // The value -1 means that there is no intrinsic length. So do other negative values and NaN.
    if !(length >= 0) && constraints.isEmpty { return }
    if !isHorizontal { view.content.solverHeight = length }
    let unknowns = variables(of: view.layoutItem)
    let variable = isHorizontal ? unknowns.width : unknowns.height
    let order = view.layoutItem.order &+ (isHorizontal ? 0 : 2)
    constraints.atMost = update(
      constraints.atMost,
      variable,
      .lessThanOrEqual,
      length,
      isHorizontal ? view.content.hugging.horizontal : view.content.hugging.vertical,
      Rank(tier: .statements, order: order),
      view
    )
    constraints.atLeast = update(
      constraints.atLeast,
      variable,
      .greaterThanOrEqual,
      length,
      isHorizontal ? view.content.resistance.horizontal : view.content.resistance.vertical,
      Rank(tier: .statements, order: order &+ 1),
      view
    )
    if isHorizontal { view.content.width = constraints } else { view.content.height = constraints }
  }

  /// Adds, changes or removes one of the two constraints, depending on the length and the priority.
  private func update(
    _ id: Cassowary.Constraint.ID?,
    _ variable: Variable,
    _ relation: Cassowary.Relation,
    _ length: Double,
    _ priority: UILayoutPriority,
    _ rank: Rank,
    _ view: UIView
  ) -> Cassowary.Constraint.ID? {
    if !(length >= 0) || !priority.isLegal {
      if let id { remove(id) }
      return nil
    }
    guard let id else {
      touch(.passUnretained(view.layoutItem))
      return withSum { sum in
        sum.terms.append(.init(variable, 1))
        return add(
          sum,
          relation,
          length,
          Strength(priority),
          rank,
          .contentSize(.passUnretained(view))
        )
      }
    }
    state.pointee.pending = .changes
    do throws(UnusableNumber) {
      try state.pointee.solver.setConstant(length, of: id)
      try state.pointee.solver.setStrength(Strength(priority), of: id)
      return id
    } catch {
      remove(id)
      return update(nil, variable, relation, length, priority, rank, view)
    }
  }
}

extension UIView {
  /// An intrinsic content size that replaces the view's own, -1 on an axis without an intrinsic
  /// length; nil for the view's own.
  ///
  /// For hosts that know the size of the content of a class that they do not have, like Interface
  /// Builder's placeholders.
  package final var placeholderContentSize: CGSize? {
    get { extras?.placeholderContentSize }
    set {
      if newValue == placeholderContentSize { return }
      madeExtras.placeholderContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the intrinsic height depends on the width that layout determines, and is the view's
  /// own.
  var wrapsFreely: Bool { wrapsContent && extras?.placeholderContentSize == nil }

  /// The intrinsic content size: the size that the engine has if it uses the view's intrinsic
  /// content size, otherwise the view's own.
  var naturalSize: CGSize {
    guard let engine, !translatesAutoresizingMaskIntoConstraints else {
      return extras?.placeholderContentSize ?? intrinsicContentSize
    }
    engine.readContent(of: self)
    return content.size
  }
}
