import AutoLayout
import PlumbTesting
import Testing

/// Frames as constraints, and constraints as frames: sections 1, 2, 4 and 6.
@Suite struct FrameLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func child(_ frame: CGRect = .zero, byConstraints: Bool = true) -> UIView {
    let view = UIView(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = !byConstraints
    root.addSubview(view)
    return view
  }

  /// The table of rule 4.04: frame (160, …, 80, …) in 320, resized to 640.
  @Test(
    arguments: [
      ([], 160, 80), ([.flexibleRightMargin], 160, 80), ([.flexibleLeftMargin], 480, 80),
      ([.flexibleWidth], 160, 400), ([.flexibleLeftMargin, .flexibleWidth], 1120 / 3, 560 / 3),
      ([.flexibleLeftMargin, .flexibleRightMargin], 1120 / 3, 80),
      ([.flexibleWidth, .flexibleRightMargin], 160, 240),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
    ] as [(UIView.AutoresizingMask, Double, Double)],
    [false, true]
  )
  func `a mask gives the same frame with and without an engine`(
    row: (mask: UIView.AutoresizingMask, x: Double, width: Double),
    isConstrained: Bool
  ) {
    let view = child(CGRect(x: 160, y: 7, width: 80, height: 30), byConstraints: false)
    view.autoresizingMask = row.mask
    let other = child()
    if isConstrained {
      other.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(abs(other.frame.minX - 240) < 1e-9)
    }
    root.frame.size.width = 640
    root.layoutIfNeeded()
    #expect(abs(view.frame.minX - row.x) < 1e-9)
    #expect(abs(view.frame.width - row.width) < 1e-9)
    #expect(view.frame.minY == 7)
    #expect(view.frame.height == 30)
    if isConstrained { #expect(abs(other.frame.minX - row.x - row.width) < 1e-9) }
  }

  @Test func `a frame set by hand moves what hangs on it, in the next pass`() {
    let anchor = child(CGRect(x: 10, y: 10, width: 50, height: 50), byConstraints: false)
    let follower = child()
    follower.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 65)
    anchor.frame.origin.x = 100
    #expect(follower.frame.minX == 65)
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 155)
    #expect(anchor.frame == CGRect(x: 100, y: 10, width: 50, height: 50))
  }

  @Test func `a frame set by hand on a constrained view lasts until the next pass`() {
    let view = child()
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame.minX == 1)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 30, height: 0))
  }

  @Test func `a view that no constraint touches keeps its frame`() {
    let untouched = child(CGRect(x: 1, y: 2, width: 3, height: 4))
    child().widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(untouched.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a mask that contradicts a constraint wins, and the report says so`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      box.accessibilityIdentifier = "box"
      root.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 80).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
      #expect(box.constraints.count == 1)
    }.issues
    #expect(issues.map(\.kind) == [.conflict])
    #expect(
      issues[0].message == """
        Unable to simultaneously satisfy constraints:
          the autoresizing mask of box: box.width == 50
          box.width == 80
        A view in this list still has translatesAutoresizingMaskIntoConstraints set.
        Will attempt to recover by breaking constraint box.width == 80.
        """
    )
  }

  @Test func `left out once, a constraint holds again when the others let it`() {
    let (_, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      #expect(second.isActive)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      first.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
    #expect(issues.map(\.kind) == [.conflict])
  }

  @Test(
    arguments: [
      (50, nil, 50), (nil, 23, 0), (nil, nil, 0),
    ] as [(CGFloat?, CGFloat?, CGFloat)]
  )
  func `an open size is as small as it can be`(
    atLeast: CGFloat?,
    atMost: CGFloat?,
    expected: CGFloat
  ) {
    let view = child(CGRect(x: 0, y: 0, width: 77, height: 77))
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    if let atLeast {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: atLeast).isActive = true
    }
    if let atMost {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: atMost).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }

  @Test func `a centre with a multiplier is measured in the holder`() {
    let holder = child()
    holder.heightAnchor.constraint(equalToConstant: 200).isActive = true
    holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 33).isActive = true
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint(
      item: view,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: holder,
      attribute: .centerY,
      multiplier: 0.5,
      constant: 0
    ).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.center.y == 50)
  }

  @Test func `cousins meet in the coordinates of their common ancestor`() {
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
    #expect(a.frame.minX == 7)
    #expect(b.frame.minX == 17)
  }

  @Test func `alignment rectangles are what constraints place`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
      }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    inner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -3, y: -2, width: 108, height: 56))
    #expect(inner.frame == CGRect(x: 3, y: 0, width: 100, height: 0))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(
    arguments: [
      (.leading, 1, 20, 20, 230), (.left, 1, 20, 20, 20), (.centerX, 1, 20, 145, 145),
    ] as [(NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `the direction of the holder mirrors leading and trailing alone`(
    row: (
      attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat,
      ltr: CGFloat, rtl: CGFloat
    )
  ) {
    root.frame.size.width = 300
    let view = child()
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    NSLayoutConstraint(
      item: view,
      attribute: row.attribute,
      relatedBy: .equal,
      toItem: root,
      attribute: row.attribute,
      multiplier: row.multiplier,
      constant: row.constant
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == row.ltr)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == row.rtl)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(view.frame.minX == row.ltr)
  }

  @Test func `a multiplier on leading acts on the mirrored coordinate`() {
    root.frame.size.width = 300
    let view = child()
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    NSLayoutConstraint(
      item: view,
      attribute: .leading,
      relatedBy: .equal,
      toItem: root,
      attribute: .trailing,
      multiplier: 0.25,
      constant: 5
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 80)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 220)
  }

  @Test func `frames are rounded to pixels where there is a scale`() {
    LayoutEnvironment().with {
      $0.displayScale = 2
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      var previous: UIView?
      for _ in 0..<3 {
        let column = UIView()
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        column.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor).isActive =
          true
        if let previous {
          column.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        previous = column
      }
      previous?.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(root.subviews.map(\.frame.minX) == [0, 106.5, 213.5])
      #expect(root.subviews.map(\.frame.width) == [106.5, 107, 106.5])
    }
  }

  @Test func `a root that does not translate takes the size that its constraints say`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = child()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 120, height: 480))
  }
}
