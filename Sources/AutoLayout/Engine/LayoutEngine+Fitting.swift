import Cassowary

/// Fitting sizes of subtrees, computed by an engine that exists for one computation. (Rules 3.17 to
/// 3.22.)
extension LayoutEngine {
  /// Returns the fitting size of the view's frame, not rounded to pixels. The call leaves no trace
  /// in the tree.
  ///
  /// - Complexity: Linear in the size of the subtree, plus the time for the solve.
  static func size(
    fitting view: UIView,
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    // Intrinsic content sizes are read first: an override may lay out views, and requires the tree
    // in its regular state.
    view.forEachInSubtree { $0.prepareForFitting() }
    let sizes = contentSizes(in: view)
    let past = Past(of: view)
    defer { past.restore() }
    let engine = LayoutEngine(fitting: view)
    engine.takeIn(view, sizes)
    let insets = view.alignmentRectInsets
    engine.addTarget(
      \.width,
      Double(target.width - insets.left - insets.right),
      horizontal,
      order: 0
    )
    engine.addTarget(
      \.height,
      Double(target.height - insets.top - insets.bottom),
      vertical,
      order: 1
    )
    engine.solve()
    engine.endSwitching()
    let solved = view.layoutItem.solved.size
    return view.frame(forAlignmentRect: CGRect(origin: .zero, size: solved)).size
  }

  /// The intrinsic content sizes of the views of a subtree, in the order of
  /// `forEachInSubtree(_:)`; nil for those that an engine does not ask.
  static func contentSizes(in view: UIView) -> [CGSize?] {
    var sizes: [CGSize?] = []
    view.forEachInSubtree { inner in
      let isAsked = inner === view || !inner.translatesAutoresizingMaskIntoConstraints
      sizes.append(isAsked ? inner.naturalSize : nil)
    }
    return sizes
  }

  /// Adds the views of a subtree whose state in their engine has been moved into a ``Past``.
  func takeIn(_ view: UIView, _ sizes: [CGSize?]) {
    var index = 0
    if view.isContentOfCell, let cell = view.parent, cell.sizeWatch != nil {
      watchSize(of: cell, filledBy: view)
    }
    view.forEachInSubtree { inner in
      inner.engineLink = .passUnretained(self)
      if inner.sizeWatch != nil { watchSize(of: inner) }
      if let size = sizes[index] {
        inner.content.size = size
        inner.content.isSizeKnown = true
        noteStale(inner)
        if inner.wrapsFreely { noteWrapping(inner) }
      }
      index += 1
    }
    view.forEachInSubtree { inner in
      for constraint in inner.heldConstraints where constraint.solverID == nil { add(constraint) }
    }
  }

  /// Adds the constraint to the target's length. In a conflict the constraints of the subtree are
  /// broken before it.
  private func addTarget(
    _ length: KeyPath<ItemVariables, Variable>,
    _ target: Double,
    _ priority: UILayoutPriority,
    order: UInt64
  ) {
    let variable = variables(of: root.layoutItem)[keyPath: length]
    if !priority.isLegal {
      // A priority of 0 means no constraint, as for content priorities.
      if priority.rawValue == 0 { return }
      return environment.raise(
        LayoutIssue(
          .illegalPriority,
          "\(ConstraintText.number(Double(priority.rawValue))) cannot be a fitting priority of "
            + "\(root.layoutName). Priorities must be greater than 0 and less or equal to 1000.",
          remedy: "The axis is computed without a target.",
        )
      )
    }
    if target.isNaN {
      return environment.raise(
        LayoutIssue(
          .unusableNumber,
          "The target size of systemLayoutSizeFitting of \(root.layoutName) contains NaN.",
          remedy: "Use 0 for the smallest size that fits. The axis is computed without a target."
        )
      )
    }
    // Callers pass the largest representable numbers for an unlimited length.
    let constant = min(max(0, target), 1e9)
    _ = add(
      LinearExpression(variable),
      .equal,
      constant,
      Strength(priority),
      Rank(tier: .frames, order: order),
      .rootSize(.passUnretained(root))
    )
  }

  /// The state that views, guides and constraints of a subtree have in the engine of their tree.
  struct Past {
    private struct Knowledge {
      let variables: ItemVariables?
      let solved: CGRect
      let touchedAt: UInt64?

      /// Moves the state out of the item.
      init(of item: LayoutItem) {
        variables = item.variables
        solved = item.solved
        touchedAt = item.touchedAt
        LayoutEngine.forget(item)
      }

      func restore(to item: LayoutItem) {
        item.variables = variables
        item.solved = solved
        item.touchedAt = touchedAt
      }
    }

    private struct ViewEntry {
      let view: UIView
      let engine: Unmanaged<LayoutEngine>?
      let content: ContentSize
      let item: Knowledge
      /// The time at which the view got the last of its constraints.
      let latest: UInt64
    }

    private var views: [ViewEntry] = []
    private var guides: [(guide: UILayoutGuide, item: Knowledge)] = []
    private var constraints:
      [(constraint: NSLayoutConstraint, id: Cassowary.Constraint.ID?, offset: Double)] = []

    init(of view: UIView) {
      view.forEachInSubtree { view in
        views.append(
          ViewEntry(
            view: view,
            engine: view.engineLink,
            content: view.content,
            item: Knowledge(of: view.layoutItem),
            latest: view.heldConstraints.lazy.map(\.mark).max() ?? 0
          )
        )
        var content = ContentSize()
        content.hugging = view.content.hugging
        content.resistance = view.content.resistance
        view.content = content
        for guide in view.guides { guides.append((guide, Knowledge(of: guide.layoutItem))) }
        for constraint in view.heldConstraints {
          constraints.append((constraint, constraint.solverID, constraint.constantOffset))
          constraint.solverID = nil
        }
      }
    }

    func restore() {
      for entry in views {
        // An object created meanwhile, such as the guide of a content area, is not yet known to the
        // tree's engine.
        for guide in entry.view.guides { LayoutEngine.forget(guide.layoutItem) }
        for constraint in entry.view.heldConstraints { constraint.solverID = nil }
      }
      for entry in views {
        let view = entry.view
        let isInvalidated = !view.content.isSizeKnown && entry.content.isSizeKnown
        view.engineLink = entry.engine
        view.content = entry.content
        entry.item.restore(to: view.layoutItem)
        // An override invalidated the size meanwhile, which concerns the engine of the tree.
        if isInvalidated && view.content.isSizeKnown { view.engine?.contentChanged(view) }
      }
      for (guide, item) in guides { item.restore(to: guide.layoutItem) }
      for (constraint, id, offset) in constraints {
        constraint.solverID = id
        constraint.constantOffset = offset
      }
      for entry in views {
        for constraint in entry.view.heldConstraints
        where constraint.mark > entry.latest && constraint.solverID == nil {
          entry.view.engine?.add(constraint)
        }
      }
    }
  }
}

extension UIView {
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = LayoutEngine.size(fitting: self, target, horizontal, vertical)
    return roundedUpToPixels(size)
  }
}
