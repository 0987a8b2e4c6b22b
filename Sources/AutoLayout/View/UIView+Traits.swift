extension UIView {
  /// What ``traitCollection`` answers.
  var effectiveTraits: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    while let current = view {
      if let traits = current.extras?.traits { overrides.append(traits) }
      if let traits = current.controller?.overriddenTraits { overrides.append(traits) }
      view = current.parent
    }
    let traits = UITraitCollection(of: root.environment)
    if overrides.isEmpty { return traits }
    return UITraitCollection(traitsFrom: [traits] + overrides.reversed())
  }

  /// Changes an override, and tells the controllers and views of the subtree whose traits are others now.
  func changeTraits(_ change: () -> Void) {
    var before: [(view: UIView, traits: UITraitCollection)] = []
    forEachInSubtree { before.append(($0, $0.traitCollection)) }
    change()
    for (view, traits) in before where view.traitCollection != traits {
      view.adjustFont(to: view.traitCollection.preferredContentSizeCategory)
      view.controller?.traitCollectionDidChange(traits)
      view.traitCollectionDidChange(traits)
      view.askForLayout()
    }
  }

  /// The traits that the view and all inside of it have, whatever is said around them. Layout itself depends on none of
  /// them: it follows ``semanticContentAttribute`` and the environment.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(extras?.traits) }
    set { changeTraits { madeExtras.traits = newValue.collection } }
  }

  /// The style alone. (As ``UITraitOverrides/userInterfaceStyle``.)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
