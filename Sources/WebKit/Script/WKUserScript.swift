public import UIKit

/// A script of the app for pages. It is not run here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKUserScript: NSObject {
  /// The text of the script.
  open private(set) var source: String
  /// When the script is run.
  open private(set) var injectionTime: WKUserScriptInjectionTime
  /// Whether the script is run in the main frame only.
  open private(set) var isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Creates a script for a world, which has no effect here.
  public convenience init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source,
      injectionTime: injectionTime,
      forMainFrameOnly: forMainFrameOnly
    )
  }
}

/// The times at which a script is run.
nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is read.
  case atDocumentStart = 0
  /// After the page was read.
  case atDocumentEnd = 1
}

/// The names that scripts see: those of the page, or of the app alone.
///
/// Two worlds of the same name are equal. It is safe to send a world to other threads, since nothing in it changes.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKContentWorld: NSObject, @unchecked Sendable {
  /// The world of the page's own scripts.
  open class var page: WKContentWorld { WKContentWorld("page", isNamed: false) }
  /// The world of the app's scripts.
  open class var defaultClient: WKContentWorld { WKContentWorld("defaultClient", isNamed: false) }
  /// Returns the world with a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name, isNamed: true) }

  /// The name of the world; nil for ``page`` and ``defaultClient``.
  open var name: String? { isNamed ? text : nil }

  private let text: String
  private let isNamed: Bool

  private init(_ text: String, isNamed: Bool) { (self.text, self.isNamed) = (text, isNamed) }

  /// Returns whether an object is a world of the same name.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WKContentWorld else { return false }
    return text == other.text && isNamed == other.isNamed
  }

  /// The hash of the name.
  nonisolated open override var hash: Int { text.hashValue }
}
