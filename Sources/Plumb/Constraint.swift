/// The handle of one statement: one constraint of the runtime for each of its attributes.
///
/// The item that the statement is about retains it while it is active. Most statements need none: it is made when it is asked
/// for.
public final class Constraint {
  public var layoutConstraints: [LayoutConstraint] {
    guard let parts else { return made.constraints }
    return parts.map { $0.handle.made.constraints[$0.index] }
  }

  private var made: MadeConstraints
  /// Of a handle from an update: the places of what it means, in the handles of the statements that made that.
  private var parts: [(handle: Constraint, index: Int)]?
  let location: SourceLocation?
  /// Whether the registry of its item retains it.
  fileprivate(set) var isKept = false

  init(_ constraints: [LayoutConstraint], _ location: SourceLocation?) {
    made = MadeConstraints(constraints: constraints)
    self.location = location
    for constraint in constraints { constraint.handle = self }
  }

  /// A handle of constraints that statements have made which have handles of their own.
  init(following constraints: [LayoutConstraint], _ location: SourceLocation?) {
    made = MadeConstraints(constraints: [])
    self.location = location
    follow(constraints)
  }

  /// A handle of a statement that was left out: it has no constraints, and using it has no effect.
  static func void(of description: ConstraintDescription) -> Constraint {
    Constraint([], description.location)
  }

  /// The view or guide that the statement is about; nil once it is gone.
  private var subject: Item? { layoutConstraints.first?.subject }
}

extension Constraint {
  /// Whether any of its constraints takes part. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.takesPart } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  public func activate() {
    guard let item = subject else {
      if layoutConstraints.isEmpty { return }
      report(
        .illegalItem,
        "The view that this statement is about is gone, so it cannot be activated.",
        remedy: "Let go of the handle together with the view.",
        at: location,
        concerning: nil
      )
      return
    }
    takePart(layoutConstraints.filter { !$0.takesPart })
    register(with: item)
  }

  public func deactivate() {
    withExtendedLifetime(self) {
      takeNoPart(layoutConstraints)
      guard let item = subject else { return }
      for constraint in layoutConstraints { item.unregister(constraint) }
      for handle in parts?.map(\.handle) ?? [self] where handle.isKept && !handle.isActive {
        item.registry.letGo(of: handle)
      }
    }
  }

  /// Its constraints are among those that the DSL has made for the item from now on.
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

  /// Another offset, in points, the same for every attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(.number(offset.constraintOffsetTargetValue))
  }

  /// Another inset for every attribute.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(.insets(inset.constraintInsetTargetValue))
  }

  /// Another inset for every attribute, in terms of the reading direction.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(.directionalInsets(inset.constraintDirectionalInsetTargetValue))
  }

  /// Another distance to what is beside the item, as ``ConstraintMakerEditable/spacing(_:)`` says it.
  @discardableResult
  public func update(spacing: any ConstraintOffsetTarget) -> Constraint {
    set(.spacing(spacing.constraintOffsetTargetValue))
  }

  /// Another priority, at any time, also from and to required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: subject, location: location)
    if !check.isLegal(priority: value) { return self }
    for constraint in layoutConstraints {
      constraint.change(priority: ConstraintLayoutPriority(rawValue: value))
    }
    return self
  }

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
      if !check.isUsable(constant: number, for: first) { continue }
      constraint.change(constant: number)
      constraint.follow(value, at: place)
    }
    return self
  }
}

// MARK: Updates

extension Constraint {
  /// Lets go of its constraints, which an update may replace by others.
  package func release() -> [LayoutConstraint] {
    let released = made.constraints
    made = MadeConstraints(constraints: [])
    return released
  }

  /// Means these constraints from now on, which statements have made that have handles of their own.
  package func follow(_ constraints: [LayoutConstraint]) {
    parts = constraints.compactMap { constraint in
      guard let handle = constraint.constraint,
        let index = handle.made.constraints.firstIndex(where: { $0 === constraint })
      else { return nil }
      return (handle, index)
    }
  }

  /// Takes its constraints back.
  func retake(_ constraints: [LayoutConstraint]) {
    made = MadeConstraints(constraints: constraints)
    for constraint in constraints { constraint.handle = self }
  }

  /// Has another constraint in the place of one of its own.
  func exchange(_ old: LayoutConstraint, for new: LayoutConstraint) {
    let constraints = made.constraints.map { $0 === old ? new : $0 }
    old.handle = nil
    retake(constraints)
  }
}

/// The handles that an item retains.
final class ConstraintRegistry {
  enum Side { case before, after }

  private(set) var handles: [Constraint] = []
  var entries = RegistryEntries()
  /// Whether a state or a condition may have constraints of the item.
  var isSwitched = false
  /// What watches the item for the conditions of what is inside.
  weak var watch: ContainerWatch?
  /// What rests while the item is gone.
  var collapse: Collapse?
  /// Of what is inside of the item; nil as long as nothing of that was ever gone.
  private(set) var closedGaps: ClosedGaps?

  var madeClosedGaps: ClosedGaps {
    let gaps = closedGaps ?? ClosedGaps()
    closedGaps = gaps
    return gaps
  }
  /// The guides before and after this item that a distribution has made.
  private var gaps: [(side: Side, axis: ConstraintAxis, guide: ConstraintLayoutGuide)] = []

  /// The guide is what is beside the item now, instead of one from before.
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

  /// What constrains the guide goes with it.
  private func remove(_ gap: ConstraintLayoutGuide) { gap.owningView?.removeLayoutGuide(gap) }

  fileprivate func keep(_ handle: Constraint) {
    handle.isKept = true
    handles.append(handle)
  }

  func letGo(of handle: Constraint) {
    handle.isKept = false
    handles.removeAll { $0 === handle }
  }

  func letGo() {
    for handle in handles { handle.isKept = false }
    handles = []
  }
}

/// A constraint of the runtime that knows the statement it came from.
public class LayoutConstraint: NSLayoutConstraint {
  /// The handle of the statement that it is a part of, as long as the statement is active or somebody has the handle.
  public var constraint: Constraint? {
    if let handle { return handle }
    guard registration != 0, let item = subject else { return nil }
    let siblings = item.registeredConstraints.filter { $0.registration == registration }
    // What left with its superview is not there any more.
    if !siblings.contains(where: { $0 === self }) { return nil }
    let handle = Constraint(siblings, location)
    item.registry.keep(handle)
    return handle
  }

  /// The name that its statement has, which conflict reports show.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The statement among those that the DSL has made for the item; 0 for none.
  var registration: UInt32 = 0
  /// Whether it is out only as long as a view is gone, and counts as what takes part.
  private(set) var isResting = false
  /// What is in its place while it rests.
  private var standIn: NSLayoutConstraint?

  func rest(_ standIn: NSLayoutConstraint?) { (isResting, self.standIn) = (true, standIn) }

  /// What is in its place goes.
  func restNoMore() {
    if !isResting { return }
    standIn?.isActive = false
    (isResting, standIn) = (false, nil)
  }
  var provenance = Provenance()

  /// Whether both mean the same but for the constant and the label.
  package func saysTheSame(as other: LayoutConstraint) -> Bool {
    priority == other.priority && hasForm(of: other)
  }

  /// Whether they differ at most in what can be changed: constant, priority and label.
  func hasForm(of other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && firstItem === other.firstItem && secondItem === other.secondItem
  }

  /// The constraint in words: `box.left == root.left + 20 ^750`.
  var sentence: String {
    priority.rawValue < 1000
      ? "\(equation) ^\(Self.number(CGFloat(priority.rawValue)))" : equation
  }

  /// The constraint in words, without its priority: `box.left == root.left + 20`.
  package var equation: String {
    var text =
      "\(firstItem.map(name(of:)) ?? "a view that is gone").\(firstAttribute.inStatement.dslName) "
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

  /// A number as texts have it: without a fraction where it has none.
  package static func number(_ value: CGFloat) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }

  public nonisolated override var description: String {
    describe(orElse: super.description) { fullDescription }
  }

  private var fullDescription: String { "<Plumb.LayoutConstraint\(mark) \(sentence)>" }

  /// Label, file and line as SnapKit writes them, for tools that read logs: `:narrow@Card.swift#12`.
  package var mark: String {
    let place =
      location.map { location in
        let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
        return "@\(file)#\(location.line)"
      } ?? ""
    return (identifier.map { ":\($0)" } ?? "") + place
  }
}
