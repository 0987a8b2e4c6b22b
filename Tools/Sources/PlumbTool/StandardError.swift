import Foundation
import PlumbDemo
import PlumbFiles

/// What commands say beside their results.
enum StandardError {
  /// Writes a line.
  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension InputFiles {
  /// Whether an argument names nothing, or a folder could not be read.
  var hasFaults: Bool { !missing.isEmpty || !unreadable.isEmpty }

  /// Names the arguments and folders without files.
  ///
  /// - Parameter quiet: whether folders that contain no files are not worth a line.
  func reportFaults(quiet: Bool) {
    for path in missing { StandardError.say("\(path): The file or folder does not exist.") }
    for (path, cause) in unreadable {
      StandardError.say("\(path): The folder cannot be read: \(cause). Its files are skipped.")
    }
    if quiet { return }
    for path in empty {
      StandardError.say("\(path): The folder contains no .xib or .storyboard files.")
    }
  }
}

extension ProgressLine {
  /// A progress line on standard error if it is a terminal; in a log each step would be a line.
  static var onTerminal: ProgressLine? {
    isatty(FileHandle.standardError.fileDescriptor) == 1 ? standardError : nil
  }
}
