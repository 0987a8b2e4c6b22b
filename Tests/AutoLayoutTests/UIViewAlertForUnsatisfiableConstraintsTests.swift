import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct UIViewAlertForUnsatisfiableConstraintsTests {
  /// The lines of the log and the reported issues.
  private func messages(_ body: () -> Void) -> (log: [String], issues: [LayoutIssue]) {
    let (log, issues) = (Lines(), LayoutIssueLog())
    LayoutEnvironment().with {
      $0.log = log.append
      $0.report = issues.append
    } run: {
      body()
    }
    return (log.lines.map(\.withoutAddresses), issues.issues)
  }

  @Test(.rule("1.49", "1.50", "2.07"))
  func `a conflict is logged once, in the order of UIKit's log, and layout continues`() {
    let (log, issues) = messages {
      let root = rootBox()
      let a = box("a", in: root)
      fix(a, .left, 10)
      let first = fix(a, .width, 100)
      let second = fix(a, .width, .greaterThanOrEqual, 120)
      second.identifier = "wide"
      fix(a, .height, 30)
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      expectEqual(a.frame, CGRect(x: 10, y: 0, width: 100, height: 30))
      expectTrue(first.isActive && second.isActive)
    }
    expectEqual(issues.map(\.kind), [.conflict])
    expectEqual(
      log,
      [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tAt least one of the constraints in the list below should probably not be there.
        \tTo find it:
        \t\t(1) go through the list for constraints that you do not expect;
        \t\t(2) look for the code that made them, and correct it.
        (
            "<NSLayoutConstraint:0x a.width == 100   (active, names: a:0x )>",
            "<NSLayoutConstraint:0x 'wide' a.width >= 120   (active, names: a:0x )>"
        )

        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint:0x 'wide' a.width >= 120   (active, names: a:0x )>

        Set a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to stop here in the debugger.
        The methods of UIConstraintBasedLayoutDebugging, on UIView, may help as well.
        """
      ]
    )
  }

  @Test(.rule("1.48", "1.51", "4.06"))
  func `mask constraints are in the list, with a note about masks`() {
    let (log, _) = messages {
      let root = rootBox()
      let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
      a.accessibilityIdentifier = "a"
      a.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
      root.addSubview(a)
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
      root.layoutIfNeeded()
      expectEqual(a.frame.minX, 10)
      // Mask constraints are never among the constraints of a view.
      expectEqual(root.constraints.count, 1)
      expectEqual(a.constraints.count, 1)
    }
    expectEqual(log.count, 1)
    expectTrue(log[0].contains("\t(Note: an NSAutoresizingMaskLayoutConstraint is there"))
    expectTrue(log[0].contains("translatesAutoresizingMaskIntoConstraints"))
    expectTrue(
      log[0].contains(
        """
        (
            "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=&-& a.minX == 10   (active, names: a:0x )>",
            "<NSLayoutConstraint:0x H:|-(5)-[a](LTR)   (active, names: a:0x, '|':root:0x )>"
        )
        """
      )
    )
  }

  @Test(.rule("1.51")) func `only the constraints of the conflict are in the list`() {
    let (_, issues) = messages {
      let root = rootBox()
      let (a, b) = (box("a", in: root), box("b", in: root))
      for view in [a, b] { fix(view, .top, 0) }
      fix(a, .width, 100)
      fix(b, .width, 60)
      relate(b, .left, a, .right).isActive = true
      fix(a, .left, 0)
      relate(root, .right, .lessThanOrEqual, b, .right, constant: 80).isActive = true
      root.layoutIfNeeded()
      expectEqual(b.frame.maxX, 160)
    }
    expectEqual(
      issues.first?.constraints.map(\.text),
      [
        "the frame of the root view root: root.width == 320", "a.width == 100", "b.width == 60",
        "b.left == a.right", "a.left == root.left", "root.right <= b.right + 80",
      ]
    )
  }

  @Test(.rule("1.51", "2.08"))
  func `the list is in the order of activation, mask constraints with their views`() {
    let (log, issues) = messages {
      let root = rootBox()
      let a = box("a", in: root)
      fix(a, .width, 100)
      let b = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      b.accessibilityIdentifier = "b"
      root.addSubview(b)
      relate(a, .width, b, .width).isActive = true
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 100)
    }
    let members = [
      "a.width == 100", "the autoresizing mask of b: b.width == 50", "a.width == b.width",
    ]
    expectEqual(issues.map { $0.constraints.map(\.text) }, [members])
    expectEqual(issues[0].leftOut?.text, "a.width == b.width")
    let lines = log[0].split(separator: "\n").filter { $0.hasPrefix("    \"") }
    expectEqual(lines.map { $0.contains("NSAutoresizingMask") }, [false, true, false])
  }

  @Test(.rule("4.12"))
  func `the temporary size of a root is ignored without a report where constraints determine it`() {
    let (log, issues) = messages {
      let root = rootBox(0, 0)
      root.translatesAutoresizingMaskIntoConstraints = false
      let a = box("a", in: root)
      fix(a, .left, 10)
      fix(a, .width, 50)
      relate(root, .right, a, .right, constant: 10).isActive = true
      root.layoutIfNeeded()
      expectEqual(root.bounds.size, CGSize(width: 70, height: 0))
    }
    // The root's own constraints determine its width, so the temporary one is ignored without a report.
    expectEmpty(log)
    expectEmpty(issues)
  }

  /// - Note: `@unchecked Sendable` holds because the test that makes it uses it on one thread.
  private final class Lines: @unchecked Sendable {
    var lines: [String] = []
    @Sendable func append(_ line: String) { lines.append(line) }
  }
}
