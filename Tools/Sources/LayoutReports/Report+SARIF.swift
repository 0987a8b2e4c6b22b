import Foundation

extension Report {
  /// A log of one run, in the Static Analysis Results Interchange Format, version 2.1.0 with its errata 01.
  var sarif: String {
    Self.encoded(SARIFLog(self), .prettyPrinted) + "\n"
  }
}

/// The parts of the format that findings need, by the names of the standard.
private struct SARIFLog: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "Plumb"
    var version = PlumbVersion.current
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Encodable { var text: String }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Location: Encodable { var physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    /// nil for the whole file.
    var region: Region?
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable { var startLine: Int }

  init(_ report: Report) {
    let ids = Set(report.findings.map(\.rule)).sorted()
    let rules = ids.map { id in
      Rule(id: id, shortDescription: Message(text: FindingRule.withID(id).summary))
    }
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule,
        ruleIndex: ids.firstIndex(of: finding.rule) ?? 0,
        level: finding.level.rawValue,
        message: Message(text: "\(finding.text) \(finding.occurrence)"),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: ArtifactLocation(uri: Self.uri(finding.file)),
              region: finding.line > 0 ? Region(startLine: finding.line) : nil
            )
          )
        ]
      )
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  /// A path as a URI: relative for a relative path.
  private static func uri(_ path: String) -> String {
    let kept = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    )
    let encoded = path.addingPercentEncoding(withAllowedCharacters: kept) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
