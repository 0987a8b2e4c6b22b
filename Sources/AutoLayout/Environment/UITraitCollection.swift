/// The kinds of devices.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The amount of room along an axis, as a class.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The class is not specified.
  case unspecified = 0
  /// Little room, such as the width of a phone in portrait orientation.
  case compact = 1
  /// Much room, such as the width of a tablet.
  case regular = 2
}

/// The light or dark appearance of the user interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance is not specified.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The layout direction as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is not specified.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The properties of the surroundings, besides its size, that a layout may depend on. Instances are
/// immutable. A view has the traits of its environment unless a controller or view above it
/// overrides them.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// The specified traits; nil for the others.
  nonisolated private struct Traits: Hashable, Sendable {
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var category: UIContentSizeCategory?
  }

  private let traits: Traits

  private init(_ traits: Traits) { self.traits = traits }

  /// Creates a collection in which no trait is specified.
  public override convenience init() { self.init(Traits()) }

  /// Creates a collection that specifies the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  /// Creates a collection that specifies the kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  /// Creates a collection that specifies the light or dark appearance only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies the layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  /// Creates a collection that specifies the preferred text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies the display scale only, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }

  /// Creates a collection that specifies each trait that any of the given collections specifies. If
  /// several of them specify a trait, the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var result = Traits()
    for other in traitCollections.map(\.traits) {
      result.horizontal = other.horizontal ?? result.horizontal
      result.vertical = other.vertical ?? result.vertical
      result.idiom = other.idiom ?? result.idiom
      result.style = other.style ?? result.style
      result.direction = other.direction ?? result.direction
      result.scale = other.scale ?? result.scale
      result.category = other.category ?? result.category
    }
    self.init(result)
  }

  convenience init(of environment: LayoutEnvironment) {
    self.init(
      Traits(
        horizontal: environment.horizontalSizeClass,
        vertical: environment.verticalSizeClass,
        idiom: environment.userInterfaceIdiom,
        style: environment.userInterfaceStyle,
        direction: environment.userInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        scale: environment.displayScale ?? 1,
        category: environment.preferredContentSizeCategory
      )
    )
  }

  /// The traits of the current environment.
  public static var current: UITraitCollection { UITraitCollection(of: .current) }

  /// Calls the closure while these traits are the ``current`` ones, those that are specified.
  public func performAsCurrent(_ actions: () -> Void) {
    LayoutEnvironment.current.with { environment in
      environment.horizontalSizeClass = traits.horizontal ?? environment.horizontalSizeClass
      environment.verticalSizeClass = traits.vertical ?? environment.verticalSizeClass
      environment.userInterfaceIdiom = traits.idiom ?? environment.userInterfaceIdiom
      environment.userInterfaceStyle = traits.style ?? environment.userInterfaceStyle
      // Without a scale layouts are not rounded to pixels; its traits say 1.
      if let scale = traits.scale, scale != environment.displayScale ?? 1 {
        environment.displayScale = scale
      }
      environment.preferredContentSizeCategory =
        traits.category ?? environment.preferredContentSizeCategory
      if let direction = traits.direction, direction != .unspecified {
        environment.userInterfaceLayoutDirection =
          direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
    } run: {
      actions()
    }
  }

  /// The horizontal size class, or `unspecified`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  /// The vertical size class, or `unspecified`.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  /// The kind of device, or `unspecified`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  /// The light or dark appearance, or `unspecified`.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  /// The layout direction, or `unspecified`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }

  /// The preferred text size, or `unspecified`.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }

  /// The number of pixels in a point; 0 if it is not specified.
  public var displayScale: CGFloat { traits.scale ?? 0 }

  /// Returns whether every trait that `trait` specifies has the same value in this collection. True
  /// for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  /// Returns whether dynamic colours may differ between two collections: whether these differ in the
  /// light or dark appearance. For nil whether this one specifies it.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Returns whether `object` is a trait collection that specifies the same traits with the same
  /// values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// A hash value of the specified traits.
  public override var hash: Int { traits.hashValue }
}

/// A type with traits: views and controllers.
nonisolated public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

nonisolated extension UIView: UITraitEnvironment {}
