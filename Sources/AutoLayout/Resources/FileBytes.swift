import Foundation

/// The bytes of a file, read as numbers and texts at positions that may lie behind its end.
nonisolated struct FileBytes {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  var count: Int { bytes.count }

  /// Returns the byte at a position; nil outside of the file.
  func byte(_ position: Int) -> Int? {
    position >= 0 && position < bytes.count ? Int(bytes[position]) : nil
  }

  /// Returns the number of `length` bytes whose first byte is the most significant one.
  private func big(_ position: Int, _ length: Int) -> Int? {
    guard position >= 0, position <= bytes.count - length else { return nil }
    return bytes[position..<position + length].reduce(0) { $0 &<< 8 | Int($1) }
  }

  /// Returns the number of `length` bytes whose first byte is the least significant one.
  private func little(_ position: Int, _ length: Int) -> Int? {
    guard position >= 0, position <= bytes.count - length else { return nil }
    return bytes[position..<position + length].reversed().reduce(0) { $0 &<< 8 | Int($1) }
  }

  func big16(_ position: Int) -> Int? { big(position, 2) }
  func big32(_ position: Int) -> Int? { big(position, 4) }
  func signedBig16(_ position: Int) -> Int? {
    big(position, 2).map { Int(Int16(truncatingIfNeeded: $0)) }
  }
  func little16(_ position: Int) -> Int? { little(position, 2) }
  func little24(_ position: Int) -> Int? { little(position, 3) }
  func little32(_ position: Int) -> Int? { little(position, 4) }

  /// Returns whether the characters, each of one byte, are at a position.
  func has(_ characters: String, at position: Int) -> Bool {
    var next = position
    for scalar in characters.unicodeScalars {
      if byte(next) != Int(scalar.value) { return false }
      next += 1
    }
    return true
  }

  /// Returns the first position of the characters, each of one byte, from a position on.
  func find(_ characters: String, from start: Int) -> Int? {
    let wanted = characters.unicodeScalars.map { UInt8($0.value) }
    guard let first = wanted.first, start >= 0, bytes.count >= wanted.count else { return nil }
    var position = start
    while position <= bytes.count - wanted.count {
      if bytes[position] == first && bytes[position..<position + wanted.count].elementsEqual(wanted)
      {
        return position
      }
      position += 1
    }
    return nil
  }

  /// Returns the bytes of a range as text; other bytes than UTF-8 become replacement characters.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the bytes of a range as text in big-endian UTF-16.
  func text16(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).compactMap {
      big16($0).map { UInt16($0) }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
