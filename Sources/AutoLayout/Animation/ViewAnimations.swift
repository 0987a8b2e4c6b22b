/// A property of a view on the way to its value.
struct ViewAnimation {
  var property: AnimatedProperty
  /// What was shown before, or had been set, where changes are added up.
  var from: AnimatedValue
  var to: AnimatedValue
  var timing: AnimationTiming
  var group: AnimationGroup

  /// How much of the way is still to go: 1 at the start, 0 at the end.
  var rest: Double {
    let time = group.clock.time
    let progress = group.playback?.progress(in: timing, at: time) ?? timing.progress(at: time)
    return 1 - progress
  }

  /// What is still missing at the value that has been set.
  var missing: AnimatedValue {
    let rest = rest
    if rest == 0 { return AnimatedValue() }
    let way = from - to
    return (property == .transform ? way.turnedTheShortWay : way) * rest
  }
}

/// What moves of a view.
final class ViewAnimations {
  weak var view: UIView?
  var list: [ViewAnimation] = []

  init(of view: UIView) { self.view = view }

  deinit { for animation in list { animation.group.lose() } }

  /// What is shown of a property that has been set to a value: `value + Σ (from - to) · rest`.
  ///
  /// A change that interrupts another one adds the way from the old value to the new one, so what is shown goes on from where it is,
  /// at the speed that it has. nil if nothing moves.
  func shown(_ property: AnimatedProperty, at value: AnimatedValue) -> AnimatedValue? {
    var result: AnimatedValue?
    var base = value
    for animation in list where animation.property == property {
      // Where changes are not added up, one that was set meanwhile shows at the end.
      if !property.isAdditive { base = animation.to }
      result = (result ?? AnimatedValue()) + animation.missing
    }
    return result.map { base + $0 }
  }

  func moves(_ property: AnimatedProperty) -> Bool { list.contains { $0.property == property } }

  /// Cuts short what is meant. What it has shown is shown no more.
  func cut(where isMeant: (ViewAnimation) -> Bool) {
    let cut = list.filter(isMeant)
    if cut.isEmpty { return }
    list.removeAll(where: isMeant)
    for animation in cut { animation.group.lose() }
  }
}
