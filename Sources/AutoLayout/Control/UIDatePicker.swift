public import Foundation

/// A date or a time to choose: here a room of its size, by style and mode. (Rules 3.07, 3.09.)
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  /// Automatic is compact, and for a timer wheels.
  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// By default the beginning of the year 2001, since nobody's clock is asked.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// No effect here.
  open var minimumDate: Date?
  /// No effect here.
  open var maximumDate: Date?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHugging(.defaultHigh, .defaultHigh)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHugging(.defaultHigh, .defaultHigh)
  }

  /// The style that it has where nobody prefers one.
  open var datePickerStyle: Style {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

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
