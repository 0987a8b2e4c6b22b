public import Foundation

/// Takes pictures and sound from devices. There are no devices here, and the session never runs.
nonisolated open class AVCaptureSession: NSObject {
  /// The qualities of a session.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String
    /// Creates a quality from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A high one.
    public static var high: Preset { Preset(rawValue: "AVCaptureSessionPresetHigh") }
    /// The one in the middle.
    public static var medium: Preset { Preset(rawValue: "AVCaptureSessionPresetMedium") }
    /// A low one.
    public static var low: Preset { Preset(rawValue: "AVCaptureSessionPresetLow") }
    /// That of photos.
    public static var photo: Preset { Preset(rawValue: "AVCaptureSessionPresetPhoto") }
    /// Films of 1280 by 720 pixels.
    public static var hd1280x720: Preset { Preset(rawValue: "AVCaptureSessionPreset1280x720") }
    /// Films of 1920 by 1080 pixels.
    public static var hd1920x1080: Preset { Preset(rawValue: "AVCaptureSessionPreset1920x1080") }
  }

  /// The quality. Stored without an effect here.
  open var sessionPreset = Preset.high
  /// The devices that the app added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The receivers that the app added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session runs. Always false.
  open var isRunning: Bool { false }

  /// Creates a session without devices.
  public override init() { super.init() }

  /// Begins. Does nothing here.
  open func startRunning() {}
  /// Ends. Does nothing here.
  open func stopRunning() {}
  /// Begins a group of changes. Does nothing here.
  open func beginConfiguration() {}
  /// Ends a group of changes. Does nothing here.
  open func commitConfiguration() {}
  /// Returns whether a device can be added: it was not added before.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds a device.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes a device.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether a receiver can be added: it was not added before.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds a receiver.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes a receiver.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
}

/// A source of pictures or sound.
nonisolated open class AVCaptureInput: NSObject {}

/// A device as a source of pictures or sound.
nonisolated open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates a source from a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A receiver of pictures or sound. It receives none here.
nonisolated open class AVCaptureOutput: NSObject {
  /// Returns nil: there are no connections.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A receiver of codes and faces in pictures. It receives none here.
nonisolated open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The types that are looked for. Stored without an effect here.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The types that can be looked for. Always none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of a picture that is searched, from 0 to 1. Stored without an effect here.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The object that is notified. It is not retained, and not called here.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Creates a receiver.
  public override init() { super.init() }

  /// Sets the object that is notified.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

/// An object that is notified of codes and faces. The method has a default implementation, and the runtime does not call it.
nonisolated public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with what was found in a picture.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

nonisolated extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// What connects a source with a receiver. The runtime makes none.
nonisolated open class AVCaptureConnection: NSObject {
  /// How pictures are turned. Stored without an effect here.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned. Always false.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether pictures are mirrored. Stored without an effect here.
  open var isVideoMirrored = false
  /// Whether the connection is used. Stored without an effect here.
  open var isEnabled = true

  /// Creates a connection of nothing.
  public override init() { super.init() }
}

/// The directions in which pictures are turned.
nonisolated public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the home button at the right.
  case landscapeRight = 3
  /// With the home button at the left.
  case landscapeLeft = 4
}
