extension UIViewPropertyAnimator {
  var time: AnimationTime { group?.clock.time ?? .zero }

  /// The present value of the playback.
  var value: Double { playback.value(at: time) }

  /// Runs the blocks, whose changes are not visible yet.
  func activate() {
    state = .active
    let waiting = blocks
    blocks = []
    make(waiting)
  }

  func make(_ blocks: [(changes: () -> Void, window: AnimationWindow)]) {
    let block = AnimationBlock(
      .init(duration: playback.duration.seconds, curve: playback.curve),
      playback: playback,
      group: group
    )
    block.run {
      for (changes, window) in blocks { block.run(changes) { $0.window = window } }
    }
    if group == nil {
      group =
        block.groups.first ?? environment.animationClock.map { AnimationGroup(on: $0, playback) }
      group?.whenOver = { [unowned self] _ in reachEnd() }
    }
  }

  /// Continues the animation from its present position.
  ///
  /// - Parameters:
  ///   - pace: The curve of the rest; nil for the rest of the animator's curve.
  ///   - length: The duration of the rest; nil for the time that remains.
  func run(
    after delay: AnimationTime = .zero,
    pace: TimingCurve? = nil,
    length: AnimationTime? = nil
  ) {
    let target = reversed ? 0.0 : 1.0
    if pace == nil && !playback.isTime {
      // Returns to the curve, at the time at which it has the present progress.
      let share = playback.curve.share(at: value, of: playback.duration)
      playback.place = .held(share)
      playback.isTime = true
    }
    let from = value
    let segment = AnimatorPlayback.Segment(
      start: time + delay,
      length: length ?? playback.duration * abs(target - from),
      from: from,
      to: target,
      pace: pace ?? .linear
    )
    playback.place = .moving(segment)
    guard let group else { return reachEnd() }
    // The clock retains the animator until the animation ends.
    group.owner = self
    group.move(endTo: segment.end)
  }

  /// Releases the clock's reference to an animator that stands still, which then belongs to its
  /// creator alone.
  func stand() {
    group?.owner = nil
    group?.move(endTo: nil)
  }

  private func reachEnd() {
    playback.place = .held(reversed ? 0 : 1)
    if pausesOnCompletion {
      stand()
      return
    }
    if reversed { for end in endsOfProperties { end.view?.take(end.start, as: end.property) } }
    group?.leaveViews()
    complete(at: reversed ? .start : .end)
  }

  func complete(at position: UIViewAnimatingPosition) {
    let called = completions
    becomeInactive()
    for completion in called { completion(position) }
  }

  func becomeInactive() {
    state = .inactive
    completions = []
    ends = []
    group?.leaveViews()
    group?.whenOver = nil
    stand()
    group = nil
    playback.place = .held(0)
    playback.isTime = true
    reversed = false
  }

  /// Sets the properties of the views to their presented values.
  func freeze() {
    ends = endsOfProperties
    playback.place = .held(value)
    for end in ends {
      guard let view = end.view, let animations = view.extras?.animations else { continue }
      var shown = view.value(of: end.property)
      for animation in animations.list
      where animation.group === group && animation.property == end.property {
        shown =
          end.property.isAdditive ? shown + animation.missing : animation.to + animation.missing
      }
      animations.list.removeAll { $0.group === group && $0.property == end.property }
      view.take(shown, as: end.property)
    }
    stand()
  }

  /// The first and last value of each animated property, over all its changes.
  private var endsOfProperties: [PropertyEnds] {
    var result: [PropertyEnds] = []
    for view in group?.movedViews ?? [] {
      for animation in view.extras?.animations?.list ?? [] where animation.group === group {
        if let index = result.firstIndex(where: {
          $0.view === view && $0.property == animation.property
        }) {
          result[index].end = animation.to
        } else {
          result.append(
            PropertyEnds(
              view: view,
              property: animation.property,
              start: animation.from,
              end: animation.to
            )
          )
        }
      }
    }
    return result
  }

  /// Reports a call for which UIKit raises an exception, and returns true, if the animator is in
  /// one of the states.
  func refuses(_ call: String, in states: UIViewAnimatingState...) -> Bool {
    if !states.contains(state) { return false }
    environment.raise(
      LayoutIssue(
        .ineffectiveStatement,
        "\(call) was called on a property animator that is \(state).",
        remedy: state == .stopped
          ? "Call finishAnimation(at:) first." : "The call is ignored.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
    return true
  }
}

extension UIView {
  /// Returns the value that is set for a property.
  func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .position: AnimatedValue(origin)
    case .size: AnimatedValue(storedBounds.size)
    case .scroll: AnimatedValue(storedBounds.origin)
    case .alpha: AnimatedValue(Double(alpha))
    case .transform: AnimatedValue(transform)
    case .backgroundColor: AnimatedValue(backgroundColor, beside: nil, in: self)
    case .cornerRadius: AnimatedValue(Double(layer.cornerRadius))
    case .visibility: AnimatedValue()
    }
  }

  /// Sets the value of a property without animation.
  func take(_ value: AnimatedValue, as property: AnimatedProperty) {
    UIView.performWithoutAnimation {
      switch property {
      case .position:
        let size = storedBounds.size
        center = CGPoint(
          x: value[0] + Double(size.width) / 2,
          y: value[1] + Double(size.height) / 2
        )
      case .size:
        let corner = origin
        bounds.size = value.size
        center = CGPoint(x: corner.x + bounds.width / 2, y: corner.y + bounds.height / 2)
      case .scroll: bounds.origin = value.point
      case .alpha: alpha = CGFloat(value[0])
      case .transform: transform = value.transform
      case .backgroundColor: backgroundColor = value.color
      case .cornerRadius: layer.cornerRadius = CGFloat(value[0])
      case .visibility: isHidden = false
      }
    }
  }
}
