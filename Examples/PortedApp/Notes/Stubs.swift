import PlumbSwiftUI

// Stand-ins for the app's model, for modules that are missing and for views of SwiftUI. This app has one for AnalyticsKit, a third party
// whose imports the port leaves out, and one for a view of SwiftUI that a controller presents.

final class Analytics {
  static let shared = Analytics()
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}

struct TipsView: View {
  let tips: [String]

  var body: some View { Lines(lines: ["Tips"] + tips) }
}

private struct Lines: UIViewRepresentable {
  let lines: [String]

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.numberOfLines = 0
    label.text = lines.joined(separator: "\n")
  }
}
