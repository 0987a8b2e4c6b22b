import Foundation

/// Tells how far the work is: on a terminal one line that rewrites itself, elsewhere a line a step.
public struct ProgressLine {
  private let isTerminal: Bool
  private let write: (String) -> Void

  public static var standardError: ProgressLine {
    ProgressLine(isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1) { text in
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  public func show(_ text: String) {
    write(isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// Leaves an empty line on the terminal for what comes next.
  public func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}
