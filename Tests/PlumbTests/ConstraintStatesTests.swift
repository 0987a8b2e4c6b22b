import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct ConstraintStatesTests {
  private enum Look { case collapsed, expanded, empty }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let title = UIView()
  private let detail = UIView()
  private let looks = ConstraintStates<Look>()

  init() {
    root.addSubview(title)
    root.addSubview(detail)
    title.snp.makeConstraints { make in
      make.leading.top.width.equalToSuperview()
    }
    detail.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.leading.width.equalToSuperview()
    }
    title.snp.makeConstraints(in: .collapsed, of: looks) { $0.height.equalTo(40) }
    detail.snp.makeConstraints(in: .collapsed, of: looks) { $0.height.equalTo(0) }
    title.snp.makeConstraints(in: .expanded, of: looks) { $0.height.equalTo(60) }
    detail.snp.makeConstraints(in: .expanded, of: looks) { $0.bottom.equalToSuperview() }
  }

  private var frames: [CGRect] {
    root.layoutIfNeeded()
    return [title.frame, detail.frame]
  }

  @Test func `only the constraints of the current state are active, for all its views`() {
    looks.current = .collapsed
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 0, y: 40, width: 300, height: 0),
      ]
    )
    looks.current = .expanded
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 300, height: 60), CGRect(x: 0, y: 60, width: 300, height: 340),
      ]
    )
    looks.current = nil
    expectEqual(title.snp.constraints.count, 1)
    expectEqual(looks[.collapsed].map(\.isActive), [false, false])
    expectEqual(looks[.expanded].map(\.isActive), [false, false])
    looks.current = .empty
    expectEqual(looks[.empty].count, 0)
  }

  @Test func `switching states makes no constraints and causes no conflict`() {
    let issues = collectingIssues {
      let suite = ConstraintStatesTests()
      suite.looks.current = .collapsed
      suite.root.layoutIfNeeded()
      let before = suite.looks[.collapsed].flatMap(\.layoutConstraints).map { ObjectIdentifier($0) }
      for look in [Look.expanded, .collapsed, .expanded, .collapsed] {
        suite.looks.current = look
        suite.root.layoutIfNeeded()
      }
      let after = suite.looks[.collapsed].flatMap(\.layoutConstraints).map { ObjectIdentifier($0) }
      expectEqual(before, after)
    }.issues
    expectEmpty(issues)
  }

  @Test func `update, remake and remove do not affect the constraints of a state`() {
    looks.current = .expanded
    detail.snp.updateConstraints { $0.leading.equalToSuperview().offset(10) }
    title.snp.remakeConstraints { $0.leading.top.width.equalToSuperview() }
    expectEqual(looks[.expanded].map(\.isActive), [true, true])
    expectEqual(frames[0], CGRect(x: 0, y: 0, width: 300, height: 60))
    title.snp.removeConstraints()
    expectEqual(looks[.expanded].map(\.isActive), [true, true])
    looks.current = .collapsed
    expectEqual(looks[.expanded].map(\.isActive), [false, false])
  }

  @Test func `handles of a state change constants whether or not the state is current`() {
    let height = title.snp.makeConstraints(in: .empty, of: looks) { $0.height.equalTo(10) }
    height[0].update(offset: 20)
    looks.current = .empty
    expectEqual(frames[0].height, 20)
    height[0].update(offset: 30)
    expectEqual(frames[0].height, 30)
  }

  @Test func `constraints that are added to the current state are activated immediately`() {
    looks.current = .empty
    looks.add(title.snp.prepareConstraints { $0.height.equalTo(33) }, to: .empty)
    expectEqual(frames[0].height, 33)
  }

  @Test func `constraints of a deallocated view are skipped`() {
    var late: UIView? = UIView()
    root.addSubview(late!)
    late?.snp.makeConstraints(in: .expanded, of: looks) { $0.height.equalTo(10) }
    late?.removeFromSuperview()
    late = nil
    let issues = collectingIssues { looks.current = .expanded }.issues
    expectEmpty(issues)
    expectEqual(frames[0].height, 60)
  }
}

extension ConstraintStatesTests {
  @Test func `a view whose only constraints belong to states does not translate its mask`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let (view, states) = (UIView(), ConstraintStates<Int>())
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.top.equalToSuperview() }
      view.snp.makeConstraints(in: 1, of: states) { $0.size.equalTo(50) }
      view.snp.removeConstraints()
      states.current = 1
      root.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
    }.issues
    expectEmpty(issues)
  }

  @Test
  func `setting the current state again activates constraints that were lost with a superview`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (view, states) = (UIView(), ConstraintStates<Int>())
    root.addSubview(view)
    view.snp.makeConstraints(in: 1, of: states) { $0.width.equalToSuperview() }
    states.current = 1
    view.removeFromSuperview()
    root.addSubview(view)
    states.current = 1
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 300)
  }

  @Test
  func `added constraints are active only in their state, whether or not they were active before`()
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (view, states) = (UIView(), ConstraintStates<Int>())
    root.addSubview(view)
    view.snp.makeConstraints { $0.width.equalTo(40) }
    states.add(Array(view.snp.constraints), to: 1)
    expectEqual(states[1].map(\.isActive), [false])
    states.current = 1
    expectEqual(states[1].map(\.isActive), [true])
    expectEmpty(view.snp.constraints)
  }
}

/// Animations of states and gone views, with an animation clock.
@Suite struct AnimatedStatesTests {
  private func moving(_ body: (_ root: UIView, _ box: UIView, _ clock: AnimationClock) -> Void) {
    let clock = AnimationClock()
    LayoutEnvironment().with {
      $0.animationClock = clock
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let box = UIView()
      root.addSubview(box)
      box.snp.makeConstraints { $0.leading.top.width.equalToSuperview() }
      body(root, box, clock)
    }
  }

  @Test func `a state that is set in an animation block animates the changed frames`() {
    moving { root, box, clock in
      let states = ConstraintStates<Bool>()
      box.snp.makeConstraints(in: false, of: states) { $0.height.equalTo(40) }
      box.snp.makeConstraints(in: true, of: states) { $0.height.equalTo(240) }
      states.current = false
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        states.current = true
        root.layoutIfNeeded()
      }
      expectEqual(box.frame.height, 240)
      expectEqual(box.presentation.frame.height, 40)
      clock.advance(by: 0.25)
      expectEqual(box.presentation.frame.height, 90)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        states.current = false
        root.layoutIfNeeded()
      }
      expectEqual(box.presentation.frame.height, 90)
      clock.advance(by: 1)
      expectEqual(box.presentation.frame.height, 40)
    }
  }

  @Test
  func
    `a view that is set gone in an animation block is hidden immediately, and the next views move up`()
  {
    moving { root, box, clock in
      let next = UIView()
      root.addSubview(next)
      box.snp.makeConstraints { $0.height.equalTo(100) }
      next.snp.makeConstraints { make in
        make.leading.width.equalToSuperview()
        make.top.equalTo(box.snp.bottom).offset(20)
        make.height.equalTo(10)
      }
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.snp.setGone(true)
        root.layoutIfNeeded()
      }
      clock.advance(by: 0.5)
      expectEqual(next.presentation.frame.minY, 60)
      expectTrue(box.presentation.isHidden)
      clock.advance(by: 0.5)
      expectEqual(next.presentation.frame.minY, 0)
    }
  }
}
