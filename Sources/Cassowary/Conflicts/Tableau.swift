/// A system in solved form: every row gives one basic symbol by symbols that are not basic, and those are all 0.
///
/// So the value of a basic symbol is its row's constant. Two invariants hold between calls:
///
/// - a restricted basic symbol has a constant of at least 0 (the tableau is *feasible*);
/// - the row of a restricted symbol holds no unrestricted one. Whatever is done to an unrestricted symbol can
///   therefore not make an inequality fail.
///
/// The form is that of Badros, Borning and Stuckey, section 3 (doi:10.1145/504704.504705), with one table in place of two:
/// ``Symbol/Kind`` says which rows belong to C_U and which to C_S.
struct Tableau<Number: TableauNumber> {
  typealias Row = Cassowary.Row<Number>

  private(set) var kinds: [Symbol.Kind] = []
  private(set) var rows: [Row] = []
  /// The symbol that each row stands for.
  private(set) var basics: [Symbol] = []
  /// For each symbol its row, or -1.
  private var rowIndices: [Int32] = []
  /// For each symbol at least all rows that hold it. Rows that lost it in the meantime may still be listed, once or
  /// more: whoever reads a column looks.
  private var columns: [[Int32]] = []
  private var scratch: [Row.Entry] = []
  private(set) var pivots = 0
  /// Frozen symbols that rows may still hold, and all others.
  private var staleCount = 0
  private var liveCount = 0
  /// Whether any symbol was released.
  private(set) var hasReleased = false
  var checksEveryPivot = false

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    kinds.append(kind)
    liveCount += 1
    rowIndices.append(-1)
    columns.append([])
    return Symbol(index: Int32(kinds.count - 1))
  }

  func kind(of symbol: Symbol) -> Symbol.Kind { kinds[Int(symbol.index)] }

  func row(of symbol: Symbol) -> Int? {
    let index = rowIndices[Int(symbol.index)]
    return index < 0 ? nil : Int(index)
  }

  func value(of symbol: Symbol) -> Number {
    guard let row = row(of: symbol) else { return 0 }
    return rows[row].constant
  }

  /// The rows that hold a symbol, ascending, each once.
  func column(of symbol: Symbol) -> [Int] {
    var result: [Int] = []
    for row in columns[Int(symbol.index)] where rows[Int(row)].index(of: symbol) != nil {
      result.append(Int(row))
    }
    result.sort()
    var last = -1
    result.removeAll { row in
      defer { last = row }
      return row == last
    }
    return result
  }

  /// About how many rows hold a symbol.
  func crowd(of symbol: Symbol) -> Int { columns[Int(symbol.index)].count }
}

// MARK: Rows

extension Tableau {
  /// The row that says the same in symbols that are not basic.
  mutating func expressed(constant: Number, terms: [Row.Entry]) -> Row {
    var row = Row(constant: constant)
    var plain: [Row.Entry] = []
    for term in terms where term.coefficient != 0 {
      if let basic = self.row(of: term.symbol) {
        row.add(rows[basic], times: term.coefficient, scratch: &scratch) { _ in }
      } else if kind(of: term.symbol) != .frozen {
        plain.append(term)
      }
    }
    plain.sort { $0.symbol < $1.symbol }
    let areApart = plain.indices.dropLast().allSatisfy { plain[$0].symbol < plain[$0 + 1].symbol }
    if !areApart {
      for entry in plain { row.add(Row(entries: [entry]), times: 1, scratch: &scratch) { _ in } }
    } else if row.entries.isEmpty {
      row.entries = plain
    } else {
      row.add(Row(entries: plain), times: 1, scratch: &scratch) { _ in }
    }
    purge(&row)
    return row
  }

  /// Takes out of a row what is frozen: 0 times anything.
  private func purge(_ row: inout Row) {
    if staleCount > 0 { row.entries.removeAll { kinds[Int($0.symbol.index)] == .frozen } }
  }

  /// `row` becomes `row + factor · other`, both outside of the table.
  mutating func add(_ other: Row, times factor: Number, to row: inout Row) {
    row.add(other, times: factor, scratch: &scratch) { _ in }
  }

  /// Enters `basic = row`, where `basic` stands nowhere yet.
  mutating func insert(_ basic: Symbol, _ row: Row) {
    let index = Int32(rows.count)
    for entry in row.entries { columns[Int(entry.symbol.index)].append(index) }
    rowIndices[Int(basic.index)] = index
    rows.append(row)
    basics.append(basic)
  }

  /// Enters the equation `0 = row`, solved for a symbol that is not basic.
  ///
  /// `0 = c + a·s + rest` becomes `s = −c/a − rest/a`, and that replaces `s` in all other rows.
  /// - Precondition: the row holds the symbol.
  mutating func insert(solving row: Row, for symbol: Symbol) {
    var row = row
    let coefficient = row.remove(symbol)
    row.multiply(by: -1 / coefficient)
    substitute(symbol, by: row, except: nil)
    insert(symbol, row)
  }

  /// Exchanges a basic symbol with one of its row.
  ///
  /// `b = c + a·e + rest` becomes `e = −c/a + b/a − rest/a`, and that replaces `e` in all other rows.
  /// - Precondition: the row holds `entering`.
  mutating func pivot(row index: Int, entering: Symbol) {
    pivots += 1
    let leaving = basics[index]
    var row = rows[index]
    purge(&row)
    let coefficient = row.remove(entering)
    row.multiply(by: -1 / coefficient)
    insert(entryFor: leaving, coefficient: 1 / coefficient, into: &row)
    columns[Int(leaving.index)].append(Int32(index))

    rows[index] = row
    basics[index] = entering
    rowIndices[Int(leaving.index)] = -1
    rowIndices[Int(entering.index)] = Int32(index)
    substitute(entering, by: row, except: index)
    if checksEveryPivot { checkInvariants() }
  }

  /// Replaces a symbol in a row outside of the table.
  mutating func substitute(_ symbol: Symbol, in row: inout Row) {
    guard let basic = self.row(of: symbol) else { return }
    let coefficient = row.remove(symbol)
    if coefficient == 0 { return }
    row.add(rows[basic], times: coefficient, scratch: &scratch) { _ in }
  }

  /// Holds a symbol at 0 for good, and forgets its column.
  ///
  /// Rows that hold it keep it until they are next worked on, or until a fair share of all symbols is frozen: taking each out
  /// of all rows at once costs more than any pivot where rows are long.
  mutating func freeze(_ symbol: Symbol) {
    columns[Int(symbol.index)] = []
    kinds[Int(symbol.index)] = .frozen
    staleCount += 1
    liveCount -= 1
    if staleCount * 32 > liveCount {
      for index in rows.indices {
        rows[index].entries.removeAll { kinds[Int($0.symbol.index)] == .frozen }
      }
      staleCount = 0
    }
  }

  /// Lets a symbol be any number from now on, and with it the condition that it is the slack or marker of go.
  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol.index)] = .released
    hasReleased = true
  }

  /// Gives a row a symbol that it does not hold.
  func insert(
    entryFor symbol: Symbol,
    coefficient: Number,
    into row: inout Row
  ) {
    if kind(of: symbol) == .frozen { return }
    var place = row.entries.count
    while place > 0 && row.entries[place - 1].symbol > symbol { place -= 1 }
    row.entries.insert(Row.Entry(symbol: symbol, coefficient: coefficient), at: place)
  }

  private mutating func substitute(_ symbol: Symbol, by replacement: Row, except own: Int?) {
    let holders = columns[Int(symbol.index)]
    columns[Int(symbol.index)] = []
    for holder in holders where Int(holder) != own {
      let coefficient = rows[Int(holder)].remove(symbol)
      if coefficient == 0 { continue }
      rows[Int(holder)].add(replacement, times: coefficient, scratch: &scratch) { appeared in
        columns[Int(appeared.index)].append(holder)
      }
    }
  }
}
