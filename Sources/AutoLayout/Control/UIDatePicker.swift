public import Foundation

/// A control for choosing a date or time. The runtime provides its size, which depends on style and
/// mode, but no operation. (Rules 3.07, 3.09.)
open class UIDatePicker: UIControl {
  /// The values that a picker offers.
  nonisolated public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time of day.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// The appearances of a picker. `automatic` selects `compact`, or `wheels` for a duration.
  nonisolated public enum Style: Int, Sendable {
    /// The appearance that suits the mode.
    case automatic = 0
    /// Wheels to turn.
    case wheels = 1
    /// A field of one line.
    case compact = 2
    /// A calendar inside of the layout.
    case inline = 3
  }

  /// The values that the picker offers. Setting it invalidates the intrinsic content size.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The appearance that the app prefers. Setting it invalidates the intrinsic content size.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The chosen date. By default 1 January 2001, because the runtime does not read the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date to choose. Has no effect here.
  open var minimumDate: Date?
  /// The latest date to choose. Has no effect here.
  open var maximumDate: Date?
  /// The minutes between two times to choose. Stored without an effect here.
  open var minuteInterval = 1
  /// The duration that is chosen, in seconds. By default 0.
  open var countDownDuration: TimeInterval = 0
  /// The calendar of the dates; nil for the present one. Stored without an effect here.
  open var calendar: Calendar! = .current
  /// The time zone of the dates; nil for that of the calendar. Stored without an effect here.
  open var timeZone: TimeZone?
  /// The language of the dates; nil for the present one. Stored without an effect here.
  open var locale: Locale?
  /// Whether a date is chosen while a wheel turns. Stored without an effect here.
  open var roundsToMinuteInterval = true
  /// Sets the date at once, whether animated or not.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Creates a date picker with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// Creates a date picker with default settings; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// The appearance of the picker: the preferred one, or the one that `automatic` selects.
  open var datePickerStyle: Style {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The size of the style and mode, in points.
  open override var intrinsicContentSize: CGSize {
    switch (datePickerStyle, datePickerMode) {
    case (.wheels, _), (.automatic, _): ControlMetrics.pickerSize
    case (.inline, .time): ControlMetrics.inlineTimeSize
    case (.inline, _): ControlMetrics.calendarSize
    case (.compact, .time), (.compact, .countDownTimer): ControlMetrics.compactTimeSize
    case (.compact, .date): ControlMetrics.compactDateSize
    case (.compact, .dateAndTime):
      CGSize(
        width: ControlMetrics.compactDateSize.width + ControlMetrics.compactGap
          + ControlMetrics.compactTimeSize.width,
        height: ControlMetrics.compactDateSize.height
      )
    }
  }
}
