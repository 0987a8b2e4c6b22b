import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The frames that constraints determine: section 2.
@Suite struct SolvingTests {
  private let root = rootBox(1000, 1000)

  private func width(of body: (UIView) -> Void) -> CGFloat {
    let view = box("a", in: root)
    body(view)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    return view.frame.width
  }

  @Test(.rule("2.01"))
  func `required constraints hold exactly, and optional ones as closely as possible`() {
    let views = (0..<7).map { box("\($0)", in: root) }
    fix(views[0], .left, 0)
    for (view, next) in zip(views, views.dropFirst()) {
      relate(next, .left, view, .right).isActive = true
      relate(next, .width, view, .width).isActive = true
    }
    relate(root, .right, views[6], .right).isActive = true
    root.layoutIfNeeded()
    expectTrue(abs(views[6].frame.maxX - 1000) < 1e-6)
    for view in views { expectTrue(abs(view.frame.width - 1000 / 7) < 1e-6) }
    // An error is a distance for ==, and one-sided for <= and >=.
    expectEqual(
      width {
        fix($0, .width, .lessThanOrEqual, 100)
        fix($0, .width, 130, priority: 500)
      },
      100
    )
    expectEqual(
      width {
        fix($0, .width, .lessThanOrEqual, 100, priority: 500)
        fix($0, .width, .greaterThanOrEqual, 40, priority: 500)
        fix($0, .width, 70, priority: 1)
      },
      70
    )
  }

  @Test(.rule("2.02")) func `any error at a priority is worse than all errors at lower priorities`()
  {
    expectEqual(
      width {
        fix($0, .width, 100, priority: 501)
        for _ in 0..<10 { fix($0, .width, 200, priority: 500) }
      },
      100
    )
    expectEqual(
      width {
        fix($0, .width, 1, priority: 999)
        fix($0, .width, 2, priority: 999.5)
        fix($0, .width, 3, priority: 999.25)
      },
      2
    )
  }

  @Test(.rule("2.03")) func `an optional width beyond a required limit is met up to the limit`() {
    expectEqual(
      width {
        fix($0, .width, 500, priority: 750)
        fix($0, .width, .lessThanOrEqual, 300)
      },
      300
    )
  }

  @Test(.rule("2.04", "2.05"))
  func `optional constraints of one priority meet at the median, two at the later one`() {
    expectEqual(
      width { view in for x in [100, 200, 250] { fix(view, .width, CGFloat(x), priority: 500) } },
      200
    )
    expectEqual(
      width { view in for x in [250, 100, 200] { fix(view, .width, CGFloat(x), priority: 500) } },
      200
    )
    expectEqual(
      width { view in for x in [100, 200] { fix(view, .width, CGFloat(x), priority: 500) } },
      200
    )
    expectEqual(
      width { view in for x in [200, 100] { fix(view, .width, CGFloat(x), priority: 500) } },
      100
    )
    // Activated again, the first one is the later one.
    expectEqual(
      width {
        let first = fix($0, .width, 100, priority: 500)
        fix($0, .width, 200, priority: 500)
        first.isActive = false
        first.isActive = true
      },
      100
    )
  }

  @Test(.rule("2.05")) func `of two labels of equal priorities the first one is stretched`() {
    LayoutEnvironment().with {
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let root = rootBox(320, 100)
      let labels = ["seven..", "four"].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
      }
      fix(labels[0], .left, 0)
      relate(labels[1], .left, labels[0], .right).isActive = true
      relate(root, .right, labels[1], .right).isActive = true
      root.layoutIfNeeded()
      expectEqual(labels.map(\.frame.width), [280, 40])
    }
  }

  @Test(.rule("2.06"))
  func `sizes are never negative, neither by optional constraints nor by required ones`() {
    expectEqual(width { fix($0, .width, -20, priority: 999) }, 0)
    let issues = collectingIssues {
      let root = rootBox(10, 10)
      let a = box("a", in: root)
      fix(a, .left, 4)
      relate(root, .right, a, .right, constant: 10).isActive = true
      root.layoutIfNeeded()
      expectTrue(a.frame.width >= 0)
    }.issues
    expectEqual(issues.map(\.kind), [.conflict])
  }

  @Test(.rule("2.08"))
  func `a conflict breaks the constraint activated last, and none of the runtime's own`() {
    let issues = collectingIssues {
      let root = rootBox(300, 100)
      let a = box("a", in: root)
      fix(a, .left, 0)
      let first = fix(a, .width, 100)
      let second = fix(a, .width, 200)
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 100)
      first.isActive = false
      first.isActive = true
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 200)
      expectTrue(second.isActive)
      // The mask of b requires 50, whenever its frame was set.
      let b = UIView()
      root.addSubview(b)
      fix(b, .width, 70)
      b.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.layoutIfNeeded()
      expectEqual(b.frame.width, 50)
      let guide = root.layoutMarginsGuide
      let wide = relate(guide, .width, nil, constant: 1)
      wide.isActive = true
      root.layoutIfNeeded()
      expectEqual(guide.layoutFrame.width, 284)
    }.issues
    expectTrue(issues.allSatisfy { $0.kind == .conflict })
    expectEqual(issues.map { $0.leftOut?.text.contains(".width == ") }, [true, true, true, true])
  }

  @Test(.rule("2.09")) func `a conflict is reported once until it changes`() {
    let issues = collectingIssues {
      let root = rootBox(300, 100)
      let a = box("a", in: root)
      let first = fix(a, .width, 100)
      fix(a, .width, 200)
      for _ in 0..<3 {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      fix(a, .height, 3)
      root.layoutIfNeeded()
      first.priority = .defaultHigh
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 200)
      first.priority = .required
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 100)
    }.issues
    expectEqual(issues.count, 2)
  }

  @Test(.rule("2.10")) func `a priority below 1000 is never part of a conflict`() {
    let issues = collectingIssues {
      let root = rootBox(300, 100)
      let a = box("a", in: root)
      fix(a, .width, 100)
      fix(a, .width, 200, priority: 999)
      fix(a, .width, .greaterThanOrEqual, 300, priority: 999.99)
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 100)
    }.issues
    expectEmpty(issues)
  }

  @Test(.rule("2.11"), arguments: 0..<24)
  func `frames do not depend on the order of activation`(seed: Int) {
    var rest = Array(0..<4)
    var seed = seed
    var order: [Int] = []
    for count in stride(from: 4, to: 0, by: -1) {
      order.append(rest.remove(at: seed % count))
      seed /= count
    }
    let (a, b) = (box("a", in: root), box("b", in: root))
    let all = [
      relate(a, .left, root, .left, constant: 10), relate(b, .left, a, .right, constant: 10),
      relate(root, .right, b, .right, constant: 10), relate(b, .width, a, .width, multiplier: 2),
    ]
    for index in order { all[index].isActive = true }
    root.layoutIfNeeded()
    expectEqual(a.frame.diagram, "(10, 0, 323.333, 0)")
    expectEqual(b.frame.diagram, "(343.333, 0, 646.667, 0)")
  }

  @Test(.rule("2.11", "2.12")) func `the same calls give the same frames, ambiguous or not`() {
    func frames() -> [CGRect] {
      let root = rootBox(300, 300)
      let views = (0..<6).map { box("\($0)", in: root) }
      for (index, view) in views.enumerated() {
        relate(view, .width, .greaterThanOrEqual, views[(index + 1) % 6], .width).isActive = true
        relate(view, .left, .lessThanOrEqual, views[(index + 2) % 6], .right, constant: 7)
          .isActive =
          true
        fix(view, .top, CGFloat(index), priority: 500)
        fix(view, .top, CGFloat(index + 1), priority: 500)
      }
      fix(views[3], .width, .greaterThanOrEqual, 20)
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
    let first = frames()
    for _ in 0..<5 { expectEqual(frames(), first) }
  }

  @Test(.rule("2.12"))
  func `undetermined sizes are minimal, and undetermined positions nearest to 0`() {
    let plain = box("plain", in: root)
    fix(plain, .width, 50)
    fix(plain, .height, 20)
    let corner = box("corner", in: root)
    fix(corner, .leading, 5)
    fix(corner, .top, 6)
    let atLeast = box("atLeast", in: root)
    fix(atLeast, .width, .greaterThanOrEqual, 50)
    fix(atLeast, .left, .greaterThanOrEqual, 10)
    let atMost = box("atMost", in: root)
    fix(atMost, .width, .lessThanOrEqual, 23)
    fix(atMost, .left, .lessThanOrEqual, 72)
    let between = box("between", in: root)
    fix(between, .left, .greaterThanOrEqual, -30)
    fix(between, .left, .lessThanOrEqual, -10)
    fix(between, .top, .greaterThanOrEqual, 40)
    fix(between, .top, .lessThanOrEqual, 50)
    let tie = box("tie", in: root)
    fix(tie, .left, .greaterThanOrEqual, -8)
    fix(tie, .left, .lessThanOrEqual, 8)
    root.layoutIfNeeded()
    expectEqual(
      root.layoutDiagram,
      """
      root (0, 0, 1000, 1000)
        plain (0, 0, 50, 20)
        corner (5, 6, 0, 0)
        atLeast (10, 0, 50, 0)
        atMost (72, 0, 0, 0)
        between (-10, 40, 0, 0)
        tie (-8, 0, 0, 0)
      """
    )
  }

  @Test(.rule("2.12"))
  func `undetermined sizes are settled before positions, in the order of the views`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    let sum = relate(a, .width, b, .width, multiplier: -1, constant: 90)
    sum.isActive = true
    relate(b, .left, .lessThanOrEqual, a, .left, multiplier: -1, constant: 100).isActive = true
    relate(b, .left, .greaterThanOrEqual, a, .left, constant: 30).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 0)
    expectEqual(b.frame.width, 90)
    expectEqual(a.frame.minX, 35)
    expectEqual(b.frame.minX, 65)
  }

  @Test(.rule("2.13")) func `an ambiguous view does not keep its frame`() {
    let a = box("a", in: root)
    a.frame = CGRect(x: 40, y: 50, width: 60, height: 70)
    let left = fix(a, .left, 20)
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 20, y: 0, width: 0, height: 0))
    left.isActive = false
    fix(a, .width, 5)
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 5, height: 0))
  }

  @Test(.rule("2.17")) func `an aspect ratio relates the axes`() {
    let a = box("a", in: root)
    relate(a, .width, a, .height, multiplier: 16.0 / 9).isActive = true
    fix(a, .height, 90)
    root.layoutIfNeeded()
    expectTrue(abs(a.frame.width - 160) < 1e-9)
  }

  @Test(.rule("2.18")) func `a tree is solved as one system, up to its root`() {
    let outer = rootBox(500, 500)
    let (a, other) = (box("a", in: root), box("other", in: outer))
    fix(a, .width, 10)
    fix(other, .width, 20)
    root.layoutIfNeeded()
    expectEqual(other.frame.width, 0)
    expectEqual(outer.layoutStatistics.constraints, 0)
    outer.addSubview(root)
    relate(a, .left, other, .right).isActive = true
    fix(other, .left, 30)
    a.layoutIfNeeded()
    expectEqual(a.frame.minX, 50)
    expectEqual(a.layoutStatistics, outer.layoutStatistics)
  }
}
