public import UIKit

extension SFSafariViewController {
  /// The properties with which a controller is created.
  nonisolated open class Configuration: NSObject, NSCopying {
    /// Whether the reader is shown if the page has one. Stored without an effect here.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes lower when the page scrolls. Stored without an effect here.
    open var barCollapsingEnabled = true
    /// The app's own button beside the address. Stored without an effect here.
    open var activityButton: ActivityButton?

    /// Creates a configuration with the usual properties.
    public override init() { super.init() }

    /// Returns a configuration with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }
  }

  /// A button of the app that shows one of its extensions. It is not shown here.
  nonisolated open class ActivityButton: NSObject, NSCopying {
    /// The image of the button.
    open private(set) var templateImage: UIImage?
    /// The identifier of the extension.
    open private(set) var extensionIdentifier: String?

    /// Creates a button with an image for an extension.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
    }

    /// Returns the button itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Connections that are opened before a page is shown. None is opened here.
  nonisolated open class PrewarmingToken: NSObject {
    /// Closes the connections. Does nothing here.
    open func invalidate() {}
  }
}
