import Foundation
import JSONLines

extension Report {
  /// An array with one finding on each line.
  var json: String {
    var lines = JSONLines()
    for finding in findings { lines.add(Self.encoded(finding)) }
    return lines.text
  }

  /// JSON with sorted keys.
  static func encoded(_ value: some Encodable, _ further: JSONEncoder.OutputFormatting = [])
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = further.union([.sortedKeys, .withoutEscapingSlashes])
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("Texts and whole numbers always have a JSON form: \(error)")
    }
  }
}
