import Expectations
import LocalAuthentication
import Testing

@Suite struct LocalAuthenticationTests {
  @Test func `the device has no passcode, and recognises nothing`() {
    let context = LAContext()
    var error: NSError?
    expectTrue(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    expectEqual(error?.code, LAError.passcodeNotSet.rawValue)
    expectEqual(error?.domain, LAError.errorDomain)
    expectEqual(context.biometryType, .none)
  }

  @Test func `an authentication fails at once`() async {
    var replies: [(Bool, LAError.Code?)] = []
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Notes") {
      replies.append(($0, ($1 as? LAError)?.code))
    }
    expectTrue(replies.count == 1 && replies[0] == (false, .passcodeNotSet))
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Notes")
    }
  }

  @Test func `an error is caught by its reason`() {
    var caught = false
    do { throw LAError(.userCancel) } catch LAError.userCancel { caught = true } catch {}
    expectTrue(caught)
  }
}
