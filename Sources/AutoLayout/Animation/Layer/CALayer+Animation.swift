import Foundation

/// The implementation of a layer's explicit animations.
extension CALayer {
  /// Reads an animation, and starts it.
  func start(_ animation: CAAnimation, forKey key: String?) {
    if let key { stop(forKey: key) }
    let clock = clockOfAnimations
    let timing = timing(
      of: animation,
      at: clock?.now ?? 0,
      default: CATransaction.animationDuration()
    )
    let entry = LayerAnimations.Entry(
      key,
      animation,
      changes(of: animation, timing, in: nil, key: key),
      clock
    )
    let animations = explicitAnimations ?? LayerAnimations()
    explicitAnimations = animations
    animations.list.append(entry)
    animation.delegate?.animationDidStart(animation)
    guard let clock, clock.animates else {
      finish(entry, isWhole: true)
      return
    }
    let group = AnimationGroup(on: clock)
    entry.group = group
    group.whenOver = { [weak self] _ in
      self?.finish(entry, isWhole: !entry.isCut)
    }
    clock.keep(group)
    group.lengthen(to: timing.end.map { AnimationTime(seconds: $0) })
    CATransaction.note(group)
  }

  private func finish(_ entry: LayerAnimations.Entry, isWhole: Bool) {
    if entry.animation.isRemovedOnCompletion {
      explicitAnimations?.list.removeAll { $0 === entry }
    }
    entry.animation.delegate?.animationDidStop(entry.animation, finished: isWhole)
  }

  func stop(forKey key: String?) {
    guard let animations = explicitAnimations else { return }
    let cut = animations.list.filter { key == nil || $0.key == key }
    animations.list.removeAll { key == nil || $0.key == key }
    for entry in cut {
      guard let group = entry.group, !group.isOver else { continue }
      entry.isCut = true
      group.move(endTo: group.clock.time)
    }
  }

  private func timing(
    of animation: CAAnimation,
    at now: Double,
    default length: Double
  ) -> LayerTiming {
    func usable(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    let speed = animation.speed > 0 && animation.speed.isFinite ? Double(animation.speed) : 1
    var curve = (animation.timingFunction ?? CATransaction.animationTimingFunction())?.curve
    if let spring = (animation as? CABasicAnimation)?.curve { curve = spring }
    let duration = animation.duration > 0 ? usable(animation.duration) : length
    let cycle = animation.autoreverses ? 2 * duration : duration
    var repetitions = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    // `greatestFiniteMagnitude` is how code says "for ever".
    if repetitions >= Double(Float.greatestFiniteMagnitude) { repetitions = .infinity }
    if animation.repeatDuration > 0, cycle > 0 { repetitions = animation.repeatDuration / cycle }
    return LayerTiming(
      begin: animation.beginTime > 0 ? usable(animation.beginTime) : now,
      duration: duration,
      speed: speed,
      offset: usable(animation.timeOffset),
      repetitions: repetitions,
      autoreverses: animation.autoreverses,
      fillsBefore: [.backwards, .both].contains(animation.fillMode),
      fillsAfter: [.forwards, .both].contains(animation.fillMode),
      curve: curve ?? .linear
    )
  }

  private func changes(
    of animation: CAAnimation,
    _ timing: LayerTiming,
    in outer: LayerTiming?,
    key: String? = nil,
    inside groups: [CAAnimationGroup] = []
  ) -> [LayerAnimations.Change] {
    if let group = animation as? CAAnimationGroup {
      // A group that contains itself has no other content there.
      if groups.contains(where: { $0 === group }) { return [] }
      // Groups inside of groups run by the time of the inner one.
      return (group.animations ?? []).flatMap { child -> [LayerAnimations.Change] in
        var own = self.timing(of: child, at: 0, default: timing.duration)
        // The end of a child in the group is seen until the end of the group only if it says so.
        if child.duration <= 0 { own.fillsAfter = true }
        if child is CAAnimationGroup { own.begin += timing.begin }
        return changes(
          of: child,
          own,
          in: child is CAAnimationGroup ? nil : timing,
          inside: groups + [group]
        )
      }
    }
    guard let property = animation as? CAPropertyAnimation, let path = property.keyPath ?? key,
      let frames = frames(of: property)
    else { return [] }
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let key = parts.first else { return [] }
    let part = parts.count > 1 ? LayerValuePart(rawValue: String(parts[1])) : nil
    if parts.count > 1 && part == nil { return [] }
    return [
      .init(
        key: String(key),
        part: part,
        isAdditive: property.isAdditive,
        timing: timing,
        outer: outer,
        frames: frames
      )
    ]
  }

  private func frames(of animation: CAPropertyAnimation) -> LayerAnimations.Frames? {
    if let basic = animation as? CABasicAnimation {
      return .basic(
        from: LayerValue(basic.fromValue),
        to: LayerValue(basic.toValue),
        by: LayerValue(basic.byValue)
      )
    }
    guard let keyed = animation as? CAKeyframeAnimation else { return nil }
    let values: [LayerValue]
    if let path = keyed.path {
      values = path.pointsInSteps.map { LayerValue($0) }
    } else {
      values = (keyed.values ?? []).compactMap { LayerValue($0) }
    }
    if values.isEmpty { return nil }
    let isDiscrete = keyed.calculationMode == .discrete
    // Discrete values have equal durations each; others are the ends of equal steps.
    let steps = Double(isDiscrete ? values.count : max(1, values.count - 1))
    let times = keyed.path == nil ? keyed.keyTimes?.map(\.doubleValue) ?? [] : []
    var last = 0.0
    let keys = values.enumerated().map { index, value in
      let even = Double(index) / steps
      last = max(last, index < times.count ? min(max(0, times[index]), 1) : even)
      let curves = keyed.timingFunctions ?? []
      return (
        time: last, value: value,
        curve: index < curves.count ? curves[index].curve : TimingCurve.linear
      )
    }
    return .keys(keys, isDiscrete: isDiscrete)
  }
}

extension CGPath {
  /// Points along the path: the ends of its lines, and 16 points of each curve.
  fileprivate var pointsInSteps: [CGPoint] {
    var (points, start): ([CGPoint], CGPoint) = ([], .zero)
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        start = point
      case .line(let point): points.append(point)
      case .curve(let one, let two, let end):
        let from = points.last ?? end
        for step in 1...16 {
          points.append(Self.point(from, one, two, end, at: CGFloat(step) / 16))
        }
      case .close: points.append(start)
      }
    }
    return points
  }
}

// MARK: What is seen

extension CALayer {
  private func shown(_ key: String, _ model: LayerValue) -> LayerValue? {
    guard let animations = explicitAnimations, animations.animates(key) else { return nil }
    return animations.shown(key, model)
  }

  /// The number that is seen for a property with a value.
  package func shownNumber(_ key: String, _ model: CGFloat) -> CGFloat {
    explicitAnimations == nil
      ? model : shown(key, LayerValue(.number, [Double(model)]))?.number ?? model
  }

  /// The colour that is seen for a property with a value.
  package func shownColor(_ key: String, _ model: UIColor?) -> UIColor? {
    guard explicitAnimations != nil else { return model }
    return shown(key, LayerValue(model ?? .clear))?.color ?? model
  }

  /// The path that is seen for a property with a value.
  package func shownPath(_ key: String, _ model: CGPath?) -> CGPath? {
    guard explicitAnimations != nil else { return model }
    return shown(key, LayerValue(model ?? CGPath()))?.path ?? model
  }

  /// The rectangle that is seen, in the superlayer and without the transform, for a position and bounds.
  func shownPlacement(_ position: CGPoint, _ bounds: CGRect) -> (frame: CGRect, bounds: CGRect) {
    let position = shown("position", LayerValue(position))?.point ?? position
    let bounds = shown("bounds", LayerValue(bounds))?.rect ?? bounds
    let origin = CGPoint(
      x: position.x - anchorPoint.x * bounds.width,
      y: position.y - anchorPoint.y * bounds.height
    )
    return (CGRect(origin: origin, size: bounds.size), bounds)
  }

  /// The transform of the plane that is seen, around the position.
  package func shownTransform(_ model: CGAffineTransform) -> CGAffineTransform {
    guard explicitAnimations != nil else { return model }
    return shown("transform", LayerValue(model))?.transform ?? model
  }

  /// The rectangle of a layer without a view that is seen, in the superlayer and without the transform.
  package var shownPlacement: (frame: CGRect, bounds: CGRect) {
    shownPlacement(position, bounds)
  }

  /// Gives a new layer the values that are seen, and returns it.
  func copyOfShown<Layer: CALayer>(_ copy: Layer) -> Layer {
    let presented = view?.presentation
    let own = shownPlacement
    let (frame, bounds) = presented.map { ($0.placement, $0.bounds) } ?? own
    copy.anchorPoint = anchorPoint
    copy.bounds = bounds
    copy.position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width,
      y: frame.minY + anchorPoint.y * frame.height
    )
    copy.setAffineTransform(presented?.transform ?? shownTransform(affineTransform()))
    copy.opacity =
      presented.map { Float($0.alpha) } ?? Float(shownNumber("opacity", CGFloat(opacity)))
    copy.backgroundColor =
      presented.map { $0.backgroundColor?.cgColor }
      ?? shownColor("backgroundColor", backgroundColor?.color)?.cgColor
    copy.cornerRadius = presented?.cornerRadius ?? shownNumber("cornerRadius", cornerRadius)
    copy.borderWidth = shownNumber("borderWidth", borderWidth)
    copy.borderColor = shownColor("borderColor", borderColor?.color)?.cgColor
    copy.shadowOpacity = Float(shownNumber("shadowOpacity", CGFloat(shadowOpacity)))
    copy.shadowRadius = shownNumber("shadowRadius", shadowRadius)
    (copy.shadowColor, copy.shadowOffset, copy.shadowPath) = (shadowColor, shadowOffset, shadowPath)
    (copy.maskedCorners, copy.masksToBounds) = (maskedCorners, masksToBounds)
    (copy.zPosition, copy.isHidden, copy.name) = (zPosition, isHidden, name)
    return copy
  }
}
