public import Foundation

/// Findings in the order of their places, each once, with paths relative to a folder.
public struct Report: Sendable {
  /// The formats of a report.
  public enum Format: String, CaseIterable, Sendable {
    /// Sentences, for people and coding agents.
    case text
    /// An array with an object for each finding.
    case json
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
    /// Workflow commands, of which GitHub makes annotations.
    case github
  }

  /// The findings, ordered by file, line, rule and message.
  public let findings: [Finding]

  /// Creates a report. Findings of several screens that have the same place and text become one.
  ///
  /// - Parameters:
  ///   - findings: the findings in any order.
  ///   - folder: the folder to which paths are relative, usually the current one. Files outside of it keep their whole path.
  public init(_ findings: [Finding], relativeTo folder: URL) {
    let folder = ReportFolder(folder)
    self.findings = Self.merged(findings.map(folder.relative)).sorted(by: Self.precedes)
  }

  /// The report as text in a format, with a line break at its end unless it is empty.
  public func text(as format: Format) -> String {
    switch format {
    case .text: text
    case .json: json
    case .sarif: sarif
    case .github: github
    }
  }

  private static func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    var places: [Finding: Int] = [:]
    for finding in findings {
      var key = finding
      key.screens = []
      if let place = places[key] {
        for screen in finding.screens where !result[place].screens.contains(screen) {
          result[place].screens.append(screen)
        }
      } else {
        places[key] = result.count
        result.append(finding)
      }
    }
    return result.map { finding in
      var finding = finding
      finding.screens.sort {
        ($0.name, $0.combinations, $0.picture ?? "") < ($1.name, $1.combinations, $1.picture ?? "")
      }
      return finding
    }
  }

  private static func precedes(_ one: Finding, _ other: Finding) -> Bool {
    (one.file, one.line, one.rule, one.message, one.remedy, one.level.rawValue)
      < (other.file, other.line, other.rule, other.message, other.remedy, other.level.rawValue)
  }
}

extension Report {
  /// Two lines for each finding, and one for each picture.
  private var text: String {
    findings.map { finding in
      let lines =
        ["\(finding.file):\(finding.line): \(finding.text) [\(finding.rule)]"]
        + ["  \(finding.occurrence)"] + finding.pictures.map { "  Picture: \($0)" }
      return lines.map(Self.onOneLine).joined(separator: "\n") + "\n"
    }.joined()
  }

  /// The text with spaces for line breaks, and without the characters that reverse what follows: names may contain both.
  private static func onOneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar {
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": " "
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
