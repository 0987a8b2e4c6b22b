/// A part of a film or sound.
public struct CMTimeRange: Hashable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range from its first time and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A range without a length.
  public static var zero: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  /// No range.
  public static var invalid: CMTimeRange { CMTimeRange() }

  /// The time after the range.
  public var end: CMTime { start + duration }
  /// Whether the range is valid.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether the range is valid and has no length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a part of the range is not known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Returns whether a time is in the range; its end is not.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// Returns whether another range is in the range.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    start <= otherRange.start && otherRange.end <= end
  }
}

/// Returns the range with a first time and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns the time after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns the range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
