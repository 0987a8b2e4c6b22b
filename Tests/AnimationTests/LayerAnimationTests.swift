import AutoLayout
import Expectations
import Testing

@Suite struct LayerAnimationTests {
  private final class Witness: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append(flag ? "end" : "cut")
    }
  }

  /// Calls `body` with a view and the clock of its environment.
  private func animated(_ body: (UIView, AnimationClock) -> Void) {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      body(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), clock)
    }
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  private func basic(
    _ path: String,
    _ from: Any?,
    _ to: Any?,
    _ duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  @Test func `a presentation has the values that are seen`() {
    animated { view, clock in
      view.layer.add(basic("opacity", 1, 0, 2), forKey: nil)
      view.layer.add(basic("position.x", 50, 150, 2), forKey: nil)
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      shape.strokeColor = UIColor.red.cgColor
      shape.add(basic("strokeEnd", 0, 1, 4), forKey: nil)
      clock.advance(by: 1)
      let seen = view.layer.presentation()
      expectTrue(near(CGFloat(seen?.opacity ?? 0), 0.5) && view.layer.opacity == 1)
      expectEqual(seen?.frame, CGRect(x: 50, y: 0, width: 100, height: 40))
      expectTrue(view.layer.model() === view.layer)
      expectTrue(shape.presentation()?.strokeEnd == 0.25 && shape.strokeEnd == 1)
      expectEqual(shape.presentation()?.frame, shape.frame)
    }
  }

  @Test func `a basic animation is seen until its end, and does not change the layer`() {
    animated { view, clock in
      let witness = Witness()
      let fade = basic("opacity", 1, 0, 2)
      fade.delegate = witness
      view.layer.add(fade, forKey: "fade")
      expectTrue(view.layer.animation(forKey: "fade") === fade)
      expectTrue(view.layer.animationKeys() == ["fade"] && witness.events == ["start"])
      clock.advance(by: 0.5)
      expectTrue(view.alpha == 1 && near(view.presentation.alpha, 0.75))
      clock.advance(by: 1.5)
      expectTrue(view.presentation.alpha == 1 && witness.events == ["start", "end"])
      expectTrue(view.layer.animationKeys() == nil && !clock.isAnimating)
    }
  }

  @Test func `without a path the key names the property`() {
    animated { view, clock in
      let fade = CABasicAnimation()
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      view.layer.add(fade, forKey: "opacity")
      clock.advance(by: 0.25)
      expectTrue(near(view.presentation.alpha, 0.25) && fade.keyPath == nil)
    }
  }

  @Test func `a boxed transform is animated`() {
    animated { view, clock in
      let turned = CATransform3DMakeTranslation(40, 0, 0)
      view.layer.add(basic("transform", nil, NSValue(caTransform3D: turned)), forKey: "x")
      let moved = CGAffineTransform(translationX: 0, y: 20)
      let other = UIView(frame: view.frame)
      other.layer.add(basic("transform", nil, NSValue(cgAffineTransform: moved)), forKey: "y")
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.transform.tx, 20))
      expectTrue(near(other.presentation.transform.ty, 10))
    }
  }

  @Test func `an animation that runs as an action is added to the layer`() {
    final class Shown: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == kCAOnOrderIn
          ? CABasicAnimation(keyPath: "opacity") : super.action(for: layer, forKey: event)
      }
    }
    animated { plain, _ in
      let view = Shown(frame: plain.frame)
      let action = view.layer.action(forKey: kCAOnOrderIn)
      action?.run(forKey: kCAOnOrderIn, object: view.layer, arguments: nil)
      expectTrue(view.layer.animation(forKey: kCAOnOrderIn) === action as? CAAnimation)
      expectTrue(view.layer.action(forKey: "opacity") == nil)
      let layer = CALayer()
      layer.actions = ["position": NSNull(), "bounds": CATransition()]
      expectTrue(layer.action(forKey: "position") == nil && layer.action(forKey: "bounds") != nil)
    }
  }

  @Test func `missing values are those of the layer`() {
    animated { view, clock in
      view.layer.add(basic("position.x", nil, 90), forKey: "x")
      let by = CABasicAnimation(keyPath: "position.y")
      (by.byValue, by.duration) = (10, 1)
      view.layer.add(by, forKey: "y")
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.center.x, 70) && near(view.presentation.center.y, 25))
      expectEqual(view.center, CGPoint(x: 50, y: 20))
    }
  }

  @Test func `bounds, transforms, colours and radii are seen`() {
    animated { view, clock in
      view.backgroundColor = .black
      view.layer.add(
        basic(
          "bounds",
          CGRect(x: 0, y: 0, width: 100, height: 40),
          CGRect(x: 0, y: 0, width: 50, height: 20)
        ),
        forKey: nil
      )
      view.layer.add(basic("cornerRadius", 0, 8), forKey: nil)
      view.layer.add(basic("transform.scale", 1, 3), forKey: nil)
      view.layer.add(
        basic("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor),
        forKey: nil
      )
      clock.advance(by: 0.5)
      let shown = view.presentation
      expectEqual(shown.bounds.size, CGSize(width: 75, height: 30))
      expectEqual(shown.center, CGPoint(x: 50, y: 20))
      expectTrue(
        near(shown.cornerRadius, 4) && near(shown.transform.a, 2) && near(shown.transform.d, 2)
      )
      expectEqual(shown.backgroundColor, UIColor(white: 0.5, alpha: 1))
      view.layer.removeAllAnimations()
      view.layer.add(
        basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
        forKey: nil
      )
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.transform.a, 0.5.squareRoot()))
      expectTrue(near(view.presentation.transform.b, 0.5.squareRoot()))
    }
  }

  @Test func `keyframes have times, curves and steps`() {
    animated { view, clock in
      let keys = CAKeyframeAnimation(keyPath: "opacity")
      keys.values = [0, 1, 0.5]
      keys.keyTimes = [0, 0.25, 1]
      keys.duration = 4
      view.layer.add(keys, forKey: "keys")
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.alpha, 0.5))
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.alpha, 1))
      clock.advance(by: 1.5)
      expectTrue(near(view.presentation.alpha, 0.75))
      keys.calculationMode = .discrete
      keys.keyTimes = nil
      view.layer.add(keys, forKey: "keys")
      clock.advance(by: 2)
      expectEqual(view.presentation.alpha, 1)
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      way.duration = 4
      view.layer.add(way, forKey: "way")
      clock.advance(by: 1.5)
      expectEqual(view.presentation.center, CGPoint(x: 40, y: 20))
    }
  }

  @Test func `repetitions, reversals, delays and fill modes`() {
    animated { view, clock in
      let animation = basic("opacity", 0, 1)
      (animation.autoreverses, animation.repeatCount) = (true, 2)
      view.layer.add(animation, forKey: "a")
      clock.advance(by: 1.25)
      expectTrue(near(view.presentation.alpha, 0.75))
      clock.advance(by: 1)
      expectTrue(near(view.presentation.alpha, 0.25))
      clock.advance(by: 1.75)
      expectTrue(view.layer.animationKeys() == nil)
      let late = basic("opacity", 0, 0.5)
      late.beginTime = CACurrentMediaTime() + 1
      late.fillMode = .both
      late.isRemovedOnCompletion = false
      view.layer.add(late, forKey: "late")
      clock.advance(by: 0.5)
      expectEqual(view.presentation.alpha, 0)
      clock.advance(by: 1)
      expectTrue(near(view.presentation.alpha, 0.25))
      clock.advance(by: 2)
      expectTrue(view.presentation.alpha == 0.5 && view.alpha == 1 && !clock.isAnimating)
      view.layer.removeAnimation(forKey: "late")
      expectEqual(view.presentation.alpha, 1)
      let endless = basic("opacity", 0, 1)
      endless.repeatCount = .infinity
      view.layer.add(endless, forKey: "endless")
      clock.advance(by: 1000.25)
      expectTrue(abs(view.presentation.alpha - 0.25) < 1e-6 && clock.isAnimating)
    }
  }

  @Test func `an animation that is replaced or removed does not finish`() {
    animated { view, clock in
      let (one, two) = (Witness(), Witness())
      let first = basic("opacity", 0, 1)
      first.delegate = one
      view.layer.add(first, forKey: "a")
      let second = basic("opacity", 0, 1)
      second.delegate = two
      view.layer.add(second, forKey: "a")
      clock.advance(by: 0)
      expectTrue(one.events == ["start", "cut"] && two.events == ["start"])
      view.layer.removeAllAnimations()
      expectEqual(view.presentation.alpha, 1)
      clock.advance(by: 0.1)
      expectEqual(two.events, ["start", "cut"])
    }
  }

  @Test func `a group runs its animations in its own time`() {
    animated { view, clock in
      let (fade, move) = (basic("opacity", 1, 0, 0), basic("position.x", 0, 100, 1))
      move.beginTime = 1
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([fade, move], 2)
      view.layer.add(group, forKey: "g")
      clock.advance(by: 0.5)
      expectTrue(near(view.presentation.alpha, 0.75) && view.presentation.center.x == 50)
      clock.advance(by: 1)
      expectTrue(near(view.presentation.alpha, 0.25) && near(view.presentation.center.x, 50))
      clock.advance(by: 0.25)
      expectTrue(near(view.presentation.center.x, 75))
      clock.advance(by: 0.25)
      expectEqual(view.presentation.alpha, 1)
    }
  }

  @Test func `a spring passes its end, and has a settling time`() {
    animated { view, clock in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.duration = spring.settlingDuration
      expectTrue(spring.settlingDuration > 1 && spring.settlingDuration < 3)
      view.layer.add(spring, forKey: "s")
      var most: CGFloat = 0
      while clock.isAnimating {
        clock.advance(by: 0.02)
        most = max(most, view.presentation.center.x)
      }
      expectTrue(most > 105 && view.presentation.center.x == 50)
      spring.damping = .nan
      expectEqual(spring.settlingDuration, spring.duration)
    }
  }

  @Test func `a transaction has a duration for its animations, and completes after them`() {
    animated { view, clock in
      var log: [Double] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { log.append(clock.now) }
      expectTrue(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
      view.layer.add(basic("opacity", 0, 1, 0), forKey: "a")
      CATransaction.begin()
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      CATransaction.commit()
      CATransaction.commit()
      expectTrue(log.isEmpty && CATransaction.animationDuration() == 0.25)
      clock.advance(by: 0.5)
      expectTrue(view.layer.animationKeys() == ["opacity"] && log.isEmpty)
      clock.advance(by: 1)
      expectEqual(log, [1])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append(-1) }
      CATransaction.commit()
      expectEqual(log, [1, -1])
      CATransaction.commit()
    }
  }

  @Test func `without a clock an animation ends at once, and only a filling one is seen`() {
    let (view, witness) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Witness())
    let animation = basic("opacity", 1, 0.25)
    animation.delegate = witness
    view.layer.add(animation, forKey: "a")
    expectTrue(witness.events == ["start", "end"] && view.presentation.alpha == 1)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    view.layer.add(animation, forKey: "a")
    expectEqual(view.presentation.alpha, 0.25)
  }

  @Test func `values that cannot be used change nothing`() {
    animated { view, clock in
      for animation in [
        basic("opacity", "a", nil), basic("opacity", CGFloat.nan, CGFloat.infinity),
        basic("position", 3, 4), basic("position.z", 1, 2), basic("nothing", 1, 2),
        basic("", 1, 2), basic("bounds.size", CGPoint(x: 100, y: 40), CGPoint(x: 100, y: 40)),
        CABasicAnimation(), CABasicAnimation(keyPath: nil),
      ] {
        view.layer.add(animation, forKey: nil)
      }
      let keys = CAKeyframeAnimation(keyPath: "opacity")
      keys.values = []
      keys.duration = .nan
      view.layer.add(keys, forKey: "keys")
      let group = CAAnimationGroup()
      group.animations = [CATransition(), CAAnimationGroup()]
      view.layer.add(group, forKey: "group")
      clock.advance(by: 0.1)
      expectTrue(view.presentation.alpha == 1 && view.presentation.frame == view.frame)
      clock.advance(by: 10)
      expectTrue(!clock.isAnimating)
    }
  }

  @Test func `the transform of a layer is that of its view, on the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 3, 4)
    expectTrue(
      view.transform == CGAffineTransform(scaleX: 2, y: 3) && view.layer.transform.m33 == 4
    )
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    expectTrue(CATransform3DIsAffine(view.layer.transform) && view.layer.transform.m41 == 5)
    view.layer.setAffineTransform(.identity)
    expectTrue(view.transform.isIdentity && CATransform3DIsIdentity(view.layer.transform))
    let turned = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    expectTrue(
      near(CATransform3DGetAffineTransform(turned).d, 0.5) && !CATransform3DIsAffine(turned)
    )
    let both = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    expectTrue(both.m41 == 6 && both.m42 == 8)
    expectEqual(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0), CATransform3DIdentity)
    expectEqual(
      CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
        .m43,
      6
    )
  }

  @Test func `a group that contains itself runs its other animations`() {
    animated { view, clock in
      let group = CAAnimationGroup()
      group.animations = [group, basic("opacity", 1, 0, 2)]
      group.duration = 2
      view.layer.add(group, forKey: "group")
      clock.advance(by: 1)
      expectTrue(near(view.presentation.alpha, 0.5))
    }
  }
}
