import CoreMedia
import Expectations
import Testing

@Suite struct CoreMediaTests {
  @Test func `a time is a number of units, and equal to the same time in other units`() {
    let half = CMTime(value: 300, timescale: 600)
    expectTrue(half.seconds == 0.5 && half.isNumeric)
    expectTrue(half == CMTime(value: 1, timescale: 2) && half != CMTime(value: 2, timescale: 3))
    expectEqual(Set([half, CMTime(value: 1, timescale: 2)]).count, 1)
    expectEqual(CMTimeCompare(half, CMTime(value: 1, timescale: 3)), 1)
    expectTrue(CMTime(value: .max, timescale: 1) > CMTime(value: .max, timescale: 2))
  }

  @Test func `seconds become the nearest number of units`() {
    let time = CMTimeMakeWithSeconds(1.25, preferredTimescale: 600)
    expectTrue(time == CMTimeMake(value: 750, timescale: 600) && !time.hasBeenRounded)
    let third = CMTime(seconds: 1 / 3, preferredTimescale: 10)
    expectTrue(third.value == 3 && third.hasBeenRounded)
    expectEqual(CMTime(seconds: .nan, preferredTimescale: 1), .invalid)
    expectEqual(CMTime(seconds: -.infinity, preferredTimescale: 1), .negativeInfinity)
  }

  @Test func `times of different units are added exactly`() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    expectTrue(sum.value == 5 && sum.timescale == 6 && !sum.hasBeenRounded)
    expectEqual(CMTimeSubtract(sum, CMTime(value: 1, timescale: 2)), CMTime(value: 2, timescale: 6))
    expectTrue(.zero + .indefinite == CMTime.indefinite && .zero + .invalid == CMTime.invalid)
    expectEqual(.positiveInfinity - .zero, CMTime.positiveInfinity)
    expectEqual((CMTime.positiveInfinity - .positiveInfinity), .invalid)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2), Int64(-2)), (.roundTowardZero, 1, -1),
    (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1),
    (.roundTowardNegativeInfinity, 1, -2),
  ])
  func `a time is rounded to other units`(
    method: CMTimeRoundingMethod,
    above: Int64,
    below: Int64
  ) {
    expectEqual(CMTime(value: 3, timescale: 2).convertScale(1, method: method).value, above)
    expectEqual(CMTime(value: -3, timescale: 2).convertScale(1, method: method).value, below)
  }

  @Test func `a time without a number has its place in the order`() {
    let times: [CMTime] = [.indefinite, .positiveInfinity, .zero, .negativeInfinity]
    expectEqual(times.sorted(), times.reversed())
    expectTrue(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test func `a range contains its start, and not its end`() {
    let second = CMTime(value: 1, timescale: 1)
    let range = CMTimeRange(start: second, duration: second)
    expectTrue(range.end == CMTime(value: 4, timescale: 2) && range.containsTime(second))
    expectTrue(
      !range.containsTime(range.end) && CMTimeRange(start: second, end: range.end) == range
    )
    expectTrue(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
  }
}
