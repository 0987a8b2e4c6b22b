import Expectations
import Foundation
import Testing
import UIKit

/// The formatters that Foundation lacks on Linux. The texts are those of Apple's documentation.
@Suite struct DateFormattersTests {
  private func duration(
    _ seconds: TimeInterval,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
    most: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (zeros, most)
    return formatter.string(from: seconds)
  }

  @Test func `a duration is written in a style`() {
    let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
    expectEqual(duration(seconds, .positional), "9:41:30")
    expectEqual(duration(seconds, .abbreviated), "9h 41m 30s")
    expectEqual(duration(seconds, .short), "9 hr, 41 min, 30 sec")
    expectEqual(duration(seconds, .full), "9 hours, 41 minutes, 30 seconds")
    expectEqual(duration(seconds, .brief), "9hr 41min 30sec")
    expectEqual(duration(seconds, .full, [.minute]), "581 minutes")
    expectEqual(duration(seconds, .abbreviated, most: 2), "9h 41m")
    expectEqual(duration(1, .full), "1 second")
    expectEqual(duration(1, .full, []), nil)
  }

  @Test func `units of which there are none are left out as asked`() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    expectEqual(duration(3610, .positional), "1:00:10")
    expectEqual(duration(3610, .abbreviated, all), "1h 10s")
    expectEqual(duration(600, .abbreviated, all, .dropLeading), "10m 0s")
    expectEqual(duration(3610, .abbreviated, all, .dropMiddle), "0d 1h 10s")
    expectEqual(duration(3600, .abbreviated, all, .dropTrailing), "0d 1h")
    expectEqual(duration(3600, .abbreviated, all, .dropAll), "1h")
    expectEqual(duration(3600, .positional, all, .pad), "0d 1:00:00")
    expectEqual(duration(3600, .abbreviated, all, .pad), "0d 1h 0m 0s")
    expectEqual(duration(5, .positional, [.minute, .second], .pad), "0:05")
    expectEqual(duration(0, .abbreviated), "0s")
  }

  @Test func `an amount of components is written without counting it anew`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    expectEqual(formatter.string(from: DateComponents(hour: 26, minute: 1)), "26 hours, 1 minute")
    expectEqual(formatter.string(for: DateComponents(second: -3)), "-3 seconds")
    expectEqual(formatter.string(for: "3"), nil)
  }

  @Test func `a date is told by its largest unit`() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func text(_ component: Calendar.Component, _ value: Int) -> String {
      let date = formatter.calendar.date(byAdding: component, value: value, to: now) ?? now
      return formatter.localizedString(for: date, relativeTo: now)
    }
    expectEqual(text(.month, -2), "2 months ago")
    expectEqual(text(.weekOfMonth, 1), "in 1 week")
    expectEqual(text(.day, -1), "1 day ago")
    expectEqual(formatter.localizedString(fromTimeInterval: 59.6), "in 1 minute")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "in 0 seconds")
    formatter.unitsStyle = .spellOut
    expectEqual(text(.month, -2), "two months ago")
    formatter.unitsStyle = .short
    expectEqual(text(.month, -2), "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    expectEqual(text(.month, -2), "2mo ago")
    formatter.dateTimeStyle = .named
    expectEqual(
      [text(.day, -1), text(.day, 1), text(.weekOfMonth, -1)],
      ["yesterday", "tomorrow", "last week"]
    )
    expectEqual(formatter.localizedString(from: DateComponents(year: 1)), "next year")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "now")
  }
}
