/// The screen of the current environment.
public final class UIScreen: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Made at each question: ask it where the environment is the right one.
  public static var main: UIScreen { UIScreen(.current) }

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }

  /// Pixels in a point.
  public var scale: CGFloat { environment.displayScale ?? 1 }

  public var traitCollection: UITraitCollection { UITraitCollection(of: environment) }
}

/// The device of the current environment.
public final class UIDevice: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Made at each question: ask it where the environment is the right one.
  public static var current: UIDevice { UIDevice(.current) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.userInterfaceIdiom }
}

/// The idiom of the current environment's device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// What of an application a layout asks for. There is no run loop and no list of windows: who makes a window keeps it.
public final class UIApplication: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Made at each question: ask it where the environment is the right one.
  public static var shared: UIApplication { UIApplication(.current) }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.userInterfaceLayoutDirection
  }
}
