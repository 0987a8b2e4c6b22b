// What the app has from elsewhere: stand-ins for its model and for third parties go here. This app's analytics library is one.

final class Analytics {
  static let shared = Analytics()
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}
