/// A view that the user operates, and that runs actions for the events of its operation.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Returns the menu for a position, in points of the control. By default nil.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Tells that the menu comes up. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Tells that the menu goes. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// A set of events that a control sends.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 &<< 0)
    /// A repeated touch began in the control.
    public static let touchDownRepeat = Event(rawValue: 1 &<< 1)
    /// A touch moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 &<< 2)
    /// A touch moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 &<< 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 &<< 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 &<< 5)
    /// A touch ended inside of the control.
    public static let touchUpInside = Event(rawValue: 1 &<< 6)
    /// A touch ended outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 &<< 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 &<< 8)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 &<< 12)
    /// The user triggered the main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 &<< 13)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 &<< 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 &<< 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 &<< 18)
    /// The user ended editing of a text field with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 &<< 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A set of states of a control.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states.
    public static let normal: State = []
    /// A touch is inside of the control.
    public static let highlighted = State(rawValue: 1 &<< 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 &<< 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 &<< 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 &<< 3)
  }

  /// The horizontal position of the content in the control; for a button, of its image and title.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Stretched to the width of the control.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical position of the content in the control.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// Stretched to the height of the control.
    case fill = 3
  }

  /// The horizontal position of the content. By default in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { askForLayout() } }
  }

  /// The vertical position of the content. By default in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { askForLayout() } }
  }

  /// The horizontal position of the content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether the user can operate the control. By default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is selected. By default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is highlighted, which it is while a touch is inside of it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// Whether a touch shows the menu of the control at once. Stored without an effect here.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long touch shows a menu. Stored without an effect here.
  open var isContextMenuInteractionEnabled = false

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an empty frame; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame in points, and adds an action for the event
  /// ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called after ``state`` changed.
  func stateChanged() {}

  // The properties of touches are set by the functions in UIControl+Tracking.swift.

  /// Whether a touch that began in the control is in progress.
  open internal(set) var isTracking = false
  /// Whether the touch in progress is inside of the control.
  open internal(set) var isTouchInside = false

  /// Called when a touch begins. Returns whether the control tracks the touch; by default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called after the tracked touch has moved. Returns whether the control continues to track it;
  /// by default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled. Does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track the first of the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { trackingBegins(touch, event) }
  }

  /// Continues to track the first of the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { trackingContinues(touch, event) }
  }

  /// Ends tracking, and sends the events of the end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { trackingEnds(touch, event) }
  }

  /// Ends tracking because the touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingIsCancelled(event)
  }

  /// Called when a touch that began in the control ends inside of it.
  func wasTapped(_ touch: UITouch) {}

  /// The size of the frame for the intrinsic content size; the present length on an axis without an
  /// intrinsic length.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }

  /// The states of the control: disabled, selected and highlighted.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What a control does for an event.
  private enum Reaction {
    case action(UIAction)
    /// Calls the method of an object, which is not retained. Without an object the first responder
    /// that has the method is looked up.
    case target(WeakTarget?, Selector)

    func isTarget(_ object: AnyObject?, _ action: Selector?) -> Bool {
      guard case .target(let target, let selector) = self else { return false }
      return (object == nil || target?.object === object) && (action == nil || selector == action)
    }
  }

  private struct WeakTarget { weak var object: AnyObject? }

  private var reactions: [(reaction: Reaction, events: Event)] = []

  /// Adds an action for events. An action with the same identifier is removed from these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    reactions.append((.action(action), controlEvents))
  }

  /// Adds a target and the selector of its method for events. The target is not retained. With a nil
  /// target the method is looked up along the chain of responders, from the control on.
  ///
  /// The method has no parameter, or the control, or the control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in reactions.indices where reactions[index].reaction.isTarget(object, action) {
      if object == nil, case .target(.some, _) = reactions[index].reaction { continue }
      reactions[index].events.formUnion(controlEvents)
      return
    }
    let target = object.map { WeakTarget(object: $0) }
    reactions.append((.target(target, action), controlEvents))
  }

  /// Removes a target with a selector from events; nil stands for all targets and all selectors.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in reactions.indices where reactions[index].reaction.isTarget(object, action) {
      reactions[index].events.subtract(controlEvents)
    }
    reactions.removeAll { $0.events.isEmpty }
  }

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(
      reactions.compactMap { entry in
        guard case .target(let target, _) = entry.reaction else { return nil }
        return target?.object as? AnyHashable
      }
    )
  }

  /// Returns the names of the selectors for a target and an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = reactions.compactMap { reaction, events -> String? in
      guard !events.isDisjoint(with: controlEvent), reaction.isTarget(object, nil),
        case .target(_, let selector) = reaction
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Removes an action, found by its identifier, from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in reactions.indices {
      guard case .action(let action) = reactions[index].reaction,
        action.identifier == actionIdentifier
      else { continue }
      reactions[index].events.subtract(controlEvents)
    }
    reactions.removeAll { $0.events.isEmpty }
  }

  /// The events for which the control has an action or a target.
  open var allControlEvents: Event { reactions.reduce([]) { $0.union($1.events) } }

  /// Runs the actions and calls the targets for these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (reaction, events) in reactions where !events.isDisjoint(with: controlEvents) {
      switch reaction {
      case .action(let action): sendAction(action)
      case .target(nil, let selector): sendAction(selector, to: nil, for: nil)
      case .target(let target?, let selector):
        if let object = target.object { sendAction(selector, to: object, for: nil) }
      }
    }
  }

  /// Calls the method of a target with the control. With a nil target the method is looked up along
  /// the chain of responders, from the control on.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(from: self, to: target.map { $0 as AnyObject }, event)
  }

  /// Returns whether a gesture recognizer may begin with a touch in the control. A single tap of a
  /// view around an enabled control may not, so that the control gets the touch.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }
}
