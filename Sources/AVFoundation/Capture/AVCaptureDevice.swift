public import Foundation

/// A camera or a microphone. There is none here: all methods that look for one return nil.
nonisolated open class AVCaptureDevice: NSObject {
  /// The kinds of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A camera.
    public static var builtInWideAngleCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    }
    /// A camera for far objects.
    public static var builtInTelephotoCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    }
    /// A camera for near objects.
    public static var builtInUltraWideCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    }
    /// Two cameras in one.
    public static var builtInDualCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }
    /// Two cameras in one, of which one is for near objects.
    public static var builtInDualWideCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    }
    /// Three cameras in one.
    public static var builtInTripleCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    }
    /// A camera that measures distances.
    public static var builtInTrueDepthCamera: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    }
    /// A microphone.
    public static var builtInMicrophone: DeviceType {
      DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
  }

  /// The sides of a device.
  public enum Position: Int, Sendable {
    /// Neither.
    case unspecified = 0
    /// The back.
    case back = 1
    /// The front.
    case front = 2
  }

  /// The states of a lamp.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// As dark as it is.
    case auto = 2
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    /// The devices. Always none.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// Returns nil: there are no devices.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns nil: there are no devices.
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns no devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns that the app may not use devices.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Calls the handler with false: the app may not use devices.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    handler(false)
  }
  /// Returns false: the app may not use devices.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The identifier of the device. By default empty.
  open var uniqueID: String { "" }
  /// The name of the device. By default empty.
  open var localizedName: String { "" }
  /// The side of the device. By default neither.
  open var position: Position { .unspecified }
  /// Whether the device has a lamp. By default false.
  open var hasTorch: Bool { false }
  /// Whether the lamp can be used. By default false.
  open var isTorchAvailable: Bool { false }
  /// The state of the lamp. Stored without an effect here.
  open var torchMode = TorchMode.off
  /// The factor by which pictures are enlarged. Stored without an effect here.
  open var videoZoomFactor: CGFloat = 1
  /// Begins a change of the device.
  open func lockForConfiguration() throws {}
  /// Ends a change of the device.
  open func unlockForConfiguration() {}
}

/// The answers of the user to whether the app may use a device.
nonisolated public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// It may not, and the user cannot change it.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case authorized = 3
}
