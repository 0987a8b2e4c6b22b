import Cassowary

/// One linear relation: `first.attribute relation multiplier · second.attribute + constant`.
///
/// Attributes are those of alignment rectangles, in points. A constraint takes part while it is active; the view that
/// holds it is the closest common ancestor of its items. Items are not retained. (Rules 1.01 to 1.41.)
///
/// A statement that cannot be is reported to the environment, and gives a constraint that never becomes active.
open class NSLayoutConstraint: NSObject {
  /// A view or guide; nil once it is gone.
  open var firstItem: AnyObject? { firstLink?.ask { $0.object } }
  open var secondItem: AnyObject? { secondLink?.ask { $0.object } }
  public var firstAttribute: Attribute { form.firstAttribute }
  public var secondAttribute: Attribute { form.secondAttribute }
  public var relation: Relation { form.relation }
  public var multiplier: CGFloat { form.multiplier }

  /// The name that conflict reports show.
  open var identifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { madeExtras.identifier = newValue } }
  }
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { if newValue || extras != nil { madeExtras.shouldBeArchived = newValue } }
  }
  /// Where the statement stands that made it; shown in reports.
  package final var statement: SourceLocation? {
    get { storedStatement }
    set {
      storedStatement = newValue
      isConstantSetLater = false
    }
  }

  /// What the DSL keeps beside the constraint. Whoever sets it takes it back before it goes.
  package final var companion: Unmanaged<AnyObject>? {
    get { companionLink }
    set { companionLink = newValue }
  }

  package final var associations: [UnsafeRawPointer: Any]? {
    get { extras?.associations }
    set { if newValue != nil || extras != nil { madeExtras.associations = newValue } }
  }

  /// What the constant is in either reading direction of the view that holds the constraint, for one that depends on it.
  /// Setting ``constant`` ends that.
  package final var constantByDirection: ((_ isMirrored: Bool) -> CGFloat)? {
    get { extras?.constantByDirection }
    set { if newValue != nil || extras != nil { madeExtras.constantByDirection = newValue } }
  }

  /// What few constraints have.
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

  /// What does not change once it is made.
  private struct Form {
    var firstAttribute = Attribute.notAnAttribute
    var secondAttribute = Attribute.notAnAttribute
    var relation = Relation.equal
    var multiplier: CGFloat = 1

    /// Whether it is one of the many in which nothing has to be looked into.
    var isPlainlyLegal: Bool {
      let (a, b) = (firstAttribute.family, secondAttribute.family)
      let isPair = a == .size ? b == .size : a == b && a != .none
      return isPair && multiplier != 0 && multiplier.magnitude <= 1e9
    }
  }

  // What is stored is not public: only then the compiler can see that no two accesses overlap, and leaves out the checks.
  private var form = Form()
  private var extras: Extras?
  private var storedStatement: SourceLocation?
  private var companionLink: Unmanaged<AnyObject>?
  // Retained, by hand so that reading them is not to retain them again.
  private(set) var firstLink: Unmanaged<LayoutItem>?
  private(set) var secondLink: Unmanaged<LayoutItem>?
  /// Between which others its items list it, while it is active.
  var firstNeighbours = LayoutItem.Neighbours()
  var secondNeighbours = LayoutItem.Neighbours()
  /// The view that holds it while it is active.
  /// It retains the constraint, and calls `holderIsGone()` in its deinit.
  var holderLink: Unmanaged<UIView>?
  package final var holder: UIView? { holderLink?.takeUnretainedValue() }
  /// When it became active.
  var mark: UInt64 = 0
  /// What the engine knows it by.
  var solverID: Cassowary.Constraint.ID?
  /// What the engine adds to ``constant`` for margins, baselines and insets.
  var constantOffset = 0.0
  /// Whether the runtime made it for one of its guides; such constraints are the last to be left out.
  package final var isOfRuntime: Bool { isMadeByRuntime }
  var isMadeByRuntime = false
  /// Whether it holds its first item, a guide of the runtime, and counts as long as something else is about that.
  var isHold = false
  /// Whether its holder does not list it: it is what a guide of the runtime says of its own size.
  var isUnlisted = false
  /// Whether the constant is another one than the statement says: it was set afterwards.
  private(set) var isConstantSetLater = false
  /// Whether creation found it impossible.
  private(set) var isInert = false
  /// Whether it is an ``OffsetConstraint``.
  final var isCompound = false
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  public override init() {}

  deinit {
    firstLink?.release()
    secondLink?.release()
  }

  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - view2: a view or layout guide, or nil for a size.
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

  /// It never becomes active.
  final func refuse(_ issue: LayoutIssue, _ environment: LayoutEnvironment) {
    isInert = true
    environment.raise(issue)
  }

  /// The same for items that are known to be such.
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

  /// The same for items that are known to be such, and a statement that is known to be legal.
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

  /// A constraint that never becomes active, for a statement that cannot be.
  convenience init(inertBecauseOf issue: LayoutIssue, _ environment: LayoutEnvironment) {
    self.init()
    refuse(issue, environment)
  }

  /// The same without looking at what is legal.
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

  /// The number added to the right-hand side, in points. Changing it keeps the object, and is the cheapest change there is.
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

  /// 0 < p <= 1000, at any time, also from and to required; only where mistakes trap, an active constraint may not cross.
  /// (Rules 1.21 to 1.24.)
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

  /// Whether a view holds it. A constraint that a conflict left out is still active.
  open var isActive: Bool {
    get { holderLink != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes all of them active, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes none of them active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { ConstraintDescription.text(of: self) }

  open override var debugDescription: String { description }

  // MARK: Kinds of constraints of the runtime's own

  /// The class that its description names.
  var kindName: String { "\(type(of: self))" }

  /// What its description says between the names and the priority.
  func body(in description: inout ConstraintDescription) -> String { description.body(of: self) }

  /// The constraint's equation with the names of its items, as reports show it.
  package var bodyDescription: String { ConstraintText.body(of: self) }
}

extension LayoutEnvironment {
  /// Reports a mistake of the caller, or traps where that is wanted.
  package func raise(_ issue: LayoutIssue) {
    if isStrict && issue.kind.isMistake { fatalError(issue.description) }
    report(issue)
  }
}
