/// What a table shows, from top to bottom: of each section its header, its rows and its footer.
struct TableParts {
  enum Kind: Equatable {
    case header(section: Int)
    case row(IndexPath)
    case footer(section: Int)

    /// `row 0–3`, `the header of section 1`
    var inWords: String {
      switch self {
      case .row(let path): "row \(path.listDescription)"
      case .header(let section): "the header of section \(section)"
      case .footer(let section): "the footer of section \(section)"
      }
    }
  }

  /// Of each section.
  let rowCounts: [Int]
  /// Where each section's header is among the parts, and at the end how many parts there are.
  private let starts: [Int]
  var heights = LengthTree([])
  /// Whether the height of a part is its own. Otherwise it is an estimate.
  var isMeasured: [Bool]

  /// - Parameter height: what is known of the height of a part before it is shown, and whether it is certain.
  init(rowCounts: [Int], height: (Kind) -> (length: Double, isCertain: Bool)) {
    self.rowCounts = rowCounts
    var starts = [0]
    for count in rowCounts { starts.append(starts[starts.count - 1] + count + 2) }
    self.starts = starts
    isMeasured = []
    var lengths: [Double] = []
    for (section, count) in rowCounts.enumerated() {
      for place in 0..<(count + 2) {
        let (length, isCertain) = height(Self.kind(section, place, of: count))
        lengths.append(length)
        isMeasured.append(isCertain)
      }
    }
    heights = LengthTree(lengths)
  }

  var count: Int { starts[starts.count - 1] }

  func kind(at index: Int) -> Kind {
    // The last section that begins there or before.
    var (low, high) = (0, rowCounts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return Self.kind(low, index - starts[low], of: rowCounts[low])
  }

  private static func kind(_ section: Int, _ place: Int, of count: Int) -> Kind {
    if place == 0 { return .header(section: section) }
    return place > count
      ? .footer(section: section) : .row(IndexPath(row: place - 1, section: section))
  }

  func header(of section: Int) -> Int { starts[section] }
  func footer(of section: Int) -> Int { starts[section + 1] - 1 }

  /// nil for a row that does not exist.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, rowCounts.indices.contains(path.section), path.row >= 0,
      path.row < rowCounts[path.section]
    else { return nil }
    return starts[path.section] + 1 + path.row
  }
}
