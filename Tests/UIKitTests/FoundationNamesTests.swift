import Expectations
import Testing
import UIKit

@Suite struct FoundationNamesTests {
  @Test func `a text gets its arguments in the present language`() {
    expectEqual(NSString.localizedStringWithFormat("%d of %@", 2, "x" as NSString), "2 of x")
  }

  @Test func `files can be read without asking, and a second has its nanoseconds`() {
    expectTrue(URL(fileURLWithPath: "/card").startAccessingSecurityScopedResource())
    expectTrue(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
  }

  @Test func `defaults have values by keys, and apps share no folders`() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "plumb-count")
    expectEqual(defaults.value(forKey: "plumb-count") as? Int, 3)
    defaults.setValue(nil, forKey: "plumb-count")
    expectTrue(defaults.value(forKey: "plumb-count") == nil)
    expectTrue(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group") == nil
    )
    expectEqual(HUGE, Float.greatestFiniteMagnitude)
  }
}
