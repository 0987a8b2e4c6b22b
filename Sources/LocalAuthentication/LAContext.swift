public import Foundation

/// How the user is authenticated.
nonisolated public enum LAPolicy: Int, Sendable {
  /// By a face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a face, a finger or the passcode.
  case deviceOwnerAuthentication = 2
}

/// What a device recognises.
nonisolated public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// Faces.
  case faceID = 2
  /// Eyes.
  case opticID = 4
}

/// Authenticates the user. The device has no passcode here and recognises nothing, so every authentication fails with
/// ``LAError/Code/passcodeNotSet``. A test subclasses the context to authenticate.
nonisolated open class LAContext: NSObject {
  /// The title of the button for the passcode. Stored without an effect here.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. Stored without an effect here.
  open var localizedCancelTitle: String?
  /// Why the user is to be authenticated. Stored without an effect here.
  open var localizedReason = ""
  /// Whether no view may be shown. Stored without an effect here.
  open var interactionNotAllowed = false
  /// For how many seconds a recognition counts again. Stored without an effect here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// What the device recognises: nothing.
  open var biometryType: LABiometryType { .none }
  /// A value that changes with the faces and fingers that the device knows: none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Returns false, and sets the error to ``LAError/Code/passcodeNotSet``.
  open func canEvaluatePolicy(
    _ policy: LAPolicy,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }

  /// Calls the reply at once, with false and ``LAError/Code/passcodeNotSet``.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.passcodeNotSet))
  }

  /// Throws ``LAError/Code/passcodeNotSet``.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  /// Ends the authentication: there is none.
  open func invalidate() {}
}
