import Foundation

/// The folder for the pictures of failures.
struct PictureFolder {
  var path: String

  /// The folder that the environment variable `PLUMB_PICTURES` names, else `plumb-pictures` in the folder for temporary files.
  static var current: PictureFolder {
    let chosen = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] ?? ""
    if !chosen.isEmpty { return PictureFolder(path: chosen) }
    return PictureFolder(
      path: (NSTemporaryDirectory() as NSString).appendingPathComponent("plumb-pictures")
    )
  }

  /// Writes a picture over a former one of its name, and returns a text about it for a failure: its path, or the reason why it could
  /// not be written.
  func write(_ picture: Failure.Picture) -> String {
    let file = (path as NSString).appendingPathComponent(picture.name)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try picture.svg.write(toFile: file, atomically: true, encoding: .utf8)
      return "Picture: \(file)"
    } catch {
      return "The picture \(file) cannot be written: set PLUMB_PICTURES to a folder that can be."
    }
  }
}
