import Foundation

/// The error for a file that cannot be read as an Interface Builder file.
public struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, with the cause as text.
  public enum Reason: Hashable, Sendable {
    /// The file does not exist or cannot be read.
    case unreadable(String)
    /// The file exceeds the limits of bytes, elements or levels.
    case tooLarge(String)
    /// The file is not well-formed XML.
    case notXML(String)
    /// The file declares entities or a document type, which Interface Builder never writes.
    case declaresEntities
    /// The file is XML of another program, or of Interface Builder for another system.
    case foreign(String)
  }

  /// The reason for which the file cannot be read.
  public var reason: Reason
  /// The path or name that the caller passed.
  public var file: String
  /// The line of the error, from 1; nil if it concerns the whole file.
  public var line: Int?

  /// Creates an error for a file or a line of it.
  public init(_ reason: Reason, file: String, line: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// The file, the line, the cause and a remedy: `Main.storyboard:12: It is not well-formed XML: …`.
  public var description: String {
    let place = line.map { "\(file):\($0): " } ?? "\(file): "
    switch reason {
    case .unreadable(let cause):
      return place + "It cannot be read: \(cause). Name a .xib or .storyboard file."
    case .tooLarge(let what):
      return place
        + "\(what). Interface Builder does not write such files. Check that it is an Interface Builder file."
    case .notXML(let what):
      return place
        + "It is not well-formed XML: \(what). Correct that line, or restore an earlier version of the file."
    case .declaresEntities:
      return place
        + "It declares a document type or entities, which are not supported. Remove the declaration."
    case .foreign(let what):
      return place + "\(what). Name a .xib or .storyboard file for iOS that Xcode 5 or newer saved."
    }
  }
}

extension InterfaceError {
  /// The cause for which a file or folder could not be read or written, in words and without a full stop: `there is no such file`.
  ///
  /// - Parameter error: the error that Foundation threw.
  public static func plainCause(of error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return words(forPOSIX: error.code) }
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      let inner = inner as NSError
      if inner.domain == NSPOSIXErrorDomain { return words(forPOSIX: inner.code) }
    }
    guard error.domain == NSCocoaErrorDomain else { return "the system reports an error" }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file"
    case .fileReadNoPermission: return "there is no permission to read it"
    case .fileWriteNoPermission: return "there is no permission to write it"
    case .fileWriteFileExists: return "a file with that name already exists"
    case .fileWriteOutOfSpace: return "there is no space left on the disk"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: return "its name is not allowed"
    case .fileReadTooLarge: return "it is too large"
    default: return "the system reports an error"
    }
  }

  private static func words(forPOSIX code: Int) -> String {
    switch POSIXErrorCode(rawValue: Int32(code)) {
    case .ENOENT: "there is no such file"
    case .EACCES, .EPERM: "there is no permission for it"
    case .EEXIST, .ENOTDIR: "the path needs a folder but names a file"
    case .EISDIR: "the path names a folder"
    case .ENOSPC, .EDQUOT: "there is no space left on the disk"
    case .EROFS: "the disk is read-only"
    case .ENAMETOOLONG: "the name is too long"
    case .ELOOP: "its symbolic links form a cycle"
    case .EMFILE, .ENFILE: "too many files are open"
    case .EIO: "the disk reports an error"
    case .EBUSY, .ETXTBSY: "another process is using it"
    default: "the system reports an error (code \(code))"
    }
  }
}
