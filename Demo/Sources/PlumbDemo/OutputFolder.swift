import Foundation

/// A folder for pictures.
struct OutputFolder {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Creates the folder and a folder inside it, if they do not exist.
  func make(_ inner: String = "") throws(DemoError) {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      !isDirectory.boolValue
    {
      throw .outputIsFile(url.relativePath)
    }
    do {
      try FileManager.default.createDirectory(
        at: inner.isEmpty ? url : url.appendingPathComponent(inner),
        withIntermediateDirectories: true
      )
    } catch {
      throw .cannotWrite(url.relativePath, reason: Self.reason(of: error))
    }
  }

  /// Writes a text to a file in the folder, and overwrites an existing one.
  func write(_ text: String, to name: String) throws(DemoError) {
    do {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    } catch {
      throw .cannotWrite("\(url.relativePath)/\(name)", reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      let cause = cause as NSError
      if cause.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(cause.code))).lowercased()
      }
    }
    return "the system reports an error"
  }
}
