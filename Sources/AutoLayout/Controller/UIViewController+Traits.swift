extension UIViewController: UITraitEnvironment {}

extension UIViewController {
  /// The traits that the controller and all inside of it have, whatever is said around them.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overriddenTraits) }
    set { overrideTraits(newValue.collection) }
  }

  /// The style alone. (As ``UITraitOverrides/userInterfaceStyle``.)
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

  /// What ``traitCollection`` answers: the view's traits, or while there is none those of the container.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = parent?.traitCollection ?? UITraitCollection(of: environment)
    guard let overriddenTraits else { return outer }
    return UITraitCollection(traitsFrom: [outer, overriddenTraits])
  }
}
