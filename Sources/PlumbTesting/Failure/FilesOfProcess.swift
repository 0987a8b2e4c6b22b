import Foundation

/// The pictures and snapshots that tests of this process wrote or compared, so that two of them do not share a file unnoticed.
///
/// - Note: `@unchecked Sendable` holds because the dictionaries are accessed only under the lock.
nonisolated final class FilesOfProcess: @unchecked Sendable {
  /// Tests run side by side and share the folders, so that one list has to know all of them.
  static let shared = FilesOfProcess()

  private let lock = NSLock()
  private var pictures: [String: [[UInt8]]] = [:]
  private var snapshots: [String: UInt] = [:]

  /// The name under which a picture is written: its own, or with a number if another picture has that name, as happens in a loop and
  /// in a test with arguments.
  func name(for picture: Failure.Picture, in folder: String) -> String {
    lock.withLock {
      let key = "\(folder)/\(picture.name)"
      var known = pictures[key] ?? []
      let place = known.firstIndex(of: picture.bytes) ?? known.count
      if place == known.count {
        known.append(picture.bytes)
        pictures[key] = known
      }
      if place == 0 { return picture.name }
      let name = picture.name as NSString
      return "\(name.deletingPathExtension)-case\(place + 1).\(name.pathExtension)"
    }
  }

  /// The line of the first call in this process that used a snapshot; `line` if there was none before.
  func firstLine(using path: String, at line: UInt) -> UInt {
    lock.withLock {
      let first = snapshots[path] ?? line
      snapshots[path] = first
      return first
    }
  }
}
