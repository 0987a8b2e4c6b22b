/// An object that can handle events. Events pass along the chain of responders: from a view to its
/// controller or superview, and so on.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject, SelectorResponder, OutletHolder {
  /// The next responder in the chain; nil by default.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  public override init() { super.init() }

  // So that the `deinit` of a subclass belongs to no actor, as in UIKit.
  nonisolated deinit {}

  /// The methods that are found by the names of selectors. A subclass adds its own ones.
  open class var selectorTable: SelectorTable {
    [
      Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder),
    ]
  }

  /// The properties that nibs set by their names. A subclass adds its own ones.
  open class var outletTable: OutletTable { [] }

  /// The name of the class: `UIView`, or with the module, `Shop.ItemCell`, if it is one of the app.
  open class func description() -> String {
    let name = String(reflecting: self)
    return name.hasPrefix("AutoLayout.") ? String(name.dropFirst("AutoLayout.".count)) : name
  }

  /// Called after the object was created from a nib or storyboard, and its outlets were connected. Does
  /// nothing by default.
  open func awakeFromNib() {}
  /// Called when Interface Builder shows the object. Does nothing by default; nothing calls it here.
  open func prepareForInterfaceBuilder() {}

  #if !canImport(ObjectiveC)
    /// Called on Apple's platforms when an observed value has changed. Does nothing by default; nothing calls it here.
    open func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}

    /// Returns the value of a stored property by its name, with or without an underscore in front. Of UIKit's classes only the parts that
    /// apps ask for have names: `searchField` of a search bar, and `clearButton` of a text field.
    ///
    /// - Complexity: linear in the number of stored properties. No getter of the app runs.
    open func value(forKey key: String) -> Any? {
      let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
      if let part = part(named: name) { return part }
      var mirror: Mirror? = self is any CustomReflectable ? nil : Mirror(reflecting: self)
      while let level = mirror {
        if let child = level.children.first(where: { $0.label == key || $0.label == name }) {
          let value = Mirror(reflecting: child.value)
          return value.displayStyle == .optional ? value.children.first?.value : child.value
        }
        mirror = level.superclassMirror
      }
      return value(forUndefinedKey: key)
    }

    /// Returns the value at a path of names: that of a stored property, and of a responder's in turn.
    open func value(forKeyPath keyPath: String) -> Any? {
      let names = keyPath.split(separator: ".").map(String.init)
      guard let first = names.first, let value = value(forKey: first) else { return nil }
      if names.count == 1 { return value }
      let rest = names.dropFirst().joined(separator: ".")
      return (value as? UIResponder)?.value(forKeyPath: rest)
    }

    /// Sets a property of the ``outletTable`` by its name, as nibs do. Without such a property, or for a value of another type or nil, calls
    /// ``setValue(_:forUndefinedKey:)``.
    open func setValue(_ value: Any?, forKey key: String) {
      if let value, (try? OutletTable.set(value, forKeyPath: key, of: self)) != nil { return }
      setValue(value, forUndefinedKey: key)
    }

    /// Sets a property by a path of names, as ``setValue(_:forKey:)`` does by a name.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setValue(value, forKey: keyPath)
    }

    /// Called for a value that is not set. By default reports it.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      LayoutEnvironment.current.raise(
        LayoutIssue(
          .doubtfulStatement,
          "'\(key)' of \(type(of: self)) is not set: its outlet table has no such property for this value.",
          remedy: "Set the property itself."
        )
      )
    }

    /// Called for a name that no stored property has. By default reports it, and returns nil.
    open func value(forUndefinedKey key: String) -> Any? {
      LayoutEnvironment.current.raise(
        LayoutIssue(
          .doubtfulStatement,
          "\(type(of: self)) has no stored property '\(key)'; its value is nil.",
          remedy: "Read the property itself."
        )
      )
      return nil
    }
  #endif

  /// The changes that can be undone: those of the next responder, up to the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The buttons beside the suggestions of the keyboard: none, for a responder that takes no text.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

  /// A part that apps read by the name which it has in UIKit.
  func part(named name: String) -> Any? { nil }

  // By default each of these methods passes the event to the next responder.

  /// Tells the responder that touches began in its view. By default the call is passed on to
  /// ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved. By default the call is passed on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches ended. By default the call is passed on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that a motion of the device began. Nothing moves a device here. By default the
  /// call is passed on to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion of the device ended. By default the call is passed on to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion of the device was cancelled. By default the call is passed on to
  /// ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder that touches were cancelled. By default the call is passed on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder that buttons or keys were pressed. Nothing presses any here. By default the call is
  /// passed on to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that buttons or keys are pressed with another force. Nothing presses any here. By default the call is
  /// passed on to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that buttons or keys were let go. Nothing presses any here. By default the call is
  /// passed on to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that buttons or keys are no longer followed. Nothing presses any here. By default the call is
  /// passed on to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // The standard actions of menus and keys. UIKit declares them and implements none. They are not in the
  // table of selectors: a class that implements one adds it, so that ``canPerformAction(_:withSender:)``
  // finds it.

  /// Cuts the selection. Does nothing by default.
  open func cut(_ sender: Any?) {}

  /// Copies the selection. Does nothing by default.
  open func copy(_ sender: Any?) {}

  /// Pastes. Does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Pastes without attributes. Does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Selects what is at the insertion point. Does nothing by default.
  open func select(_ sender: Any?) {}

  /// Selects everything. Does nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}

  /// Duplicates the selection. Does nothing by default.
  open func duplicate(_ sender: Any?) {}

  /// Renames what is shown. Does nothing by default.
  open func rename(_ sender: Any?) {}

  /// Moves what is shown. Does nothing by default.
  open func move(_ sender: Any?) {}

  /// Exports what is shown. Does nothing by default.
  open func export(_ sender: Any?) {}

  /// Prints what is shown. Does nothing by default.
  open func printContent(_ sender: Any?) {}

  /// Begins a search. Does nothing by default.
  open func find(_ sender: Any?) {}

  /// Begins a search with replacement. Does nothing by default.
  open func findAndReplace(_ sender: Any?) {}

  /// Goes to the next match. Does nothing by default.
  open func findNext(_ sender: Any?) {}

  /// Goes to the match before. Does nothing by default.
  open func findPrevious(_ sender: Any?) {}

  /// Searches for the selection. Does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}

  /// Makes the selection bold, or no longer. Does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes the selection italic, or no longer. Does nothing by default.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines the selection, or no longer. Does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the text run from left to right. Does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Makes the text run from right to left. Does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Makes the text larger. Does nothing by default.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the text smaller. Does nothing by default.
  open func decreaseSize(_ sender: Any?) {}

  /// The activity that the responder takes part in. Stored without an effect here.
  open var userActivity: NSUserActivity?
  /// Called to update the data of an activity. Does nothing by default, and nothing calls it here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to continue an activity. Does nothing by default, and nothing calls it here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Called when the user of an assistive technology dismisses a view. Returns false by default, and
  /// nothing calls it here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when the user of an assistive technology taps twice with two fingers. Returns false by
  /// default, and nothing calls it here.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Whether the responder can become the first responder, which receives keyboard input. By
  /// default false.
  open var canBecomeFirstResponder: Bool { false }
  /// Returns whether the responder has the method of a selector, for menus and key commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Whether the responder gives up the state of first responder when it is asked to. By default
  /// true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its tree.
  open var isFirstResponder: Bool { firstResponderHolder?.first === self }

  /// Makes the responder the first responder of its tree. The present first responder is asked to
  /// resign first.
  ///
  /// - Returns: Whether the responder is the first responder after the call.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, canBecomeFirstResponder else { return false }
    if holder.first === self { return true }
    if let first = holder.first, !first.resignFirstResponder() { return false }
    holder.first = self
    return true
  }

  /// Gives up the state of first responder.
  ///
  /// - Returns: Whether the responder is not the first responder after the call.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, holder.first === self else { return true }
    if !canResignFirstResponder { return false }
    holder.first = nil
    return true
  }

  /// The commands of keys that the responder knows. By default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that replaces the keyboard while the responder is the first one; nil by default. The
  /// runtime does not show it.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder is the first one; nil by default. The runtime
  /// does not show it.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}

  /// The object that stores the first responder of the tree; nil for a responder outside of any
  /// tree.
  var firstResponderHolder: FirstResponder? { next?.firstResponderHolder }

  /// The functions that are called after changes of traits. Views and controllers store them.
  var traitObservations: [TraitObservation] {
    get { [] }
    set {}
  }
}

/// The first responder of a tree.
final class FirstResponder {
  weak var first: UIResponder?
}
