public import Foundation

/// The device, which has no token here, as in a simulator.
nonisolated public final class DCDevice: NSObject, Sendable {
  /// The device.
  public static let current = DCDevice()

  /// False.
  public var isSupported: Bool { false }

  /// Calls the function at once, with ``DCError/Code/featureUnsupported``.
  public func generateToken(
    completionHandler completion: @escaping (Data?, (any Error)?) -> Void
  ) {
    completion(nil, DCError(.featureUnsupported))
  }

  /// Throws ``DCError/Code/featureUnsupported``.
  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
