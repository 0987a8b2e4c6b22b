/// The right side of one equation, `constant + Σ coefficient · symbol`, over symbols that are not basic.
///
/// Its entries ascend by symbol, and none has the coefficient 0.
struct Row<Number: TableauNumber> {
  struct Entry {
    var symbol: Symbol
    var coefficient: Number
  }

  var constant: Number
  var entries: [Entry]

  init(constant: Number = 0, entries: [Entry] = []) {
    self.constant = constant
    self.entries = entries
  }

  /// The coefficient of a symbol, 0 if it is not there.
  ///
  /// - Complexity: O(log *n*).
  func coefficient(of symbol: Symbol) -> Number {
    guard let index = index(of: symbol) else { return 0 }
    return entries[index].coefficient
  }

  func index(of symbol: Symbol) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].symbol == symbol ? low : nil
  }

  /// Takes a symbol out: `c + a·s + rest` becomes `c + rest`.
  ///
  /// - Returns: `a`, 0 if the symbol was not there.
  mutating func remove(_ symbol: Symbol) -> Number {
    guard let index = index(of: symbol) else { return 0 }
    return entries.remove(at: index).coefficient
  }

  /// `row` becomes `factor · row`.
  mutating func multiply(by factor: Number) {
    constant = constant * factor
    for index in entries.indices {
      entries[index].coefficient = entries[index].coefficient * factor
    }
  }

  /// `row` becomes `row + factor · other`; what cancels disappears.
  ///
  /// - Parameters:
  ///   - scratch: room for the merged entries; its content is arbitrary before and after.
  ///   - appeared: called with each symbol that the row did not have before.
  mutating func add(
    _ other: Row,
    times factor: Number,
    scratch: inout [Entry],
    appeared: (Symbol) -> Void
  ) {
    constant = Number.sum(constant, factor * other.constant)
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(entries.count + other.entries.count)
    var left = 0
    var right = 0
    while left < entries.count || right < other.entries.count {
      if right == other.entries.count {
        scratch.append(entries[left])
        left += 1
      } else if left == entries.count || other.entries[right].symbol < entries[left].symbol {
        let entry = other.entries[right]
        scratch.append(Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient))
        appeared(entry.symbol)
        right += 1
      } else if entries[left].symbol < other.entries[right].symbol {
        scratch.append(entries[left])
        left += 1
      } else {
        let sum = Number.sum(entries[left].coefficient, factor * other.entries[right].coefficient)
        if sum != 0 {
          scratch.append(Entry(symbol: entries[left].symbol, coefficient: sum))
        }
        left += 1
        right += 1
      }
    }
    swap(&entries, &scratch)
  }
}
