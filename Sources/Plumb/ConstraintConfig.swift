import Foundation

/// SnapKit's settings of the process. On this runtime prefer those of a `LayoutEnvironment`, which tests and threads do not share.
public struct ConstraintConfig {
  /// The reading direction that maps directional insets to left and right, and insets to leading and trailing.
  ///
  /// A direction that is set applies to all views whose environment sets no `statementDirection`. Until one is set, each
  /// constraint uses the direction of the view that holds it, and this property returns `.leftToRight`.
  #if !canImport(Darwin) || Headless
    @available(*, deprecated, message: "Set LayoutEnvironment.statementDirection instead.")
  #endif
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { chosen.direction ?? .leftToRight }
    set { chosen.direction = newValue }
  }

  /// The direction that was set; nil if each constraint uses the direction of the view that holds it.
  static var chosenDirection: ConstraintInterfaceLayoutDirection? { chosen.direction }

  private static let chosen = Choice()

  /// - Note: `@unchecked Sendable` is sound because `stored` is read and written only while the lock is held.
  private final class Choice: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: ConstraintInterfaceLayoutDirection?

    var direction: ConstraintInterfaceLayoutDirection? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}
