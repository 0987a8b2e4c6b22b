public import Foundation

/// Why a device has no token.
nonisolated public struct DCError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Nothing else is known.
    case unknownSystemFailure = 0
    /// The device has none.
    case featureUnsupported = 1
    /// An argument was not valid.
    case invalidInput = 2
    /// A key was not valid.
    case invalidKey = 3
    /// Apple could not be reached.
    case serverUnavailable = 4
  }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
