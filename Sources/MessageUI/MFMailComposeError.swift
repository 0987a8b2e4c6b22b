public import Foundation

/// An error of a mail.
nonisolated public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The mail could not be kept.
    case saveFailed = 0
    /// The mail could not be sent.
    case sendFailed = 1
  }

  /// The domain of the errors.
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  /// The reason of the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
