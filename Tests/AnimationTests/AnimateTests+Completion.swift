import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// When animations end, and that they release everything then.
extension AnimateTests {
  @Test func `completions run in the order in which animations end, each at its own time`() {
    withClock { clock in
      let view = box()
      var lines: [String] = []
      func animate(_ name: String, _ duration: Double, then next: @escaping () -> Void = {}) {
        UIView.animate(withDuration: duration) {
          view.center.x += 1
        } completion: { isWhole in
          lines.append("\(name) \(clock.now) \(isWhole)")
          next()
        }
      }
      animate("long", 3)
      animate("first", 1) { animate("second", 0.5) }
      animate("same", 1)
      clock.advance(by: 10)
      expectEqual(lines, ["first 1.0 true", "same 1.0 true", "second 1.5 true", "long 3.0 true"])
      expectTrue(clock.now == 10 && !clock.isAnimating)
    }
  }

  @Test func `an animation without duration or changes completes with the next step`() {
    withClock { clock in
      let view = box()
      var ends: [String] = []
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        ends.append("at once \($0)")
      }
      UIView.animate(withDuration: 3) {
      } completion: {
        ends.append("nothing \($0)")
      }
      expectTrue(view.presentation.alpha == 0 && ends.isEmpty && clock.isAnimating)
      clock.advance(by: 0)
      expectTrue(ends == ["at once true", "nothing true"] && !clock.isAnimating)
    }
  }

  @Test func `without a clock an animation completes before the call returns`() {
    let issues = collectingIssues {
      let slide = Slide()
      var ends: [Bool] = []
      slide.left.constant = 100
      UIView.animate(withDuration: 1) {
        slide.root.layoutIfNeeded()
      } completion: {
        ends.append($0)
      }
      expectTrue(ends == [true] && slide.view.shown == "(100, 0, 40, 40)")
      expectTrue(!UIView.areAnimationsEnabled)
    }.issues
    expectEmpty(issues)
  }

  @Test func `a view is animated by the clock of its own environment, wherever animate is called`()
  {
    var clock: AnimationClock?
    var view: UIView?
    withClock {
      clock = $0
      view = box()
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view?.alpha = 0 }
    clock?.advance(by: 0.5)
    expectEqual(view?.presentation.alpha, 0.5)
    var ends = 0
    UIView.animate(withDuration: 0) {
      view?.center.x = 7
    } completion: { _ in
      ends += 1
    }
    expectEqual(ends, 0)
    clock?.advance(by: 0)
    expectEqual(ends, 1)
  }

  @Test func `views of two trees are each animated by the clock of their tree`() {
    var clocks: [AnimationClock] = []
    var views: [UIView] = []
    for _ in 0..<2 {
      withClock {
        clocks.append($0)
        views.append(box())
      }
    }
    var ends = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      for view in views { view.alpha = 0 }
    } completion: { _ in
      ends += 1
    }
    clocks[1].advance(by: 0.5)
    expectEqual(views.map(\.presentation.alpha), [1, 0.5])
    clocks[1].advance(by: 0.5)
    expectTrue(ends == 0 && views[1].layer.animationKeys() == nil)
    clocks[0].advance(by: 1)
    expectTrue(ends == 1 && views[0].layer.animationKeys() == nil)
  }

  @Test func `a layer that outlives its view is not animated`() {
    withClock { clock in
      let layer = box().layer
      UIView.animate(withDuration: 1) { layer.cornerRadius = 5 }
      expectTrue(layer.animationKeys() == nil && layer.cornerRadius == 5)
    }
  }

  @Test func `removing a view ends the animations of its subtree as unfinished`() {
    withClock { clock in
      let (root, view, inner, other) = (box(), box(), box(), box())
      root.addSubview(view)
      view.addSubview(inner)
      root.addSubview(other)
      var ends: [String] = []
      UIView.animate(withDuration: 1) {
        inner.alpha = 0
      } completion: {
        ends.append("inner \(clock.now) \($0)")
      }
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        other.alpha = 0
      } completion: {
        ends.append("both \(clock.now) \($0)")
      }
      clock.advance(by: 0.25)
      view.removeFromSuperview()
      expectTrue(inner.presentation.alpha == 0 && other.presentation.alpha > 0.8)
      clock.advance(by: 0.5)
      expectEqual(ends, ["inner 0.25 false"])
      clock.advance(by: 0.5)
      expectEqual(ends, ["inner 0.25 false", "both 1.0 false"])
    }
  }

  /// A task inherits task-local values, and so the animation block. On the main actor it runs on the thread of the block.
  @MainActor @Test func `changes in a task that an animation block starts are not animated`() async
  {
    let clock = AnimationClock()
    let tasks = LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      var tasks: [Task<CGFloat, Never>] = []
      UIView.animate(withDuration: 1) {
        tasks.append(Task { @MainActor in Self.alphaOfFadedView })
        tasks.append(Task { @concurrent in Self.alphaOfFadedView })
      }
      return tasks
    }
    for task in tasks { expectTrue(await task.value == 0) }
  }

  private nonisolated static var alphaOfFadedView: CGFloat {
    let view = box()
    view.alpha = 0
    return view.presentation.alpha
  }

  // MARK: Memory

  private final class Token {}

  @Test func `an animation releases its view and its blocks after its completion`() {
    weak var token: Token?
    weak var view: UIView?
    var completions = 0
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let kept = Token()
      let box = box()
      (token, view) = (kept, box)
      UIView.animate(withDuration: 1) {
        box.alpha = 0
        withExtendedLifetime(kept) {}
      } completion: { _ in
        withExtendedLifetime((kept, box)) { completions += 1 }
      }
    }
    expectTrue(token != nil && view != nil)
    clock.advance(by: 1)
    expectTrue(token == nil && view == nil && completions == 1)
    expectTrue(!clock.isAnimating)
  }

  @Test func `an animation does not retain its view, and ends when the view is released`() {
    withClock { clock in
      weak var view: UIView?
      var ends: [Bool] = []
      do {
        let box = box()
        view = box
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { [weak box] in
          box?.alpha = 0
        } completion: {
          ends.append($0)
        }
      }
      expectTrue(view == nil)
      clock.advance(by: 0)
      expectTrue(ends == [false] && !clock.isAnimating)
    }
  }

  @Test func `a completion runs in the environment of the call`() {
    let clock = AnimationClock()
    var made: UIView?
    let view = LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let view = box()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        made = box()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { made?.alpha = 0 }
      }
      return view
    }
    clock.advance(by: 1.25)
    expectTrue(made?.presentation.alpha == 0.75 && view.presentation.alpha == 0)
  }
}
