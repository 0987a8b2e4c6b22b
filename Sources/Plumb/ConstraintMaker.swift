/// Collects the statements of one closure: `make.left.equalToSuperview()`.
///
/// Each attribute starts a statement; what follows it fills the statement in. A maker that outlives its closure is ignored.
public class ConstraintMaker {
  private let subject: Item
  /// Where its closure is called.
  private let location: SourceLocation?
  private var purpose: Purpose
  private var opening: ConstraintMakerExtendable?
  /// Statements that could not be ended when the next one was started, in their order.
  private var waiting: [ConstraintMakerEditable] = []
  private var activation = ConstraintActivation()
  /// How many constraints there are of it.
  private var madeCount = 0

  private enum Purpose {
    case making
    case preparing
    /// The closure has returned.
    case none
  }

  private init(_ subject: Item, _ purpose: Purpose, _ location: SourceLocation?) {
    self.subject = subject
    self.location = location
    self.purpose = purpose
    Self.translateNoMore(subject)
  }

  /// The view or guide that the statements are about.
  public var item: any LayoutConstraintItem {
    switch subject {
    case .view(let view): view
    case .guide(let guide): guide
    case .other: preconditionFailure("Only views and guides have a door to the DSL.")
    }
  }

  public var left: ConstraintMakerExtendable { start(.left) }
  public var top: ConstraintMakerExtendable { start(.top) }
  public var right: ConstraintMakerExtendable { start(.right) }
  public var bottom: ConstraintMakerExtendable { start(.bottom) }
  public var leading: ConstraintMakerExtendable { start(.leading) }
  public var trailing: ConstraintMakerExtendable { start(.trailing) }
  public var width: ConstraintMakerExtendable { start(.width) }
  public var height: ConstraintMakerExtendable { start(.height) }
  public var centerX: ConstraintMakerExtendable { start(.centerX) }
  public var centerY: ConstraintMakerExtendable { start(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { start(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { start(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { start(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { start(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { start(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { start(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { start(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { start(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { start(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { start(.centerYWithinMargins) }

  public var edges: ConstraintMakerExtendable { start(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { start(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { start(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { start(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    start(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    start(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { start(.size) }
  public var center: ConstraintMakerExtendable { start(.center) }
  public var margins: ConstraintMakerExtendable { start(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { start(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { start(.centerWithinMargins) }

  /// Starts a statement, and ends the one before.
  ///
  /// Its objects serve again unless the caller stores them, or it has to wait: each takes longer to make than to fill in.
  func start(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    // Changed while it is out of the maker: in place, every access to it would be checked.
    var last = opening
    opening = nil
    let isStored = !isKnownUniquelyReferenced(&last)
    if let last, !isStored, last.isAloneWithStatement() {
      if waiting.isEmpty && end(last.description) {
        last.description.restart(attributes)
      } else {
        postpone(last.description)
        last.restart(with: ConstraintMakerEditable(item: subject, attributes: attributes))
      }
      opening = last
      return last
    }
    if let last { postpone(last.description) }
    if case .none = purpose { return startLate(attributes) }
    let next = ConstraintMakerExtendable(.init(item: subject, attributes: attributes))
    opening = next
    return next
  }

  /// The closure has returned, so nothing comes of the statement.
  private func startLate(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let statement = ConstraintMakerEditable(item: subject, attributes: attributes)
    statement.isLate = true
    return ConstraintMakerExtendable(statement)
  }

  private func postpone(_ statement: ConstraintMakerEditable) {
    var statements = waiting
    waiting = []
    statements.append(statement)
    waiting = statements
  }

  /// Makes and activates the constraints of a statement that nobody else knows.
  ///
  /// - Returns: whether it could. What is wrong with it may be right when the closure returns.
  private func end(_ statement: ConstraintMakerEditable) -> Bool {
    switch purpose {
    case .preparing: return false
    case .none: return true
    case .making: break
    }
    if statement.isMade {
      if let handle = statement.handle { activate(handle) }
      return true
    }
    if statement.isVoid { return true }
    var registration: UInt32 = 0
    return statement.makeConstraints(orReport: false) { constraint, holder in
      activation.add(constraint, in: holder)
      madeCount += 1
      registration = subject.register(constraint, as: registration)
    }
  }

  /// The closure has returned: what is wrong now is reported.
  ///
  /// - Returns: the handles of what waited. The caller may ask for them later.
  private func finish() -> [Constraint] { finishStatements().compactMap(\.handle) }

  private func finishStatements() -> [ConstraintMakerEditable] {
    defer { purpose = .none }
    var last = opening
    opening = nil
    let isStored = !isKnownUniquelyReferenced(&last)
    if let last {
      if !isStored && waiting.isEmpty && last.isAloneWithStatement() && end(last.description) {
        return []
      }
      postpone(last.description)
    }
    for statement in waiting {
      statement.reportMissingRelation(at: location)
      statement.isLate = true
    }
    return waiting
  }

  private func activate(_ handle: Constraint) {
    for constraint in handle.layoutConstraints {
      activation.add(constraint, in: nil)
      madeCount += 1
    }
    handle.register(with: subject)
  }
}

extension ConstraintMaker {
  static func prepare(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item, .preparing, location)
    closure(maker)
    return maker.finish()
  }

  static func make(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) {
    let maker = ConstraintMaker(item, .making, location)
    closure(maker)
    for handle in maker.finish() { maker.activate(handle) }
    maker.activation.finish()
    GrowthCheck(item: item).run(added: maker.madeCount)
  }

  /// The same for a caller who wants the handles.
  static func makeGroup(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let maker = ConstraintMaker(item, .preparing, location)
    closure(maker)
    let handles = maker.finish()
    for handle in handles { maker.activate(handle) }
    maker.activation.finish()
    GrowthCheck(item: item).run(added: maker.madeCount)
    return ConstraintGroup(handles)
  }

  /// The statements of a closure. No constraint has been made unless the closure asked for a handle.
  static func statements(
    about item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> [ConstraintMakerEditable] {
    let maker = ConstraintMaker(item, .preparing, location)
    closure(maker)
    return maker.finishStatements()
  }

  /// Replaces what was made by the statements of the closure. What is equal stays, with its handle.
  static func remake(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) {
    if item.registeredConstraints.isEmpty { return make(item, at: location, closure) }
    remake(item, as: statements(about: item, at: location, closure))
  }

  /// The same for a caller who wants the handles.
  static func remakeGroup(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    if item.registeredConstraints.isEmpty { return makeGroup(item, at: location, closure) }
    let statements = statements(about: item, at: location, closure)
    let group = ConstraintGroup(statements.compactMap(\.handle))
    remake(item, as: statements)
    return group
  }

  /// Replaces what was made by statements that are written already, none of them active.
  package static func remake(_ item: Item, as statements: [ConstraintMakerEditable]) {
    item.knownRegistry?.removeGaps()
    // What is there now: the closure may have changed it.
    var revision = ConstraintRevision(of: item.registeredConstraints, about: item, statements)
    revision.remake()
    if item.registeredConstraints.isEmpty { translateAgain(item) }
  }

  /// Changes what was made to what the closure says, by the rule of ``ConstraintRevision/update(strictly:)``; with nothing
  /// there it makes it.
  static func update(
    _ item: Item,
    strictly: Bool = false,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) {
    if item.registeredConstraints.isEmpty { return make(item, at: location, closure) }
    let statements = statements(about: item, at: location, closure)
    var revision = ConstraintRevision(of: item.registeredConstraints, about: item, statements)
    revision.update(strictly: strictly)
  }

  /// The same for a caller who wants the handles.
  static func updateGroup(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    if item.registeredConstraints.isEmpty { return makeGroup(item, at: location, closure) }
    let statements = statements(about: item, at: location, closure)
    let group = ConstraintGroup(statements.compactMap(\.handle))
    var revision = ConstraintRevision(of: item.registeredConstraints, about: item, statements)
    revision.update(strictly: false)
    return group
  }

  static func remove(_ item: Item) {
    let constraints = item.registeredConstraints
    takeNoPart(constraints)
    item.knownRegistry?.removeGaps()
    for constraint in constraints { item.unregister(constraint) }
    item.knownRegistry?.letGo()
    translateAgain(item)
  }

  /// A view that the DSL constrains is not placed by its frame.
  package static func translateNoMore(_ item: Item) {
    // Reading is cheap, writing is not, and most makers are not a view's first.
    if case .view(let view) = item, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      noteUntranslated(view, true)
    }
  }

  /// A view that nothing constrains any more is placed by its frame, as it was before the DSL came.
  static func translateAgain(_ item: Item) {
    guard case .view(let view) = item, isUntranslated(view), !isConstrained(view),
      item.knownRegistry?.isSwitched != true
    else { return }
    noteUntranslated(view, false)
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}
