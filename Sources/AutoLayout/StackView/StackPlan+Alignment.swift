extension StackPlan {
  /// Adds the statements that place the views across the axis. (Rules 11.10 to 11.13.)
  mutating func align() {
    defer { if !needsSpanner { stack.removeSpanner() } }
    guard let first = arranged.first else { return connectEmptyCanvas(across) }
    let alignment = effectiveAlignment
    switch alignment {
    case .fill:
      alignAll(on: across.start)
      alignAll(on: across.end)
      connect(.equal, to: first.layoutItem, .equal)
    case _ where arranged.count == 1:
      alignOne(first.layoutItem, alignment)
    default:
      alignWithSpanner(first.layoutItem, alignment)
    }
  }

  /// The alignment in effect. A column has no baseline alignment: its views are aligned at the
  /// leading edge. (Rule 11.13.)
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .vertical ? .leading : stack.alignment
    default: stack.alignment
    }
  }

  private mutating func alignAll(on attribute: NSLayoutConstraint.Attribute) {
    for view in arranged.dropFirst() {
      state(.alignment, arranged[0].layoutItem, attribute, to: view.layoutItem, attribute)
    }
  }

  /// Relates the edges of an item to those of the canvas: `canvas.start ? item.start` and
  /// `canvas.end ? item.end`, where `?` is the relation given for each.
  private mutating func connect(
    _ start: NSLayoutConstraint.Relation,
    to item: LayoutItem,
    _ end: NSLayoutConstraint.Relation
  ) {
    state(.canvasConnection, canvas, across.start, start, to: item, across.start)
    state(.canvasConnection, canvas, across.end, end, to: item, across.end)
  }

  /// Aligns a single view, which requires no spanner. (Rule 11.12.)
  private mutating func alignOne(_ item: LayoutItem, _ alignment: UIStackView.Alignment) {
    connect(
      alignment == .leading ? .equal : .lessThanOrEqual,
      to: item,
      alignment == .trailing ? .equal : .greaterThanOrEqual
    )
    if alignment == .center {
      state(.canvasConnection, canvas, across.center, to: item, across.center)
    }
    state(.canvasFit, stack.layoutItem, across.length, at: UILayoutPriority(49))
    state(.ambiguitySuppression, item, across.length, at: UILayoutPriority(25))
  }

  /// Aligns several views with a guide that spans all of them. The canvas is constrained to the
  /// guide where no view is certain to reach its edge. (Rule 11.11.)
  private mutating func alignWithSpanner(
    _ first: LayoutItem,
    _ alignment: UIStackView.Alignment
  ) {
    needsSpanner = true
    let spanner = stack.spanner()
    let almostRequired = UILayoutPriority(999.5)
    let boundaries: (start: NSLayoutConstraint.Relation, end: NSLayoutConstraint.Relation) =
      switch alignment {
      case .leading: (.equal, .greaterThanOrEqual)
      case .trailing: (.lessThanOrEqual, .equal)
      default: (.lessThanOrEqual, .greaterThanOrEqual)
      }
    alignAll(on: alignedAttribute(of: alignment))
    for view in arranged {
      let item = view.layoutItem
      state(
        .spanningBoundary,
        spanner,
        across.start,
        boundaries.start,
        to: item,
        across.start,
        at: boundaries.start == .equal ? almostRequired : .required
      )
      state(
        .spanningBoundary,
        spanner,
        across.end,
        boundaries.end,
        to: item,
        across.end,
        at: boundaries.end == .equal ? almostRequired : .required
      )
    }
    state(.spanningFit, spanner, across.length, at: UILayoutPriority(51))
    for view in arranged {
      state(.ambiguitySuppression, view.layoutItem, across.length, at: UILayoutPriority(25))
    }
    connect(alignment, first, spanner)
  }

  private func alignedAttribute(
    of alignment: UIStackView.Alignment
  ) -> NSLayoutConstraint.Attribute {
    switch alignment {
    case .fill, .leading: across.start
    case .trailing: across.end
    case .center: across.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private mutating func connect(
    _ alignment: UIStackView.Alignment,
    _ first: LayoutItem,
    _ spanner: LayoutItem
  ) {
    let start = alignment == .leading ? first : spanner
    state(.canvasConnection, canvas, across.start, to: start, across.start)
    switch alignment {
    case .trailing:
      state(.canvasConnection, canvas, across.end, to: first, across.end)
    case .lastBaseline:
      // The end of the spanner lies behind the ends of all views, so the stack is as high as the
      // largest of them. (Rule 11.02.)
      state(.canvasConnection, canvas, across.end, .greaterThanOrEqual, to: spanner, across.end)
    default:
      state(.canvasConnection, canvas, across.end, to: spanner, across.end)
    }
    switch alignment {
    case .center:
      state(.canvasConnection, canvas, across.center, to: first, across.center)
    case .firstBaseline, .lastBaseline:
      state(.canvasFit, stack.layoutItem, across.length, at: UILayoutPriority(49))
    default: break
    }
  }
}
