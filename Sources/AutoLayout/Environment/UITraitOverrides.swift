/// Traits that are said of a view or controller; `unspecified` says nothing.
public struct UITraitOverrides: Sendable {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  init(_ traits: UITraitCollection?) {
    guard let traits else { return }
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
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
    if preferredContentSizeCategory != .unspecified {
      said.append(
        UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory)
      )
    }
    return said.isEmpty ? nil : UITraitCollection(traitsFrom: said)
  }
}
