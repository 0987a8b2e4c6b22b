import Dispatch
public import Foundation

/// A run of a package's tests in which `expectLayout` writes down what it finds.
public struct LayoutTestRun: Sendable {
  /// The folder of the package.
  public var package: URL
  /// A regular expression for the names of the tests to run; nil for all.
  public var filter: String?
  /// Further arguments of `swift test`.
  public var arguments: [String] = []
  /// The command that is called with `test`.
  var swift = "swift"

  /// Creates a run of all tests of a package.
  public init(of package: URL) { self.package = package }

  /// How a run ended.
  public enum Ending: Hashable, Sendable {
    /// All screens were checked.
    case finished
    /// The package was not built; what the compiler said.
    case notBuilt([String])
    /// The tests ran, and none of them called `expectLayout`.
    case noScreens
    /// The process of the tests ended while it laid out screens.
    case stopped
  }

  /// Runs the tests.
  ///
  /// - Parameter progress: called with each step of the build.
  /// - Throws: the error of Foundation if the command cannot be started.
  public func run(progress: (String) -> Void) throws -> (log: LayoutTestLog, ending: Ending) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-findings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let (output, status) = try test(writingTo: file, progress)
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let log = LayoutTestLog(text, sources: SourceFiles(in: package))
    if !log.unfinished.isEmpty { return (log, .stopped) }
    if !log.isEmpty { return (log, .finished) }
    if status == 0 || output.contains(where: Self.isOfTests) { return (log, .noScreens) }
    return (log, .notBuilt(Self.errors(in: output)))
  }

  /// Runs `swift test`, whatever its result.
  private func test(
    writingTo file: URL,
    _ progress: (String) -> Void
  ) throws -> (output: [String], status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [swift, "test", "--package-path", package.path]
      + (filter.map { ["--filter", $0] } ?? []) + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PLUMB_FINDINGS": file.path]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let interruption = Self.forwardingInterruption(to: process.processIdentifier)
    defer {
      interruption.cancel()
      signal(SIGINT, SIG_DFL)
    }
    var output: [String] = []
    var rest = Data()
    while true {
      let data = pipe.fileHandleForReading.availableData
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        output.append(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
        if let line = output.last, line.hasPrefix("[") { progress(line) }
      }
      if data.isEmpty { break }
    }
    if !rest.isEmpty { output.append(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  /// Ends the processes of the tests together with this one, as Control-C does in a terminal: Foundation gives them a group of their
  /// own, which the terminal does not interrupt.
  private static func forwardingInterruption(to process: Int32) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      kill(-process, SIGINT)
      signal(SIGINT, SIG_DFL)
      kill(getpid(), SIGINT)
    }
    source.resume()
    return source
  }

  /// Whether XCTest, Swift Testing or the package manager says that there are tests, or none.
  private static func isOfTests(_ line: String) -> Bool {
    line.contains("Test Suite '") || line.contains("Test run started")
      || line.contains("error: no tests found")
  }

  private static let mostErrors = 40

  /// The errors in the output of a build, each once; without any, its last lines.
  private static func errors(in output: [String]) -> [String] {
    var known: Set<String> = []
    let errors = output.filter { line in
      (line.contains(": error: ") || line.hasPrefix("error: ")) && known.insert(line).inserted
    }
    return errors.isEmpty ? Array(output.suffix(20)) : Array(errors.prefix(mostErrors))
  }
}
