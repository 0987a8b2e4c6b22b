/// A set of combinations of a matrix in as few words as possible: `on iPhone SE with text size accessibility3`.
struct FoldedCombinations {
  var matrix: LayoutMatrix
  var combinations: [LayoutMatrix.Combination]

  /// Where a failure happens, for the end of a sentence: "in all 12 combinations", "in all right-to-left combinations", "on iPhone SE
  /// with text size accessibility3 and double texts".
  var text: String {
    let total = matrix.combinations.count
    if total == 1 { return "" }
    if combinations.count == total {
      return total == 2 ? "in both combinations" : "in all \(total) combinations"
    }
    let boxes = boxes()
    if boxes.count <= Self.mostBoxes { return boxes.map { text($0) }.joined(separator: "; ") }
    let first = Self.words(for: combinations[0], in: matrix)
    return "in \(combinations.count) of \(total) combinations, the first \(first)"
  }

  /// For each dimension the indices of some of its values; the box contains their combinations.
  private typealias Box = [[Int]]

  /// More boxes than these do not make a sentence.
  private static let mostBoxes = 3

  /// Boxes that together contain the combinations and no others.
  private func boxes() -> [Box] {
    let all = Set(combinations)
    var rest = all
    var result: [Box] = []
    for first in combinations where rest.contains(first) && result.count <= Self.mostBoxes {
      // The order in which the dimensions grow decides which box is found; the largest covers most.
      var best: Box = first.places.map { [$0] }
      var size = 0
      for order in Self.orders {
        let box = grown(from: first, in: all, order)
        let count = box.reduce(1) { $0 * $1.count }
        if count > size { (best, size) = (box, count) }
      }
      result.append(best)
      for member in members(of: best) { rest.remove(member) }
    }
    return result
  }

  private func grown(
    from first: LayoutMatrix.Combination,
    in all: Set<LayoutMatrix.Combination>,
    _ order: [Int]
  ) -> Box {
    var box: Box = first.places.map { [$0] }
    for dimension in order {
      for value in 0..<matrix.counts[dimension] where value != first.places[dimension] {
        var added = box
        added[dimension] = [value]
        if members(of: added).allSatisfy(all.contains) { box[dimension].append(value) }
      }
      box[dimension].sort()
    }
    return box
  }

  private func members(of box: Box) -> [LayoutMatrix.Combination] {
    box.reduce([[]]) { lists, values in lists.flatMap { list in values.map { list + [$0] } } }
      .map(LayoutMatrix.Combination.init)
  }

  private static let orders: [[Int]] = [
    [0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [3, 2, 1, 0], [2, 1, 0, 3],
    [1, 0, 3, 2], [0, 3, 2, 1],
  ]

  private func text(_ box: Box, isSingle: Bool = false) -> String {
    let isAll = box.indices.map { box[$0].count == matrix.counts[$0] }
    let direction =
      box[1].first.map { matrix.rightToLeft[$0] } == true
      ? "right-to-left" : "left-to-right"
    if !isSingle && members(of: box).count > 1 && !isAll[1] && isAll[0] && isAll[2] && isAll[3] {
      return "in all \(direction) combinations"
    }
    var words: [String] = []
    if !isAll[0] { words.append("on " + box[0].map { matrix.devices[$0].name }.inWords) }
    if !isAll[1] { words.append("in \(direction) direction") }
    var with: [String] = []
    if !isAll[2] {
      let sizes = box[2].map { matrix.textSizes[$0].rawValue }
      with.append("text size\(sizes.count == 1 ? "" : "s") \(sizes.inWords)")
    }
    if !isAll[3] { with.append(box[3].map { matrix.texts[$0].inWords }.inWords + " texts") }
    // Lists of several values need the word again.
    let isList = box[2].count > 1 || box[3].count > 1
    if !with.isEmpty {
      words.append("with " + with.joined(separator: isList ? " and with " : " and "))
    }
    return words.joined(separator: " ")
  }

  /// One combination in words, without the dimensions that have one value only.
  static func words(for combination: LayoutMatrix.Combination, in matrix: LayoutMatrix) -> String {
    let text = FoldedCombinations(matrix: matrix, combinations: [combination])
      .text(combination.places.map { [$0] }, isSingle: true)
    return text.isEmpty ? "the only combination" : text
  }
}

extension LayoutText {
  fileprivate var inWords: String {
    switch self {
    case .asIs: "unchanged"
    case .double: "double"
    case .pseudo: "pseudo-localised"
    }
  }
}

extension [String] {
  /// The elements as a list in a sentence: `a, b and c`.
  var inWords: String {
    count < 2 ? first ?? "" : "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}
