public import Foundation
import InterfaceBuilder

/// The error for which a command writes nothing.
public enum FileError: Error, Equatable, CustomStringConvertible {
  /// The arguments name no Interface Builder files.
  case noFiles
  /// No file contains an object with the id.
  case noObject(String)
  /// A file or folder cannot be written.
  case cannotWrite(String, reason: String)

  /// The error and a remedy, as text.
  public var description: String {
    switch self {
    case .noFiles: "The arguments name no .xib or .storyboard files."
    case .noObject(let id):
      "No file contains an object with the id '\(id)'. Run without --object for all objects."
    case .cannotWrite(let path, let reason):
      "Cannot write '\(path)': \(reason). Name another file or folder."
    }
  }

  /// Writes a text to a file, and creates the folder of the file.
  public static func write(_ text: String, to url: URL) throws(FileError) {
    try write(Array(text.utf8), to: url)
  }

  /// Writes bytes to a file, and creates the folder of the file.
  static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try write(bytes, toPath: url.path)
    } catch {
      throw .cannotWrite(url.relativePath, reason: InterfaceError.plainCause(of: error))
    }
  }

  /// Writes bytes with the C library, because Foundation waits for the disk after each file, which is slow for thousands of pictures.
  private static func write(_ bytes: [UInt8], toPath path: String) throws {
    func fault() -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    guard let file = fopen(path, "wb") else { throw fault() }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let cause = fault()
    if fclose(file) != 0 { throw fault() }
    if !isWritten { throw cause }
  }
}
