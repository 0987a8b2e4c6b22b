extension Report {
  /// A workflow command for each finding, as GitHub's runners read them from the output of a step.
  var github: String {
    findings.map { finding in
      let properties = [
        "file=\(Self.escaped(property: finding.file))", "line=\(finding.line)",
        "title=\(Self.escaped(property: finding.rule))",
      ]
      let text = Self.escaped("\(finding.text) \(finding.occurrence)")
      return "::\(finding.level.rawValue) \(properties.joined(separator: ","))::\(text)\n"
    }.joined()
  }

  /// A text in a command, which ends with its line.
  private static func escaped(_ text: String) -> String {
    // By scalars: to Swift a carriage return and a line feed are one character.
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// A property, which a comma or a colon ends.
  private static func escaped(property: String) -> String {
    escaped(property).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
