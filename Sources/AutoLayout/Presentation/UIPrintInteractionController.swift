/// An object that prints. There is no printer here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPrintInteractionController: NSObject {
  /// Called after printing: whether it was completed, and the error.
  public typealias CompletionHandler = (
    _ printInteractionController: UIPrintInteractionController,
    _ completed: Bool,
    _ error: (any Error)?
  ) -> Void

  /// The object, created at each access.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Whether the device can print: always false.
  open class var isPrintingAvailable: Bool { false }
  /// Returns whether a file can be printed: always false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns whether data can be printed: always false.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// What is known of the job.
  open var printInfo: UIPrintInfo?
  /// The object that lays out the pages.
  open var printFormatter: UIPrintFormatter?
  /// What is printed.
  open var printingItem: Any?
  /// What is printed.
  open var printingItems: [Any]?
  /// Whether the user can choose the paper. Stored without an effect here.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user can choose the number of copies. Stored without an effect here.
  open var showsNumberOfCopies = true

  /// Prints nothing, and calls the completion with false.
  ///
  /// - Returns: False.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  /// Prints nothing, and calls the completion with false.
  ///
  /// - Returns: False.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Prints nothing, and calls the completion with false.
  ///
  /// - Returns: False.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Hides nothing.
  open func dismiss(animated: Bool) {}
}

/// What is known of a job of a printer.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPrintInfo: NSObject {
  /// The kinds of content.
  nonisolated public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photographs.
    case photo = 1
    /// Text and pictures in black and white.
    case grayscale = 2
    /// Photographs in black and white.
    case photoGrayscale = 3
  }

  /// The directions of the paper.
  nonisolated public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Across.
    case landscape = 1
  }

  /// The name of the job.
  open var jobName = ""
  /// The kind of content.
  open var outputType = OutputType.general
  /// The direction of the paper.
  open var orientation = Orientation.portrait
  /// A name of the printer; nil for the one that the user chooses.
  open var printerID: String?

  /// Creates the information of a job.
  public override init() { super.init() }
  /// Returns the information of a job.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// An object that lays out pages for a printer. There is no printer here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPrintFormatter: NSObject {
  /// The free room around the content of each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The largest width of the content in points.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the content in points.
  open var maximumContentHeight: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// The number of pages: always 0.
  open var pageCount: Int { 0 }

  /// Creates a formatter.
  public override init() { super.init() }
}

/// An object that lays out a text for a printer. There is no printer here.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var color: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) {
    super.init()
    self.text = text
  }
  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }
}

/// An object that would lay out a view on pages. There is no printer here.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) weak var view: UIView!

  init(_ view: UIView) {
    self.view = view
    super.init()
  }
}
