extension ConflictStatement {
  /// Returns the requirement of the statement in words, as they follow "wants": `` `avatar` at
  /// least 100 wide ``.
  func requirement(_ names: ConflictNames) -> String {
    isSetLater ? "\(plainRequirement(names)) (set later)" : plainRequirement(names)
  }

  private func plainRequirement(_ names: ConflictNames) -> String {
    guard !isCompound, let first else { return equation }
    // After the name of another item, "it" could refer to both.
    let names = first.item === names.main ? names : ConflictNames()
    if first.attribute.family == .size { return requirementOnSize(first, names) ?? equation }
    guard let second, let distance = ConflictDistance(self) else { return equation }
    let words = distance.words(to: second.item, names)
    let what = words.part.map { names.part($0, of: first.item) } ?? names(first.item)
    return "\(what) \(words.rest)"
  }

  /// The number that ``requirement(_:)`` contains.
  var numberOfRequirement: Double {
    let distance = second == nil ? nil : ConflictDistance(self)
    return distance?.value.magnitude ?? constant
  }

  /// The equation of the constraint in code voice: `` `a.left == 0.5*b.right` ``.
  private var equation: String { "`\(constraint.bodyDescription)`" }

  private func requirementOnSize(_ first: Place, _ names: ConflictNames) -> String? {
    let start = "\(names(first.item)) \(relation.bound)"
    let adjective = first.attribute.adjective
    guard let second else { return "\(start)\(ConstraintText.number(constant)) \(adjective)" }
    if multiplier <= 0 { return nil }
    let factor = multiplier == 1 ? "" : "\(ConstraintText.number(multiplier)) times "
    var other = names(second.item)
    if second.item === first.item { other = "it" }
    if second.attribute != first.attribute { other += " is \(second.attribute.adjective)" }
    var rest = ""
    if constant > 0 { rest = " plus \(ConstraintText.number(constant))" }
    if constant < 0 { rest = " minus \(ConstraintText.number(-constant))" }
    return "\(start)\(factor)as \(adjective) as \(other)\(rest)"
  }

  /// The origin of the statement, as the subject of "wants".
  var speaker: Speaker {
    let owner = first?.item
    switch summary.source {
    case .contentSize:
      return Speaker("the content of \(owner?.spokenName ?? "a view")", "makes")
    case .autoresizingMask:
      if let view = owner?.view, let cell = view.cellAround {
        return Speaker("the cell `\(cell.layoutName)`", "keeps")
      }
      return Speaker("the autoresizing mask of \(owner?.spokenName ?? "a view")", "keeps")
    case .rootSize:
      return Speaker("the frame", "gives", givesSize: true)
    case .runtime:
      if let author = constraint.holder?.nameAsAuthor { return Speaker(author, "wants") }
      return Speaker("the runtime", "keeps")
    case .statement:
      if constraint.isEncapsulatedSize {
        return Speaker("the table or collection view", "gives", givesSize: true)
      }
      if let location = summary.location {
        return Speaker("\(location)", "wants", location: location)
      }
      if let identifier = summary.identifier { return Speaker("'\(identifier)'", "wants") }
      return Speaker("a constraint", "wants", isAnonymous: true)
    }
  }

  /// The size that is given, in words, such as `a width of 320`.
  fileprivate var givenSize: String {
    let what = first?.attribute == .height ? "height" : "width"
    return "a \(what) of \(relation.bound)\(ConstraintText.number(constant))"
      + (constraint.isEncapsulatedSize ? " ('\(summary.identifier ?? "")')" : "")
  }

  /// Returns the name of the view that receives a size, such as `` the root view `card` ``.
  fileprivate func receiver(_ names: ConflictNames) -> String {
    guard let item = first?.item else { return "a view" }
    return (summary.source == .rootSize && item !== names.main ? "the root view " : "")
      + names(item)
  }

  struct Speaker: Equatable {
    var name: String
    var verb: String
    /// Whether the origin is a root view's frame, or a list that gives its cell a size.
    var givesSize = false
    /// Whether the origin cannot be distinguished from others of its kind.
    var isAnonymous = false
    var location: SourceLocation?

    init(
      _ name: String,
      _ verb: String,
      givesSize: Bool = false,
      isAnonymous: Bool = false,
      location: SourceLocation? = nil
    ) {
      (self.name, self.verb) = (name, verb)
      (self.givesSize, self.isAnonymous, self.location) = (givesSize, isAnonymous, location)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a list has added the constraint to give a cell its size.
  var isEncapsulatedSize: Bool {
    identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true && second == nil
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var adjective: String { self == .width ? "wide" : "high" }
}

extension [ConflictStatement] {
  /// Returns the given sizes in words, such as `` the root view `card` a width of 320 and a height of
  /// 200 ``.
  func givenSizes(_ names: inout ConflictNames) -> String {
    let earlier = names
    var receivers: [String] = []
    for name in map({ $0.receiver(earlier) }) where !receivers.contains(name) {
      receivers.append(name)
    }
    names.note(flatMap(\.items))
    return receivers.map { name in
      "\(name) \(filter { $0.receiver(earlier) == name }.map(\.givenSize).listed)"
    }.listed
  }

  /// Returns the requirements of the statements in words. Equal distances from several edges of one
  /// item are combined: `` it at all edges of `card` ``.
  func requirements(_ names: inout ConflictNames) -> [String] {
    var requirements: [String] = []
    var combined: Set<Int> = []
    for (index, statement) in enumerated() where !combined.contains(index) {
      guard let inset = statement.inset else {
        requirements.append(statement.requirement(names))
        names.note(statement.items)
        continue
      }
      var edges: [String] = []
      for (other, statement) in enumerated().dropFirst(index) {
        guard let next = statement.inset, next.isLike(inset) else { continue }
        combined.insert(other)
        edges.append(next.edge)
      }
      let place = ConflictNames.place(of: edges)
      let words = inset.distance.words(to: inset.container, names, edge: place)
      let later = statement.isSetLater ? " (set later)" : ""
      requirements.append("\(names(inset.item)) \(words.rest)\(later)")
      names.note([inset.item, inset.container])
    }
    return requirements
  }
}

extension ConflictStatement {
  fileprivate struct Inset {
    var edge: String
    var item: LayoutItem
    var container: LayoutItem
    var distance: ConflictDistance
    var location: SourceLocation?
    var isSetLater: Bool

    func isLike(_ other: Inset) -> Bool {
      item === other.item && container === other.container && location == other.location
        && distance.value == other.distance.value && distance.relation == other.distance.relation
        && isSetLater == other.isSetLater
    }
  }

  fileprivate var inset: Inset? {
    guard summary.location != nil, let first, let second, let distance = ConflictDistance(self),
      case .inset(let edge) = distance.kind
    else { return nil }
    return Inset(
      edge: edge,
      item: first.item,
      container: second.item,
      distance: distance,
      location: summary.location,
      isSetLater: isSetLater
    )
  }
}

extension ConflictNames {
  /// Returns the edges in words: `left edge`, `left and right edges` or `edges`.
  fileprivate static func place(of edges: [String]) -> String {
    if edges.count == 1 { return edges[0] }
    if edges.count == 4 { return "edges" }
    return edges.map { $0.replacingOccurrences(of: " edge", with: "") }.listed + " edges"
  }
}
