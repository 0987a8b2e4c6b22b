public import Foundation

/// Writes an amount of time, in English: Foundation has no such formatter on Linux.
nonisolated open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:05".
    case positional = 0
    /// "1h 10m 5s".
    case abbreviated = 1
    /// "1 hr, 10 min, 5 sec".
    case short = 2
    /// "1 hour, 10 minutes, 5 seconds".
    case full = 3
    /// As in full: numbers are not spelled out here.
    case spellOut = 4
    /// "1hr 10min 5sec".
    case brief = 5
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where positions count those in front are left out, else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those in front are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No unit is left out unless the others say so.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that may appear. By default years to seconds.
  open var allowedUnits: NSCalendar.Unit = [
    .year, .month, .day, .hour, .minute, .second,
  ]
  /// How they are written. By default by positions.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units appear at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit may have a fraction. Stored without an effect here.
  open var allowsFractionalUnits = false
  /// Whether larger amounts than a unit's stay in it. Stored without an effect here.
  open var collapsesLargestUnit = false
  /// Whether "about" comes first.
  open var includesApproximationPhrase = false
  /// Whether "remaining" comes last.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands. Stored without an effect here.
  open var formattingContext = Context.unknown
  /// The calendar by which units are counted.
  open var calendar: Calendar? = .current
  /// The moment from which months and years are counted. By default the start of 2001.
  open var referenceDate: Date?

  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let full: String
    let short: String
    let abbreviation: String
  }

  private static let units = [
    Unit(unit: .year, component: .year, full: "year", short: "yr", abbreviation: "y"),
    Unit(unit: .month, component: .month, full: "month", short: "mo", abbreviation: "mo"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, full: "week", short: "wk", abbreviation: "w"),
    Unit(unit: .day, component: .day, full: "day", short: "day", abbreviation: "d"),
    Unit(unit: .hour, component: .hour, full: "hour", short: "hr", abbreviation: "h"),
    Unit(unit: .minute, component: .minute, full: "minute", short: "min", abbreviation: "m"),
    Unit(unit: .second, component: .second, full: "second", short: "sec", abbreviation: "s"),
  ]

  /// Returns the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let allowed = Self.units.filter { allowedUnits.contains($0.unit) }
    // By its difference in the calendar, so that a day of 23 hours is one.
    let components = (calendar ?? .current).dateComponents(
      Set(allowed.map(\.component)),
      from: startDate,
      to: endDate
    )
    return string(from: components)
  }

  /// Returns a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.down)))
  }

  /// Returns the amounts of units that are allowed; nil if none is.
  open func string(from components: DateComponents) -> String? {
    var amounts = Self.units.compactMap { unit in
      allowedUnits.contains(unit.unit) ? (unit, components.value(for: unit.component) ?? 0) : nil
    }
    if amounts.isEmpty { return nil }
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    func drops(_ part: ZeroFormattingBehavior) -> Bool {
      behavior.contains(part)
        || behavior.contains(.default) && (!isPositional || part == .dropLeading)
    }
    if drops(.dropLeading) { while amounts.count > 1, amounts[0].1 == 0 { amounts.removeFirst() } }
    if drops(.dropTrailing) {
      while amounts.count > 1, amounts[amounts.count - 1].1 == 0 { amounts.removeLast() }
    }
    if drops(.dropMiddle), amounts.count > 2 {
      let middle = amounts.dropFirst().dropLast().filter { $0.1 != 0 }
      amounts = [amounts[0]] + middle + [amounts[amounts.count - 1]]
    }
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    let text = isPositional ? positions(amounts) : named(amounts)
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the amounts of components; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Days and longer units have their letters, as in "1d 2:00:00".
  private func positions(_ amounts: [(Unit, Int)]) -> String {
    let clock = amounts.filter { [.hour, .minute, .second].contains($0.0.component) }
    let before = amounts.dropLast(clock.count).map { "\($1)\($0.abbreviation) " }.joined()
    return before
      + clock.enumerated().map { place, amount in
        let digits = "\(amount.1.magnitude)"
        let sign = amount.1 < 0 && place == 0 ? "-" : ""
        return sign + (place > 0 && digits.count < 2 ? "0" : "") + digits
      }.joined(separator: ":")
  }

  private func named(_ amounts: [(Unit, Int)]) -> String {
    amounts.map { unit, value in
      let plural = value.magnitude == 1 ? "" : "s"
      return switch unitsStyle {
      case .abbreviated, .positional: "\(value)\(unit.abbreviation)"
      case .brief: "\(value)\(unit.short)"
      case .short: "\(value) \(unit.short)\(unit.component == .day ? plural : "")"
      case .full, .spellOut: "\(value) \(unit.full)\(plural)"
      }
    }.joined(separator: [.short, .full, .spellOut].contains(unitsStyle) ? ", " : " ")
  }
}
