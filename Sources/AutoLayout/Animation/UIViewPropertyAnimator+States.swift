extension UIViewPropertyAnimator {
  var time: AnimationTime { group?.clock.time ?? .zero }

  /// Where the playback is.
  var value: Double { playback.value(at: time) }

  /// The blocks make their changes, of which nothing is seen yet.
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

  /// Moves on from where it is.
  ///
  /// - Parameters:
  ///   - pace: how the rest of the way is gone, if not as the curve says.
  ///   - length: how long it takes; nil for as much of the duration as is left.
  func run(
    after delay: AnimationTime = .zero,
    pace: TimingCurve? = nil,
    length: AnimationTime? = nil
  ) {
    let target = reversed ? 0.0 : 1.0
    if pace == nil && !playback.isTime {
      // Back to the curve, at the moment at which it has come as far.
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
    // Kept until it is over.
    group.owner = self
    group.move(endTo: segment.end)
  }

  /// Nobody keeps what stands still, but for who has made it.
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

  /// The views get the values that they are shown with.
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

  /// Where each property has begun and will end: from the first change of it to the last.
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

  /// Reports what Apple raises an exception for.
  func refuses(_ call: String, in states: UIViewAnimatingState...) -> Bool {
    if !states.contains(state) { return false }
    environment.raise(
      LayoutIssue(
        .ineffectiveStatement,
        "\(call) was called on a property animator that is \(state).",
        remedy: state == .stopped
          ? "Call finishAnimation(at:) first." : "Nothing happens.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
    return true
  }
}

extension UIView {
  /// A value that has been set.
  func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .position: AnimatedValue(origin)
    case .size: AnimatedValue(storedBounds.size)
    case .scroll: AnimatedValue(storedBounds.origin)
    case .alpha: AnimatedValue(Double(alpha))
    case .transform: AnimatedValue(transform)
    case .backgroundColor: AnimatedValue(backgroundColor, beside: nil)
    case .cornerRadius: AnimatedValue(Double(layer.cornerRadius))
    case .visibility: AnimatedValue()
    }
  }

  /// Sets a value, at once.
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
