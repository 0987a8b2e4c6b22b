/// The area of the text of a text view.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSTextContainer: NSObject {
  /// The size of the area in points. Stored without an effect here: a text view has the width of its
  /// bounds.
  open var size: CGSize
  /// The padding at the left and at the right of each line, in points. By default 5. A number that is
  /// not finite is reported and ignored.
  open var lineFragmentPadding = ControlMetrics.lineFragmentPadding {
    didSet {
      if lineFragmentPadding == oldValue { return }
      let environment = textView?.root.environment ?? .current
      if environment.accepts("line fragment padding", of: "\(type(of: self))", lineFragmentPadding)
      {
        textView?.invalidateIntrinsicContentSize()
      } else {
        lineFragmentPadding = oldValue
      }
    }
  }
  /// The maximum number of lines; 0 for no maximum. By default 0. A negative number counts as 0.
  open var maximumNumberOfLines = 0 {
    didSet {
      maximumNumberOfLines = max(0, maximumNumberOfLines)
      if maximumNumberOfLines != oldValue { textView?.invalidateIntrinsicContentSize() }
    }
  }
  /// The areas that the text leaves free. Stored without an effect here.
  open var exclusionPaths: [UIBezierPath] = []
  /// The way in which the last line of a text with attributes is broken. By default words wrap.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet {
      if lineBreakMode != oldValue { textView?.invalidateIntrinsicContentSize() }
    }
  }
  /// Whether the width follows the text view. Stored without an effect here: it always does.
  open var widthTracksTextView = false
  /// Whether the height follows the text view. Stored without an effect here.
  open var heightTracksTextView = false
  /// The object that places text in the area; nil if there is none.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view that shows the area.
  weak var textView: UITextView?

  /// Creates an area with a size in points. By default, zero stands for no limit.
  public init(size: CGSize = .zero) { self.size = size }

  /// Creates an area without a limit.
  public convenience override init() { self.init(size: .zero) }
}

/// The object that places text in the containers of text views.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSLayoutManager: NSObject {
  /// The containers of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether distant text may be placed later. Stored without an effect here.
  open var allowsNonContiguousLayout = false

  /// Creates a layout manager without containers.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes a container. A number outside of the list does nothing.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Does nothing: text is placed when its place is asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Returns the rectangle of the text in a container, in points; zero for a container without a
  /// text view.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container.textView?.usedTextRect ?? .zero
  }
}

/// Kinds of data in a text that become links.
nonisolated public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 &<< 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 &<< 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 &<< 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 &<< 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 &<< 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 &<< 5)
  /// Words that the user may look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 &<< 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
