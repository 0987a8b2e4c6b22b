/// Keeps what undoes the user's changes, and what does them again.
///
/// What is registered outside of a group makes one with all that is registered until the next touch, or until it is undone: as on Apple's platforms,
/// where that is one turn of the run loop.
nonisolated open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let call: (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  /// Whether the outermost of those was opened by a registration.
  private var isOpenedByEvent = false
  private var disabled = 0

  /// Whether registrations outside of a group make one. By default true.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being done again.
  open private(set) var isRedoing = false

  /// Creates a manager without changes.
  public override init() {}

  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is a change to do again.
  open var canRedo: Bool { !redoable.isEmpty }
  /// The name of the change that is undone next; empty if it has none.
  open var undoActionName: String { (open.first ?? undoable.last)?.name ?? "" }
  /// The name of the change that is done again next; empty if it has none.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// "Undo" with the name of the change.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo" with the name of the change.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns "Undo" with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns "Redo" with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Leaves registrations out until they are enabled as often as they were disabled.
  open func disableUndoRegistration() { disabled += 1 }
  /// Ends what ``disableUndoRegistration()`` began.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "registrations are enabled without having been disabled")
    disabled -= 1
  }

  /// Opens a group: what is registered up to its end is undone at once.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      preconditionFailure("a group ends that has not begun")
    }
    if open.isEmpty { isOpenedByEvent = false }
    if group.actions.isEmpty { return }
    if let outer = open.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoable.append(group)
    } else {
      if !isRedoing { redoable.removeAll() }
      undoable.append(group)
      trim()
    }
  }

  /// Names the change that is being registered.
  open func setActionName(_ actionName: String) {
    openEvent()
    (open.first ?? undoable.last)?.name = actionName
  }

  /// Registers what undoes a change; while a change is undone, what does it again. The target is not retained; when it is gone, so is the action.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    if disabled > 0 { return }
    openEvent()
    precondition(!open.isEmpty, "a change is registered outside of a group")
    open[open.count - 1].actions.append(
      Action(target: target) { if let target = $0 as? Target { handler(target) } }
    )
  }

  private func openEvent() {
    guard open.isEmpty, groupsByEvent else { return }
    beginUndoGrouping()
    isOpenedByEvent = true
  }

  /// Closes the group that registrations opened.
  package func endEvent() {
    if isOpenedByEvent && open.count == 1 && !isUndoing && !isRedoing { endUndoGrouping() }
  }

  /// Undoes the last change.
  open func undo() {
    endEvent()
    precondition(open.isEmpty, "a change is undone while a group is open")
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undoable.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Does the change again that was undone last.
  open func redo() {
    endEvent()
    precondition(open.isEmpty, "a change is done again while a group is open")
    guard let group = redoable.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    beginUndoGrouping()
    open[0].name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.call(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoable, redoable, open, isOpenedByEvent) = ([], [], [], false)
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoable + redoable + open { group.actions.removeAll { $0.target === target } }
    undoable.removeAll { $0.actions.isEmpty }
    redoable.removeAll { $0.actions.isEmpty }
  }

  private func trim() {
    if levelsOfUndo > 0 && undoable.count > levelsOfUndo {
      undoable.removeFirst(undoable.count - levelsOfUndo)
    }
  }
}
