import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct ActivationTests {
  /// root > left > leaf, root > right
  private func tree() -> (root: UIView, left: UIView, leaf: UIView, right: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (left, leaf, right) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    left.addSubview(leaf)
    root.addSubview(right)
    for view in [left, leaf, right] { view.translatesAutoresizingMaskIntoConstraints = false }
    return (root, left, leaf, right)
  }

  @Test(.rule("1.29", "1.31")) func `the closest common ancestor holds the constraint`() {
    let (root, left, leaf, right) = tree()
    let size = leaf.widthAnchor.constraint(equalToConstant: 10)
    let child = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    let cousin = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let ofGuide = guide.heightAnchor.constraint(equalToConstant: 10)
    let toGuide = leaf.leftAnchor.constraint(equalTo: guide.rightAnchor)
    NSLayoutConstraint.activate([size, child, cousin, size, ofGuide, toGuide])
    expectEqual(leaf.constraints, [size])
    expectEqual(left.constraints, [child, ofGuide, toGuide])
    expectEqual(root.constraints, [cousin])
    NSLayoutConstraint.deactivate([size, size, cousin])
    expectEmpty(leaf.constraints)
    expectEmpty(root.constraints)
    expectTrue(child.isActive)
  }

  @Test(.rule("1.30"))
  func `a constraint without a common ancestor is not activated, and its items are reported`() {
    let issues = collectingIssues {
      let (a, b) = (UIView(), UIView())
      a.accessibilityIdentifier = "a"
      b.accessibilityIdentifier = "b"
      let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
      constraint.isActive = true
      expectTrue(!constraint.isActive)
      // Both trees still work. (Rule 0.01.)
      for view in [a, b] {
        let inner = SizedView(20, 30)
        view.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5).isActive = true
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6).isActive = true
        view.layoutIfNeeded()
        expectEqual(inner.frame, CGRect(x: 5, y: 6, width: 20, height: 30))
      }
      // The constraint can be activated once there is a common ancestor.
      a.addSubview(b)
      constraint.isActive = true
      expectTrue(a.constraints.contains(constraint))
    }.issues
    expectEqual(issues.map(\.kind), [.noCommonAncestor])
    expectEqual(issues[0].exceptionName, "NSGenericException")
    expectTrue(issues[0].message.contains("Unable to activate constraint with anchors"))
    expectTrue(
      issues[0].message.contains("a.left and b.left because they have no common ancestor")
    )
  }

  @Test(.rule("1.30"))
  func `the report of a guide without an owning view names the guide and a remedy`() {
    let issues = collectingIssues {
      let view = UIView()
      let guide = UILayoutGuide()
      guide.identifier = "column"
      var owner: UIView? = UIView()
      owner?.addLayoutGuide(guide)
      owner = nil
      guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.frame.size.width = 50
      view.layoutIfNeeded()
      expectEqual(guide.layoutFrame.width, 50)
    }.issues
    expectEqual(issues.map(\.kind), [.noCommonAncestor])
    expectTrue(issues[0].remedy.contains("'column', or its owner has been deallocated"))
  }

  @Test(.rule("1.32", "1.33", "1.34"))
  func `a view that is no ancestor cannot hold the constraint, any ancestor can`() {
    let issues = collectingIssues {
      let (root, left, leaf, right) = tree()
      let width = leaf.widthAnchor.constraint(equalToConstant: 10)
      right.addConstraint(width)
      expectTrue(!width.isActive)
      root.addConstraint(width)
      expectEqual(root.constraints, [width])
      left.addConstraint(width)
      expectEmpty(root.constraints)
      expectEqual(left.constraints, [width])
      root.removeConstraint(width)
      expectTrue(width.isActive)
      left.removeConstraint(width)
      expectTrue(!width.isActive)
      // The tree still works. (Rule 0.01.)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      leaf.addConstraint(width)
      root.layoutIfNeeded()
      expectEqual(leaf.frame.width, 10)
    }.issues
    expectEqual(issues.count, 1)
    expectTrue(
      issues[0].message.contains("The view hierarchy is not prepared for the constraint")
    )
    expectTrue(issues[0].message.contains("Unable to install constraint on view"))
    expectTrue(issues[0].message.contains("from outside the subtree of the view"))
    expectEqual(issues[0].exceptionName, "NSGenericException")
  }

  @Test(.rule("1.36", "1.37"))
  func `removing a view deactivates constraints with outside views, and keeps those inside`() {
    let (root, left, leaf, right) = tree()
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let inside = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 50)
    let out = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let ofGuide = guide.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, own, out, ofGuide])
    root.layoutIfNeeded()
    left.removeFromSuperview()
    expectEqual([inside, own, out, ofGuide].map(\.isActive), [true, true, false, false])
    expectTrue(left.superview == nil)
    root.addSubview(left)
    expectTrue(!out.isActive)
    out.isActive = true
    root.layoutIfNeeded()
    expectEqual(left.frame.width, 50)
  }

  @Test(.rule("1.38")) func `adding a view to its superview again only reorders the subviews`() {
    let (root, left, _, right) = tree()
    let constraint = left.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    root.addSubview(left)
    expectEqual(root.subviews, [right, left])
    expectTrue(constraint.isActive)
  }

  @Test(.rule("1.39")) func `removing a guide deactivates its constraints`() {
    let (root, left, _, _) = tree()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = left.leftAnchor.constraint(equalTo: guide.leftAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide)
    expectTrue(!constraint.isActive)
    expectTrue(guide.owningView == nil)
    root.layoutIfNeeded()
  }

  @Test(.rule("1.27")) func `items are not retained, and constraints outlive them`() {
    var view: UIView? = UIView()
    let constraint = view!.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    weak let released = view
    view = nil
    expectTrue(released == nil)
    expectTrue(constraint.firstItem == nil)
    expectTrue(!constraint.isActive)
    constraint.isActive = true
    expectTrue(!constraint.isActive)
    constraint.constant = 20
  }

  @Test(.rule("1.27")) func `a constraint of a deallocated guide is removed from the engine`() {
    let (root, left, _, right) = tree()
    var guide: UILayoutGuide? = UILayoutGuide()
    root.addLayoutGuide(guide!)
    let constraint = left.leftAnchor.constraint(equalTo: guide!.leftAnchor, constant: 9)
    NSLayoutConstraint.activate([
      constraint, guide!.leftAnchor.constraint(equalTo: right.leftAnchor),
      right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(left.frame.minX, 59)
    root.removeLayoutGuide(guide!)
    guide = nil
    expectTrue(constraint.secondItem == nil)
    expectTrue(!constraint.isActive)
    root.layoutIfNeeded()
    expectEqual(right.frame.minX, 50)
  }

  @Test(.rule("1.31")) func `a batch with an illegal constraint activates all the others`() {
    let issues = collectingIssues {
      let (root, left, _, right) = tree()
      let lost = left.leftAnchor.constraint(equalTo: UIView().leftAnchor)
      let before = left.leftAnchor.constraint(equalTo: root.leftAnchor)
      let after = right.leftAnchor.constraint(equalTo: root.leftAnchor)
      NSLayoutConstraint.activate([before, lost, after, before])
      expectEqual([before, lost, after].map(\.isActive), [true, false, true])
      expectEqual(root.constraints, [before, after])
      let solves = root.layoutStatistics.solves
      root.layoutIfNeeded()
      expectEqual(root.layoutStatistics.solves, solves + 1)
      NSLayoutConstraint.deactivate([before, after, lost, after])
      expectEmpty(root.constraints)
    }.issues
    expectEqual(issues.count, 1)
  }

  @Test(.rule("1.35"))
  func `duplicate constraints do not conflict, and the same constraint is installed once`() {
    let (root, left, _, _) = tree()
    let equal = (0..<3).map { _ in left.widthAnchor.constraint(equalToConstant: 50) }
    NSLayoutConstraint.activate(equal + equal)
    left.addConstraint(equal[0])
    expectEqual(left.constraints, equal)
    let issues = collectingIssues { root.layoutIfNeeded() }.issues
    expectEmpty(issues)
    expectEqual(left.frame.width, 50)
    equal[1].isActive = false
    expectEqual(left.constraints, [equal[0], equal[2]])
  }

  @Test(.rule("1.36"))
  func `moving a view to another superview deactivates constraints with outside views`() {
    let (root, left, leaf, right) = tree()
    let inside = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    let out = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, out])
    right.addSubview(left)
    expectTrue(left.superview === right)
    expectEqual([inside, out].map(\.isActive), [true, false])
  }

  @Test(.rule("1.40", "2.09"))
  func `a constraint that a conflict breaks stays active, and holds again after the conflict`() {
    let (_, issues) = collectingIssues {
      let (root, left, _, _) = tree()
      let first = left.widthAnchor.constraint(equalToConstant: 100)
      let second = left.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      expectEqual(left.frame.width, 100)
      expectTrue(first.isActive && second.isActive)
      expectEqual(left.constraints, [first, second])
      // Nothing about the conflict has changed.
      left.heightAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      first.constant = 200
      root.layoutIfNeeded()
      expectEqual(left.frame.width, 200)
      second.constant = 300
      root.layoutIfNeeded()
      expectEqual(left.frame.width, 200)
      first.isActive = false
      root.layoutIfNeeded()
      expectEqual(left.frame.width, 300)
    }
    // One for each of the two conflicts.
    expectEqual(issues.map(\.kind), [.conflict, .conflict])
  }

  @Test(.rule("1.41"))
  func `an optional constraint takes effect when the view of the required ones is removed`() {
    let root = rootBox(400, 400)
    let yellow = UIView(frame: CGRect(x: 30, y: 100, width: 100, height: 100))
    root.addSubview(yellow)
    let (blue, green) = (box("blue", in: root), box("green", in: root))
    for view in [blue, green] {
      for attribute in [NSLayoutConstraint.Attribute.width, .height] {
        relate(view, attribute, yellow, attribute).isActive = true
      }
    }
    for (edge, other) in [(.left, .right), (.top, .top)]
      as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
    {
      relate(blue, edge, yellow, other, constant: 20).isActive = true
      relate(green, edge, blue, other, constant: 20).isActive = true
      relate(green, edge, yellow, other, constant: 20, priority: 750).isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(green.frame, CGRect(x: 270, y: 140, width: 100, height: 100))
    blue.removeFromSuperview()
    root.layoutIfNeeded()
    expectEqual(green.frame, CGRect(x: 150, y: 120, width: 100, height: 100))
  }

  @Test func `the second item of an inactive constraint is nil once it is deallocated`() {
    let view = UIView()
    var (other, guide): (UIView?, UILayoutGuide?) = (UIView(), UILayoutGuide())
    let toView = view.widthAnchor.constraint(equalTo: other!.widthAnchor)
    let toGuide = view.widthAnchor.constraint(equalTo: guide!.widthAnchor)
    expectTrue(toView.secondItem === other)
    expectTrue(toGuide.secondItem === guide)
    (other, guide) = (nil, nil)
    for constraint in [toView, toGuide] {
      expectTrue(constraint.firstItem === view)
      expectTrue(constraint.secondItem == nil)
      constraint.isActive = true
      expectTrue(!constraint.isActive)
    }
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 2, 0, 3], [2, 0, 3, 1]])
  func `constraints of an item are deactivated in any order`(order: [Int]) {
    let (root, left, _, _) = tree()
    let all = [
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      left.widthAnchor.constraint(equalTo: left.heightAnchor),
      left.widthAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(all)
    for index in order.prefix(2) { all[index].isActive = false }
    expectEqual(all.map(\.isActive), (0..<4).map { !order.prefix(2).contains($0) })
    for index in order.prefix(2) { all[index].isActive = true }
    left.removeFromSuperview()
    // Constraints with outside views are deactivated, those inside are kept.
    expectEqual(all.map(\.isActive), [false, false, true, true])
    root.layoutIfNeeded()
  }

  @Test func `a tree is deallocated after layout`() {
    weak var released: UIView?
    do {
      let (root, left, leaf, _) = tree()
      left.widthAnchor.constraint(equalToConstant: 10).isActive = true
      leaf.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      released = leaf
      expectTrue(released != nil)
    }
    expectTrue(released == nil)
  }

  @Test func `a subtree that outlives its root can be laid out again`() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (view, inner) = (UIView(), UIView())
    root?.addSubview(view)
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    width.isActive = true
    let outside = inner.leftAnchor.constraint(equalTo: root!.leftAnchor)
    outside.isActive = true
    root?.layoutIfNeeded()
    root = nil
    expectTrue(view.superview == nil)
    expectTrue(!outside.isActive)
    width.constant = 30
    view.frame.size.width = 50
    view.layoutIfNeeded()
    expectEqual(inner.frame.width, 80)
  }

  @Test func `a tree that was laid out alone is laid out as a subtree, and alone again`() {
    let (inner, left, _, _) = tree()
    left.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5).isActive = true
    left.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5).isActive = true
    inner.layoutIfNeeded()
    expectEqual(left.frame.width, 150)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
    outer.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 500, height: 40))
    expectEqual(left.frame, CGRect(x: 5, y: 0, width: 250, height: 0))
    inner.removeFromSuperview()
    inner.layoutIfNeeded()
    expectEqual(left.frame.width, 250)
  }

  @Test(.rule("1.27")) func `a deallocated second item is reported`() {
    let issues = collectingIssues {
      let view = UIView()
      view.accessibilityIdentifier = "view"
      var other: UIView? = UIView()
      let anchor = other!.leftAnchor
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: other,
        attribute: .left,
        multiplier: 1,
        constant: 0
      )
      other = nil
      view.leftAnchor.constraint(equalTo: anchor).isActive = true
      constraint.isActive = true
      expectTrue(!constraint.isActive)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem, .illegalItem])
    expectEqual(
      issues[0].message,
      "The view or guide on the right side of view.left has been deallocated."
    )
    expectTrue(
      issues[1].message.contains(
        "on the right side of `view.left == nil.left` has been deallocated"
      )
    )
  }
}
