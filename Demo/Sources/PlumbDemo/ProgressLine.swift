import Foundation

/// Prints the progress of a command: on a terminal in one line that is overwritten, elsewhere in one line for each step.
public struct ProgressLine {
  private let isTerminal: Bool
  private let write: (String) -> Void

  /// A progress line on standard error.
  public static var standardError: ProgressLine {
    ProgressLine(isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1) { text in
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Prints a step.
  public func show(_ text: String) {
    write(isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// Clears the line on a terminal.
  public func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}
