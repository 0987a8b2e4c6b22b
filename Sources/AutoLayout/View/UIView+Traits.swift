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

/// Traits that are said of a view or controller; `unspecified` says nothing.
public struct UITraitOverrides: Sendable {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  init(_ traits: UITraitCollection?) {
    guard let traits else { return }
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
  }

  var collection: UITraitCollection? {
    var said: [UITraitCollection] = []
    if horizontalSizeClass != .unspecified {
      said.append(UITraitCollection(horizontalSizeClass: horizontalSizeClass))
    }
    if verticalSizeClass != .unspecified {
      said.append(UITraitCollection(verticalSizeClass: verticalSizeClass))
    }
    if userInterfaceIdiom != .unspecified {
      said.append(UITraitCollection(userInterfaceIdiom: userInterfaceIdiom))
    }
    if userInterfaceStyle != .unspecified {
      said.append(UITraitCollection(userInterfaceStyle: userInterfaceStyle))
    }
    return said.isEmpty ? nil : UITraitCollection(traitsFrom: said)
  }
}
