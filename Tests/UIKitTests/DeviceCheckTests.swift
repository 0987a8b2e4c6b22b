import DeviceCheck
import Expectations
import Testing

@Suite struct DeviceCheckTests {
  @Test func `the device has no token`() async {
    expectTrue(!DCDevice.current.isSupported)
    var codes: [Int?] = []
    DCDevice.current.generateToken { codes.append($0 == nil ? ($1 as NSError?)?.code : nil) }
    expectEqual(codes, [DCError.Code.featureUnsupported.rawValue])
    await #expect(throws: DCError(.featureUnsupported)) {
      try await DCDevice.current.generateToken()
    }
  }
}
