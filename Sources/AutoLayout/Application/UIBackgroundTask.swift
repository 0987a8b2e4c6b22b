/// The number of a task in the background. There are none here.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What loading in the background has found.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// No data.
  case noData = 1
  /// Nothing, because it failed.
  case failed = 2
}

/// Whether an application may be launched in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user may not allow it.
  case restricted = 0
  /// The user does not allow it.
  case denied = 1
  /// The user allows it.
  case available = 2
}
