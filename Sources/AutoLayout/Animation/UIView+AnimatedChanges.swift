/// The functions that setters and layout call for each change. In a tree without a clock each call
/// costs one comparison.
extension UIView {
  /// The block that animates present changes.
  private var animationBlock: AnimationBlock? {
    guard environment.animationClock?.animates == true, let block = AnimationBlock.current,
      !block.isInstant
    else { return nil }
    return block
  }

  var madeAnimations: ViewAnimations {
    let extras = madeExtras
    if let animations = extras.animations { return animations }
    let animations = ViewAnimations(of: self)
    extras.animations = animations
    return animations
  }

  private func move(
    _ property: AnimatedProperty,
    from old: AnimatedValue,
    to new: AnimatedValue
  ) {
    guard let clock = environment.animationClock, let block = animationBlock else { return }
    block.move(property, of: self, from: old, to: new, on: clock)
  }

  /// Animates a change of the untransformed frame.
  func animatePlacement(from old: CGRect) {
    guard let block = animationBlock else { return }
    move(.position, from: AnimatedValue(old.origin), to: AnimatedValue(origin))
    if old.size == storedBounds.size { return }
    move(.size, from: AnimatedValue(old.size), to: AnimatedValue(storedBounds.size))
    block.noteSize(of: self)
  }

  /// Animates a change of the bounds' origin.
  func animateScroll(from old: CGPoint) {
    move(.scroll, from: AnimatedValue(old), to: AnimatedValue(storedBounds.origin))
  }

  /// Animates a scrolling of the bounds outside of a block. The delegate's reactions to it take
  /// effect at once.
  func animateScrolling(from old: CGPoint, whenOver: @escaping () -> Void) {
    if environment.animationClock == nil || AnimationBlock.current != nil { return whenOver() }
    let block = AnimationBlock(.init(duration: 0.3), whenOver: { _ in whenOver() })
    block.run { animateScroll(from: old) }
    block.start()
  }

  func animateAlpha(from old: CGFloat) {
    move(.alpha, from: AnimatedValue(Double(old)), to: AnimatedValue(Double(alpha)))
  }

  func animateTransform(from old: CGAffineTransform) {
    move(.transform, from: AnimatedValue(old), to: AnimatedValue(transform))
  }

  func animateBackgroundColor(from old: UIColor?) {
    if old == nil && backgroundColor == nil { return }
    move(
      .backgroundColor,
      from: AnimatedValue(old, beside: backgroundColor, in: self),
      to: AnimatedValue(backgroundColor, beside: old, in: self)
    )
  }

  func animateCornerRadius(from old: CGFloat) {
    let radius = AnimatedValue(Double(layer.cornerRadius))
    move(.cornerRadius, from: AnimatedValue(Double(old)), to: radius)
  }

  /// Animates a view of a stack that is hidden or shown, together with the room that it takes. A
  /// view that is hidden stays visible until the end. (Rule 11.25.)
  func animateVisibility() {
    guard let block = animationBlock, let stack = parent as? UIStackView, stack.places(self)
    else { return }
    if isHidden {
      move(.visibility, from: AnimatedValue(), to: AnimatedValue())
    } else {
      extras?.animations?.cut { $0.property == .visibility }
    }
    block.layOut(stack)
  }

  /// Ends the animations of a view that leaves its superview, and those of its subtree.
  func endAnimations() {
    forEachInSubtree { view in
      guard let extras = view.extras else { return }
      extras.animations?.cut { _ in true }
      extras.layer?.stop(forKey: nil)
    }
  }
}
