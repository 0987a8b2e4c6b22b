import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct UITrackingLayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let bar = UIView()
  private var guide: UIKeyboardLayoutGuide { window.keyboardLayoutGuide }

  init() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    guide.setConstraints(
      [bar.bottomAnchor.constraint(equalTo: guide.topAnchor)],
      activeWhenAwayFrom: .top
    )
    guide.setConstraints(
      [bar.topAnchor.constraint(equalTo: guide.bottomAnchor)],
      activeWhenNearEdge: .top
    )
    guide.setConstraints(
      [bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor)],
      activeWhenAwayFrom: [.leading, .trailing]
    )
    guide.setConstraints(
      [bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor)],
      activeWhenNearEdge: .leading
    )
    guide.setConstraints(
      [bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor)],
      activeWhenNearEdge: .trailing
    )
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 320) -> CGRect {
    window.keyboardFrame = CGRect(x: x, y: y, width: width, height: 200)
    window.layoutIfNeeded()
    return bar.frame
  }

  @Test func `tracked constraints are activated by the edges that a floating keyboard is near`() {
    guide.followsUndockedKeyboard = true
    expectEqual(frame(0, 400, 800), CGRect(x: 350, y: 360, width: 100, height: 40))
    expectEqual(frame(100, 100), CGRect(x: 210, y: 60, width: 100, height: 40))
    expectEqual(guide.layoutFrame, CGRect(x: 100, y: 100, width: 320, height: 200))
    expectEqual(frame(0, 100), CGRect(x: 0, y: 60, width: 100, height: 40))
    expectEqual(frame(480, 100), CGRect(x: 700, y: 60, width: 100, height: 40))
    expectEqual(frame(480, 0), CGRect(x: 700, y: 200, width: 100, height: 40))
    expectEqual(guide.constraintsActive(whenNearEdge: .top).map(\.isActive), [true])
    expectEqual(guide.constraintsActive(whenAwayFrom: .top).map(\.isActive), [false])
  }

  @Test(.rule("5.12"))
  func `a guide that does not follow ignores a floating keyboard and tracks nothing`() {
    guide.followsUndockedKeyboard = true
    _ = frame(0, 100)
    guide.followsUndockedKeyboard = false
    window.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 600, width: 800, height: 0))
    expectEqual(guide.constraintsActive(whenNearEdge: .leading).map(\.isActive), [false])
    expectEqual(guide.constraintsActive(whenAwayFrom: .top).map(\.isActive), [false])
  }

  @Test func `setConstraints replaces the constraints of an edge, and all can be removed`() {
    guide.followsUndockedKeyboard = true
    _ = frame(100, 100)
    let old = guide.constraintsActive(whenAwayFrom: .top)
    let new = bar.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10)
    guide.setConstraints([new], activeWhenAwayFrom: .top)
    expectEqual(old.map(\.isActive), [false])
    expectEqual(frame(100, 100).maxY, 90)
    guide.removeAllTrackedConstraints()
    expectTrue(!new.isActive)
    expectEmpty(guide.constraintsActive(whenAwayFrom: .top))
  }

  @Test func `right to left the leading and trailing near edges change sides`() {
    window.semanticContentAttribute = .forceRightToLeft
    guide.followsUndockedKeyboard = true
    expectEqual(frame(0, 100), CGRect(x: 0, y: 60, width: 100, height: 40))
    expectEqual(guide.constraintsActive(whenNearEdge: .trailing).map(\.isActive), [true])
  }
}
