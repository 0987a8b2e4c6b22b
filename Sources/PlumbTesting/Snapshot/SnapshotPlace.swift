import Foundation

/// Where the file of a snapshot is: `__Snapshots__/CardTests/the-name-of-the-test.txt` beside the file of the test.
struct SnapshotPlace {
  private let folder: String
  /// The name of the file of the test.
  private let suite: String
  /// The name of the test and of the snapshot.
  private let name: String
  /// A sentence on its own line for tests whose snapshots have one place; empty for others.
  let remark: String

  init(_ site: CallSite, named name: String?) {
    folder = ("\(site.filePath)" as NSString).deletingLastPathComponent
    suite = site.fileName
    self.name = [site.testName, name.map(CallSite.fileNamePart)].compactMap { $0 }
      .joined(separator: "-")
    remark =
      name == nil && site.functionHasParameters
      ? "\nAll arguments of the test share this snapshot. Give each its own name: expectSnapshot(of: view, named: \"…\")."
      : ""
  }

  /// The name of the file for pictures of a failure, without its extension.
  var stem: String { "\(suite)-\(name)" }

  func path(extension ending: String) -> String {
    "\(folder)/__Snapshots__/\(suite)/\(name).\(ending)"
  }

  /// Whether snapshots are written anew.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" }
}
