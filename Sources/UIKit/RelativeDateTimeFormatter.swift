public import Foundation

/// Says how long ago a date was, or how far off it is, in English: Foundation has no such formatter on Linux.
nonisolated open class RelativeDateTimeFormatter: Formatter {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// No: "1 day ago".
    case numeric = 0
    /// Those that have one: "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether days have names. By default not.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. By default in full.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands. Stored without an effect here.
  open var formattingContext = Context.unknown
  /// The calendar by which units are counted.
  open var calendar: Calendar! = .current
  /// The language. Stored without an effect here.
  open var locale: Locale! = .current

  private static let units: [(component: Calendar.Component, full: String, short: String)] = [
    (.year, "year", "yr."), (.month, "month", "mo."), (.weekOfMonth, "week", "wk."),
    (.day, "day", "day"), (.hour, "hour", "hr."), (.minute, "minute", "min."),
    (.second, "second", "sec."),
  ]

  /// Returns how far a date is from another, in the largest unit of which there is one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    // Dates of whole seconds, so that a part of one is not lost on the way.
    let seconds = date.timeIntervalSince(referenceDate).rounded(.toNearestOrAwayFromZero)
    let components = calendar.dateComponents(
      Set(Self.units.map(\.component)),
      from: referenceDate,
      to: referenceDate.addingTimeInterval(seconds)
    )
    return localizedString(from: components)
  }

  /// Returns how far a moment is, by the largest unit that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      guard let value = dateComponents.value(for: unit.component), value != 0 else { continue }
      return text(value, unit.component, unit.full, unit.short)
    }
    return dateTimeStyle == .named ? "now" : "in 0 seconds"
  }

  /// Returns how far off a number of seconds is.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns how far a date is from now; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(
    _ value: Int,
    _ component: Calendar.Component,
    _ full: String,
    _ short: String
  ) -> String {
    if dateTimeStyle == .named {
      switch (component, value) {
      case (.day, -1): return "yesterday"
      case (.day, 1): return "tomorrow"
      case (_, -1) where ![.hour, .minute, .second].contains(component): return "last \(full)"
      case (_, 1) where ![.hour, .minute, .second].contains(component): return "next \(full)"
      default: break
      }
    }
    let count = value.magnitude
    let plural = "\(full)\(count == 1 ? "" : "s")"
    let amount =
      switch unitsStyle {
      case .full: "\(count) \(plural)"
      case .spellOut: "\(Self.spelled(count)) \(plural)"
      case .short: "\(count) \(component == .day ? plural : short)"
      case .abbreviated: "\(count)\(Self.abbreviation(of: component))"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static func abbreviation(of component: Calendar.Component) -> String {
    switch component {
    case .year: "y"
    case .month: "mo"
    case .weekOfMonth: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    default: "s"
    }
  }

  private static func spelled(_ count: UInt) -> String {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return count < 13 ? words[Int(count)] : "\(count)"
  }
}
