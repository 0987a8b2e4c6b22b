import AutoLayout
import Foundation

/// Where the file of a snapshot is: `__Snapshots__/CardTests/the-name-of-the-test.txt` beside the file of the test.
struct SnapshotPlace {
  private let folder: String
  /// The name of the file of the test.
  private let suite: String
  /// The name of the test and of the snapshot.
  private let name: String
  /// The line of a call without a name of its own.
  private let unnamedLine: UInt?
  /// A sentence on its own line for tests whose snapshots have one place; empty for others.
  let remark: String

  init(_ site: CallSite, named name: String?) {
    folder = ("\(site.filePath)" as NSString).deletingLastPathComponent
    suite = site.fileName
    unnamedLine = name == nil ? site.line : nil
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

  /// What makes a snapshot of the view useless; nil if nothing does.
  ///
  /// - Parameter ending: the extension of the file. A name that the test gives may stand in several calls: the layouts are to be equal.
  func problem(of view: UIView, extension ending: String) -> String? {
    let size = view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      let name = view.layoutName.withoutMemoryAddresses
      return
        "`\(name)` has no size: it is \(size.width.inWords) wide and \(size.height.inWords) high. "
        + "Give it a frame before expectSnapshot, or add it to a view or window that lays it out."
    }
    guard let line = unnamedLine else { return nil }
    let first = FilesOfProcess.shared.firstLine(using: path(extension: ending), at: line)
    if first == line { return nil }
    return
      "The snapshots in lines \(first) and \(line) have no names, and would be one file. Give each its own: expectSnapshot(of: view, named: \"…\")."
  }

  /// Whether snapshots are written anew.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" }
}
