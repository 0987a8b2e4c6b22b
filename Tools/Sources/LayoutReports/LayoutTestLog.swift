import Foundation

/// What `expectLayout` has written to the file of the environment variable `PLUMB_FINDINGS`: the screens of a package's tests and their
/// defects.
public struct LayoutTestLog: Sendable {
  /// The number of screens that were checked: the calls of `expectLayout` that came to their end.
  public private(set) var screens = 0
  /// The number of their layouts.
  public private(set) var combinations = 0
  /// The defects, also of screens that did not come to their end.
  public private(set) var findings: [Finding] = []
  /// The layouts that had begun when their process ended, in the order in which they began.
  public private(set) var unfinished: [Layout] = []
  /// The numbers of the lines that cannot be read, from 1.
  public private(set) var unreadableLines: [Int] = []

  /// A layout of a screen.
  public struct Layout: Hashable, Sendable, CustomStringConvertible {
    /// The class of the view or controller.
    public var screen: String
    /// The combination in words.
    public var combination: String
    /// The file of the call.
    public var file: String
    /// The line of the call.
    public var line: Int

    /// The layout and the place of its call: `Card on iPhone SE (CardTests.swift:12)`.
    public var description: String {
      "\(screen) \(combination) (\(file.split(separator: "/").last ?? ""):\(line))"
    }
  }

  /// Whether no screen has begun.
  public var isEmpty: Bool { screens == 0 && unfinished.isEmpty }

  /// Reads the text of a file.
  ///
  /// - Parameter sources: the source files of the package, which constraints name by their modules.
  public init(_ text: String, sources: SourceFiles) {
    let decoder = JSONDecoder()
    var open: [String: Layout] = [:]
    var order: [String] = []
    for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if text.isEmpty { continue }
      guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)) else {
        unreadableLines.append(index + 1)
        continue
      }
      switch line.kind {
      case .begins:
        if open[line.run] == nil { order.append(line.run) }
        open[line.run] = Layout(
          screen: line.screen,
          combination: line.combinations ?? "",
          file: line.file,
          line: line.line
        )
      case .screen:
        open[line.run] = nil
        screens += 1
        combinations += line.count ?? 0
      case .defect:
        findings.append(line.finding(in: sources))
      }
    }
    unfinished = order.compactMap { open[$0] }
  }

  /// A line of the file, as PlumbTesting writes it.
  private struct Line: Decodable {
    enum Kind: String, Decodable { case begins, screen, defect }

    var kind: Kind
    var screen: String
    var run: String
    var file: String
    var line: Int
    var count: Int?
    var combinations: String?
    var rule: String?
    var level: Finding.Level?
    var message: String?
    var remedy: String?
    var picture: String?

    func finding(in sources: SourceFiles) -> Finding {
      Finding(
        rule: rule ?? FindingRule.expectation.id,
        level: level ?? .error,
        message: message ?? "",
        remedy: remedy ?? "",
        file: sources.path(of: file),
        line: line,
        screens: [Finding.Screen(name: screen, combinations: combinations ?? "", picture: picture)]
      )
    }
  }
}
