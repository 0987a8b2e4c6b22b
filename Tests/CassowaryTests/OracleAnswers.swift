import Foundation

/// The answer to one ``RandomSystem`` in `Fixtures/oracle.txt`; `Tests/Oracle/README.md` describes the format.
struct OracleAnswer {
  /// The indices of the required constraints that are rejected, ascending.
  var leftOut: [Int]
  /// The sum of the errors at each level, highest level first.
  var errors: [Double]
  var values: [Double]
  /// Whether required constraints and levels alone determine a variable, before the rules for ties and undetermined values.
  var isUnique: [Bool]
}

/// All answers, in the order of the cases.
struct OracleAnswers {
  let checksum: UInt64
  let answers: [OracleAnswer]

  static let committed = OracleAnswers(parsing: committedText)

  private static var committedText: String {
    guard
      let url = Bundle.module.url(
        forResource: "oracle",
        withExtension: "txt",
        subdirectory: "Fixtures"
      ),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { fatalError("Fixtures/oracle.txt is not among the resources of the tests") }
    return text
  }

  init(parsing text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let header = lines.isEmpty ? [] : lines[0].split(separator: " ")
    guard header.count >= 4, Int(header[1]) == lines.count - 1,
      let checksum = UInt64(header[3], radix: 16)
    else { fatalError("oracle.txt does not start with 'cases <count> checksum <hex>'") }
    self.checksum = checksum
    answers = lines.dropFirst().map(OracleAnswer.init(parsing:))
  }
}

extension OracleAnswer {
  init(parsing line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 3 else { fatalError("not an answer: \(line)") }
    leftOut = fields[0].map {
      guard let index = $0.hexDigitValue else { fatalError("not an index: \($0)") }
      return index
    }
    errors = fields[1].split(separator: " ").map(Self.number)
    let values = fields[2].split(separator: " ")
    self.values = values.map { Self.number($0.hasSuffix("~") ? $0.dropLast() : $0) }
    isUnique = values.map { !$0.hasSuffix("~") }
  }

  /// `p` or `p/q`.
  private static func number(_ text: Substring) -> Double {
    let parts = text.split(separator: "/")
    guard let p = Double(parts[0]), let q = parts.count == 2 ? Double(parts[1]) : 1 else {
      fatalError("not a rational number: \(text)")
    }
    return p / q
  }
}
