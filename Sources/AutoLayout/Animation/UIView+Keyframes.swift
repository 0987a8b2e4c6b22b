extension UIView {
  /// Animates changes in succession: each
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the block takes a part
  /// of the duration. The whole follows the curve that the bits of the options specify as for
  /// ``AnimationOptions``, by default slow at both ends; within it each part is linear.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Except for the calculation mode, the bits of both kinds of options are the same.
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

  /// Adds a keyframe to a keyframe animation. Outside of one the changes take effect at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start as a part of the animation's duration, limited to 0 to 1.
  ///   - frameDuration: The duration as a part of the animation's duration, limited to 0 to 1.
  ///   - animations: The block of changes. It runs once, before the call returns.
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

  /// Runs the block, and calls the completion after the duration. The new content appears at once,
  /// without the visual effect of a transition. With `.allowAnimatedContent`, the changes that the
  /// block makes are animated as in ``animate(withDuration:animations:)``.
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

  /// Replaces a view by another at once, and calls the completion after the duration. With
  /// `.showHideTransitionViews` the views are hidden and shown; otherwise they are removed and
  /// added.
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
