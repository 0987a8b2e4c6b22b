import Foundation

/// The folder to which the paths of a report are relative.
struct ReportFolder: Sendable {
  private let path: String

  init(_ url: URL) { path = Self.plain(url) }

  /// The finding with relative paths.
  func relative(_ finding: Finding) -> Finding {
    var finding = finding
    finding.file = relative(finding.file)
    for index in finding.screens.indices {
      finding.screens[index].picture = finding.screens[index].picture.map(relative)
    }
    return finding
  }

  /// The path relative to the folder; the whole path of what is not in it.
  private func relative(_ file: String) -> String {
    let whole = Self.plain(URL(fileURLWithPath: file))
    let start = path == "/" ? path : path + "/"
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : whole
  }

  /// Without links, so that two paths of one file are equal.
  private static func plain(_ url: URL) -> String {
    url.standardizedFileURL.resolvingSymlinksInPath().path
  }
}
