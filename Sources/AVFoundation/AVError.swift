public import Foundation

/// An error of media.
nonisolated public struct AVError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11800
    /// A file cannot be opened.
    case fileFormatNotRecognized = -11828
    /// There is no picture at a time.
    case noImageAtTime = -11832
    /// The device is not there.
    case deviceNotConnected = -11814
    /// The operation is not possible here.
    case operationNotSupportedForAsset = -11838
  }

  /// The domain of the errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The reason of the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
