public import Foundation

/// A storyboard: a `.storyboard` file, from which controllers can be created.
///
/// The file is searched in the folders of the environment's `interfaceFiles`, which the module
/// `InterfaceBuilder` adds.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIStoryboard: NSObject {
  /// The name of the file, without its ending.
  package let name: String
  /// The bundle in whose resources the file is searched first.
  package let bundle: Bundle?

  /// Names a storyboard. The file is read when a controller is created.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    super.init()
  }

  /// Creates the initial controller; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    controller(withIdentifier: nil, nil)
  }

  /// Creates the initial controller by a closure, or by its class if the closure returns nil; nil if
  /// there is none.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    controller(withIdentifier: nil, creator) as? ViewController
  }

  /// Creates the controller with a storyboard identifier. If there is none, this is reported, and an
  /// empty controller is returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(withIdentifier: identifier, nil) ?? UIViewController()
  }

  /// Creates the controller with a storyboard identifier by a closure, or by its class if the closure
  /// returns nil.
  ///
  /// - Precondition: there is such a controller, and it is of the expected class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(withIdentifier: identifier, creator)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        """
        The storyboard '\(name)' has no controller of the class \(ViewController.self) with the identifier '\(identifier)'. \
        Correct the identifier, or name the folder of the storyboard and the module of its classes.
        """
      )
    }
    return controller
  }

  private func controller(
    withIdentifier identifier: String?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let environment = LayoutEnvironment.current
    guard let files = environment.nibReading else {
      environment.raiseWithoutNibs("The storyboard '\(name)'")
      return nil
    }
    return files.controller(in: self, withIdentifier: identifier, creator: creator)
  }
}
