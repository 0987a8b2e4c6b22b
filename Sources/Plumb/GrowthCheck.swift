/// Looks for a statement that is made again and again, as in a cell that sets itself up each time it is shown: layout gets slower and
/// slower, and nothing else says so.
package struct GrowthCheck {
  /// From how many constraints of an item on it looks, each time that their number has doubled.
  private static let threshold = 64
  /// How often a statement has to be there.
  private static let repetitions = 16

  private let item: Item

  package init(item: Item) { self.item = item }

  /// - Parameter added: how many constraints the last closure has made.
  package func run(added: Int) {
    let count = item.constraintCount
    let hasDoubled = count.leadingZeroBitCount < (count - added).leadingZeroBitCount
    if count >= Self.threshold && hasDoubled { findRepetition() }
  }

  private func findRepetition() {
    let constraints = item.registeredConstraints
    guard let last = constraints.last else { return }
    let times = constraints.count {
      $0.location == last.location && $0.relation == last.relation
        && $0.firstAttribute == last.firstAttribute
        && $0.secondAttribute == last.secondAttribute && $0.secondItem === last.secondItem
    }
    if times < Self.repetitions { return }
    report(
      .doubtfulStatement,
      "`\(last.sentence)` is there \(times) times, of \(constraints.count) constraints that were made for "
        + "\(name(of: item.object)): makeConstraints adds to what is there.",
      remedy: "Use remakeConstraints or updateConstraints, or make them once.",
      at: last.location,
      concerning: item.object
    )
  }
}
