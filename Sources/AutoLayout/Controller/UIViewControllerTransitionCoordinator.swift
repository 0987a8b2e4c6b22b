/// What contains content of a size of its own: controllers.
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

/// What a change of size is like. Here it happens at once.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

/// Does something along with a change of size.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// - Parameters:
  ///   - animation: runs when the view has its new size, before layout.
  ///   - completion: runs after all animations.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of a window's size.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(of view: UIView) { containerView = view }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The view has its new size.
  func end() {
    for step in animations { step(self) }
    for step in completions { step(self) }
  }
}
