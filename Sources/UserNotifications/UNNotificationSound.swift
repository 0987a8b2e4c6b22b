public import Foundation

/// The sound of a notification. It is not played here.
///
/// It is safe to send a sound to other threads, since nothing in it changes.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String
  private let volume: Float

  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound("default", 1) }
  /// The usual sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound("critical", 1) }
  /// The usual sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone", 1) }
  /// Returns the usual sound of critical alerts with a volume from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound("critical", volume)
  }
  /// Returns the sound of critical alerts from a file of the app.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("critical " + name.rawValue, 1)
  }
  /// Returns the sound of critical alerts from a file of the app, with a volume from 0 to 1.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound("critical " + name.rawValue, volume)
  }
  /// Returns the sound of calls from a file of the app.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("ringtone " + name.rawValue, 1)
  }

  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) {
    self.init("named " + name.rawValue, 1)
  }

  private init(_ name: String, _ volume: Float) { (self.name, self.volume) = (name, volume) }

  /// Returns whether an object is the same sound with the same volume.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && volume == other.volume
  }

  /// The hash of the name.
  open override var hash: Int { name.hashValue }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows. It is not read here.
///
/// It is safe to send an attachment to other threads, since nothing in it changes.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// The address of the file.
  open private(set) var url: URL
  /// The type of the file. Always empty.
  open var type: String { "" }

  /// Creates an attachment with a file. If the identifier is empty, it is the address of the file.
  ///
  /// - Throws: `UNError` if the address is not that of a file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? URL.absoluteString : identifier
    url = URL
  }
}

/// The key of an attachment's type.
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The key that hides the small picture of an attachment.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of a picture that is shown small.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time in a film whose picture is shown small.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
