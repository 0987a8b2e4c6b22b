import Cassowary

/// Why some statements cannot all hold, in one sentence: what one of them wants, what the others do together, and what that
/// comes to. `Docs/Conflicts.md` shows its forms.
struct ConflictSentence {
  /// In the order of activation.
  let statements: [ConflictStatement]
  /// The lengths whose being 0 or more takes part.
  let lengths: [(item: LayoutItem, axis: NSLayoutConstraint.Axis, variable: Variable)]
  let isLength: (Variable) -> Bool
  /// The place of the statement that it is about.
  let subject: Int
  /// What the others leave to it; nil where that cannot be computed.
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
    /// The value of the statement's sum that comes nearest to what it wants.
    var sum: Double
    /// Whether it can have no other.
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

  /// What a developer looks for first: a size that somebody gave a number. Of several the one that is left out, or is about the
  /// innermost view, or came last; without any what is left out.
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

  /// With many members it is not told how each of them matters, with very many not what they come to either: to compute that
  /// takes as long as to find them.
  private static let (mostMembers, mostNumbers) = (24, 64)

  var text: String {
    let text =
      statements.count <= Self.mostMembers ? textOfPath ?? textOfClauses ?? textOfAll : textOfAll
    // A file keeps its name.
    if main.summary.location != nil { return text + "." }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
