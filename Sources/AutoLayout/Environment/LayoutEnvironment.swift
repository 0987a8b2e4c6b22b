package import Cassowary

#if !canImport(Darwin)
  import Synchronization
#endif

/// The settings under which trees of views are made and laid out: the text measurer, the handler of
/// reports, the layout direction, the display scale, and the traits and sizes of the screen.
///
/// On Apple's platforms these are global state of the process. Here each view captures the
/// ``current`` environment when it is made, and a tree is laid out with the environment of its
/// root. Trees on different threads, and tests that run in parallel, therefore do not affect each
/// other.
///
/// ```swift
/// LayoutEnvironment.current.with { $0.isStrict = true } run: { … }
/// ```
nonisolated public struct LayoutEnvironment: Sendable {
  /// The environment that new views capture: a task-local value. Change it for the duration of a
  /// closure with ``with(_:run:)``.
  @TaskLocal public static var current = LayoutEnvironment()

  private var storage = Storage()

  /// Creates an environment in which every setting has its default value.
  public init() {}

  /// The object that measures texts. By default it uses the advance widths of Liberation Sans and
  /// the line height of Apple's system font.
  public var textMeasurer: any TextMeasuring {
    get { storage.textMeasurer }
    set { change { $0.textMeasurer = newValue } }
  }

  /// The folders in which images, colours and fonts are found by their names. By default there are
  /// none, and every name gets a placeholder.
  public var resources: ResourceFolders {
    get { storage.resources }
    set { change { $0.resources = newValue } }
  }

  /// The reader of nibs and storyboards; nil if there is none.
  package var nibReading: (any NibReading)? {
    get { storage.nibReading }
    set { change { $0.nibReading = newValue } }
  }

  /// The closure that is called with each mistake and each conflict. By default it writes the issue
  /// to standard error.
  public var report: @Sendable (LayoutIssue) -> Void {
    get { storage.report }
    set { change { $0.report = newValue } }
  }

  /// The closure that receives a second report of each conflict, in the form of the text that UIKit
  /// writes to the console. By default nil: no such text is made. (Rules 1.49, 1.50.)
  public var log: (@Sendable (String) -> Void)? {
    get { storage.log }
    set { change { $0.log = newValue } }
  }

  /// Whether a mistake stops the program with a fatal error instead of being reported. Conflicts,
  /// and statements of the kind ``LayoutIssue/Kind/doubtfulStatement``, never stop the program. By
  /// default false.
  public var isStrict: Bool {
    get { storage.isStrict }
    set { change { $0.isStrict = newValue } }
  }

  /// Whether the end of a layout pass reports each value in the tree that could be another one and
  /// satisfy all constraints equally well, as an issue of the kind
  /// ``LayoutIssue/Kind/ambiguousLayout``. Values that are determined once an earlier one is settled
  /// are left out. A message is reported once. By default false: a pass then does no work for it.
  public var reportsAmbiguousLayout: Bool {
    get { storage.reportsAmbiguousLayout }
    set { change { $0.reportsAmbiguousLayout = newValue } }
  }

  /// The layout direction of the application. It applies to views whose
  /// ``UIView/semanticContentAttribute`` does not force a direction. By default left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { storage.direction }
    set { change { $0.direction = newValue } }
  }

  /// The priority of statements of the DSL that set none: greater than 0, at most 1000. Another
  /// value is reported and ignored. By default required.
  public var defaultPriority: UILayoutPriority {
    get { storage.defaultPriority }
    set {
      if newValue.isLegal { return change { $0.defaultPriority = newValue } }
      raise(
        LayoutIssue(
          .illegalPriority,
          "The default priority \(newValue.rawValue) is not greater than 0 and at most 1000.",
          remedy: "It stays \(ConstraintText.number(Double(defaultPriority.rawValue)))."
        )
      )
    }
  }

  /// The reading direction that maps the directional insets of statements of the DSL to left and right. By default nil: each
  /// constraint uses the direction of the view that holds it.
  public var statementDirection: UIUserInterfaceLayoutDirection? {
    get { storage.statementDirection }
    set { change { $0.statementDirection = newValue } }
  }

  /// The number of pixels in a point. Frames are rounded to whole pixels when they are applied. By
  /// default nil: frames are not rounded.
  public var displayScale: CGFloat? {
    get { storage.displayScale }
    set { change { $0.displayScale = newValue } }
  }

  /// The minimum of the left and right margins of a controller's view, in points. By default 16, as
  /// in narrow windows; a host with wide windows sets 20. (Rule 5.04.)
  public var systemMinimumLayoutMargin: CGFloat {
    get { storage.systemMinimumLayoutMargin }
    set { change { $0.systemMinimumLayoutMargin = newValue } }
  }

  /// Whether multi-line texts that share a row with other views get equal shares of the row's
  /// width, as in some versions of Apple's stack views. By default false. (Rule 11.21.)
  public var disambiguatesTextWidths: Bool {
    get { storage.disambiguatesTextWidths }
    set { change { $0.disambiguatesTextWidths = newValue } }
  }

  /// The maximum width of readable text, in points. By default 672, the width that Apple's system
  /// uses at its default text size. (Rule 5.10.)
  public var readableContentWidth: CGFloat {
    get { storage.readableContentWidth }
    set { change { $0.readableContentWidth = newValue } }
  }

  /// The size of the host's screen, in points. By default 390 × 844.
  public var screenSize: CGSize {
    get { storage.screenSize }
    set { change { $0.screenSize = newValue } }
  }

  /// The kind of device that views are shown on. By default a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { storage.idiom }
    set { change { $0.idiom = newValue } }
  }

  /// The light or dark appearance. By default light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { storage.interfaceStyle }
    set { change { $0.interfaceStyle = newValue } }
  }

  /// The horizontal size class. By default compact, as on a phone in portrait orientation.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { storage.horizontalSizeClass }
    set { change { $0.horizontalSizeClass = newValue } }
  }

  /// The vertical size class. By default regular, as on a phone in portrait orientation.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { storage.verticalSizeClass }
    set { change { $0.verticalSizeClass = newValue } }
  }

  /// The text size that the user prefers. By default large, the initial setting of Apple's systems.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { storage.contentSizeCategory }
    set { change { $0.contentSizeCategory = newValue } }
  }

  /// The height of the bar of a navigation controller, in points. By default 44.
  public var navigationBarHeight: CGFloat {
    get { storage.navigationBarHeight }
    set { change { $0.navigationBarHeight = newValue } }
  }

  /// The height of the bar of a tab bar controller above the safe area, in points. By default 49.
  public var tabBarHeight: CGFloat {
    get { storage.tabBarHeight }
    set { change { $0.tabBarHeight = newValue } }
  }

  /// The clock by which the views of this environment are animated. By default nil: animated
  /// changes take effect at once.
  public var animationClock: AnimationClock? {
    get { storage.animationClock }
    set { change { $0.animationClock = newValue } }
  }

  var hasClock: Bool { storage.animationClock != nil }

  /// What the pasteboard of the environment and of its copies holds.
  var pasteboard: PasteboardContents { storage.pasteboard }

  /// The reductions that the solver may take. For tests only: no frame and no report depends on
  /// them.
  package var solverReductions: Reductions {
    get { storage.solverReductions }
    set { change { $0.solverReductions = newValue } }
  }

  /// Calls `body` while a changed copy of this environment is the current one, and returns the
  /// result of `body`.
  public func with<Result>(
    _ change: (inout LayoutEnvironment) -> Void,
    run body: () throws -> Result
  ) rethrows -> Result {
    var copy = self
    change(&copy)
    return try LayoutEnvironment.$current.withValue(copy, operation: body)
  }

  /// Returns whether the two values share one storage, which holds for copies as long as neither is
  /// changed.
  func isSame(as other: LayoutEnvironment) -> Bool { storage === other.storage }

  /// Raises the issue unless one with the same message was raised so before in this environment or in
  /// one that it was copied from.
  func raiseOnce(_ issue: LayoutIssue) { if storage.raised.isFirst(issue.message) { raise(issue) } }

  /// Returns a new mark of time, larger than all marks returned before.
  func tick() -> UInt64 { storage.clock.tick() }

  private mutating func change(_ body: (Storage) -> Void) {
    storage = storage.copy()
    body(storage)
  }
}

nonisolated extension LayoutEnvironment {
  /// - Note: `@unchecked Sendable` holds because an object is written only between ``copy()`` and
  ///   the end of the setter that asked for the copy, while no other reference to it exists.
  nonisolated private final class Storage: @unchecked Sendable {
    var textMeasurer: any TextMeasuring = LiberationSansMeasurer()
    var resources = ResourceFolders()
    var nibReading: (any NibReading)?
    var report: @Sendable (LayoutIssue) -> Void = { issue in
      FileHandle.standardError.write(Data((issue.description + "\n").utf8))
    }
    var log: (@Sendable (String) -> Void)?
    var isStrict = false
    var reportsAmbiguousLayout = false
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var defaultPriority = UILayoutPriority.required
    var statementDirection: UIUserInterfaceLayoutDirection?
    var displayScale: CGFloat?
    var systemMinimumLayoutMargin: CGFloat = 16
    var disambiguatesTextWidths = false
    var readableContentWidth: CGFloat = 672
    var screenSize = CGSize(width: 390, height: 844)
    var idiom = UIUserInterfaceIdiom.phone
    var interfaceStyle = UIUserInterfaceStyle.light
    var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    var contentSizeCategory = UIContentSizeCategory.large
    var navigationBarHeight: CGFloat = 44
    var tabBarHeight: CGFloat = 49
    var animationClock: AnimationClock?
    var solverReductions = Reductions.all
    let clock: Clock
    let raised: Texts
    let pasteboard: PasteboardContents

    init(
      clock: Clock = Clock(),
      raised: Texts = Texts(),
      pasteboard: PasteboardContents = PasteboardContents()
    ) {
      (self.clock, self.raised, self.pasteboard) = (clock, raised, pasteboard)
    }

    func copy() -> Storage {
      let copy = Storage(clock: clock, raised: raised, pasteboard: pasteboard)
      copy.textMeasurer = textMeasurer
      copy.resources = resources
      copy.nibReading = nibReading
      copy.report = report
      copy.log = log
      copy.isStrict = isStrict
      copy.reportsAmbiguousLayout = reportsAmbiguousLayout
      copy.direction = direction
      copy.defaultPriority = defaultPriority
      copy.statementDirection = statementDirection
      copy.displayScale = displayScale
      copy.systemMinimumLayoutMargin = systemMinimumLayoutMargin
      copy.disambiguatesTextWidths = disambiguatesTextWidths
      copy.readableContentWidth = readableContentWidth
      copy.screenSize = screenSize
      copy.idiom = idiom
      copy.interfaceStyle = interfaceStyle
      copy.horizontalSizeClass = horizontalSizeClass
      copy.verticalSizeClass = verticalSizeClass
      copy.contentSizeCategory = contentSizeCategory
      copy.navigationBarHeight = navigationBarHeight
      copy.tabBarHeight = tabBarHeight
      copy.animationClock = animationClock
      copy.solverReductions = solverReductions
      return copy
    }
  }

  /// A growing set of texts.
  ///
  /// - Note: `@unchecked Sendable` holds because the set is accessed only under the lock.
  nonisolated private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: Set<String> = []

    /// Adds a text, and returns whether it is new.
    func isFirst(_ text: String) -> Bool { lock.withLock { texts.insert(text).inserted } }
  }

  // Counts additions of views and activations of constraints, which gives each of them a place
  // in the order of time within a tree.
  //
  // Trees of one environment may be built on several threads; each thread sees ascending marks, and
  // only their order matters.
  #if canImport(Darwin)
    /// - Note: `@unchecked Sendable` holds because `time` is accessed only under the lock. Atomics
    ///   would require newer systems.
    nonisolated private final class Clock: @unchecked Sendable {
      private let lock = NSLock()
      private var time: UInt64 = 0

      func tick() -> UInt64 {
        lock.lock()
        defer { lock.unlock() }
        time += 1
        return time
      }
    }
  #else
    nonisolated private final class Clock: Sendable {
      private let time = Atomic<UInt64>(0)

      func tick() -> UInt64 { time.add(1, ordering: .relaxed).newValue }
    }
  #endif
}
