public import Foundation

/// An error of an authentication.
nonisolated public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The user was not recognised.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user chose the other way.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device recognises no faces and fingers.
    case biometryNotAvailable = -6
    /// The user has shown the device no face and no finger.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// A view would have to be shown, which the context forbids.
    case notInteractive = -1004
  }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The reason of the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The user was not recognised.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the other way.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device recognises no faces and fingers.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The user has shown the device no face and no finger.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled.
  public static var appCancel: Code { .appCancel }
}

extension LAError.Code {
  /// Whether an error has the reason, for `catch`.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
