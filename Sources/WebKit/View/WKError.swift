public import Foundation

/// An error of a web view.
nonisolated public struct WKError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The view ended.
    case webViewInvalidated = 3
    /// The script failed.
    case javaScriptExceptionOccurred = 4
    /// The result of the script cannot be returned.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules of content cannot be read.
    case contentRuleListStoreCompileFailed = 6
    /// Rules of content were not found.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules of content cannot be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules of content have another version.
    case contentRuleListStoreVersionMismatch = 9
    /// An attributed text cannot be loaded.
    case attributedStringContentFailedToLoad = 10
    /// An attributed text takes too long to load.
    case attributedStringContentLoadTimedOut = 11
    /// The frame for the script does not exist.
    case javaScriptInvalidFrameTarget = 12
    /// The address is in no domain of the app.
    case navigationAppBoundDomain = 13
    /// The script is for no domain of the app.
    case javaScriptAppBoundDomain = 14
  }

  /// The domain of the errors.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The reason of the error.
  public let code: Code
  private let reason: String?

  /// Creates an error with a reason.
  public init(_ code: Code) { (self.code, reason) = (code, nil) }

  private init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] { reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  static let withoutScripts = WKError(
    .javaScriptExceptionOccurred,
    "The script is not run: web views on this platform load no pages and run no scripts."
  )
  static let withoutPage = WKError(
    .unknown,
    "There is no page: web views on this platform load no pages."
  )
  static let withoutRules = WKError(
    .contentRuleListStoreLookUpFailed,
    "The rules of content were not found: on this platform they are not stored."
  )
}

/// The domain of the errors.
nonisolated public let WKErrorDomain = "WKErrorDomain"
