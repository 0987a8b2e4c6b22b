/// What events go to, one after another: a view, its superview, the controllers.
open class UIResponder: NSObject {
  /// Who is asked next.
  open var next: UIResponder? { nil }

  public override init() { super.init() }
}

/// Something that the user did. There are no touches here: an event comes from whoever tests ``UIView/hitTest(_:with:)``.
open class UIEvent: NSObject {}
