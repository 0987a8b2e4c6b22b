import Foundation

/// The explicit animations of a layer.
final class LayerAnimations {
  /// One change of a property.
  struct Change {
    /// The property: `position` of `position.x`.
    var key: String
    var part: LayerValuePart?
    var isAdditive: Bool
    var timing: LayerTiming
    /// The group in which the change runs; nil for none.
    var outer: LayerTiming?
    var frames: Frames
  }

  /// The values of a change.
  enum Frames {
    /// From and to; nil for the value of the layer.
    case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    case keys([(time: Double, value: LayerValue, curve: TimingCurve)], isDiscrete: Bool)
  }

  final class Entry {
    let key: String?
    let animation: CAAnimation
    let changes: [Change]
    let clock: AnimationClock?
    var group: AnimationGroup?
    var isCut = false

    init(_ key: String?, _ animation: CAAnimation, _ changes: [Change], _ clock: AnimationClock?) {
      (self.key, self.animation, self.changes, self.clock) = (key, animation, changes, clock)
    }
  }

  var list: [Entry] = []

  /// Returns the value that is seen for a property with a value.
  func shown(_ key: String, _ model: LayerValue) -> LayerValue {
    var result = model
    for entry in list {
      // Without a clock all animations are at their ends.
      let time = entry.clock?.now ?? .infinity
      for change in entry.changes where change.key == key {
        change.apply(at: time, model: model, to: &result)
      }
    }
    return result
  }

  func animates(_ key: String) -> Bool {
    list.contains { $0.changes.contains { $0.key == key } }
  }
}

extension LayerAnimations.Change {
  func apply(at time: Double, model: LayerValue, to result: inout LayerValue) {
    var time = time
    if let outer {
      guard let local = outer.local(at: time) else { return }
      let length = AnimationTime(seconds: outer.duration)
      time =
        outer.duration > 0
        ? outer.curve.progress(at: local / outer.duration, of: length) * outer.duration : local
    }
    guard let progress = timing.progress(at: time) else { return }
    guard let part else {
      guard let value = value(at: progress, model: model) else { return }
      if isAdditive {
        result = result.adding(value)
      } else if value.kind == result.kind || result.numbers.isEmpty {
        result = value
      } else if case .path = value.kind, case .path = result.kind {
        result = value
      }
      return
    }
    let places = part.places(in: model.kind)
    guard let first = places.first else { return }
    let own = LayerValue(.number, [model.numbers[first]])
    let kind: LayerValue.Kind = places.count == 2 && part != .scale ? .point : .number
    let whole = kind == .number ? own : LayerValue(.point, places.map { model.numbers[$0] })
    guard var value = value(at: progress, model: whole) else { return }
    if kind == .point && value.kind == .size { value.kind = .point }
    if value.numbers.count < (part == .scale ? 1 : places.count) { return }
    for (index, place) in places.enumerated() {
      let number = value.numbers[part == .scale ? 0 : index]
      result.numbers[place] = isAdditive ? result.numbers[place] + number : number
    }
  }

  private func value(at progress: Double, model: LayerValue) -> LayerValue? {
    switch frames {
    case .basic(let from, let to, let by):
      let start: LayerValue
      let end: LayerValue
      switch (from, to, by) {
      case (let from?, let to?, _): (start, end) = (from, to)
      case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
      case (nil, let to?, let by?): (start, end) = (to.adding(by, -1), to)
      case (let from?, nil, nil): (start, end) = (from, model)
      case (nil, let to?, nil): (start, end) = (model, to)
      case (nil, nil, let by?): (start, end) = (model, model.adding(by))
      case (nil, nil, nil): return nil
      }
      // Paths of different elements cannot be mixed: the new one is seen at once.
      return start.like(end).mixed(with: end.like(start), progress) ?? end
    case .keys(let keys, let isDiscrete):
      guard let first = keys.first else { return nil }
      guard let index = keys.lastIndex(where: { $0.time <= progress }) else { return first.value }
      let key = keys[index]
      if index + 1 == keys.count || isDiscrete { return key.value }
      let next = keys[index + 1]
      let length = next.time - key.time
      if length <= 0 { return next.value }
      let share = key.curve.progress(
        at: (progress - key.time) / length,
        of: AnimationTime(seconds: length * timing.duration)
      )
      return key.value.mixed(with: next.value, share) ?? next.value
    }
  }
}

extension LayerValue {
  /// The value as one of the other's kind, where only the class differs: a size of a point.
  fileprivate func like(_ other: LayerValue) -> LayerValue {
    if kind == other.kind || numbers.count != other.numbers.count { return self }
    switch (kind, other.kind) {
    case (.point, .size), (.size, .point): return LayerValue(other.kind, numbers)
    default: return self
    }
  }
}
