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

    @Test func `a path of names leads through responders`() {
      final class Card: UIView { let label: UILabel? = UILabel() }
      final class Screen: UIViewController { let card = Card() }
      let screen = Screen()
      screen.card.label?.tag = 7
      expectTrue(screen.value(forKeyPath: "card.label") as? UILabel === screen.card.label)
      expectTrue(screen.value(forKeyPath: "") == nil)
      expectTrue(UIBarItem().value(forKey: "view") == nil)
    }

    @Test func `a stored property is read by its name, and an unknown name is reported`() {
      final class Row: UIView {
        let title = "Inbox"
        var badge: Int? = 3
        var icon: UIView?
      }
      var found: [Any?] = []
      let issues = collectingIssues {
        let (row, bar) = (Row(), UISearchBar())
        found = ["title", "_badge", "icon", "colour"].map(row.value(forKey:))
        expectTrue(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.clearButtonMode = .always
        field.text = "a"
        expectTrue(field.value(forKey: "clearButton") is UIButton)
      }.issues
      expectEqual(found.map { $0 as? String }, ["Inbox", nil, nil, nil])
      expectEqual(found[1] as? Int, 3)
      expectEqual(
        issues.map(\.message),
        ["Row has no stored property 'colour'; its value is nil."]
      )
    }

    @Test func `a property of the outlet table is set by its name, others are reported`() {
      final class Row: UIView {
        var inset: CGFloat = 0
        var names: [String] = []

        override class var outletTable: OutletTable {
          super.outletTable.adding(Outlet("inset") { (row: Row, value) in row.inset = value })
        }

        override func setValue(_ value: Any?, forUndefinedKey key: String) {
          names.append(key)
          super.setValue(value, forUndefinedKey: key)
        }
      }
      let row = Row()
      let issues = collectingIssues {
        row.setValue(8, forKey: "inset")
        row.setValue(4, forKeyPath: "layer.cornerRadius")
        row.setValue("wide", forKey: "inset")
        row.setValue(1, forKey: "colour")
      }.issues
      expectEqual(row.inset, 8)
      expectEqual(row.layer.cornerRadius, 4)
      expectEqual(row.names, ["inset", "colour"])
      expectEqual(
        issues.map(\.message),
        ["inset", "colour"].map {
          "'\($0)' of Row is not set: its outlet table has no such property for this value."
        }
      )
    }
  }
#endif
