/// A part of a view that assistive technologies reach, and that is no view itself. Its values are stored,
/// and nothing reads them.
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element. It is not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technologies can reach the element. By default true.
  open var isAccessibilityElement = true
  /// The name of the element in tests.
  open var accessibilityIdentifier: String?
  /// The label of the element.
  open var accessibilityLabel: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The hint of the element.
  open var accessibilityHint: String?
  /// The behaviour of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The special actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  private var frame = CGRect.zero
  private var frameInContainer: CGRect?

  /// The place of the element in points, in the coordinates of the window. It follows
  /// ``accessibilityFrameInContainerSpace`` if that is set.
  open var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return frame }
      return (accessibilityContainer as? UIView)?.convert(frameInContainer, to: nil)
        ?? frameInContainer
    }
    set { (frame, frameInContainer) = (newValue, nil) }
  }
  /// The place of the element in points, in the coordinates of its container. By default zero.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Called when an assistive technology activates the element. Returns false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Called when an assistive technology increments the value. Does nothing by default.
  open func accessibilityIncrement() {}
  /// Called when an assistive technology decrements the value. Does nothing by default.
  open func accessibilityDecrement() {}
}
