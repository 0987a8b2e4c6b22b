import Cards
import Plumb
import PlumbTesting
import XCTest

final class ProfileCardXCTests: XCTestCase {
  func testCardFitsTheSmallestScreen() {
    expectLayout(
      of: { ProfileCard(name: "Ada Lovelace", bio: "Wrote the first program.") },
      in: .matrix(devices: [.iPhoneSE])
    )
  }
}
