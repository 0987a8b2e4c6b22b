public import Foundation

/// A picture's size and its name.
///
/// There are no asset catalogues and no decoders here, so an image has no pixels: it takes room in
/// the layout, and a renderer draws a placeholder.
public final class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  public let size: CGSize

  // Unchecked for this variable alone, which is only read and written while the lock is held.
  private var identifier: String?
  private let lock = NSLock()

  /// Makes an image that takes `size` points of room; `name` becomes its accessibility identifier.
  ///
  /// This initialiser is not Apple's: it stands in for the catalogue when a screen is laid out
  /// without one.
  public init(size: CGSize, name: String? = nil) {
    self.size = size
    identifier = name
  }

  /// Looks for an image in the app's asset catalogue, where there is none: always `nil`.
  ///
  /// ``init(size:name:)`` makes an image of a known size instead.
  public convenience init?(named name: String) {
    return nil
  }

  /// Names the image for tests and reports.
  public var accessibilityIdentifier: String? {
    get { lock.withLock { identifier } }
    set { lock.withLock { identifier = newValue } }
  }
}
