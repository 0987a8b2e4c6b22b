import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// Frames as constraints, and constraints as frames.
@Suite struct FrameLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func child(_ frame: CGRect = .zero, byConstraints: Bool = true) -> UIView {
    let view = UIView(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = !byConstraints
    root.addSubview(view)
    return view
  }

  @Test func `a view without constraints keeps its frame`() {
    let untouched = child(CGRect(x: 1, y: 2, width: 3, height: 4))
    child().widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    expectEqual(untouched.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a mask that conflicts with a constraint wins, and the report names it`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      box.accessibilityIdentifier = "box"
      root.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 80).isActive = true
      root.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 10, y: 10, width: 50, height: 50))
      expectEqual(box.constraints.count, 1)
    }.issues
    expectEqual(issues.map(\.kind), [.conflict])
    expectEqual(
      issues[0].description,
      """
      A constraint wants `box` 80 wide, but the autoresizing mask of `box` keeps it 50 wide: it cannot be both.
      Unable to simultaneously satisfy constraints:
        the autoresizing mask of box: box.width == 50
        box.width == 80
      translatesAutoresizingMaskIntoConstraints is still set for box.
      Will attempt to recover by breaking constraint box.width == 80. Set \
      translatesAutoresizingMaskIntoConstraints of `box` to false.
      """
    )
  }

  @Test func `views of two superviews are related in the coordinates of their common ancestor`() {
    let (left, right) = (child(), child())
    left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    left.widthAnchor.constraint(equalToConstant: 100).isActive = true
    right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10).isActive = true
    right.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let (a, b) = (UIView(), UIView())
    for (view, parent) in [(a, left), (b, right)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    a.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 7).isActive = true
    b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 120).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 7)
    expectEqual(b.frame.minX, 17)
  }

  @Test func `a root without a mask has the size that its constraints determine`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = child()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(root.frame, CGRect(x: 0, y: 0, width: 120, height: 480))
  }
}
