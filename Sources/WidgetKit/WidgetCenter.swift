/// The app's widgets: there are none here, so nothing is loaded again.
nonisolated public final class WidgetCenter: Sendable {
  /// The only centre.
  public static let shared = WidgetCenter()

  /// Does nothing.
  public func reloadAllTimelines() {}

  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Calls the function at once, with no widget.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// No widget.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// The sizes of widgets.
nonisolated public enum WidgetFamily: Int, Sendable {
  /// A quarter of the width of a home screen.
  case systemSmall = 0
  /// Half of its height.
  case systemMedium = 1
  /// Its width and height.
  case systemLarge = 2
  /// That of a tablet.
  case systemExtraLarge = 3
  /// A circle on the lock screen.
  case accessoryCircular = 4
  /// A rectangle on the lock screen.
  case accessoryRectangular = 5
  /// A line on the lock screen.
  case accessoryInline = 6
}

/// A widget that the user has put on a screen.
nonisolated public struct WidgetInfo: Sendable {
  /// The name of its kind.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily
}
