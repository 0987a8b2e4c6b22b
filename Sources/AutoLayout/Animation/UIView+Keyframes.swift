extension UIView {
  /// Changes one after the other: each ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the block has
  /// a part of the duration. The whole runs at the pace of the curve that the options' bits give as those of
  /// ``AnimationOptions`` do, by default slow at first and at last; in it each part is even.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Apart from the way of calculation the bits are the same.
    let plain = AnimationOptions(rawValue: options.rawValue)
    let outer = AnimationBlock.current
    let pace = AnimationBlock.Pace(duration, delay, plain)
    let block = AnimationBlock(
      outer.map { pace.inheriting(from: $0.pace, plain) } ?? pace,
      isInstant: outer?.isInstant ?? false,
      laysOut: options.contains(.layoutSubviews),
      whenOver: completion
    )
    block.keyframes = options.isDiscrete ? .discrete : .continuous
    block.run(animations)
    block.start()
  }

  /// A part of an animation of keyframes; outside of one it is changed at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: from 0 to 1, the animation's duration being 1. Both are cut off there.
  ///   - frameDuration: from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, let rule = block.keyframes else {
      return animations()
    }
    func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(0, value), 1) }
    let start = share(frameStartTime)
    let length = min(share(frameDuration), 1 - start)
    block.run(animations) { pace in
      pace.window =
        switch rule {
        case .continuous: AnimationWindow(start: start, length: length)
        case .discrete: AnimationWindow(start: start + length, length: 0)
        }
    }
  }

  /// Runs the block, and calls the completion after the duration. The new content is there at once: nothing is flipped, curled or
  /// dissolved here. With `.allowAnimatedContent` what the block changes moves as in ``animate(withDuration:animations:)``.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      .init(duration, 0, options),
      isInstant: !options.contains(.allowAnimatedContent),
      hasLength: true,
      whenOver: completion ?? { _ in }
    )
    block.run { animations?() }
    block.start(on: view.environment.animationClock)
  }

  /// Puts a view into the place of another one: with `.showHideTransitionViews` by hiding and showing, else by taking out and
  /// putting in. At once; the completion is called after the duration.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview ?? fromView
    transition(
      with: container,
      duration: duration,
      options: options.subtracting(.allowAnimatedContent)
    ) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
