// The part of the DSL that depends on this package's own runtime. Platform.swift is the same part for UIKit and AppKit.

#if !(canImport(Darwin) || AppleStub) || Headless
  @_exported public import AutoLayout

  /// The platform's view class.
  public typealias ConstraintView = UIView
  /// The platform's layout guide class.
  public typealias ConstraintLayoutGuide = UILayoutGuide
  /// The top or bottom layout guide of a view controller.
  public typealias ConstraintLayoutSupport = UILayoutSupport
  /// The platform's insets for left, top, right and bottom.
  public typealias ConstraintInsets = UIEdgeInsets
  /// The platform's insets for leading, top, trailing and bottom.
  public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
  /// The platform's reading direction.
  public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
  /// The platform's priority of a constraint.
  public typealias ConstraintLayoutPriority = UILayoutPriority
  /// The platform's axis: horizontal or vertical.
  public typealias ConstraintAxis = NSLayoutConstraint.Axis
  typealias ConstraintStackView = UIStackView
  package typealias LayoutAttribute = NSLayoutConstraint.Attribute

  extension NSLayoutConstraint.Attribute {
    package var inStatement: LayoutAttribute { self }
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

  /// Whether the runtime made the constraint for a guide or a stack view.
  func isOfPlatform(_ constraint: NSLayoutConstraint) -> Bool { constraint.isOfRuntime }

  /// Tells the runtime that a view has the length 0 along an axis.
  func noteGone(_ view: ConstraintView, along axis: ConstraintAxis?) { view.goneAxis = axis }

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

  /// A reference to an item that does not retain it.
  ///
  /// It retains the runtime's `LayoutItem` of the item. A weak reference would move the reference counts of every view in a
  /// statement to a side table, which makes each retain and release slower.
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

    /// The item; nil if it has been deallocated.
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
    /// The runtime's representation of the item, not retained.
    fileprivate var known: Unmanaged<LayoutItem>? {
      if case .item(let item) = self { .passUnretained(item) } else { nil }
    }
  }

  typealias ConstraintHolder = Unmanaged<UIView>

  extension ConstraintHolder {
    var view: UIView { takeUnretainedValue() }
  }

  /// The constraints that a handle owns.
  ///
  /// Each constraint refers to the handle without retaining it, and the reference is cleared when this structure is destroyed together
  /// with the handle. A weak reference would need one more allocation for each constraint.
  nonisolated struct MadeConstraints: ~Copyable {
    let constraints: [LayoutConstraint]

    deinit {
      asMainActorUnchecked { for constraint in constraints { constraint.companion = nil } }
    }
  }

  /// The origin of a constraint; empty, because the runtime's constraints store it.
  struct Provenance {}

  extension LayoutConstraint {
    /// The first item; nil if it has been deallocated.
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

    /// The file and line of the statement, which the runtime's conflict reports show.
    package var location: SourceLocation? { statement }

    package func setLocation(_ location: SourceLocation?) { statement = location }

    /// Whether insets use the right-to-left direction.
    var isMirrored: Bool { subject?.isMirrored(in: holder) == true }

    /// Makes the runtime change the constant with the reading direction, if the value depends on it and no direction is configured.
    func follow(_ value: StatementConstant, at attribute: LayoutAttribute) {
      guard value.dependsOnDirection, subject?.configuredDirection == nil else { return }
      let ofDirection = { value.constant(for: attribute, isMirrored: $0) }
      if ofDirection(true) != ofDirection(false) { constantByDirection = ofDirection }
    }

    /// Makes the constant follow that of another constraint which depends on fonts: a standard distance between baselines.
    func followSpacing(of other: NSLayoutConstraint) {
      let baselines: Set = [firstAttribute, secondAttribute]
      if baselines == [.firstBaseline, .lastBaseline] {
        constantByDirection = { _ in other.constant }
      }
    }

    func takeDirection(of other: LayoutConstraint) {
      constantByDirection = other.constantByDirection
    }

    /// Whether the constraint is active, or will be when a transaction ends or a gone view is shown.
    package var takesPart: Bool { isActive || isSuspended }

    package func change(constant: CGFloat) { self.constant = constant }
    func change(priority: UILayoutPriority) { self.priority = priority }
  }

  /// The two items of a statement, resolved once for all attributes, and not retained.
  struct ConstraintSides {
    private let first: Unmanaged<LayoutItem>?
    private let second: Unmanaged<LayoutItem>?
    /// Whether the second object is neither a view nor a layout guide.
    private let isSecondWrong: Bool
    /// The view that holds constraints between the two items; nil if they are in different hierarchies or there is no second.
    let holder: ConstraintHolder?

    /// - Parameters:
    ///   - item: the first item. The caller keeps the link alive while it uses this structure.
    ///   - other: the second item. The caller keeps the link alive while it uses this structure.
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

    /// The view that holds constraints of the first item only.
    var ownHolder: ConstraintHolder? { first.flatMap { NSLayoutConstraint.holder(of: $0, nil) } }

    func constraint(
      _ links: (ItemLink, ItemLink),
      _ attribute: LayoutAttribute,
      _ relation: NSLayoutConstraint.Relation,
      _ otherAttribute: LayoutAttribute,
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

  /// The inactive constraints of a visual format; empty if the format has a syntax error, which is reported.
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
    for constraint in constraints { constraint.endSuspension() }
  }

  /// Runs a transaction. The runtime solves in the layout pass, so activations need not be delayed.
  func collectingActivations<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  /// Makes the runtime evaluate conditions with the container's new size before it lays out, and with fitting sizes.
  func announceSizes(
    of container: ConstraintView,
    _ switches:
      @escaping (CGSize) -> (deactivated: [LayoutConstraint], activated: [LayoutConstraint]),
    _ apply: @escaping (CGSize) -> Void,
    _ appliedSize: @escaping () -> CGSize?
  ) {
    container.sizeWatch = SizeWatch(switches: switches, apply: apply, appliedSize: appliedSize)
  }

  /// Activates constraints one by one, because the runtime has no faster way for several.
  struct ConstraintActivation {
    func add(_ constraint: LayoutConstraint, in holder: ConstraintHolder?) {
      if let holder { constraint.takePart(in: holder) } else { constraint.isActive = true }
    }

    func finish() {}
  }

  /// Registered constraints of an item; empty, because the runtime stores them.
  struct RegistryEntries {}

  extension Item {
    /// The environment in which the view, or the owner of the guide, was created.
    private var environment: LayoutEnvironment? {
      switch self {
      case .view(let view): view.environment
      case .guide(let guide): guide.owningView?.environment
      case .other: nil
      }
    }

    /// The priority of a statement that sets none.
    var defaultPriority: Float { environment?.defaultPriority.rawValue ?? 1000 }

    /// The reading direction that is set for all statements; nil if each constraint uses the direction of the view that holds it.
    var configuredDirection: ConstraintInterfaceLayoutDirection? {
      environment?.statementDirection ?? ConstraintConfig.chosenDirection
    }

    private var layoutItem: LayoutItem? {
      switch self {
      case .view(let view): view.layoutItem
      case .guide(let guide): guide.layoutItem
      case .other: nil
      }
    }

    package var containerLink: ItemLink { layoutItem?.containerItem.map(ItemLink.item) ?? .none }

    /// The registered constraints: active ones in the order of activation, then inactive ones of retained handles.
    package var registeredConstraints: [LayoutConstraint] {
      let active = layoutItem?.ownConstraints.reversed() ?? []
      let idle = knownRegistry?.handles.flatMap(\.layoutConstraints).filter {
        !$0.isActive && $0.registration != 0
      }
      return active.compactMap { $0 as? LayoutConstraint }.filter { $0.registration != 0 }
        + (idle ?? [])
    }

    /// The number of active constraints with the item as first item, including those that the DSL has not made.
    var constraintCount: Int { layoutItem?.ownConstraintCount ?? 0 }

    /// Registers a constraint that the DSL has made.
    ///
    /// - Parameter registration: the number of the statement's first constraint; 0 if this is the first.
    /// - Returns: the number of the statement.
    func register(_ constraint: LayoutConstraint, as registration: UInt32) -> UInt32 {
      let mark = UInt32(truncatingIfNeeded: constraint.activationMark)
      constraint.registration = registration == 0 ? max(1, mark) : registration
      return constraint.registration
    }

    func unregister(_ constraints: [LayoutConstraint]) {
      for constraint in constraints { constraint.registration = 0 }
    }

    /// Registers a constraint in place of another.
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

  /// Whether the DSL has set the view's `translatesAutoresizingMaskIntoConstraints` to false.
  func isUntranslated(_ view: ConstraintView) -> Bool { view.isUntranslatedByDSL }

  func noteUntranslated(_ view: ConstraintView, _ value: Bool) { view.isUntranslatedByDSL = value }

  /// Whether an active constraint or a stack view places the view.
  func isConstrained(_ view: ConstraintView) -> Bool {
    view.layoutItem.isConstrained || isArranged(view)
  }

  /// Returns a constraint's description; this runtime has no restriction to the main thread.
  #if MainActor
    nonisolated package func describe(
      orElse other: @autoclosure () -> String,
      _ body: @MainActor () -> String
    ) -> String {
      Thread.isMainThread ? onMainActor(body) : other()
    }
  #else
    package func describe(orElse other: @autoclosure () -> String, _ body: () -> String) -> String {
      body()
    }
  #endif

  package func name(of item: AnyObject) -> String {
    if let view = item as? UIView { return view.layoutName }
    return (item as? UILayoutGuide)?.layoutName ?? "\(type(of: item))"
  }

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  extension LayoutObservingView: UnnamedClass {
    package nonisolated var knownClassName: String { "UIView" }
  }
#endif
