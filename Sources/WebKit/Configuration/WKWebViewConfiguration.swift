public import UIKit

/// The properties with which a web view is created. They are stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The process of the pages.
  open var processPool = WKProcessPool()
  /// The preferences of the view.
  open var preferences = WKPreferences()
  /// The app's scripts, and the objects that receive messages of scripts.
  open var userContentController = WKUserContentController()
  /// The cookies and other data of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether a page is shown only after it was loaded.
  open var suppressesIncrementalRendering = false
  /// The end of the name by which the view introduces itself to servers.
  open var applicationNameForUserAgent: String?
  /// Whether films may be played on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films are played within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films may be played above other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// The films and sounds that start by a tap only.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// The data that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How the user selects text.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether the user may enlarge a page that forbids it.
  open var ignoresViewportScaleLimits = false
  /// Whether only domains of the app are loaded.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts are loaded over encrypted connections.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether predictions are shown in text fields of pages.
  open var allowsInlinePredictions = false
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration with the usual properties.
  public override init() { super.init() }

  /// Sets the object that loads addresses with a scheme. It is not called here.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) {
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// Returns the object that loads addresses with a scheme; nil if there is none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  /// Returns a configuration with the same properties. The objects that it refers to are shared.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.schemeHandlers = schemeHandlers
    return copy
  }
}

/// The kinds of films and sounds.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static var audio: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 1) }
  /// Films.
  public static var video: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 2) }
  /// Both.
  public static var all: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: .max) }
}

/// The kinds of data that become links.
nonisolated public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static var phoneNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1) }
  /// Addresses of pages.
  public static var link: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 1) }
  /// Postal addresses.
  public static var address: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 2) }
  /// Dates.
  public static var calendarEvent: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 3) }
  /// Numbers of parcels.
  public static var trackingNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 4) }
  /// Numbers of flights.
  public static var flightNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 5) }
  /// Suggestions for a search.
  public static var lookupSuggestion: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 &<< 6) }
  /// All kinds.
  public static var all: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: .max) }
}

/// The ways of selecting text.
nonisolated public enum WKSelectionGranularity: Int, Sendable {
  /// Depends on the content.
  case dynamic = 0
  /// Letter by letter.
  case character = 1
}

/// The process of pages. There is none here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKProcessPool: NSObject {
  /// Creates an object that stands for a process.
  public override init() { super.init() }
}
