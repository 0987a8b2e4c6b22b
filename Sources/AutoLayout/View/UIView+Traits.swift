extension UIView {
  /// The implementation of ``traitCollection``.
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

  /// Changes an override by calling `change`, and notifies the controllers and views of the subtree
  /// whose traits differ afterwards.
  func changeTraits(_ change: () -> Void) {
    var before: [(view: UIView, traits: UITraitCollection)] = []
    forEachInSubtree { before.append(($0, $0.traitCollection)) }
    change()
    for (view, traits) in before where view.traitCollection != traits {
      view.adjustFont(to: view.traitCollection.preferredContentSizeCategory)
      view.controller?.traitCollectionDidChange(traits)
      view.traitCollectionDidChange(traits)
      for observation in (view.controller?.traitObservations ?? []) + view.traitObservations {
        observation.traitsChanged(from: traits, to: view.traitCollection)
      }
      view.askForLayout()
    }
  }

  /// The traits that override those of the environment and of the ancestors, for this view and its
  /// subtree. Layout itself depends on none of them: the layout direction follows
  /// ``semanticContentAttribute`` and the environment.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(extras?.traits) }
    set { changeTraits { madeExtras.traits = newValue.collection } }
  }

  /// The light or dark appearance of the view and its subtree, or `unspecified`. A shorthand for
  /// ``UITraitOverrides/userInterfaceStyle`` of ``traitOverrides``.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}

extension UIView {
  /// Returns a colour for the traits of the view.
  package final func resolved(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection) : color
  }
}
