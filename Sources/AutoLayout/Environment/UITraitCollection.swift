/// What kind of device the user holds.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a layout may depend on besides its size. It does not change; views have that of their environment.
public final class UITraitCollection: NSObject, Sendable {
  /// What is said; nil for what is not.
  private struct Traits: Hashable, Sendable {
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

  public override convenience init() { self.init(Traits()) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }

  /// What any of the collections says; the last one wins.
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
        style: .light,
        direction: environment.userInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        scale: environment.displayScale,
        category: environment.preferredContentSizeCategory
      )
    )
  }

  /// Those of the current environment.
  public static var current: UITraitCollection { UITraitCollection(of: .current) }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }

  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }

  /// Pixels in a point; 0 if nobody says.
  public var displayScale: CGFloat { traits.scale ?? 0 }

  /// Whether everything that the other collection says is so here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).traits == traits
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}

/// What has traits: views and controllers.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
