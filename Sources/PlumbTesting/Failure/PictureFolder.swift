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

  /// Writes a picture over one of an earlier run, and beside others of this run.
  ///
  /// - Returns: the path of the picture, nil if it could not be written; and a text about it for a failure: its path, or a way out.
  func write(_ picture: Failure.Picture) -> (path: String?, text: String) {
    let name = FilesOfProcess.shared.name(for: picture, in: path)
    let file = (path as NSString).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(picture.bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
      return (file, "Picture: \(file)")
    } catch {
      let text =
        "The picture \(file) cannot be written: set PLUMB_PICTURES to a folder that can be."
      return (nil, text)
    }
  }
}
