// Stand-ins for the app's model and for third parties. This app has one, for its analytics library.

final class Analytics {
  static let shared = Analytics()
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}
