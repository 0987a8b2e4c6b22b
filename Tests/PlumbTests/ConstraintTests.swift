import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    root.addSubview(view)
  }

  @Test func `offsets and insets are converted for each attribute`() {
    var bottom: Constraint?
    view.snp.makeConstraints { bottom = $0.bottom.equalToSuperview().constraint }
    bottom?.update(offset: 20)
    expectEqual(root.constraints[0].constant, 20)
    bottom?.update(inset: 20)
    expectEqual(root.constraints[0].constant, -20)
    bottom?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(root.constraints[0].constant, -3)
  }

  @Test func `a handle changes inactive constraints`() {
    let width = view.snp.prepareConstraints { $0.width.equalTo(10) }[0]
    width.update(offset: 60)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 60)
  }

  @Test func `a priority changes from and to required`() {
    var wide: Constraint?
    view.snp.makeConstraints { make in
      make.width.equalTo(100).priority(.high)
      wide = make.width.equalTo(200).priority(.low).constraint
    }
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 100)
    wide?.update(priority: .required)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 200)
    wide?.update(priority: 1)
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 100)
  }

  @Test func `the named priorities`() {
    expectEqual(ConstraintPriority.required.value, 1000)
    expectEqual(ConstraintPriority.high.value, 750)
    expectEqual(ConstraintPriority.medium.value, 500)
    expectEqual(ConstraintPriority.low.value, 250)
    expectEqual(ConstraintPriority.high.advanced(by: 1).value, 751)
    expectEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
  }

  @Test func `a label names every constraint of the statement`() {
    view.snp.makeConstraints { $0.size.equalTo(40).labeled("square") }
    expectEqual(view.constraints.map(\.identifier), ["square", "square"])
    expectTrue(
      view.constraints[0].description.hasPrefix(
        "<Plumb.LayoutConstraint:square@ConstraintTests.swift#"
      )
    )
  }

  @Test func `the handle of a deactivated statement keeps its constraints`() {
    var left: Constraint?
    view.snp.makeConstraints { left = $0.left.equalTo(10).constraint }
    left?.deactivate()
    expectEmpty(root.constraints)
    left?.activate()
    left?.activate()
    root.layoutIfNeeded()
    expectEqual(root.constraints.count, 1)
    expectEqual(view.frame.minX, 10)
  }

  @Test func `a constraint does not retain its handle`() {
    var handle: Constraint? = view.snp.prepareConstraints { $0.size.equalTo(10) }[0]
    let made = handle?.layoutConstraints ?? []
    expectEqual(made.count, 2)
    expectTrue(made.allSatisfy { $0.constraint === handle })
    handle = nil
    expectTrue(made.allSatisfy { $0.constraint == nil })
  }

  @Test func `a registered handle is kept as long as it is active`() {
    view.snp.makeConstraints { $0.size.equalTo(10) }
    let made = view.constraints.compactMap { $0 as? LayoutConstraint }
    expectEqual(made.count, 2)
    expectTrue(made.allSatisfy { $0.constraint != nil })
    view.snp.removeConstraints()
    expectTrue(made.allSatisfy { $0.constraint == nil })
  }

  @Test func `each constraint returns the handle of its statement`() {
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.bottom.equalToSuperview()
    }
    let made = root.constraints.compactMap { $0 as? LayoutConstraint }
    let handles = made.compactMap(\.constraint)
    expectEqual(handles.count, 4)
    expectTrue(handles[0] === handles[1])
    expectTrue(handles[2] === handles[3])
    expectEqual(handles[0].layoutConstraints, Array(made[..<2]))
    expectEqual(handles[2].layoutConstraints, Array(made[2...]))
    handles[0].deactivate()
    expectEqual(root.constraints, Array(made[2...]))
    view.snp.removeConstraints()
    expectEmpty(root.constraints)
  }

  @Test func `an item retains the handles that code has asked for`() {
    weak var width: Constraint?
    view.snp.makeConstraints { width = $0.width.equalTo(10).constraint }
    expectTrue(width != nil)
    width?.update(offset: 20)
    expectEqual(view.constraints[0].constant, 20)
    view.snp.removeConstraints()
    expectTrue(width == nil)
  }

  @Test func `an update does not find constraints that were lost with a superview`() {
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
    let former = root.constraints[0] as? LayoutConstraint
    expectTrue(former?.constraint != nil)
    former?.constraint?.deactivate()
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(20) }
    let left = root.constraints[0] as? LayoutConstraint
    view.removeFromSuperview()
    expectTrue(former?.constraint == nil)
    expectTrue(left?.constraint == nil)
    root.addSubview(view)
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(30) }
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 30)
    expectEqual(root.constraints.count, 1)
  }

  @Test func `a handle reports that its view is deallocated`() {
    let log = LayoutIssueLog()
    LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      var view: UIView? = UIView()
      let width = view!.snp.prepareConstraints { $0.width.equalTo(20) }[0]
      view = nil
      width.activate()
      expectTrue(!width.isActive)
    }
    expectEqual(log.issues.map(\.kind), [.illegalItem])
    expectTrue(log.issues[0].location != nil)
  }
}
