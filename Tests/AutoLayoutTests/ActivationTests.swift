import AutoLayout
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
    #expect(leaf.constraints == [size])
    #expect(left.constraints == [child, ofGuide, toGuide])
    #expect(root.constraints == [cousin])
    NSLayoutConstraint.deactivate([size, size, cousin])
    #expect(leaf.constraints.isEmpty)
    #expect(root.constraints.isEmpty)
    #expect(child.isActive)
  }

  @Test(.rule("1.30"))
  func `a constraint without a common ancestor is not activated, and its items are reported`() {
    let issues = collectingIssues {
      let (a, b) = (UIView(), UIView())
      a.accessibilityIdentifier = "a"
      b.accessibilityIdentifier = "b"
      let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
      // Both trees still work. (Rule 0.01.)
      for view in [a, b] {
        let inner = SizedView(20, 30)
        view.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5).isActive = true
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6).isActive = true
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
      }
      // The constraint can be activated once there is a common ancestor.
      a.addSubview(b)
      constraint.isActive = true
      #expect(a.constraints.contains(constraint))
    }.issues
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    #expect(issues[0].exceptionName == "NSGenericException")
    #expect(issues[0].message.contains("Unable to activate constraint with anchors"))
    #expect(
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
      #expect(guide.layoutFrame.width == 50)
    }.issues
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    #expect(issues[0].remedy.contains("'column', or its owner has been deallocated"))
  }

  @Test(.rule("1.32", "1.33", "1.34"))
  func `a view that is no ancestor cannot hold the constraint, any ancestor can`() {
    let issues = collectingIssues {
      let (root, left, leaf, right) = tree()
      let width = leaf.widthAnchor.constraint(equalToConstant: 10)
      right.addConstraint(width)
      #expect(!width.isActive)
      root.addConstraint(width)
      #expect(root.constraints == [width])
      left.addConstraint(width)
      #expect(root.constraints.isEmpty)
      #expect(left.constraints == [width])
      root.removeConstraint(width)
      #expect(width.isActive)
      left.removeConstraint(width)
      #expect(!width.isActive)
      // The tree still works. (Rule 0.01.)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      leaf.addConstraint(width)
      root.layoutIfNeeded()
      #expect(leaf.frame.width == 10)
    }.issues
    #expect(issues.count == 1)
    #expect(
      issues[0].message.contains("The view hierarchy is not prepared for the constraint")
    )
    #expect(issues[0].message.contains("Unable to install constraint on view"))
    #expect(issues[0].message.contains("from outside the subtree of the view"))
    #expect(issues[0].exceptionName == "NSGenericException")
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
    #expect([inside, own, out, ofGuide].map(\.isActive) == [true, true, false, false])
    #expect(left.superview == nil)
    root.addSubview(left)
    #expect(!out.isActive)
    out.isActive = true
    root.layoutIfNeeded()
    #expect(left.frame.width == 50)
  }

  @Test(.rule("1.38")) func `adding a view to its superview again only reorders the subviews`() {
    let (root, left, _, right) = tree()
    let constraint = left.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    root.addSubview(left)
    #expect(root.subviews == [right, left])
    #expect(constraint.isActive)
  }

  @Test(.rule("1.39")) func `removing a guide deactivates its constraints`() {
    let (root, left, _, _) = tree()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = left.leftAnchor.constraint(equalTo: guide.leftAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    root.layoutIfNeeded()
  }

  @Test(.rule("1.27")) func `items are not retained, and constraints outlive them`() {
    var view: UIView? = UIView()
    let constraint = view!.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    weak let released = view
    view = nil
    #expect(released == nil)
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(!constraint.isActive)
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
    #expect(left.frame.minX == 59)
    root.removeLayoutGuide(guide!)
    guide = nil
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
    #expect(right.frame.minX == 50)
  }

  @Test(.rule("1.31")) func `a batch with an illegal constraint activates all the others`() {
    let issues = collectingIssues {
      let (root, left, _, right) = tree()
      let lost = left.leftAnchor.constraint(equalTo: UIView().leftAnchor)
      let before = left.leftAnchor.constraint(equalTo: root.leftAnchor)
      let after = right.leftAnchor.constraint(equalTo: root.leftAnchor)
      NSLayoutConstraint.activate([before, lost, after, before])
      #expect([before, lost, after].map(\.isActive) == [true, false, true])
      #expect(root.constraints == [before, after])
      let solves = root.layoutStatistics.solves
      root.layoutIfNeeded()
      #expect(root.layoutStatistics.solves == solves + 1)
      NSLayoutConstraint.deactivate([before, after, lost, after])
      #expect(root.constraints.isEmpty)
    }.issues
    #expect(issues.count == 1)
  }

  @Test(.rule("1.35"))
  func `duplicate constraints do not conflict, and the same constraint is installed once`() {
    let (root, left, _, _) = tree()
    let equal = (0..<3).map { _ in left.widthAnchor.constraint(equalToConstant: 50) }
    NSLayoutConstraint.activate(equal + equal)
    left.addConstraint(equal[0])
    #expect(left.constraints == equal)
    let issues = collectingIssues { root.layoutIfNeeded() }.issues
    #expect(issues.isEmpty)
    #expect(left.frame.width == 50)
    equal[1].isActive = false
    #expect(left.constraints == [equal[0], equal[2]])
  }

  @Test(.rule("1.36"))
  func `moving a view to another superview deactivates constraints with outside views`() {
    let (root, left, leaf, right) = tree()
    let inside = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    let out = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, out])
    right.addSubview(left)
    #expect(left.superview === right)
    #expect([inside, out].map(\.isActive) == [true, false])
  }

  @Test(.rule("1.40", "2.09"))
  func `a constraint that a conflict breaks stays active, and holds again after the conflict`() {
    let (_, issues) = collectingIssues {
      let (root, left, _, _) = tree()
      let first = left.widthAnchor.constraint(equalToConstant: 100)
      let second = left.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(left.frame.width == 100)
      #expect(first.isActive && second.isActive)
      #expect(left.constraints == [first, second])
      // Nothing about the conflict has changed.
      left.heightAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      first.constant = 200
      root.layoutIfNeeded()
      #expect(left.frame.width == 200)
      second.constant = 300
      root.layoutIfNeeded()
      #expect(left.frame.width == 200)
      first.isActive = false
      root.layoutIfNeeded()
      #expect(left.frame.width == 300)
    }
    // One for each of the two conflicts.
    #expect(issues.map(\.kind) == [.conflict, .conflict])
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
    #expect(green.frame == CGRect(x: 270, y: 140, width: 100, height: 100))
    blue.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(green.frame == CGRect(x: 150, y: 120, width: 100, height: 100))
  }

  @Test func `the second item of an inactive constraint is nil once it is deallocated`() {
    let view = UIView()
    var (other, guide): (UIView?, UILayoutGuide?) = (UIView(), UILayoutGuide())
    let toView = view.widthAnchor.constraint(equalTo: other!.widthAnchor)
    let toGuide = view.widthAnchor.constraint(equalTo: guide!.widthAnchor)
    #expect(toView.secondItem === other)
    #expect(toGuide.secondItem === guide)
    (other, guide) = (nil, nil)
    for constraint in [toView, toGuide] {
      #expect(constraint.firstItem === view)
      #expect(constraint.secondItem == nil)
      constraint.isActive = true
      #expect(!constraint.isActive)
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
    #expect(all.map(\.isActive) == (0..<4).map { !order.prefix(2).contains($0) })
    for index in order.prefix(2) { all[index].isActive = true }
    left.removeFromSuperview()
    // Constraints with outside views are deactivated, those inside are kept.
    #expect(all.map(\.isActive) == [false, false, true, true])
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
      #expect(released != nil)
    }
    #expect(released == nil)
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
    #expect(view.superview == nil)
    #expect(!outside.isActive)
    width.constant = 30
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(inner.frame.width == 80)
  }

  @Test func `a tree that was laid out alone is laid out as a subtree, and alone again`() {
    let (inner, left, _, _) = tree()
    left.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5).isActive = true
    left.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5).isActive = true
    inner.layoutIfNeeded()
    #expect(left.frame.width == 150)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 500, height: 40))
    #expect(left.frame == CGRect(x: 5, y: 0, width: 250, height: 0))
    inner.removeFromSuperview()
    inner.layoutIfNeeded()
    #expect(left.frame.width == 250)
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
      #expect(!constraint.isActive)
    }.issues
    #expect(issues.map(\.kind) == [.illegalItem, .illegalItem])
    #expect(
      issues[0].message == "The view or guide on the right side of view.left has been deallocated."
    )
    #expect(
      issues[1].message.contains(
        "on the right side of `view.left == nil.left` has been deallocated"
      )
    )
  }
}
