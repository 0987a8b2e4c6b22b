/// How the interface is turned on the screen.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The device's left edge is at the top of the interface.
  case landscapeRight = 3
  /// The device's right edge is at the top of the interface.
  case landscapeLeft = 4

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// A set of orientations of the interface.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 &<< 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 &<< 2)
  /// The device's left edge is at the top of the interface.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 &<< 3)
  /// The device's right edge is at the top of the interface.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 &<< 4)
  /// Both orientations in which the interface is wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How the device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The device's right edge is at the bottom.
  case landscapeLeft = 3
  /// The device's left edge is at the bottom.
  case landscapeRight = 4
  /// The screen faces up.
  case faceUp = 5
  /// The screen faces down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four orientations of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
