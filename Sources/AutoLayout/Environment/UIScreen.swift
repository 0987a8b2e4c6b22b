/// The screen that an environment describes.
#if MainActor
  @preconcurrency @MainActor
#endif
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

  /// The number of pixels in a point; the same as ``scale``.
  public var nativeScale: CGFloat { scale }
  /// The rectangle of the upright screen in pixels, with the origin at 0, 0.
  public var nativeBounds: CGRect {
    let (width, height) = (environment.screenSize.width, environment.screenSize.height)
    return CGRect(
      x: 0,
      y: 0,
      width: min(width, height) * scale,
      height: max(width, height) * scale
    )
  }
  /// How bright the screen is, from 0 to 1: always 1; setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The largest number of frames in a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: always false.
  public var isCaptured: Bool { false }

  /// Posted when a recording begins or ends. The runtime does not post it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )

  /// The traits of the environment.
  public var traitCollection: UITraitCollection { UITraitCollection(of: environment) }
}

/// The device that an environment describes.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class UIDevice: NSObject, Sendable {
  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// The device of the current environment, created at each access: read it where the intended
  /// environment is current.
  public static var current: UIDevice { UIDevice(.current) }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.userInterfaceIdiom }
  /// The orientation of a screen of the environment's size.
  public var orientation: UIDeviceOrientation {
    environment.screenSize.width > environment.screenSize.height ? .landscapeLeft : .portrait
  }
  #if !canImport(ObjectiveC)
    /// Has no effect: the size of the environment determines the orientation.
    public func setValue(_ value: Any?, forKey key: String) {}
  #endif
  /// The name of the device: its model.
  public var name: String { model }
  /// "iPad" for an environment with the idiom of a pad, else "iPhone".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system that the runtime follows.
  public var systemName: String { "iOS" }
  /// The version of the system that the runtime follows.
  public var systemVersion: String { "18.0" }

  /// Does nothing: the host sets the size of the screen.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted after the device was turned. The runtime does not post it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// Returns the kind of device of the current environment.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
