/// An animation of one property of a view.
struct ViewAnimation {
  var property: AnimatedProperty
  /// The value before the animation: the presented one, or the one that was set if animations are
  /// added.
  var from: AnimatedValue
  var to: AnimatedValue
  var timing: AnimationTiming
  var group: AnimationGroup

  /// The remaining part of the change: 1 at the start, 0 at the end.
  var rest: Double {
    let time = group.clock.time
    let progress = group.playback?.progress(in: timing, at: time) ?? timing.progress(at: time)
    return 1 - progress
  }

  /// The difference of the presented value from the value that was set.
  var missing: AnimatedValue {
    let rest = rest
    if rest == 0 { return AnimatedValue() }
    let way = from - to
    return (property == .transform ? way.turnedTheShortWay : way) * rest
  }
}

/// The animations of a view.
final class ViewAnimations {
  weak var view: UIView?
  var list: [ViewAnimation] = []

  init(of view: UIView) { self.view = view }

  nonisolated deinit { asMainActorUnchecked { for animation in list { animation.group.lose() } } }

  /// Returns the presented value of a property with a set value: `value + Σ (from - to) · rest`.
  /// nil if the property is not animated.
  ///
  /// An animation that interrupts another adds the difference between the old value and the new
  /// one, so the presentation continues from its present value at its present speed.
  func shown(_ property: AnimatedProperty, at value: AnimatedValue) -> AnimatedValue? {
    var result: AnimatedValue?
    var base = value
    for animation in list where animation.property == property {
      // For a property whose animations are not added, a value that was set meanwhile appears at
      // the end.
      if !property.isAdditive { base = animation.to }
      result = (result ?? AnimatedValue()) + animation.missing
    }
    return result.map { base + $0 }
  }

  func moves(_ property: AnimatedProperty) -> Bool { list.contains { $0.property == property } }

  /// Removes the matching animations before their ends. Their effects disappear.
  func cut(where isMeant: (ViewAnimation) -> Bool) {
    let cut = list.filter(isMeant)
    if cut.isEmpty { return }
    list.removeAll(where: isMeant)
    for animation in cut { animation.group.lose() }
  }
}
