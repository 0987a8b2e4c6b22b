/// The handle of one statement: it activates, deactivates and changes the constraints of the statement.
///
/// While the statement is active, its view or guide retains the handle. A handle is created only when code asks for it, because
/// most statements need none.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class Constraint {
  /// The constraints of the statement: one for each attribute, and with several targets or a range one for each target and
  /// attribute.
  public var layoutConstraints: [LayoutConstraint] {
    guard let parts else { return made.constraints }
    return parts.map { $0.handle.made.constraints[$0.index] }
  }

  private var made: MadeConstraints
  /// For a handle that an update returns, the handle and index of each constraint in the statement that made it; otherwise nil.
  private var parts: [(handle: Constraint, index: Int)]?
  let location: SourceLocation?
  /// Whether the registry of the item retains the handle.
  fileprivate(set) var isKept = false

  init(_ constraints: [LayoutConstraint], _ location: SourceLocation?) {
    made = MadeConstraints(constraints: constraints)
    self.location = location
    for constraint in constraints { constraint.handle = self }
  }

  /// Creates a handle for constraints that belong to the handles of other statements.
  init(following constraints: [LayoutConstraint], _ location: SourceLocation?) {
    made = MadeConstraints(constraints: [])
    self.location = location
    follow(constraints)
  }

  /// Creates the handle of an ignored statement: it has no constraints, and its methods have no effect.
  static func ignored(of description: ConstraintDescription) -> Constraint {
    Constraint([], description.location)
  }

  /// The view or guide that the statement constrains; nil if it has been deallocated.
  private var subject: Item? { layoutConstraints.first?.subject }
}

extension Constraint {
  /// Whether at least one constraint of the statement is active. Setting it activates or deactivates all of them.
  ///
  /// Constraints that are suspended while a view is gone count as active.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.takesPart } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates the constraints of the statement.
  ///
  /// If the view or guide has been deallocated, the call is reported and has no effect.
  public func activate() {
    guard let item = subject else {
      if layoutConstraints.isEmpty { return }
      report(
        .illegalItem,
        "The view of this statement has been deallocated, so the statement cannot be activated.",
        remedy: "Release the handle together with the view.",
        at: location,
        concerning: nil
      )
      return
    }
    takePart(layoutConstraints.filter { !$0.takesPart })
    register(with: item)
  }

  /// Deactivates the constraints of the statement.
  ///
  /// The handle can activate them again, as long as code retains it.
  public func deactivate() {
    withExtendedLifetime(self) {
      takeNoPart(layoutConstraints)
      guard let item = subject else { return }
      item.unregister(layoutConstraints)
      let handles = parts?.map(\.handle) ?? [self]
      item.knownRegistry?.letGo(of: handles.filter { $0.isKept && !$0.isActive })
    }
  }

  /// Adds the constraints to those that the DSL has made for the item.
  package func register(with item: Item) {
    if let parts {
      for part in parts { part.handle.register(with: item) }
      return
    }
    var registration = made.constraints.first { $0.registration != 0 }?.registration ?? 0
    for constraint in made.constraints where constraint.registration == 0 {
      registration = item.register(constraint, as: registration)
    }
    if !isKept { item.registry.keep(self) }
  }

  /// Sets the constant of every attribute to an offset, in points.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(.number(offset.constraintOffsetTargetValue))
  }

  /// Sets the constant of every attribute to an inset, in points; a number counts for all edges.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(.insets(inset.constraintInsetTargetValue))
  }

  /// Sets the constant of every attribute to an inset for leading, trailing, top and bottom, in points.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(.directionalInsets(inset.constraintDirectionalInsetTargetValue))
  }

  /// Sets the distance, in points, to the neighbour of the item, as ``ConstraintMakerEditable/spacing(_:)`` defines it.
  @discardableResult
  public func update(spacing: any ConstraintOffsetTarget) -> Constraint {
    set(.spacing(spacing.constraintOffsetTargetValue))
  }

  /// Sets the priority of every constraint, also from and to required while the constraints are active.
  ///
  /// - Parameter priority: greater than 0, at most 1000. Another value is reported and ignored.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: subject, location: location)
    if !check.isLegal(priority: value, else: "Its constraints keep their priority.") { return self }
    for constraint in layoutConstraints {
      constraint.change(priority: ConstraintLayoutPriority(rawValue: value))
    }
    return self
  }

  /// Sets the priority of every constraint to a named priority or a value.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func set(_ value: StatementConstant) -> Constraint {
    guard let item = subject else { return self }
    let check = StatementCheck(item: item, location: location)
    for constraint in layoutConstraints {
      let first = constraint.firstAttribute.inStatement
      let second = constraint.secondAttribute.inStatement
      let isOwn = if case .spacing = value { true } else { false }
      let place = isOwn || second == .notAnAttribute ? first : second
      let number = value.constant(for: place, isMirrored: constraint.isMirrored)
      if !check.isUsable(constant: number, for: first, isUpdate: true) { continue }
      constraint.change(constant: number)
      constraint.follow(value, at: place)
    }
    return self
  }
}

// MARK: Updates

extension Constraint {
  /// Gives up the constraints and returns them, because an update may replace them.
  package func release() -> [LayoutConstraint] {
    let released = made.constraints
    made = MadeConstraints(constraints: [])
    return released
  }

  /// Makes the handle refer to constraints that belong to the handles of other statements.
  package func follow(_ constraints: [LayoutConstraint]) {
    parts = constraints.compactMap { constraint in
      guard let handle = constraint.constraint,
        let index = handle.made.constraints.firstIndex(where: { $0 === constraint })
      else { return nil }
      return (handle, index)
    }
  }

  /// Makes the handle own these constraints.
  func retake(_ constraints: [LayoutConstraint]) {
    made = MadeConstraints(constraints: constraints)
    for constraint in constraints { constraint.handle = self }
  }

  /// Replaces one of the constraints that the handle owns.
  func exchange(_ old: LayoutConstraint, for new: LayoutConstraint) {
    let constraints = made.constraints.map { $0 === old ? new : $0 }
    old.handle = nil
    retake(constraints)
  }
}

/// The DSL's data about one view or guide: retained handles, gaps of distributions, and the state of gone views.
final class ConstraintRegistry {
  enum Side { case before, after }

  private(set) var handles: [Constraint] = []
  var entries = RegistryEntries()
  /// Whether a state or a condition has received constraints of the item. These are not registered with the item.
  var isSwitched = false
  /// The hidden subview that evaluates the conditions whose container is this item.
  weak var observer: ConditionObserver?
  /// The suspended constraints of the item while it is gone; otherwise nil.
  var collapse: Collapse?
  /// The gaps between the item's subviews that are closed because subviews are gone; nil until a subview is gone for the first
  /// time.
  private(set) var closedGaps: ClosedGaps?

  var madeClosedGaps: ClosedGaps {
    let gaps = closedGaps ?? ClosedGaps()
    closedGaps = gaps
    return gaps
  }
  /// The guides that a distribution has placed in the gaps before and after this item.
  private var gaps: [(side: Side, axis: ConstraintAxis, guide: ConstraintLayoutGuide)] = []

  /// Records the guide in the gap beside the item, and removes the guide of an earlier distribution.
  func setGap(_ guide: ConstraintLayoutGuide, at side: Side, along axis: ConstraintAxis) {
    for gap in gaps where gap.side == side && gap.axis == axis { remove(gap.guide) }
    gaps.removeAll { $0.side == side && $0.axis == axis }
    gaps.append((side, axis, guide))
  }

  func removeGaps() {
    if gaps.isEmpty { return }
    for gap in gaps { remove(gap.guide) }
    gaps = []
  }

  /// Removes a guide; the runtime deactivates its constraints.
  private func remove(_ gap: ConstraintLayoutGuide) { gap.owningView?.removeLayoutGuide(gap) }

  fileprivate func keep(_ handle: Constraint) {
    handle.isKept = true
    handles.append(handle)
  }

  func letGo(of released: [Constraint]) {
    if released.isEmpty { return }
    for handle in released { handle.isKept = false }
    handles.removeAll { !$0.isKept }
  }

  func letGo() {
    for handle in handles { handle.isKept = false }
    handles = []
  }
}

/// A layout constraint that the DSL has made. It knows its statement, and the file and line of the statement.
public class LayoutConstraint: NSLayoutConstraint {
  /// The handle of the constraint's statement; nil if the statement is inactive and no code retains its handle.
  public var constraint: Constraint? {
    if let handle { return handle }
    guard registration != 0, let item = subject else { return nil }
    let siblings = item.registeredConstraints.filter { $0.registration == registration }
    // A constraint that was deactivated because a view left its superview is no longer registered.
    if !siblings.contains(where: { $0 === self }) { return nil }
    let handle = Constraint(siblings, location)
    item.registry.keep(handle)
    return handle
  }

  /// The label of the statement, which conflict reports show. It is stored in `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// A number that the registered constraints of one statement share; 0 if the constraint is not registered.
  var registration: UInt32 = 0
  /// Whether the constraint is deactivated only while a view is gone. A suspended constraint counts as active.
  private(set) var isSuspended = false
  /// The constraint that replaces this one while it is suspended.
  private var standIn: NSLayoutConstraint?

  func suspend(replacedBy standIn: NSLayoutConstraint?) {
    (isSuspended, self.standIn) = (true, standIn)
  }

  /// Ends the suspension and deactivates the replacement, without activating this constraint.
  func endSuspension() {
    if !isSuspended { return }
    standIn?.isActive = false
    (isSuspended, standIn) = (false, nil)
  }

  var provenance = Provenance()

  /// Whether the two constraints differ at most in constant and label.
  package func saysTheSame(as other: LayoutConstraint) -> Bool {
    priority == other.priority && hasForm(of: other)
  }

  /// Whether the two constraints differ at most in constant, priority and label, which can be changed in place.
  func hasForm(of other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && firstItem === other.firstItem && secondItem === other.secondItem
  }

  /// The constraint as an equation, with its priority if it is not required: `box.left == root.left + 20 ^750`.
  var sentence: String {
    priority.rawValue < 1000
      ? "\(equation) ^\(Self.number(CGFloat(priority.rawValue)))" : equation
  }

  /// The constraint as an equation without its priority: `box.left == root.left + 20`.
  package var equation: String {
    var text =
      "\(firstItem.map(name(of:)) ?? "a deallocated view").\(firstAttribute.inStatement.dslName) "
    switch relation {
    case .lessThanOrEqual: text += "<= "
    case .greaterThanOrEqual: text += ">= "
    default: text += "== "
    }
    let number = Self.number
    if let secondItem {
      text += "\(name(of: secondItem)).\(secondAttribute.inStatement.dslName)"
      if multiplier != 1 { text += " * \(number(multiplier))" }
      if constant > 0 { text += " + \(number(constant))" }
      if constant < 0 { text += " - \(number(-constant))" }
    } else {
      text += number(constant)
    }
    return text
  }

  /// A number for messages, without a decimal point if it is an integer.
  package static func number(_ value: CGFloat) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// The constraint's label, file, line and equation, for example
  /// `<Plumb.LayoutConstraint:narrow@Card.swift#12 box.width == 20>`.
  public nonisolated override var description: String {
    describe(orElse: super.description) { fullDescription }
  }

  private var fullDescription: String { "<Plumb.LayoutConstraint\(mark) \(sentence)>" }

  /// Label, file and line in SnapKit's format, for tools that parse logs: `:narrow@Card.swift#12`.
  package var mark: String {
    let place =
      location.map { location in
        let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
        return "@\(file)#\(location.line)"
      } ?? ""
    return (identifier.map { ":\($0)" } ?? "") + place
  }
}
