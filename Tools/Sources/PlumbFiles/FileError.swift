import Foundation
import InterfaceBuilder

/// Why nothing came of a command, in a sentence for whoever started it.
public enum FileError: Error, Equatable, CustomStringConvertible {
  case noFiles
  case noObject(String)
  case cannotWrite(String, reason: String)

  public var description: String {
    switch self {
    case .noFiles: "There are no .xib or .storyboard files in what was named."
    case .noObject(let id):
      "No file has an object '\(id)'. Run without --object to see all of them."
    case .cannotWrite(let path, let reason):
      "Cannot write '\(path)': \(reason). Name another place."
    }
  }

  /// Writes a text, and makes the folder for it.
  static func write(_ text: String, to url: URL) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try write(Array(text.utf8), to: url.path)
    } catch {
      throw .cannotWrite(url.relativePath, reason: InterfaceError.plainCause(of: error))
    }
  }

  /// Foundation would wait for the disk after each of a thousand pictures.
  private static func write(_ bytes: [UInt8], to path: String) throws {
    func fault() -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    guard let file = fopen(path, "wb") else { throw fault() }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let cause = fault()
    if fclose(file) != 0 { throw fault() }
    if !isWritten { throw cause }
  }
}
