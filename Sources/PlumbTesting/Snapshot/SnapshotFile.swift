import AutoLayout
import Foundation

/// A file with the frames that a test expects.
struct SnapshotFile {
  var path: String

  struct Mismatch {
    var message: String
    /// The frames of the file, if it could be read.
    var before: LayoutSnapshot?
  }

  private var name: String { (path as NSString).lastPathComponent }

  /// Compares a laid-out view with the file, and writes the file if it is missing or to be recorded.
  ///
  /// - Returns: nil if they agree, or if the file was recorded on request.
  func compare(_ view: UIView, tolerance: CGFloat, isRecording: Bool) -> Mismatch? {
    let now = LayoutSnapshot(view)
    if isRecording { return write(now).map { Mismatch(message: $0) } }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return Mismatch(
        message: write(now)
          ?? "There was no snapshot \(path). It is written now: check its frames, and run the test again."
      )
    }
    guard !isFolder.boolValue, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return Mismatch(
        message:
          "The snapshot \(path) cannot be read. Replace it by a readable text file: delete it, and run the test again."
      )
    }
    do {
      let before = try LayoutSnapshot(text: text)
      let lines = now.differences(from: before, tolerance: tolerance)
      if lines.isEmpty { return nil }
      let list = lines.map { "  \($0)" }.joined(separator: "\n")
      return Mismatch(
        message:
          "The layout differs from the snapshot \(name):\n\(list)\nIf this is intended, run the test with PLUMB_RECORD=1.",
        before: before
      )
    } catch {
      return Mismatch(
        message:
          "The snapshot \(path) \(error.problem). Run the test with PLUMB_RECORD=1 to record it anew."
      )
    }
  }

  /// Writes the file, and returns what is in the way; nil if it was written.
  private func write(_ snapshot: LayoutSnapshot) -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Not atomically, which would replace a file that is protected against writing.
      guard let data = snapshot.text.data(using: .utf8) else { return nil }
      if !FileManager.default.fileExists(atPath: path) {
        try data.write(to: URL(fileURLWithPath: path))
      } else {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: data)
        try handle.close()
      }
      return nil
    } catch {
      return
        "The snapshot \(path) cannot be written. Give the test the right to write it and its folder, or record it on another machine."
    }
  }
}
