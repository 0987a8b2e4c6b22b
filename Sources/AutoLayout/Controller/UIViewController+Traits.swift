extension UIViewController: UITraitEnvironment {}
extension UIViewController: UITraitChangeObservable {}

extension UIViewController {
  /// The traits that override those of the environment and of the containers, for this controller
  /// and everything inside of it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overriddenTraits) }
    set { overrideTraits(newValue.collection) }
  }

  /// The light or dark appearance of the controller and everything inside of it, or `unspecified`.
  /// A shorthand for ``UITraitOverrides/userInterfaceStyle`` of ``traitOverrides``.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  func overrideTraits(_ traits: UITraitCollection?) {
    guard let view = viewIfLoaded else {
      overriddenTraits = traits
      return
    }
    view.changeTraits { overriddenTraits = traits }
  }

  /// The implementation of ``traitCollection``: the traits of the view, or those of the container
  /// while the view is not loaded.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = parent?.traitCollection ?? UITraitCollection(of: environment)
    guard let overriddenTraits else { return outer }
    return UITraitCollection(traitsFrom: [outer, overriddenTraits])
  }
}
