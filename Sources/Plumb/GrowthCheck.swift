/// Reports a statement that is made repeatedly, for example by a cell each time it is displayed: layout becomes slower with every
/// repetition, and no other symptom appears.
package struct GrowthCheck {
  /// The number of constraints of an item from which on the check runs, each time the number has doubled.
  private static let threshold = 64
  /// The number of equal statements that is reported.
  private static let repetitions = 16

  private let item: Item

  package init(item: Item) { self.item = item }

  /// - Parameter added: the number of constraints that the last closure has made.
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
      "`\(last.sentence)` exists \(times) times among \(constraints.count) constraints of "
        + "\(name(of: item.object)): makeConstraints adds constraints in every call.",
      remedy: "Use remakeConstraints or updateConstraints, or make the constraints once.",
      at: last.location,
      concerning: item.object
    )
  }
}
