import Cassowary

/// The explanation of a conflict in one sentence: the requirement of one statement, the effect of
/// the others, and the result. `Docs/Conflicts.md` lists its forms.
struct ConflictSentence {
  /// The statements in conflict, in the order of activation.
  let statements: [ConflictStatement]
  /// The lengths that have to be at least 0 for the conflict to exist.
  let lengths: [(item: LayoutItem, axis: NSLayoutConstraint.Axis, variable: Variable)]
  let isLength: (Variable) -> Bool
  /// The index of the statement that is the subject of the sentence.
  let subject: Int
  /// The range that the other statements permit for the subject; nil if it cannot be computed.
  let room: Room?

  init(
    _ statements: [ConflictStatement],
    leftOut: Cassowary.Constraint.ID,
    lengths: [(item: LayoutItem, axis: NSLayoutConstraint.Axis, variable: Variable)],
    isLength: @escaping (Variable) -> Bool
  ) {
    self.statements = statements
    self.lengths = lengths
    self.isLength = isLength
    let subject = Self.subject(of: statements, leftOut)
    self.subject = subject
    let others = statements.indices.filter { $0 != subject }.map { statements[$0].row }
    room =
      others.count > Self.mostNumbers
      ? nil : Room(of: statements[subject].row, among: others, isLength)
  }

  struct Room {
    /// The value of the statement's sum that is nearest to the required one.
    var sum: Double
    /// Whether the sum can have no other value.
    var isFixed: Bool

    init?(
      of row: Cassowary.Constraint,
      among others: [Cassowary.Constraint],
      _ isLength: @escaping (Variable) -> Bool
    ) {
      guard let room = ConflictRoom(others, isLength: isLength),
        let value = room.value(of: row.expression, nearestTo: row.constant)
      else { return nil }
      sum = value
      isFixed = room.isFixed(row.expression, at: value)
    }
  }

  /// Returns the index of the statement that a developer probably looks for: a size with a constant
  /// that the app sets. Of several such statements it is the one that is broken, or the one on the
  /// innermost view, or the last one. Without any, it is the broken statement.
  private static func subject(
    of statements: [ConflictStatement],
    _ leftOut: Cassowary.Constraint.ID
  ) -> Int {
    var best = statements.firstIndex { $0.id == leftOut } ?? statements.count - 1
    if statements[best].isPlainSize && statements[best].isOfUser { return best }
    var depth = -1
    for (index, statement) in statements.enumerated() {
      guard statement.isPlainSize, statement.isOfUser, !statement.constraint.isEncapsulatedSize,
        let item = statement.first?.item, item.depth >= depth
      else { continue }
      (best, depth) = (index, item.depth)
    }
    return best
  }

  var main: ConflictStatement { statements[subject] }

  var others: [ConflictStatement] {
    statements.indices.filter { $0 != subject }.map { statements[$0] }
  }

  /// The numbers of members above which the sentence does not describe each member, and above which
  /// it contains no computed number: computing it takes as long as finding the conflict.
  private static let (mostMembers, mostNumbers) = (24, 64)

  var text: String {
    let text =
      statements.count <= Self.mostMembers ? textOfPath ?? textOfClauses ?? textOfAll : textOfAll
    // The name of a file is not capitalised.
    if main.summary.location != nil { return text + "." }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
