#if !canImport(ObjectiveC)
  import AutoLayout
  import Expectations
  import Foundation
  import PlumbTesting
  import Testing

  @Suite struct KeyValueObservingTests {
    @Test func `the present value is told on request, and changes are reported as not observed`() {
      let label = UILabel()
      label.text = "Hello"
      var seen: [String?] = []
      let (observation, issues) = collectingIssues {
        _ = label.observe(\.font) { _, _ in seen.append("font") }
        return label.observe(\.text, options: [.initial, .new]) {
          seen.append("\($0.text!) \($1.newValue!!)")
        }
      }
      label.text = "Bye"
      observation.invalidate()
      expectEqual(seen, ["Hello Hello"])
      expectEqual(
        issues.map(\.message),
        Array(repeating: "Changes of UILabel are not observed here.", count: 2)
      )
    }

    @Test func `observers by names of properties are reported too`() {
      final class Badge: UIView {
        override func observeValue(
          forKeyPath keyPath: String?,
          of object: Any?,
          change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { Issue.record("nothing is observed here") }
      }
      let (label, badge) = (UILabel(), Badge())
      let issues = collectingIssues {
        label.addObserver(badge, forKeyPath: "text", options: [.old, .new], context: nil)
      }.issues
      label.text = "Bye"
      label.removeObserver(badge, forKeyPath: "text")
      expectEqual(issues.map(\.kind), [.doubtfulStatement])
    }
  }
#endif
