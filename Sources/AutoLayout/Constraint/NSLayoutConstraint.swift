import Cassowary

/// One linear relation: `first.attribute relation multiplier · second.attribute + constant`.
///
/// Attributes are those of alignment rectangles, in points. A constraint has an effect while it is
/// active. It is then installed on its holder, the nearest common ancestor of its items. Items are
/// not retained. (Rules 1.01 to 1.41.)
///
/// An illegal statement is reported to the environment, and yields a constraint that never becomes
/// active.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left-hand side; nil once it is deallocated.
  open var firstItem: AnyObject? { firstLink?.ask { $0.object } }
  /// The view or guide on the right-hand side; nil if there is none, or once it is deallocated.
  open var secondItem: AnyObject? { secondLink?.ask { $0.object } }
  /// The attribute on the left-hand side.
  public var firstAttribute: Attribute { form.firstAttribute }
  /// The attribute on the right-hand side.
  public var secondAttribute: Attribute { form.secondAttribute }
  /// The relation between the two sides.
  public var relation: Relation { form.relation }
  /// The factor of the second attribute.
  public var multiplier: CGFloat { form.multiplier }

  /// The name of the constraint in reports of conflicts.
  open var identifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { madeExtras.identifier = newValue } }
  }
  /// Whether archives contain the constraint. Stored without an effect here, since archives are not
  /// written.
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { if newValue || extras != nil { madeExtras.shouldBeArchived = newValue } }
  }
  /// The source location of the statement that made the constraint, for reports.
  package final var statement: SourceLocation? {
    get { storedStatement }
    set {
      storedStatement = newValue
      isConstantSetLater = false
    }
  }

  /// An object that the DSL attaches to the constraint. The DSL releases it before the constraint
  /// is deallocated.
  package final var companion: Unmanaged<AnyObject>? {
    get { companionLink }
    set { companionLink = newValue }
  }

  package final var associations: [UnsafeRawPointer: Any]? {
    get { extras?.associations }
    set { if newValue != nil || extras != nil { madeExtras.associations = newValue } }
  }

  /// The constant as a function of the layout direction of the holder; nil if the constant does not
  /// depend on the direction. Setting ``constant`` sets this property to nil.
  package final var constantByDirection: ((_ isMirrored: Bool) -> CGFloat)? {
    get { extras?.constantByDirection }
    set { if newValue != nil || extras != nil { madeExtras.constantByDirection = newValue } }
  }

  /// The properties that few constraints use.
  private final class Extras {
    var identifier: String?
    var constantByDirection: ((_ isMirrored: Bool) -> CGFloat)?
    var shouldBeArchived = false
    var associations: [UnsafeRawPointer: Any]?
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// The properties that do not change after creation.
  private struct Form {
    var firstAttribute = Attribute.notAnAttribute
    var secondAttribute = Attribute.notAnAttribute
    var relation = Relation.equal
    var multiplier: CGFloat = 1

    /// Whether the constraint has one of the common forms that are legal without further checks.
    var isPlainlyLegal: Bool {
      let (a, b) = (firstAttribute.family, secondAttribute.family)
      let isPair = a == .size ? b == .size : a == b && a != .none
      return isPair && multiplier != 0 && multiplier.magnitude <= 1e9
    }
  }

  // Stored properties are not public. Only then can the compiler prove that accesses do not
  // overlap, and omit the checks.
  private var form = Form()
  private var extras: Extras?
  private var storedStatement: SourceLocation?
  private var companionLink: Unmanaged<AnyObject>?
  // Retained by hand, so that reading the links does not retain the items again.
  private(set) var firstLink: Unmanaged<LayoutItem>?
  private(set) var secondLink: Unmanaged<LayoutItem>?
  /// The neighbours of the constraint in the lists of its items, while it is active.
  var firstNeighbours = LayoutItem.Neighbours()
  var secondNeighbours = LayoutItem.Neighbours()
  /// The holder while the constraint is active. The holder retains the constraint, and calls
  /// `holderIsGone()` in its deinit.
  var holderLink: Unmanaged<UIView>?
  package final var holder: UIView? { holderLink?.takeUnretainedValue() }
  /// The time of activation.
  var mark: UInt64 = 0
  /// The identifier of the constraint in the solver of its holder's engine. Only that engine may use
  /// it: in another solver the same identifier may be another constraint's.
  var solverID: Cassowary.Constraint.ID?
  /// The sum that the engine adds to ``constant`` for margins, baselines, insets and scroll offsets.
  /// Valid while ``solverID`` is not nil: `marginsChanged`, `baselinesChanged`, `directionChanged` and
  /// `contentMoved` of the engine write it again.
  var constantOffset = 0.0
  /// Whether the runtime made the constraint for one of its guides. Such constraints are the last
  /// to be broken in a conflict.
  package final var isOfRuntime: Bool { isMadeByRuntime }
  var isMadeByRuntime = false
  /// The place of a stack view's constraint among those of one arranged view, from 0 to 15; nil for
  /// other constraints.
  final var placeInArrangement: UInt8?
  final var isOfStack: Bool { placeInArrangement != nil }
  /// Whether the constraint positions its first item, a guide of the runtime, and is in effect only
  /// while other constraints involve that guide.
  var isHold = false
  /// Whether the holder's `constraints` omit the constraint, which places a guide of the runtime.
  var isUnlisted = false
  /// Whether the constant was set after the statement, so that it may differ from the source line.
  private(set) var isConstantSetLater = false
  /// Whether the constraint was found illegal at its creation.
  private(set) var isInert = false
  /// Whether the constraint is an ``OffsetConstraint``. For this module alone: accesses to a stored property that other modules see are
  /// checked for exclusivity at run time, which took 4 % of the instructions of a tree's first layout.
  final var isCompound = false
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The index of the constraint among those of its holder, while it is active.
  final var placeInHolder: Int32 = 0

  /// Creates a constraint without items.
  public override init() {}

  deinit {
    firstLink?.release()
    secondLink?.release()
  }

  /// Creates an inactive, required constraint between two items. Reports an issue if the statement
  /// is illegal.
  ///
  /// - Parameters:
  ///   - view1: The first item: a view or layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second item: a view or layout guide; nil if a size is compared with a constant.
  ///   - attr2: The attribute of the second item. Ignored without one.
  ///   - multiplier: The factor of the second attribute, from -1e9 to 1e9; not 0 if the first
  ///     attribute is a position. Ignored without a second item.
  ///   - c: The constant in points, from -1e12 to 1e12.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      Self.item(view1),
      attr1,
      relation,
      view2.flatMap(Self.item),
      attr2,
      hasSecondItem: view2 != nil,
      multiplier: multiplier,
      constant: c
    )
    if let issue = issueOfCreation(first: view1, second: view2) { refuse(issue, environment) }
  }

  /// Reports the issue, and makes sure that the constraint never becomes active.
  final func refuse(_ issue: LayoutIssue, _ environment: LayoutEnvironment) {
    isInert = true
    environment.raise(issue)
  }

  /// Creates a constraint between items whose types have been checked.
  convenience init(
    _ first: LayoutItem,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: LayoutItem?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    let form =
      second == nil
      ? Form(firstAttribute: firstAttribute, relation: relation)
      : Form(
        firstAttribute: firstAttribute,
        secondAttribute: secondAttribute,
        relation: relation,
        multiplier: multiplier
      )
    firstLink = .passRetained(first)
    secondLink = second.map(Unmanaged.passRetained)
    self.form = form
    storedConstant = constant
    if form.isPlainlyLegal && constant.magnitude <= 1e12 { return }
    if let issue = issueOfNumbersAndPair { refuse(issue, environment) }
  }

  /// Creates a constraint between items whose types have been checked, for a statement that is
  /// known to be legal.
  package convenience init(
    legally first: Unmanaged<LayoutItem>,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: Unmanaged<LayoutItem>?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat,
    priority: UILayoutPriority,
    statement: SourceLocation?
  ) {
    self.init()
    firstLink = first.retain()
    form.firstAttribute = firstAttribute
    form.relation = relation
    if let second {
      secondLink = second.retain()
      form.secondAttribute = secondAttribute
      form.multiplier = multiplier
    }
    storedConstant = constant
    storedPriority = priority
    storedStatement = statement
    assert(priority.isLegal && issueOfNumbersAndPair == nil)
  }

  /// Creates a constraint that never becomes active, for an illegal statement.
  convenience init(inertBecauseOf issue: LayoutIssue, _ environment: LayoutEnvironment) {
    self.init()
    refuse(issue, environment)
  }

  /// Creates a constraint without checking its legality.
  convenience init(
    _ first: LayoutItem?,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: LayoutItem?,
    _ secondAttribute: Attribute,
    hasSecondItem: Bool,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    firstLink = first.map(Unmanaged.passRetained)
    if hasSecondItem { secondLink = second.map(Unmanaged.passRetained) }
    form = Form(
      firstAttribute: firstAttribute,
      secondAttribute: hasSecondItem ? secondAttribute : .notAnAttribute,
      relation: relation,
      multiplier: hasSecondItem ? multiplier : 1
    )
    storedConstant = constant
  }

  /// The term added to the right-hand side, in points. It may change at any time; changing it is
  /// cheaper than replacing the constraint. A value that is not finite, or too large, is reported
  /// and ignored.
  open var constant: CGFloat {
    get { extras == nil ? storedConstant : constantWithExtras }
    set {
      if storedConstant == newValue && constantByDirection == nil { return }
      if let issue = Self.issueOfConstant(newValue, naming: bodyDescription) {
        return environment.raise(located(issue))
      }
      constantByDirection = nil
      storedConstant = newValue
      isConstantSetLater = true
      engine?.constantChanged(self)
    }
  }

  private var constantWithExtras: CGFloat {
    guard let value = constantByDirection else { return storedConstant }
    let view = holder ?? first?.container?.takeUnretainedValue()
    return value(view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The priority, in the range 0 < p <= 1000. It may change at any time, also from and to
  /// required; only in strict mode is such a change of an active constraint an error. (Rules 1.21
  /// to 1.24.)
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      if storedPriority == newValue { return }
      if !newValue.isLegal {
        return environment.raise(
          located(
            LayoutIssue(
              .illegalPriority,
              "It's illegal to set priority:\(ConstraintText.number(Double(newValue.rawValue))). "
                + "Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000.000000.",
              remedy:
                "\(bodyDescription) keeps \(ConstraintText.number(Double(priority.rawValue))).",
              exceptionName: "NSInternalInconsistencyException"
            )
          )
        )
      }
      let isCrossing = (storedPriority == .required) != (newValue == .required)
      if isCrossing && isActive && environment.isStrict {
        environment.raise(located(issueOfCrossing(to: newValue)))
      }
      storedPriority = newValue
      engine?.priorityChanged(self)
    }
  }

  /// Whether the constraint is installed on a holder. A constraint that was broken to recover from
  /// a conflict stays active.
  open var isActive: Bool {
    get { holderLink != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates the constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in the form of Apple's logs.
  nonisolated open override var description: String {
    asMainActorUnchecked { ConstraintDescription.text(of: self) }
  }

  /// The same text as ``description``.
  nonisolated open override var debugDescription: String { description }

  // MARK: Kinds of constraints of the runtime's own

  /// The class name in the description.
  var kindName: String { "\(type(of: self))" }

  /// Returns the part of the description between the names and the priority.
  func body(in description: inout ConstraintDescription) -> String { description.body(of: self) }

  /// The equation with the names of the items, as in reports.
  package var bodyDescription: String { ConstraintText.body(of: self) }
}

nonisolated extension LayoutEnvironment {
  /// Reports an issue. In strict mode, a mistake of the caller stops the program instead.
  package func raise(_ issue: LayoutIssue) {
    if isStrict && issue.kind.isMistake { fatalError(issue.description) }
    report(issue)
  }
}
