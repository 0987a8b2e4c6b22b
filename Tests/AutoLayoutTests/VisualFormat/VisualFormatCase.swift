import AutoLayout

/// A random visual format with options, metrics and direction: the same for the same seed and number on every platform.
struct VisualFormatCase: CustomStringConvertible {
  var format = ""
  var options: NSLayoutConstraint.FormatOptions = []
  var metrics: [String: Any]? = [:]
  var direction = UIUserInterfaceLayoutDirection.leftToRight

  var description: String {
    let metrics = metrics.map { "\($0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })" }
    return "'\(format.debugDescription)' options \(options.rawValue) metrics \(metrics ?? "nil")"
  }

  init(format: String, metrics: [String: Any]) {
    self.format = format
    self.metrics = metrics
  }

  init(seed: UInt64, number: Int) {
    var chance = Chance(state: seed &* 1_000_003 &+ UInt64(number))
    var writer = FormatWriter(chance: chance)
    writer.writeFormat()
    if writer.chance.isOne(in: 2) {
      for _ in 0...writer.chance.roll(4) { writer.mutate() }
    }
    format = String(writer.text)
    chance = writer.chance
    direction = chance.isOne(in: 3) ? .rightToLeft : .leftToRight
    options = Self.options(&chance, isColumn: format.hasPrefix("V"))
    metrics = chance.isOne(in: 20) ? nil : Self.metrics(&chance)
  }

  private static func options(
    _ chance: inout Chance,
    isColumn: Bool
  ) -> NSLayoutConstraint.FormatOptions {
    if chance.isOne(in: 2) { return [] }
    if chance.isOne(in: 12) { return .init(rawValue: 1 << UInt(chance.roll(64))) }
    let rows: [NSLayoutConstraint.FormatOptions] = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
    ]
    let columns: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
      .spacingBaselineToBaseline,
    ]
    let choices = isColumn == chance.isOne(in: 10) ? rows : columns
    return [choices[chance.roll(choices.count)], choices[chance.roll(choices.count)]]
  }

  private static func metrics(_ chance: inout Chance) -> [String: Any] {
    var result: [String: Any] = [
      "m": 12, "n": -3.5, "p": 750 as Float, "a": UInt8(40), "s": "text", "nan": Double.nan,
      "large": 1e12, "huge": 1e300, "é2": 7,
    ]
    if chance.isOne(in: 4) { result["b"] = CGFloat(chance.roll(2000)) - 500 }
    return result
  }
}

/// SplitMix64.
struct Chance {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value &>> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value &>> 31)) % UInt64(sides))
  }

  mutating func isOne(in sides: Int) -> Bool { roll(sides) == 0 }
}

/// Writes a format, and mutates it.
private struct FormatWriter {
  var text: [Character] = []
  var chance: Chance

  init(chance: Chance) { self.chance = chance }

  mutating func writeFormat() {
    add(["H:", "V:", "V:", ""])
    if chance.isOne(in: 2) {
      add(["|"])
      writeConnection()
    }
    writeView()
    for _ in 0..<chance.roll(chance.isOne(in: 50) ? 60 : 4) {
      writeConnection()
      writeView()
    }
    if chance.isOne(in: 2) {
      writeConnection()
      add(["|"])
    }
  }

  private mutating func writeView() {
    add(["["])
    add(chance.isOne(in: 30) ? ["free", "wrong", "x", "self.a", ""] : ["a", "b", "c", "_g1", "é"])
    if chance.isOne(in: 2) { writePredicates(["a", "b", "c", "_g1", "m", "10"]) }
    add(["]"])
  }

  private mutating func writeConnection() {
    switch chance.roll(5) {
    case 0: break
    case 1: add(["-"])
    case 2, 3:
      add(["-"])
      add(["5", "20", "0", "7.25", "m", "n", "é2"])
      writePriority()
      add(["-"])
    default:
      add(["-"])
      writePredicates(["8", "-8", "m", "n", "0.5"])
      add(["-"])
    }
  }

  private mutating func writePredicates(_ lengths: [String]) {
    add(["("])
    for index in 0...chance.roll(3) {
      if index > 0 { add([","]) }
      add(["", "==", ">=", "<=", ">=", "<="])
      add(chance.isOne(in: 40) ? ["s", "nan", "huge", "large", "1e3", "9999999999999"] : lengths)
      writePriority()
    }
    add([")"])
  }

  private mutating func writePriority() {
    if !chance.isOne(in: 3) { return }
    add(["@"])
    add(
      chance.isOne(in: 30) ? ["0", "1001", "-1", "nan", "s"] : ["1", "250", "999.5", "1000", "p"]
    )
  }

  private mutating func add(_ choices: [String]) {
    if chance.isOne(in: 25) { text.append(" ") }
    text += choices[chance.roll(choices.count)]
  }

  // MARK: Mutations

  private static let pieces: [String] = [
    "|", "-", "[", "]", "(", ")", "@", ",", "==", "<=", ">=", "=", "<", ">", "H:", "V:", ":", " ",
    "\n", "\r\n", "\t", "\0", "5", "-5", ".", "..", "a", "[a]", "[b(", "(((((((", "-(", ")-", "--",
    "\u{301}", "\u{200D}", "🧭", "٣", "𝟗", "½", "é", "name", "1e400", "nan", "inf", "0x10", "%@",
    "\\",
  ]

  mutating func mutate() {
    let place = chance.roll(text.count + 1)
    switch chance.roll(6) {
    case 0, 1:
      text.insert(contentsOf: Self.pieces[chance.roll(Self.pieces.count)], at: place)
    case 2: if place < text.count { text.remove(at: place) }
    case 3:
      let end = place + chance.roll(min(12, text.count - place) + 1)
      text.insert(contentsOf: Array(text[place..<end]), at: chance.roll(text.count + 1))
    case 4: text.removeLast(text.count - place)
    default:
      if place < text.count, !text.isEmpty { text.swapAt(place, chance.roll(text.count)) }
    }
    // Adjacent characters may have combined.
    text = Array(String(text))
  }
}
