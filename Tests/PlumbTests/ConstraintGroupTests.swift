import Expectations
import Plumb
import PlumbTesting
import Testing

/// The groups of handles that makers return.
@Suite struct ConstraintGroupTests {
  /// The root is 300 × 200 and holds a.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
  }

  private var frame: CGRect {
    root.layoutIfNeeded()
    return a.frame
  }

  @Test func `makeConstraints returns a group that is indexed by position, label and attribute`() {
    let made: ConstraintGroup = a.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.width.lessThanOrEqualTo(400).labeled("widest")
    }
    expectEqual(made.count, 2)
    expectEqual(made.layoutConstraints.count, 5)
    expectTrue(made[1] === made["widest"])
    expectTrue(made["other"] == nil)
    expectEqual(frame, CGRect(x: 10, y: 10, width: 280, height: 180))

    made.top?.update(offset: 30)
    expectEqual(frame, CGRect(x: 10, y: 30, width: 280, height: 160))
    expectEqual(made.top?.layoutConstraints.map(\.firstAttribute), [.top])
    made.bottom?.deactivate()
    expectTrue(made[0].isActive && made.bottom?.isActive == false)
    expectTrue(made.leading == nil && made.centerX == nil)
  }

  @Test func `the handle of one attribute stays valid when an update replaces its constraint`() {
    let made: ConstraintGroup = a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    let width = made.width
    a.snp.updateConstraints { make in make.width.equalTo(root).dividedBy(3) }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    width?.update(offset: 20)
    expectEqual(frame, CGRect(x: 0, y: 0, width: 120, height: 50))
  }

  @Test func `remake and update return handles of the active constraints`() {
    let first: ConstraintGroup = a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    let updated: ConstraintGroup = a.snp.updateConstraints { make in make.width.equalTo(80) }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 80, height: 50))
    updated.update(offset: 90)
    expectEqual(frame.width, 90)
    expectTrue(updated.layoutConstraints[0] === first.width?.layoutConstraints[0])

    let remade: ConstraintGroup = a.snp.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(60)
      make.height.equalTo(40)
    }
    expectEqual(remade.count, 3)
    expectTrue(remade.left?.layoutConstraints[0] === first.left?.layoutConstraints[0])
    remade.height?.update(offset: 70)
    expectEqual(frame, CGRect(x: 0, y: 0, width: 60, height: 70))
  }

  @Test func `a group activates, offsets and prioritises all its statements`() {
    let made: ConstraintGroup = a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50).priority(.low)
    }
    let large: ConstraintGroup = a.snp.makeConstraints { make in
      make.width.equalTo(100).priority(.high)
      make.height.equalTo(90).priority(.high)
    }
    expectEqual(frame.size, CGSize(width: 100, height: 90))
    large.isActive = false
    expectTrue(!large.isActive && frame.size == CGSize(width: 50, height: 50))
    large.activate()
    large.update(priority: 100)
    expectEqual(frame.size, CGSize(width: 50, height: 50))
    large.update(priority: .required).update(offset: 70)
    expectEqual(frame.size, CGSize(width: 70, height: 70))
    made[0].deactivate()
    expectEqual((made + large).map(\.isActive), [false, true, true, true])
  }

  @Test func `the statements of a view are found by position and by label`() {
    a.snp.makeConstraints { make in make.left.top.equalToSuperview().labeled("corner") }
    a.snp.makeConstraints { make in make.size.equalTo(50) }
    expectEqual(a.snp.constraints.count, 2)
    a.snp.constraint(labeled: "corner")?.update(offset: 7)
    expectEqual(frame, CGRect(x: 7, y: 7, width: 50, height: 50))
    expectTrue(a.snp.constraint(labeled: "other") == nil)
    a.snp.removeConstraints()
    expectEmpty(a.snp.constraints)
  }

  @Test func `makers of guides return groups, too`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made: ConstraintGroup = guide.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    made.width?.update(offset: 20)
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 20, height: 10))
    expectEqual(guide.snp.constraints.count, 2)
  }

  /// SnapKit's makers return nothing, and sources rely on that.
  @Test func `sources that use the result as Void compile`() {
    func place(early: Bool) {
      if early { return a.snp.makeConstraints { make in make.size.equalTo(50) } }
      a.snp.remakeConstraints { $0.size.equalTo(60) }
    }
    let later = { a.snp.updateConstraints { make in make.width.equalTo(70) } }
    let place2: (Bool) -> Void = place
    place2(true)
    expectEqual(frame.size, CGSize(width: 50, height: 50))
    place(early: false)
    later()
    [a].forEach { $0.snp.updateConstraints { $0.height.equalTo(80) } }
    expectEqual(frame.size, CGSize(width: 70, height: 80))
  }
}
