/// Traits that a view or controller sets for its subtree. A trait that is `unspecified` is not
/// overridden.
nonisolated public struct UITraitOverrides: Sendable {
  /// The horizontal size class of the subtree, or `unspecified`.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The vertical size class of the subtree, or `unspecified`.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device of the subtree, or `unspecified`.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The light or dark appearance of the subtree, or `unspecified`.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The preferred text size of the subtree, or `unspecified`.
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
    var overridden: [UITraitCollection] = []
    if horizontalSizeClass != .unspecified {
      overridden.append(UITraitCollection(horizontalSizeClass: horizontalSizeClass))
    }
    if verticalSizeClass != .unspecified {
      overridden.append(UITraitCollection(verticalSizeClass: verticalSizeClass))
    }
    if userInterfaceIdiom != .unspecified {
      overridden.append(UITraitCollection(userInterfaceIdiom: userInterfaceIdiom))
    }
    if userInterfaceStyle != .unspecified {
      overridden.append(UITraitCollection(userInterfaceStyle: userInterfaceStyle))
    }
    if preferredContentSizeCategory != .unspecified {
      overridden.append(
        UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory)
      )
    }
    return overridden.isEmpty ? nil : UITraitCollection(traitsFrom: overridden)
  }
}
