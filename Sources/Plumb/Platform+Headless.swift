// What the DSL needs of this package's own runtime. Platform.swift has the same for Apple's.

#if !(canImport(Darwin) || AppleStub) || Headless
  @_exported public import AutoLayout

  public typealias ConstraintView = UIView
  public typealias ConstraintLayoutGuide = UILayoutGuide
  public typealias ConstraintLayoutSupport = UILayoutSupport
  public typealias ConstraintInsets = UIEdgeInsets
  public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
  public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
  public typealias ConstraintLayoutPriority = UILayoutPriority
  /// Horizontal or vertical.
  public typealias ConstraintAxis = NSLayoutConstraint.Axis
  typealias ConstraintStackView = UIStackView
  package typealias StatementAttribute = NSLayoutConstraint.Attribute

  extension NSLayoutConstraint.Attribute {
    package var inStatement: StatementAttribute { self }
  }

  package typealias MistakeKind = LayoutIssue.Kind

  package func report(
    _ kind: MistakeKind,
    _ message: String,
    remedy: String,
    at location: SourceLocation?,
    concerning item: AnyObject?
  ) {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    (view?.root.environment ?? .current).raise(
      LayoutIssue(kind, message, remedy: remedy, location: location)
    )
  }

  func companion(of item: Item) -> AnyObject? {
    switch item {
    case .view(let view): view.companion
    case .guide(let guide): guide.companion
    case .other: nil
    }
  }

  func setCompanion(_ companion: AnyObject, of item: Item) {
    switch item {
    case .view(let view): view.companion = companion
    case .guide(let guide): guide.companion = companion
    case .other: break
    }
  }

  /// An item that is not retained.
  ///
  /// What stands for the item is retained in its place. A weak reference would move the counts of every view that a statement
  /// names to where each retain and release is a detour.
  package enum ItemLink {
    case none
    case item(LayoutItem)
    case other(WeakObject)

    package final class WeakObject {
      weak var object: AnyObject?

      init(_ object: AnyObject) { self.object = object }
    }

    package init(_ item: Item) {
      self =
        switch item {
        case .view(let view): .item(view.layoutItem)
        case .guide(let guide): .item(guide.layoutItem)
        case .other(let object): .other(WeakObject(object))
        }
    }

    /// nil once the item is gone.
    package var item: Item? {
      switch self {
      case .none: return nil
      case .item(let item):
        switch item.kind {
        case .view(let view): return .view(view)
        case .guide(let guide): return .guide(guide)
        case nil: return nil
        }
      case .other(let other): return other.object.map(Item.other)
      }
    }

    package var isGone: Bool {
      switch self {
      case .none: true
      case .item(let item): item.isGone
      case .other(let other): other.object == nil
      }
    }
  }

  extension ItemLink {
    /// What the runtime knows it by.
    fileprivate var known: Unmanaged<LayoutItem>? {
      if case .item(let item) = self { .passUnretained(item) } else { nil }
    }
  }

  typealias ConstraintHolder = Unmanaged<UIView>

  extension ConstraintHolder {
    var view: UIView { takeUnretainedValue() }
  }

  /// What a handle has made.
  ///
  /// The constraints know the handle without retaining it, and forget it when this goes, which is when the handle goes: a weak
  /// reference would be one allocation more for each.
  nonisolated struct MadeConstraints: ~Copyable {
    let constraints: [LayoutConstraint]

    deinit {
      for constraint in constraints { constraint.companion = nil }
    }
  }

  /// Where a constraint comes from: nothing, since the runtime's constraints have room for it.
  struct Provenance {}

  extension LayoutConstraint {
    /// Its first item; nil once it is gone.
    package var subject: Item? {
      switch firstKind {
      case .view(let view): .view(view)
      case .guide(let guide): .guide(guide)
      case nil: nil
      }
    }

    var handle: Constraint? {
      get { companion.map { $0.takeUnretainedValue() } as? Constraint }
      set { companion = newValue.map { .passUnretained($0) } }
    }

    /// Conflict reports of the runtime name the statement.
    package var location: SourceLocation? { statement }

    package func setLocation(_ location: SourceLocation?) { statement = location }

    /// Whether insets of it are those of right to left.
    var isMirrored: Bool { subject?.isMirrored(in: holder) == true }

    /// Takes another constant along when the reading direction changes, if it is another one then.
    func follow(_ value: StatementConstant, at attribute: StatementAttribute) {
      guard value.dependsOnDirection, ConstraintConfig.chosenDirection == nil else { return }
      let ofDirection = { value.constant(for: attribute, isMirrored: $0) }
      if ofDirection(true) != ofDirection(false) { constantByDirection = ofDirection }
    }

    /// Takes the constant along of one that follows fonts: a standard distance between baselines.
    func followSpacing(of other: NSLayoutConstraint) {
      let baselines: Set = [firstAttribute, secondAttribute]
      if baselines == [.firstBaseline, .lastBaseline] {
        constantByDirection = { _ in other.constant }
      }
    }

    func takeDirection(of other: LayoutConstraint) {
      constantByDirection = other.constantByDirection
    }

    /// Whether it is active, or is to be when a transaction ends or a view comes back.
    package var takesPart: Bool { isActive || isResting }

    package func change(constant: CGFloat) { self.constant = constant }
    func change(priority: UILayoutPriority) { self.priority = priority }
  }

  /// The two items of a statement, looked at once for all its attributes, and not retained.
  struct ConstraintSides {
    private let first: Unmanaged<LayoutItem>?
    private let second: Unmanaged<LayoutItem>?
    /// Whether the second is something that the runtime does not know.
    private let isSecondWrong: Bool
    /// The view that holds constraints between the two; nil if they are not in one tree, or there is no second.
    let holder: ConstraintHolder?

    /// - Parameter item: retains the item as long as this is used, as `other` does.
    init(_ item: ItemLink, _ other: ItemLink) {
      if case .other = other { isSecondWrong = true } else { isSecondWrong = false }
      first = item.known
      second = other.known
      if let first, let second {
        holder = NSLayoutConstraint.holder(of: first, second)
      } else {
        holder = nil
      }
    }

    /// The view that holds constraints about the first alone.
    var ownHolder: ConstraintHolder? { first.flatMap { NSLayoutConstraint.holder(of: $0, nil) } }

    func constraint(
      _ links: (ItemLink, ItemLink),
      _ attribute: StatementAttribute,
      _ relation: NSLayoutConstraint.Relation,
      _ otherAttribute: StatementAttribute,
      isAlone: Bool,
      multiplier: CGFloat,
      constant: CGFloat,
      priority: ConstraintLayoutPriority,
      _ location: SourceLocation?
    ) -> LayoutConstraint {
      guard let first, isAlone || !isSecondWrong else {
        let constraint = LayoutConstraint(
          item: links.0.item?.object ?? NSNull(),
          attribute: attribute,
          relatedBy: relation,
          toItem: isAlone ? nil : links.1.item?.object,
          attribute: otherAttribute,
          multiplier: multiplier,
          constant: constant
        )
        constraint.priority = priority
        constraint.statement = location
        return constraint
      }
      return LayoutConstraint(
        legally: first,
        attribute,
        relation,
        isAlone ? nil : second,
        otherAttribute,
        multiplier: multiplier,
        constant: constant,
        priority: priority,
        statement: location
      )
    }
  }

  /// What a visual format says, none of it active; nothing if it cannot be read, which is reported.
  func visualConstraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: CGFloat],
    views: [String: any LayoutConstraintItem],
    at location: SourceLocation
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: views,
      at: location
    )
  }

  package func takePart(_ constraints: [LayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  func takeNoPart(_ constraints: [LayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    for constraint in constraints { constraint.restNoMore() }
  }

  /// The runtime solves when it lays out, and not before.
  func collectingActivations<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  /// The runtime knows a size before it lays out, and for questions.
  func announceSizes(
    of container: ConstraintView,
    _ switches: @escaping (CGSize) -> (going: [LayoutConstraint], coming: [LayoutConstraint]),
    _ apply: @escaping (CGSize) -> Void
  ) {
    container.sizeWatch = SizeWatch(switches: switches, apply: apply)
  }

  /// One after another, which is all that the runtime would do.
  struct ConstraintActivation {
    func add(_ constraint: LayoutConstraint, in holder: ConstraintHolder?) {
      if let holder { constraint.takePart(in: holder) } else { constraint.isActive = true }
    }

    func finish() {}
  }

  /// The runtime itself knows what there is about an item.
  struct RegistryEntries {}

  extension Item {
    private var layoutItem: LayoutItem? {
      switch self {
      case .view(let view): view.layoutItem
      case .guide(let guide): guide.layoutItem
      case .other: nil
      }
    }

    package var containerLink: ItemLink { layoutItem?.containerItem.map(ItemLink.item) ?? .none }

    /// What is active in the order of activation, and after it what handles have of it that is not.
    package var registeredConstraints: [LayoutConstraint] {
      let active = layoutItem?.ownConstraints.reversed() ?? []
      let idle = knownRegistry?.handles.flatMap(\.layoutConstraints).filter {
        !$0.isActive && $0.registration != 0
      }
      return active.compactMap { $0 as? LayoutConstraint }.filter { $0.registration != 0 }
        + (idle ?? [])
    }

    /// How many active constraints are about the item first, whoever made them.
    var constraintCount: Int { layoutItem?.ownConstraintCount ?? 0 }

    /// - Parameter registration: that of the statement's first constraint, 0 if this is it.
    func register(_ constraint: LayoutConstraint, as registration: UInt32) -> UInt32 {
      let mark = UInt32(truncatingIfNeeded: constraint.activationMark)
      constraint.registration = registration == 0 ? max(1, mark) : registration
      return constraint.registration
    }

    func unregister(_ constraint: LayoutConstraint) { constraint.registration = 0 }

    /// Another constraint is in the place of one that the DSL has made.
    func exchange(_ old: LayoutConstraint, for new: LayoutConstraint) {
      (new.registration, old.registration) = (old.registration, 0)
    }
  }

  extension Item {
    var label: String? {
      switch self {
      case .view(let view): view.layoutLabel
      case .guide(let guide): guide.layoutLabel
      case .other: nil
      }
    }

    func setLabel(_ label: String?) {
      switch self {
      case .view(let view): view.layoutLabel = label
      case .guide(let guide): guide.layoutLabel = label
      case .other: break
      }
    }
  }

  /// Whether the DSL has set that the view's mask is not translated.
  func isUntranslated(_ view: ConstraintView) -> Bool { view.isUntranslatedByDSL }

  func noteUntranslated(_ view: ConstraintView, _ value: Bool) { view.isUntranslatedByDSL = value }

  /// Whether anything active is about the view.
  func isConstrained(_ view: ConstraintView) -> Bool {
    view.layoutItem.isConstrained || isArranged(view)
  }

  /// Descriptions may be asked for wherever the constraint is.
  package func describe(orElse other: @autoclosure () -> String, _ body: () -> String) -> String {
    body()
  }

  package func name(of item: AnyObject) -> String {
    if let view = item as? UIView { return view.layoutName }
    return (item as? UILayoutGuide)?.layoutName ?? "\(type(of: item))"
  }

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
#endif
