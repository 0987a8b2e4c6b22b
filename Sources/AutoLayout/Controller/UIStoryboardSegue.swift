/// A transition from one controller to another, as storyboards contain them.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue that does nothing unless a subclass overrides ``perform()``.
  public required init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
  }

  /// Creates a segue that calls a closure.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
  }

  /// Shows the destination: calls the closure, if there is one.
  open func perform() { handler?() }
}
