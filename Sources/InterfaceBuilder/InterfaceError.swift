import Foundation

/// Why a file cannot be read as one of Interface Builder's, in a sentence for whoever named it.
public struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case unreadable(String)
    /// More bytes, elements or levels than such a file has.
    case tooLarge(String)
    /// The text is no XML, or ends too early.
    case notXML(String)
    /// The text declares entities or a document type, which Interface Builder never does.
    case declaresEntities
    /// XML of another program, or of Interface Builder for another system.
    case foreign(String)
  }

  public var reason: Reason
  /// The path or name that the caller gave.
  public var file: String
  /// Where in the file, from 1; nil if it is about the whole of it.
  public var line: Int?

  public init(_ reason: Reason, file: String, line: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// `Main.storyboard:12: what is wrong. A way out.`
  public var description: String {
    let place = line.map { "\(file):\($0): " } ?? "\(file): "
    switch reason {
    case .unreadable(let cause):
      return place + "It cannot be read: \(cause). Name a .xib or .storyboard file."
    case .tooLarge(let what):
      return place + "\(what). Interface Builder writes no such files; is it one of its own?"
    case .notXML(let what):
      return place
        + "It is not well-formed XML: \(what). Mend that line, or take the file as it was before."
    case .declaresEntities:
      return place
        + "It declares a document type or entities, which are not read. Remove the declaration."
    case .foreign(let what):
      return place + "\(what). Name a .xib or .storyboard file for iOS that Xcode 5 or newer saved."
    }
  }
}

extension InterfaceError {
  /// Why a file or folder could not be read or written, in plain words, without a full stop: `it may not be read`.
  ///
  /// - Parameter error: what Foundation threw.
  public static func plainCause(of error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return words(forPOSIX: error.code) }
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      let inner = inner as NSError
      if inner.domain == NSPOSIXErrorDomain { return words(forPOSIX: inner.code) }
    }
    guard error.domain == NSCocoaErrorDomain else { return "the system says no" }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file"
    case .fileReadNoPermission: return "it may not be read"
    case .fileWriteNoPermission: return "it may not be written"
    case .fileWriteFileExists: return "a file is in the way"
    case .fileWriteOutOfSpace: return "there is no room left on the disk"
    case .fileWriteVolumeReadOnly: return "the disk may only be read"
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: return "its name is not allowed"
    case .fileReadTooLarge: return "it is too large"
    default: return "the system says no"
    }
  }

  private static func words(forPOSIX code: Int) -> String {
    switch POSIXErrorCode(rawValue: Int32(code)) {
    case .ENOENT: "there is no such file"
    case .EACCES, .EPERM: "there is no permission for it"
    case .EEXIST, .ENOTDIR: "a file is where a folder would have to be"
    case .EISDIR: "a folder is in the way"
    case .ENOSPC, .EDQUOT: "there is no room left on the disk"
    case .EROFS: "the disk may only be read"
    case .ENAMETOOLONG: "the name is too long"
    case .ELOOP: "its links lead in a circle"
    case .EMFILE, .ENFILE: "too many files are open"
    case .EIO: "the disk does not answer"
    case .EBUSY, .ETXTBSY: "somebody else is using it"
    default: "the system says no (code \(code))"
    }
  }
}
