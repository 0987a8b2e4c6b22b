import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// UIView+Geometry: frame, bounds, centre and transform.
@Suite struct GeometryTests {
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  private func rounded(_ rect: CGRect) -> CGRect {
    func whole(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 + 0 }
    return CGRect(
      x: whole(rect.minX),
      y: whole(rect.minY),
      width: whole(rect.width),
      height: whole(rect.height)
    )
  }

  @Test(.rule("1.08")) func `layout sets bounds and centre, and keeps the transform`() {
    let root = rootBox(400, 300)
    let view = box("turned", in: root)
    let beside = box("beside", in: root)
    view.transform = quarter
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 20),
      beside.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      beside.topAnchor.constraint(equalTo: view.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 10),
      beside.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 20))
    expectEqual(view.center, CGPoint(x: 140, y: 110))
    expectEqual(view.transform, quarter)
    // The frame encloses the transformed rectangle, 20 wide and 80 high; constraints use the untransformed one.
    expectEqual(rounded(view.frame), CGRect(x: 130, y: 70, width: 20, height: 80))
    expectEqual(beside.frame, CGRect(x: 180, y: 100, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.frame, CGRect(x: 60, y: 80, width: 160, height: 60))
    expectTrue(!root.needsUpdateConstraints())
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 80, height: 20))
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 100, y: 100, width: 80, height: 20))
  }

  @Test func `the frame set on a transformed view encloses the transformed rectangle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = quarter
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 60)
    expectEqual(rounded(view.frame), CGRect(x: 10, y: 20, width: 30, height: 60))
    expectEqual(rounded(view.bounds), CGRect(x: 0, y: 0, width: 60, height: 30))
    expectEqual(view.center, CGPoint(x: 25, y: 50))
  }

  @Test func `an autoresizing mask resizes the untransformed rectangle`() {
    let root = rootBox(200, 100)
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
    view.autoresizingMask = [.flexibleWidth]
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.addSubview(view)
    let under = box("under", in: root)
    NSLayoutConstraint.activate([
      under.topAnchor.constraint(equalTo: view.bottomAnchor),
      under.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      under.widthAnchor.constraint(equalTo: view.widthAnchor),
      under.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectEqual(under.frame, CGRect(x: 20, y: 50, width: 100, height: 5))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 200, height: 40))
    expectEqual(view.frame, CGRect(x: 70, y: 20, width: 100, height: 20))
    expectEqual(under.frame, CGRect(x: 20, y: 50, width: 200, height: 5))
  }

  @Test func `points and rectangles are converted through transforms and scrolled bounds`() {
    let root = rootBox(400, 400)
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    root.addSubview(outer)
    outer.addSubview(inner)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 111, y: 122))
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 111, y: 117))
    expectEqual(inner.convert(CGPoint(x: 111, y: 117), from: root), CGPoint(x: 1, y: 2))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle of the outer view, (50, 55) in its coordinates, stays at (150, 150).
    expectEqual(outer.convert(CGPoint(x: 50, y: 55), to: root), CGPoint(x: 150, y: 150))
    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 70, y: 80))
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root)
    expectEqual(rect, CGRect(x: 70, y: 80, width: 20, height: 40))
    expectEqual(root.convert(rect, to: inner), CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `bounds are resized around the centre, and a centre moves the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    expectEqual(view.frame, CGRect(x: 0, y: 15, width: 40, height: 10))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(view.frame, CGRect(x: 80, y: 95, width: 40, height: 10))
  }

  @Test func `non-finite geometry is reported and ignored`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (view, issues) = collectingIssues {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = "card"
      view.frame.origin.x = .nan
      view.frame.size.height = .infinity
      view.bounds.size.width = .nan
      view.bounds.origin.y = .nan
      view.center.y = -.infinity
      view.transform = CGAffineTransform(a: 1, b: 0, c: .nan, d: 1, tx: 0, ty: 0)
      view.layoutMargins.top = .nan
      view.directionalLayoutMargins.trailing = .infinity
      return view
    }
    expectEqual(view.frame, frame)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectTrue(view.transform.isIdentity)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(issues.count, 8)
    expectTrue(issues.allSatisfy { $0.kind == .unusableNumber && $0.message.contains("card") })
    expectEqual(
      issues.first?.description,
      "The frame of card contains NaN or infinity. It keeps the frame that it has."
    )
    expectEqual(issues.first?.exceptionName, "CALayerInvalidGeometry")
  }

  @Test
  func `a view made with a non-finite frame has a zero frame, and its tree is laid out`() {
    let (views, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let views = [UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 50, height: 50)), UIView()]
      for view in views { root.addSubview(view) }
      views[1].translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 5),
        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views[1].heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      return views
    }
    expectEqual(issues.map(\.kind), [.unusableNumber])
    expectEqual(views.map(\.frame), [.zero, CGRect(x: 5, y: 5, width: 95, height: 10)])
  }

  @Test func `moving a subview by hand does not lay out a superview without constraints`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        subviews[0].frame.origin.x += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.subviews[0].frame.origin.y = 50
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    expectEqual(view.subviews[0].frame, CGRect(x: 1, y: 50, width: 10, height: 10))
  }
}
