import Cassowary

/// The forms of the sentence, from the most informative to the most general.
extension ConflictSentence {
  // MARK: Edges and neighbours

  /// The form with a path, or nil if the other statements do not form a path around one item:
  /// `…, but Card.swift:20 pins both its edges to a 320-wide superview with insets of 150: 20 are left`.
  var textOfPath: String? {
    if main.isPlainSize, let first = main.first {
      guard let room, let path = path(around: first.item, first.attribute.axis, among: others)
      else { return nil }
      let wanted = main.row.constant
      let isTooSmall = room.sum < wanted
      if !room.sum.isNear(path.room(isTooSmall: isTooSmall)) { return nil }
      let names = ConflictNames(main: first.item)
      let rest = words(for: path, first, isTooSmall: isTooSmall, "its edges", names)
      return "\(opening), but \(rest): \(outcome(isSpace: true))"
    }
    // The conflict does not depend on a required length: the path leaves less than 0 for an item.
    for (item, axis, variable) in lengths {
      guard let path = path(around: item, axis, among: statements),
        let room = ConflictRoom(
          statements.map(\.row),
          isLength: { $0 != variable && isLength($0) }
        ),
        let left = room.value(of: LinearExpression(variable), nearestTo: 0),
        left.isNear(path.room(isTooSmall: true))
      else { continue }
      let place = ConflictStatement.Place(
        item: item,
        attribute: axis == .horizontal ? .width : .height
      )
      let edges = "edges of \(item.spokenName)"
      let rest = words(for: path, place, isTooSmall: true, edges, ConflictNames())
      return "\(rest): \(ConstraintText.number(left)) would be left, and no length is below 0"
    }
    return nil
  }

  private func path(
    around item: LayoutItem,
    _ axis: NSLayoutConstraint.Axis,
    among statements: [ConflictStatement]
  ) -> ConflictPath? {
    ConflictPath(around: item, axis, statements) { rest in
      let room = ConflictRoom(rest.map(\.row), isLength: isLength)
      return { item in
        guard let room, let variables = item.variables else { return nil }
        return room.range(of: variables.length(axis))
      }
    }
  }

  private func words(
    for path: ConflictPath,
    _ length: ConflictStatement.Place,
    isTooSmall: Bool,
    _ edges: String,
    _ names: ConflictNames
  ) -> String {
    let isHorizontal = length.attribute == .width
    let (speakers, isOne) = Self.list(path.speaking, beside: names.main == nil ? nil : main.speaker)
    let container = self.container(of: path, length, isTooSmall: isTooSmall, names)
    // A comma ends a relative clause.
    let comma = container.contains(", which ") || container.contains(" that ") ? "," : ""
    if path.neighbours.isEmpty {
      let insets = Self.distances(path.gaps)
      return "\(speakers) \(isOne ? "pins" : "pin") both \(edges) to \(container)"
        + (insets.map { "\(comma) with insets of \($0)" } ?? "")
    }
    let row = isHorizontal ? "row" : "column"
    let item = names.main === length.item ? "it" : length.item.spokenName
    let neighbours = path.neighbours.map { neighbour in
      let end = isTooSmall ? neighbour.length.lowerBound : neighbour.length.upperBound
      let isExact = neighbour.length.lowerBound.isNear(neighbour.length.upperBound)
      if !isExact && end == 0 { return neighbour.item.spokenName }
      let bound = isExact ? "" : isTooSmall ? "at least " : "at most "
      let later = neighbour.isSetLater ? ", set later" : ""
      return "\(neighbour.item.spokenName) (\(bound)\(ConstraintText.number(end))\(later))"
    }
    let gaps = Self.distances(path.gaps)
    return "\(speakers) \(isOne ? "puts" : "put") \(item) in a \(row) with \(neighbours.listed) in "
      + "\(container)\(gaps.map { "\(comma) with gaps of \($0)" } ?? "\(comma) without gaps")"
  }

  /// Returns the distances in words, such as `10 and at least 20`, or one number if all are equal;
  /// nil if there are none.
  private static func distances(_ gaps: [ConflictPath.Gap]) -> String? {
    let words = gaps.map { gap in
      let bound = gap.isAtLeast ? "at least " : gap.isAtMost ? "at most " : ""
      return bound + ConstraintText.number(gap.value) + (gap.isSetLater ? " (set later)" : "")
    }
    if words.allSatisfy({ $0 == words[0] }) { return words[0] == "0" ? nil : words[0] }
    return words.listed
  }

  /// Returns the container in words: `a 320-wide superview` or `` `card`, which Card.swift:9 makes
  /// 320 wide, ``.
  private func container(
    of path: ConflictPath,
    _ length: ConflictStatement.Place,
    isTooSmall: Bool,
    _ names: ConflictNames
  ) -> String {
    let container = path.container
    let isExact = container.length.lowerBound.isNear(container.length.upperBound)
    let end = isTooSmall ? container.length.upperBound : container.length.lowerBound
    let bound = isExact ? "" : isTooSmall ? "at most " : "at least "
    let size = bound + ConstraintText.number(end) + (container.isSetLater ? " (set later)" : "")
    let adjective = length.attribute == .width ? "wide" : "high"
    let isSuperview = length.item.containerItem === container.item
    let reason = path.rest.filter { statement in
      guard let first = statement.first else { return false }
      return first.item === container.item && first.attribute == length.attribute
    }
    if let cell = container.item.view?.cellAround {
      let name = cell.ownClassName.map { " (\($0))" } ?? ""
      return "the content view of its cell\(name), which is \(size) \(adjective)"
    }
    var giver: String?
    if reason.count == 1, reason[0].second == nil {
      switch reason[0].summary.source {
      case .autoresizingMask: giver = "its autoresizing mask keeps"
      case .contentSize: giver = "its content makes"
      case .statement:
        let speaker = reason[0].speaker
        giver = speaker.isAnonymous ? nil : "\(speaker.name) makes"
      case .rootSize, .runtime: break
      }
    }
    if let giver {
      return isSuperview
        ? "a superview that \(giver) \(size) \(adjective)"
        : "\(container.item.spokenName), which \(giver) \(size) \(adjective)"
    }
    if !isSuperview { return "\(container.item.spokenName), which is \(size) \(adjective)" }
    return isExact ? "a \(size)-\(adjective) superview" : "a superview \(size) \(adjective)"
  }

  // MARK: Clauses

  /// The form with clauses, or nil if there are too many statements:
  /// `` …, but Card.swift:14 wants it as wide as `b` and Card.swift:15 wants `b` 50 wide: that makes 50 ``.
  var textOfClauses: String? {
    let others = others
    if others.isEmpty {
      return lengths.isEmpty
        ? "\(opening), which is impossible" : "\(opening), but no length is below 0"
    }
    var names = ConflictNames(main: main.isCompound ? nil : main.first?.item)
    names.note(main.items)
    var counted = names
    if others.requirements(&counted).count > Self.mostRequirements { return nil }
    var clauses = Self.clauses(of: others, &names, beside: main.speaker)
    if !lengths.isEmpty { clauses.append("no length is below 0") }
    let isSame = others.count == 1 && lengths.isEmpty && main.isAboutTheSame(as: others[0])
    let what = main.first.map { names($0.item) } ?? "it"
    return "\(opening), but \(clauses.listed): \(isSame ? "\(what) cannot be both" : outcome())"
  }

  private static let mostRequirements = 4

  /// Returns a clause for each source location, with those of the runtime last.
  private static func clauses(
    of statements: [ConflictStatement],
    _ names: inout ConflictNames,
    beside main: ConflictStatement.Speaker
  ) -> [String] {
    var result: [String] = []
    var speakers: [ConflictStatement.Speaker] = []
    for speaker in inOrder(statements).map(\.speaker) where !speakers.contains(speaker) {
      speakers.append(speaker)
    }
    // After the name of another line, "the same line" could refer to both.
    var isOnlyLine = true
    for speaker in speakers {
      let own = statements.filter { $0.speaker == speaker }
      let words = speaker.givesSize ? own.givenSizes(&names) : own.requirements(&names).listed
      if !speaker.isAnonymous {
        let name = speaker == main && isOnlyLine ? "the same line" : speaker.name
        result.append("\(name) \(speaker.verb) \(words)")
        if speaker.location != nil && speaker != main { isOnlyLine = false }
      } else if own.count == 1 {
        result.append(
          main.isAnonymous ? "another constraint wants \(words)" : "a constraint wants \(words)"
        )
      } else {
        result.append(
          main.isAnonymous ? "other constraints want \(words)" : "constraints want \(words)"
        )
      }
    }
    return result
  }

  /// Returns the statements with the app's before the runtime's.
  private static func inOrder(_ statements: [ConflictStatement]) -> [ConflictStatement] {
    statements.filter(\.isOfUser) + statements.filter { !$0.isOfUser }
  }

  // MARK: All others

  /// The most general form:
  /// `…, but Card.swift:13, Card.swift:14 and 5 more together allow at most 20`.
  var textOfAll: String {
    let (speakers, isOne) = Self.list(Self.inOrder(others), beside: main.speaker)
    let start = "\(opening), but \(speakers) \(isOne ? "alone" : "together")"
    guard let room else { return "\(start) \(isOne ? "rules" : "rule") that out" }
    guard let (left, wanted) = amounts(of: room) else {
      let miss = ConstraintText.number((room.sum - main.row.constant).magnitude)
      let bound = room.isFixed ? "" : "at least "
      return "\(start) \(isOne ? "leaves" : "leave") a difference of \(bound)\(miss)"
    }
    let number = ConstraintText.number(left)
    if room.isFixed { return "\(start) \(isOne ? "makes" : "make") that \(number)" }
    if left > wanted { return "\(start) \(isOne ? "needs" : "need") at least \(number)" }
    return "\(start) \(isOne ? "allows" : "allow") at most \(number)"
  }

  // MARK: Parts

  private var opening: String {
    let speaker = main.speaker
    var names = ConflictNames()
    return
      "\(speaker.name) \(speaker.verb) \(speaker.givesSize ? [main].givenSizes(&names) : main.requirement(names))"
  }

  /// Returns the length that is left and the length that is required, with the signs that the
  /// sentence uses; nil if the sentence contains no number.
  private func amounts(of room: Room) -> (left: Double, wanted: Double)? {
    let left = main.sign * main.constant(forSum: room.sum)
    if main.isPlainSize { return (left, main.constant) }
    guard let distance = ConflictDistance(main) else { return nil }
    // The sentence shows the distance without its sign, and has no side for a negative distance from 0.
    let direction: Double = distance.value < 0 ? -1 : 1
    let amount = direction * distance.sign * left
    return amount < 0 && distance.value == 0 ? nil : (amount, distance.value.magnitude)
  }

  /// Returns the last part of the sentence, which states the result.
  ///
  /// - Parameter isSpace: Whether the number is a length that other items leave.
  private func outcome(isSpace: Bool = false) -> String {
    guard let room else { return "they cannot all be satisfied" }
    guard let (left, wanted) = amounts(of: room) else {
      let miss = (room.sum - main.row.constant).magnitude
      // The nearest value differs by this much; the one in the layout may differ by more.
      return "the difference is \(room.isFixed ? "" : "at least ")\(ConstraintText.number(miss))"
    }
    let number = ConstraintText.number(left)
    let isTooSmall = left < wanted
    if isSpace {
      if !room.isFixed {
        return isTooSmall ? "at most \(number) are left" : "at least \(number) are needed"
      }
      if !isTooSmall { return "that makes \(number)" }
      return number == "0" ? "nothing is left" : number == "1" ? "1 is left" : "\(number) are left"
    }
    if room.isFixed { return "that makes \(number)" }
    return isTooSmall ? "at most \(number) is possible" : "at least \(number) is needed"
  }

  /// Returns the locations of the statements without duplicates, with those in one file combined:
  /// `Card.swift:12, 14 and 15`. Of many locations only the first few are listed.
  private static func list(
    _ statements: [ConflictStatement],
    beside main: ConflictStatement.Speaker?
  ) -> (text: String, isOne: Bool) {
    var speakers: [ConflictStatement.Speaker] = []
    var anonymous = 0
    for speaker in statements.map(\.speaker) {
      if speaker.isAnonymous {
        anonymous += 1
      } else if !speakers.contains(speaker) {
        speakers.append(speaker)
      }
    }
    let count = speakers.count + (anonymous > 0 ? 1 : 0)
    let isOne = count == 1 && anonymous <= 1
    var names: [String] = []
    var file: String?
    for speaker in speakers.prefix(count > mostNames ? mostNames - 1 : mostNames) {
      if speaker == main && names.isEmpty {
        names.append("the same line")
        file = nil
      } else if let location = speaker.location, location.file == file {
        names.append("\(location.line)")
      } else {
        names.append(speaker.name)
        file = speaker.location?.file
      }
    }
    if count > mostNames {
      names.append("\(count - mostNames + 1) more")
    } else if anonymous > 0 {
      names.append(anonymous == 1 ? "a constraint" : "\(anonymous) constraints")
    }
    return (names.listed, isOne)
  }

  private static let mostNames = 5
}

extension ConflictStatement {
  /// Returns whether both statements constrain the size of the same item, or the distance between
  /// the same two positions.
  fileprivate func isAboutTheSame(as other: ConflictStatement) -> Bool {
    guard let first, let otherFirst = other.first, first.isSame(as: otherFirst),
      !isCompound, !other.isCompound
    else { return false }
    switch (second, other.second) {
    case (nil, nil): return true
    case (let a?, let b?): return a.isSame(as: b) && multiplier == other.multiplier
    default: return false
    }
  }
}

extension [String] {
  /// The elements as a list in words: `a, b and c`.
  var listed: String {
    guard let last else { return "" }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " and " + last
  }
}

nonisolated extension Double {
  fileprivate func isNear(_ other: Double) -> Bool {
    if self == other { return true }
    if isInfinite || other.isInfinite { return false }
    return (self - other).magnitude <= 1e-6 * max(1, magnitude, other.magnitude)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis { self == .width ? .horizontal : .vertical }
}
