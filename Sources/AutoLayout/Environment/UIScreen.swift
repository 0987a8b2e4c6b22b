/// The screen that an environment describes.
public final class UIScreen: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// The screen of the current environment, created at each access: read it where the intended
  /// environment is current.
  public static var main: UIScreen { UIScreen(.current) }

  /// The screen's rectangle in points, with the origin at 0, 0.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.screenSize) }

  /// The number of pixels in a point; 1 if the environment has no display scale.
  public var scale: CGFloat { environment.displayScale ?? 1 }

  /// The traits of the environment.
  public var traitCollection: UITraitCollection { UITraitCollection(of: environment) }
}

/// The device that an environment describes.
public final class UIDevice: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// The device of the current environment, created at each access: read it where the intended
  /// environment is current.
  public static var current: UIDevice { UIDevice(.current) }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.userInterfaceIdiom }
}

/// Returns the kind of device of the current environment.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The part of UIKit's application object that layout depends on. There is no run loop and no list
/// of windows: the creator of a window retains it.
public final class UIApplication: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// The application of the current environment, created at each access: read it where the intended
  /// environment is current.
  public static var shared: UIApplication { UIApplication(.current) }

  /// The layout direction of the environment.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.userInterfaceLayoutDirection
  }

  /// Calls the method of a target with a sender. Without a target the method is looked up along the
  /// chain of responders, from the sender on.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    action.send(from: sender.map { $0 as AnyObject }, to: target.map { $0 as AnyObject }, event)
  }
}
