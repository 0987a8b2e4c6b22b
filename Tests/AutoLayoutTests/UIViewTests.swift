import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIViewTests {
  @Test func `a tag is found in pre-order, the view itself first`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    (b.tag, c.tag) = (7, 7)
    expectTrue(root.viewWithTag(7) === b)
    expectTrue(c.viewWithTag(7) === c)
    expectTrue(root.viewWithTag(0) === root)
    expectTrue(root.viewWithTag(99) == nil)
  }

  @Test func `a view has one superview at a time`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    expectEmpty(first.subviews)
    expectTrue(view.superview === second)
    view.removeFromSuperview()
    view.removeFromSuperview()
    expectTrue(view.superview == nil)
  }

  @Test func `a view cannot be added to itself or to one of its subviews`() {
    let issues = collectingIssues {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      expectTrue(outer.superview == nil)
      expectEqual(outer.subviews, [inner])
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem, .illegalItem])
  }

  @Test func `subviews are inserted, moved to the front and sent to the back`() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, belowSubview: a)
    root.insertSubview(d, aboveSubview: b)
    expectEqual(root.subviews, [b, d, c, a])
    root.insertSubview(b, aboveSubview: d)
    expectEqual(root.subviews, [d, b, c, a])
    root.insertSubview(a, belowSubview: b)
    expectEqual(root.subviews, [d, a, b, c])
    root.insertSubview(c, at: -1)
    root.insertSubview(d, at: 99)
    expectEqual(root.subviews, [c, a, b, d])
    for view in [b, d, c, a] { root.insertSubview(view, at: 99) }
    root.bringSubviewToFront(b)
    root.sendSubviewToBack(a)
    expectEqual(root.subviews, [a, d, c, b])
  }

  @Test func `frame, bounds and centre describe one geometry`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
    view.center = CGPoint(x: 5, y: 5)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `points are converted between the views of a tree`() {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let b = UIView(frame: CGRect(x: 60, y: 20, width: 30, height: 30))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(inner)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 16, y: 17))
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: b), CGPoint(x: -44, y: -3))
    expectEqual(b.convert(inner.bounds, from: inner), CGRect(x: -45, y: -5, width: 10, height: 10))
    a.bounds.origin = CGPoint(x: 0, y: 3)
    expectEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 15, y: 12))
  }

  @Test func `actions run in order, with their sender`() {
    let button = UIButton()
    var lines: [String] = []
    let first = UIAction { lines.append("first \($0.sender as? UIButton === button)") }
    button.addAction(first, for: .touchUpInside)
    button.addAction(UIAction { _ in lines.append("second") }, for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchUpInside)
    expectEqual(lines, ["first true", "second"])
    button.removeAction(first, for: .touchUpInside)
    button.sendActions(for: .touchDown)
    expectEqual(lines, ["first true", "second", "second"])
  }

  @Test func `views keep the environment in which they were made`() {
    let (a, first) = collectingIssues(direction: .rightToLeft) { UIView() }
    let (b, second) = collectingIssues { UIView() }
    expectEqual(a.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(b.effectiveUserInterfaceLayoutDirection, .leftToRight)
    a.addSubview(a)
    expectTrue(first.isEmpty && second.isEmpty)
  }

  @Test func `trees are laid out in parallel with the same frames`() async {
    let widths = await withTaskGroup(of: [CGFloat].self) { group in
      for _ in 0..<16 {
        group.addTask {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
          for index in 1...20 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(
              equalTo: root.widthAnchor,
              multiplier: 1 / CGFloat(index)
            ).isActive = true
          }
          root.layoutIfNeeded()
          return root.subviews.map(\.frame.width)
        }
      }
      var results: [[CGFloat]] = []
      for await result in group { results.append(result) }
      return results
    }
    expectEqual(widths.count, 16)
    expectEqual(Set(widths).count, 1)
    expectEqual(widths[0][2], 100)
  }

  @Test func `a tag is found in pre-order, also below 100,000 nested views`() {
    let root = UIView()
    var view = root
    for _ in 0..<100_000 {
      let inner = UIView()
      view.addSubview(inner)
      view = inner
    }
    view.tag = 7
    let behind = UIView()
    behind.tag = 7
    root.addSubview(behind)
    expectTrue(root.viewWithTag(7) === view)
    view.tag = 0
    expectTrue(root.viewWithTag(7) === behind)
    expectTrue(root.viewWithTag(8) == nil)
  }
}
