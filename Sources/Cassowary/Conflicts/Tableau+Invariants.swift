extension Tableau {
  /// Traps if the tableau is not in solved, feasible form, or its index has a hole.
  ///
  /// - Complexity: O(entries · log *n*).
  func checkInvariants() {
    for (index, row) in rows.enumerated() {
      let basic = basics[index]
      precondition(self.row(of: basic) == index, "the index of \(basic) is stale")
      if kind(of: basic) == .restricted {
        let value = row.constant.approximation
        let slack = Tolerance.feasibility * 10 * max(1, value.magnitude)
        precondition(value >= -slack, "\(basic) is negative: \(row.constant)")
      }
      var last = Int32(-1)
      for entry in row.entries {
        precondition(entry.symbol.index > last, "entries are out of order")
        last = entry.symbol.index
        precondition(entry.coefficient != 0, "an entry is 0")
        precondition(self.row(of: entry.symbol) == nil, "\(entry.symbol) is basic, yet in a row")
        if kind(of: entry.symbol) == .frozen { continue }
        precondition(
          kind(of: basic) != .restricted || kind(of: entry.symbol) != .unrestricted,
          "an inequality hangs on the unrestricted \(entry.symbol)"
        )
        precondition(column(of: entry.symbol).contains(index), "a column misses a row")
      }
    }
  }
}

extension Tableau {
  /// One line a row, `x = 8 + 2·y − s`, as symbols were made; zero columns are not printed.
  func description(naming name: (Symbol) -> String) -> String {
    var lines: [String] = []
    for row in rows.indices.sorted(by: { basics[$0] < basics[$1] }) {
      var shown = rows[row]
      shown.entries.removeAll { kind(of: $0.symbol) == .frozen }
      lines.append("\(name(basics[row])) = \(shown.description(naming: name))")
    }
    return lines.joined(separator: "\n")
  }
}

extension Row {
  func description(naming name: (Symbol) -> String) -> String {
    var text = constant == 0 && !entries.isEmpty ? "" : Self.format(constant.approximation)
    for entry in entries {
      let magnitude = entry.coefficient.approximation.magnitude
      let factor = magnitude == 1 ? "" : Self.format(magnitude) + "·"
      let sign = entry.coefficient < 0 ? "−" : (text.isEmpty ? "" : "+")
      text += (text.isEmpty ? sign : " \(sign) ") + factor + name(entry.symbol)
    }
    return text
  }

  /// A whole number without a fraction, any other with up to six digits behind the point.
  static func format(_ value: Double) -> String {
    if value.magnitude >= 1e9 { return "\(value)" }
    let millionths = UInt64(value.magnitude * 1e6 + 0.5)
    var fraction = String(millionths % 1_000_000)
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 && millionths > 0 ? "−" : ""
    return "\(sign)\(millionths / 1_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
