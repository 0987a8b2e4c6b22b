public import Foundation

/// The size and the name of an image.
///
/// Neither asset catalogues nor image files are read, so an image has no pixels: it has a size in
/// the layout, and a renderer draws a placeholder.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The size of the image in points.
  public let size: CGSize

  // `@unchecked Sendable` because of this variable, which is accessed only under the lock.
  private var identifier: String?
  private let lock = NSLock()

  /// Creates an image with a size in points. The name becomes its accessibility identifier.
  ///
  /// UIKit does not have this initializer. It replaces the asset catalogue for a layout without
  /// one.
  public init(size: CGSize, name: String? = nil) {
    self.size = size
    identifier = name
  }

  /// Always returns nil, since there is no asset catalogue. ``init(size:name:)`` creates an image
  /// of a known size.
  public convenience init?(named name: String) {
    return nil
  }

  /// The name of the image in tests and reports.
  public var accessibilityIdentifier: String? {
    get { lock.withLock { identifier } }
    set { lock.withLock { identifier = newValue } }
  }
}
