package import Cassowary

#if !canImport(Darwin)
  import Synchronization
#endif

/// What Apple keeps as state of the process: how texts are measured, what happens to a report, the direction of the
/// application, the scale of the screen.
///
/// A view captures the ``current`` environment when it is made; a tree is laid out with that of its root. So trees on
/// different threads, and tests that run side by side, never see each other's.
///
/// ```swift
/// LayoutEnvironment.current.with { $0.isStrict = true } run: { … }
/// ```
public struct LayoutEnvironment: Sendable {
  @TaskLocal public static var current = LayoutEnvironment()

  private var storage = Storage()

  public init() {}

  /// How texts are measured. By default the widths of Liberation Sans and the line height of Apple's system font.
  public var textMeasurer: any TextMeasuring {
    get { storage.textMeasurer }
    set { change { $0.textMeasurer = newValue } }
  }

  /// Called with every mistake and every conflict. By default it writes the issue to standard error.
  public var report: @Sendable (LayoutIssue) -> Void {
    get { storage.report }
    set { change { $0.report = newValue } }
  }

  /// Where what UIKit writes to the console goes: each conflict once more, in the form of Apple's logs. By default nil: nothing
  /// is written. (Rules 1.49, 1.50.)
  public var log: (@Sendable (String) -> Void)? {
    get { storage.log }
    set { change { $0.log = newValue } }
  }

  /// Whether a mistake traps instead of being reported. Conflicts and doubtful statements never trap. By default false.
  public var isStrict: Bool {
    get { storage.isStrict }
    set { change { $0.isStrict = newValue } }
  }

  /// The direction of views that do not force one.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { storage.direction }
    set { change { $0.direction = newValue } }
  }

  /// The priority of statements of the DSL that set none. By default required.
  public var defaultPriority: UILayoutPriority {
    get { storage.defaultPriority }
    set { change { $0.defaultPriority = newValue } }
  }

  /// The reading direction that maps the directional insets of statements of the DSL to left and right. By default nil: each
  /// constraint uses the direction of the view that holds it.
  public var statementDirection: UIUserInterfaceLayoutDirection? {
    get { storage.statementDirection }
    set { change { $0.statementDirection = newValue } }
  }

  /// Pixels in a point; frames are rounded to pixels when they are applied. By default nil: nothing is rounded.
  public var displayScale: CGFloat? {
    get { storage.displayScale }
    set { change { $0.displayScale = newValue } }
  }

  /// What the margins of a controller's view are at least, left and right: 16 points, as in narrow windows. A host with wide
  /// ones says 20. (Rule 5.04.)
  public var systemMinimumLayoutMargin: CGFloat {
    get { storage.systemMinimumLayoutMargin }
    set { change { $0.systemMinimumLayoutMargin = newValue } }
  }

  /// Whether texts of several lines beside something else in a row share its width equally, as some versions of Apple's stack
  /// views have it. By default false. (Rule 11.21.)
  public var disambiguatesTextWidths: Bool {
    get { storage.disambiguatesTextWidths }
    set { change { $0.disambiguatesTextWidths = newValue } }
  }

  /// How wide text may be at most where it is to be readable: 672 points, which Apple's system takes for its default text
  /// size. (Rule 5.10.)
  public var readableContentWidth: CGFloat {
    get { storage.readableContentWidth }
    set { change { $0.readableContentWidth = newValue } }
  }

  /// What the host shows everything on: 390 × 844 points by default.
  public var screenSize: CGSize {
    get { storage.screenSize }
    set { change { $0.screenSize = newValue } }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { storage.idiom }
    set { change { $0.idiom = newValue } }
  }

  /// By default compact, as on a phone held upright.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { storage.horizontalSizeClass }
    set { change { $0.horizontalSizeClass = newValue } }
  }

  /// By default regular, as on a phone held upright.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { storage.verticalSizeClass }
    set { change { $0.verticalSizeClass = newValue } }
  }

  /// How large the user wants texts to be: by default large, which Apple's systems begin with.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { storage.contentSizeCategory }
    set { change { $0.contentSizeCategory = newValue } }
  }

  /// How high the bar of a navigation controller is, in points: 44 by default.
  public var navigationBarHeight: CGFloat {
    get { storage.navigationBarHeight }
    set { change { $0.navigationBarHeight = newValue } }
  }

  /// How high the bar of a tab bar controller is above the safe area, in points: 49 by default.
  public var tabBarHeight: CGFloat {
    get { storage.tabBarHeight }
    set { change { $0.tabBarHeight = newValue } }
  }

  /// The time by which the views are animated that are made in this environment. By default nil: nothing takes time.
  public var animationClock: AnimationClock? {
    get { storage.animationClock }
    set { change { $0.animationClock = newValue } }
  }

  var hasClock: Bool { storage.animationClock != nil }

  /// What the solver may go around. For tests: no frame and no report depends on it.
  package var solverShortcuts: Shortcuts {
    get { storage.solverShortcuts }
    set { change { $0.solverShortcuts = newValue } }
  }

  /// This environment with changes, as the current one while `body` runs.
  public func with<Result>(
    _ change: (inout LayoutEnvironment) -> Void,
    run body: () throws -> Result
  ) rethrows -> Result {
    var copy = self
    change(&copy)
    return try LayoutEnvironment.$current.withValue(copy, operation: body)
  }

  /// Whether nothing was changed between the two.
  func isSame(as other: LayoutEnvironment) -> Bool { storage === other.storage }

  /// The next mark of time; later ones are larger.
  func tick() -> UInt64 { storage.clock.tick() }

  private mutating func change(_ body: (Storage) -> Void) {
    storage = storage.copy()
    body(storage)
  }
}

extension LayoutEnvironment {
  /// - Note: `@unchecked Sendable` holds because an object is written only between ``copy()`` and the end of the
  ///   setter that asked for the copy, when nobody else knows it.
  private final class Storage: @unchecked Sendable {
    var textMeasurer: any TextMeasuring = LiberationSansMeasurer()
    var report: @Sendable (LayoutIssue) -> Void = { issue in
      FileHandle.standardError.write(Data((issue.description + "\n").utf8))
    }
    var log: (@Sendable (String) -> Void)?
    var isStrict = false
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var defaultPriority = UILayoutPriority.required
    var statementDirection: UIUserInterfaceLayoutDirection?
    var displayScale: CGFloat?
    var systemMinimumLayoutMargin: CGFloat = 16
    var disambiguatesTextWidths = false
    var readableContentWidth: CGFloat = 672
    var screenSize = CGSize(width: 390, height: 844)
    var idiom = UIUserInterfaceIdiom.phone
    var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    var contentSizeCategory = UIContentSizeCategory.large
    var navigationBarHeight: CGFloat = 44
    var tabBarHeight: CGFloat = 49
    var animationClock: AnimationClock?
    var solverShortcuts = Shortcuts.all
    let clock: Clock

    init(clock: Clock = Clock()) {
      self.clock = clock
    }

    func copy() -> Storage {
      let copy = Storage(clock: clock)
      copy.textMeasurer = textMeasurer
      copy.report = report
      copy.log = log
      copy.isStrict = isStrict
      copy.direction = direction
      copy.defaultPriority = defaultPriority
      copy.statementDirection = statementDirection
      copy.displayScale = displayScale
      copy.systemMinimumLayoutMargin = systemMinimumLayoutMargin
      copy.disambiguatesTextWidths = disambiguatesTextWidths
      copy.readableContentWidth = readableContentWidth
      copy.screenSize = screenSize
      copy.idiom = idiom
      copy.horizontalSizeClass = horizontalSizeClass
      copy.verticalSizeClass = verticalSizeClass
      copy.contentSizeCategory = contentSizeCategory
      copy.navigationBarHeight = navigationBarHeight
      copy.tabBarHeight = tabBarHeight
      copy.animationClock = animationClock
      copy.solverShortcuts = solverShortcuts
      return copy
    }
  }

  // Counts additions of views and activations of constraints, so that "later" has a meaning inside a tree.
  //
  // Trees of one environment may be built on several threads; each sees ascending marks, and only their order matters.
  #if canImport(Darwin)
    /// - Note: `@unchecked Sendable` holds because `time` is touched under the lock alone. Atomics would ask for newer systems.
    private final class Clock: @unchecked Sendable {
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
    private final class Clock: Sendable {
      private let time = Atomic<UInt64>(0)

      func tick() -> UInt64 { time.add(1, ordering: .relaxed).newValue }
    }
  #endif
}
