/// The number of units of a time.
public typealias CMTimeValue = Int64
/// The units in a second.
public typealias CMTimeScale = Int32
/// The number of a loop or of another change after which times start again.
public typealias CMTimeEpoch = Int64

/// A time of a film or sound: a number of units, of which a second has a whole number. Or a time without a number.
///
/// Times are compared exactly, whatever their units.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The units in a second.
  public var timescale: CMTimeScale
  /// The properties of the time.
  public var flags: CMTimeFlags
  /// The number of the loop. Times of a later one are later.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from its parts.
  public init(
    value: CMTimeValue,
    timescale: CMTimeScale,
    flags: CMTimeFlags,
    epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time from a number of units. It is invalid if a second does not have a positive number of them.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from seconds: the nearest whole number of units. Not a number makes an invalid time, infinity an infinite
  /// one.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    if seconds.isNaN || preferredTimescale <= 0 {
      self = .invalid
    } else if let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) {
      self.init(value: value, timescale: preferredTimescale)
      if Double(value) != seconds * Double(preferredTimescale) { flags.insert(.hasBeenRounded) }
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  /// No time.
  public static var invalid: CMTime { CMTime() }
  /// A time that is not known.
  public static var indefinite: CMTime { special([.valid, .indefinite]) }
  /// A time after all others.
  public static var positiveInfinity: CMTime { special([.valid, .positiveInfinity]) }
  /// A time before all others.
  public static var negativeInfinity: CMTime { special([.valid, .negativeInfinity]) }
  /// The start.
  public static var zero: CMTime { CMTime(value: 0, timescale: 1) }

  private static func special(_ flags: CMTimeFlags) -> CMTime {
    CMTime(value: 0, timescale: 0, flags: flags, epoch: 0)
  }

  /// The time in seconds: not a number for one that is invalid or not known.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is a number.
  public var isNumeric: Bool { flags.isDisjoint(with: .impliedValueFlagsMask) && isValid }
  /// Whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the number of units was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the nearest time with a number of units in a second.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    if !isNumeric { return self }
    if newTimescale <= 0 { return .invalid }
    var result = CMTime(
      Int128(value) * Int128(newTimescale),
      per: Int128(timescale),
      newTimescale,
      method
    )
    result.epoch = epoch
    if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Creates the time of a fraction of units.
  private init(
    _ numerator: Int128,
    per denominator: Int128,
    _ timescale: CMTimeScale,
    _ method: CMTimeRoundingMethod
  ) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    var units = quotient
    let isUp: Bool
    switch method {
    case .roundHalfAwayFromZero: isUp = 2 * remainder.magnitude >= denominator.magnitude
    case .roundTowardZero, .quickTime: isUp = false
    case .roundAwayFromZero: isUp = true
    case .roundTowardPositiveInfinity: isUp = remainder > 0
    case .roundTowardNegativeInfinity: isUp = remainder < 0
    }
    if remainder != 0 && isUp { units += remainder.signum() }
    guard let value = Int64(exactly: units) else {
      self = units > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: timescale)
    if remainder != 0 { flags.insert(.hasBeenRounded) }
  }
}

extension CMTime {
  /// The place of the time among the kinds of times, from the earliest.
  private var rank: Int {
    if !isValid { return 3 }
    if isNegativeInfinity { return 0 }
    if isNumeric { return 1 }
    return isPositiveInfinity ? 2 : 4
  }

  /// Returns the sum of two times, in units that suit both if a second does not have too many of them.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.isNumeric, right.isNumeric else {
      if !left.isValid || !right.isValid { return .invalid }
      if left.isIndefinite || right.isIndefinite { return .indefinite }
      let infinite = left.isNumeric ? right : left
      let other = left.isNumeric ? left : right
      return other.isNumeric || other.rank == infinite.rank ? infinite : .invalid
    }
    let (a, b) = (Int128(left.timescale), Int128(right.timescale))
    let divisor = greatestCommonDivisor(a, b)
    let common = a / divisor * b
    let scale = CMTimeScale(exactly: common) ?? max(left.timescale, right.timescale)
    var sum = CMTime(
      (Int128(left.value) * (b / divisor) + Int128(right.value) * (a / divisor)) * Int128(scale),
      per: common,
      scale,
      .roundHalfAwayFromZero
    )
    sum.epoch = max(left.epoch, right.epoch)
    if left.hasBeenRounded || right.hasBeenRounded { sum.flags.insert(.hasBeenRounded) }
    return sum
  }

  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negated }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    var negative = self
    negative.value = 0 - value
    return negative
  }

  private static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension CMTime: Comparable, Hashable {
  /// Returns whether two times are the same, whatever their units.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    if left.rank != right.rank { return false }
    if left.rank != 1 { return true }
    return left.epoch == right.epoch && left.crossValue(right) == right.crossValue(left)
  }

  /// Returns whether a time is before another. Those that are not known and the invalid ones are after all others.
  public static func < (left: CMTime, right: CMTime) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.rank != 1 { return false }
    if left.epoch != right.epoch { return left.epoch < right.epoch }
    return left.crossValue(right) < right.crossValue(left)
  }

  /// The number of units that are those of two times multiplied.
  private func crossValue(_ other: CMTime) -> Int128 { Int128(value) * Int128(other.timescale) }

  /// Hashes the time, whatever its units.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if rank != 1 { return }
    let divisor = CMTime.greatestCommonDivisor(Int128(value.magnitude), Int128(timescale))
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
    hasher.combine(epoch)
  }
}

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32
  /// Creates properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is valid.
  public static var valid: CMTimeFlags { CMTimeFlags(rawValue: 1) }
  /// Its number of units was rounded.
  public static var hasBeenRounded: CMTimeFlags { CMTimeFlags(rawValue: 1 &<< 1) }
  /// It is after all others.
  public static var positiveInfinity: CMTimeFlags { CMTimeFlags(rawValue: 1 &<< 2) }
  /// It is before all others.
  public static var negativeInfinity: CMTimeFlags { CMTimeFlags(rawValue: 1 &<< 3) }
  /// It is not known.
  public static var indefinite: CMTimeFlags { CMTimeFlags(rawValue: 1 &<< 4) }
  /// It has no number.
  public static var impliedValueFlagsMask: CMTimeFlags {
    [.positiveInfinity, .negativeInfinity, .indefinite]
  }
}

/// The ways in which a number of units is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and from the middle away from the start.
  case roundHalfAwayFromZero = 1
  /// Towards the start.
  case roundTowardZero = 2
  /// Away from the start.
  case roundAwayFromZero = 3
  /// As in old versions of the system; here towards the start.
  case quickTime = 4
  /// Upwards.
  case roundTowardPositiveInfinity = 5
  /// Downwards.
  case roundTowardNegativeInfinity = 6

  /// The usual way.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
