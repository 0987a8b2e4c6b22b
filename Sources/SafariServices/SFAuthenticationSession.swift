public import UIKit

/// A sign-in on a web page. Nothing is loaded here: the session starts, and a test ends it by ``finish(_:error:)``.
#if MainActor
  @preconcurrency @MainActor
#endif
open class SFAuthenticationSession: NSObject {
  /// Called at the end, with the address that the page led to or with the error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address of the page.
  public let url: URL
  /// The beginning of the addresses that end the session.
  public let callbackURLScheme: String?
  private var completion: CompletionHandler?

  /// Creates a session.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    (url, self.callbackURLScheme, completion) = (URL, callbackURLScheme, completionHandler)
  }

  /// Starts the session. Returns true.
  @discardableResult
  open func start() -> Bool { true }

  /// Ends the session as if the user had cancelled it, without a call of the handler.
  open func cancel() { completion = nil }

  /// Ends the session with an address, or with an error. Ours: for tests.
  open func finish(_ callbackURL: URL?, error: (any Error)? = nil) {
    let completion = completion
    self.completion = nil
    completion?(callbackURL, error)
  }
}

/// Why a sign-in failed.
nonisolated public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The user cancelled.
    case canceledLogin = 1
  }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.SafariServices.Authentication" }
  /// The user cancelled.
  public static let canceledLogin = Code.canceledLogin
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension SFAuthenticationError.Code {
  /// Whether an error has the reason, for `catch` and `case`.
  public static func ~= (code: SFAuthenticationError.Code, error: any Error) -> Bool {
    (error as? SFAuthenticationError)?.code == code
  }
}
