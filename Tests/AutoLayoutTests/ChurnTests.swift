import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import TestLength
import Testing

/// Random changes of everything that connects views with each other.
@Suite struct ChurnTests {
  private struct Random {
    var state: UInt64

    mutating func below(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state &>> 33) % UInt64(n))
    }

    mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
  }

  private final class BaselineView: UIView {
    override var forFirstBaselineLayout: UIView { subviews.first ?? self }
    override var forLastBaselineLayout: UIView { subviews.last ?? self }
  }

  private func makeViews() -> [UIView] {
    (0..<10).map { index in
      let view = index % 3 == 0 ? BaselineView() : index % 3 == 1 ? UILabel() : UIView()
      (view as? UILabel)?.text = "text \(index)"
      view.accessibilityIdentifier = "\(index)"
      view.translatesAutoresizingMaskIntoConstraints = index % 4 == 3
      return view
    }
  }

  private func constraint(_ random: inout Random, _ views: [UIView]) -> NSLayoutConstraint {
    let (a, b, c, d) = (
      random.pick(views), random.pick(views), random.pick(views), random.pick(views)
    )
    let constant = CGFloat(random.below(40) - 10)
    switch random.below(7) {
    case 0: return a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: constant)
    case 1: return a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor)
    case 2: return a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5)
    case 3:
      return a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: c.rightAnchor.anchorWithOffset(to: d.leftAnchor),
        multiplier: 0.5,
        constant: constant
      )
    case 4:
      return a.lastBaselineAnchor.anchorWithOffset(to: b.topAnchor).constraint(
        equalTo: c.heightAnchor
      )
    case 5:
      return a.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: b.lastBaselineAnchor,
        multiplier: 1
      )
    default: return relate(a, .topMargin, .lessThanOrEqual, b, .bottom, constant: constant)
    }
  }

  @Test(arguments: 0..<LongTests.value(60, share: 6))
  func `the same random changes give the same frames`(seed: Int) {
    let (frames, _) = collectingIssues { run(seed) }
    let (again, _) = collectingIssues { run(seed) }
    expectEqual(frames, again)
  }

  /// - Returns: the frames after each layout.
  private func run(_ seed: Int) -> [CGRect] {
    var random = Random(state: UInt64(seed))
    let root = rootBox(300, 300)
    let views = makeViews()
    for view in views { root.addSubview(view) }
    var constraints: [NSLayoutConstraint] = []
    var frames: [CGRect] = []
    for step in 0..<80 {
      switch random.below(11) {
      case 0...3:
        let constraint = constraint(&random, views)
        constraint.priority = random.pick([.required, .defaultHigh, .defaultLow])
        constraint.isActive = true
        constraints.append(constraint)
      case 4 where !constraints.isEmpty: random.pick(constraints).isActive.toggle()
      case 5 where !constraints.isEmpty: random.pick(constraints).constant += 3
      case 6: random.pick(views).removeFromSuperview()
      case 7:
        let (view, parent) = (random.pick(views), random.pick(views + [root]))
        if view !== parent && !parent.isDescendant(of: view) { parent.addSubview(view) }
      case 8: random.pick(views).frame = CGRect(x: step, y: 2 * step, width: 30, height: 20)
      case 9: (random.pick(views) as? UILabel)?.text = "\(step)"
      default:
        let view = random.pick(views)
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        if view.superview != nil && random.below(3) == 0 { view.exerciseAmbiguityInLayout() }
      }
      if random.below(3) == 0 {
        root.layoutIfNeeded()
        frames += views.map(\.frame)
      }
    }
    for view in views { _ = view.constraintsAffectingLayout(for: .vertical) }
    _ = root._autolayoutTrace()
    root.layoutIfNeeded()
    return frames + views.map(\.frame)
  }
}
