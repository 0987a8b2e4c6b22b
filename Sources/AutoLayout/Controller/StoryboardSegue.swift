/// A segue of a storyboard: what is shown, and how.
package struct StoryboardSegue {
  /// How the destination is shown.
  package enum Kind {
    /// By the nearest container that shows controllers.
    case show
    /// By the nearest container that shows controllers beside others.
    case showDetail
    /// Over the others.
    case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
    /// Inside of a view, from the beginning.
    case embed
    /// By the segue's own class.
    case custom(UIStoryboardSegue.Type)
    /// Not at all: it goes back to the controller that has the method.
    case unwind(Selector)
  }

  /// The name by which code performs the segue.
  package var identifier: String?
  /// How the destination is shown.
  package var kind: Kind
  /// Whether the destination is shown with an animation.
  package var isAnimated: Bool
  /// Creates the destination, for the source and the sender.
  package var makeDestination: (UIViewController, Any?) -> UIViewController?

  package init(
    identifier: String?,
    kind: Kind,
    isAnimated: Bool,
    makeDestination: @escaping (UIViewController, Any?) -> UIViewController?
  ) {
    (self.identifier, self.kind) = (identifier, kind)
    (self.isAnimated, self.makeDestination) = (isAnimated, makeDestination)
  }
}

/// The part of a storyboard from which a controller was created.
package struct StoryboardOrigin {
  package var storyboard: UIStoryboard
  /// Retained for the objects of the scene and the segues.
  package var scene: AnyObject
  /// The segues that begin at the controller or inside of its view.
  package var segues: [StoryboardSegue]
  /// Creates the view and sets it; nil if the storyboard has no view for the controller.
  package var loadView: (() -> Void)?

  package init(
    storyboard: UIStoryboard,
    scene: AnyObject,
    segues: [StoryboardSegue],
    loadView: (() -> Void)?
  ) {
    (self.storyboard, self.scene) = (storyboard, scene)
    (self.segues, self.loadView) = (segues, loadView)
  }
}
