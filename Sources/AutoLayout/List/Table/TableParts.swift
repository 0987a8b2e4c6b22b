/// The parts of a table from top to bottom: the header, the rows and the footer of each section.
struct TableParts {
  enum Kind: Equatable {
    case header(section: Int)
    case row(IndexPath)
    case footer(section: Int)

    /// `row 3 of section 0`, `the header of section 1`
    var inWords: String {
      switch self {
      case .row(let path): "row \(path.listDescription)"
      case .header(let section): "the header of section \(section)"
      case .footer(let section): "the footer of section \(section)"
      }
    }
  }

  /// The number of rows of each section.
  let rowCounts: [Int]
  /// The index of each section's header among the parts, followed by the number of parts.
  private let starts: [Int]
  var heights = LengthTree([])
  /// Whether the height of a part has been measured; otherwise it is an estimate.
  var isMeasured: [Bool]

  /// Creates the parts of sections with the given numbers of rows.
  ///
  /// - Parameter height: Returns the height of a part before it is shown, and whether that height
  ///   is final.
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
    // A binary search for the last section that begins at or before the index.
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

  /// Returns the index of a row among the parts; nil for a row that does not exist.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, rowCounts.indices.contains(path.section), path.row >= 0,
      path.row < rowCounts[path.section]
    else { return nil }
    return starts[path.section] + 1 + path.row
  }
}
