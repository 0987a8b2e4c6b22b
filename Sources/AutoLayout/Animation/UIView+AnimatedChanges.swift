/// What setters and layout tell of the changes that they make. Trees without a clock pay one comparison for it.
extension UIView {
  /// The block that animates what changes now.
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

  /// The untransformed frame was another one.
  func animatePlacement(from old: CGRect) {
    guard let block = animationBlock else { return }
    move(.position, from: AnimatedValue(old.origin), to: AnimatedValue(origin))
    if old.size == storedBounds.size { return }
    move(.size, from: AnimatedValue(old.size), to: AnimatedValue(storedBounds.size))
    block.noteSize(of: self)
  }

  /// The bounds began elsewhere.
  func animateScroll(from old: CGPoint) {
    move(.scroll, from: AnimatedValue(old), to: AnimatedValue(storedBounds.origin))
  }

  /// The bounds began elsewhere, and what is shown is to follow. What the delegate did about it is seen at once.
  func animateScrolling(from old: CGPoint) {
    if environment.animationClock == nil || AnimationBlock.current != nil { return }
    let block = AnimationBlock(.init(duration: 0.3))
    block.run { animateScroll(from: old) }
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
      from: AnimatedValue(old, beside: backgroundColor),
      to: AnimatedValue(backgroundColor, beside: old)
    )
  }

  func animateCornerRadius(from old: CGFloat) {
    let radius = AnimatedValue(Double(layer.cornerRadius))
    move(.cornerRadius, from: AnimatedValue(Double(old)), to: radius)
  }

  /// In a stack, a view that comes or goes takes or leaves its room. What goes is seen until that is done. (Rule 11.25.)
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

  /// Whoever leaves its superview stands still, and so does all inside.
  func endAnimations() {
    forEachInSubtree { $0.extras?.animations?.cut { _ in true } }
  }
}
