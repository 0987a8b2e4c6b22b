import Foundation

/// What holds for all statements.
public struct ConstraintConfig {
  /// The direction in which insets are expanded, wherever the view is. While nobody sets it, it is that of the view whose
  /// coordinates a constraint is in; what it answers then is left to right.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { chosen.direction ?? .leftToRight }
    set { chosen.direction = newValue }
  }

  /// What was set; nil leaves it to the views.
  static var chosenDirection: ConstraintInterfaceLayoutDirection? { chosen.direction }

  private static let chosen = Choice()

  /// - Note: `@unchecked Sendable` holds because `stored` is touched under the lock alone.
  private final class Choice: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: ConstraintInterfaceLayoutDirection?

    var direction: ConstraintInterfaceLayoutDirection? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}
