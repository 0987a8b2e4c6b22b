/// Starts and collects the statements of one closure: `make.left.equalToSuperview()`.
///
/// Each attribute starts a statement, and the methods that follow complete it. Statements that are started after the closure has
/// returned are reported and ignored.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMaker {
  private let subject: Item
  /// The file and line of the call with the closure.
  private let location: SourceLocation?
  private var purpose: Purpose
  private var opening: ConstraintMakerExtendable?
  /// Statements that could not be completed when the next one was started, in their order.
  private var waiting: [ConstraintMakerEditable] = []
  private var activation = ConstraintActivation()
  /// The number of constraints that the maker has created.
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
    Self.disableMaskTranslation(subject)
  }

  /// The view or guide that the statements constrain.
  public var item: any LayoutConstraintItem {
    switch subject {
    case .view(let view): view
    case .guide(let guide): guide
    case .other: preconditionFailure("Only views and layout guides have makers.")
    }
  }

  /// Starts a statement about the left edge.
  public var left: ConstraintMakerExtendable { start(.left) }
  /// Starts a statement about the top edge.
  public var top: ConstraintMakerExtendable { start(.top) }
  /// Starts a statement about the right edge.
  public var right: ConstraintMakerExtendable { start(.right) }
  /// Starts a statement about the bottom edge.
  public var bottom: ConstraintMakerExtendable { start(.bottom) }
  /// Starts a statement about the leading edge.
  public var leading: ConstraintMakerExtendable { start(.leading) }
  /// Starts a statement about the trailing edge.
  public var trailing: ConstraintMakerExtendable { start(.trailing) }
  /// Starts a statement about the width.
  public var width: ConstraintMakerExtendable { start(.width) }
  /// Starts a statement about the height.
  public var height: ConstraintMakerExtendable { start(.height) }
  /// Starts a statement about the horizontal centre.
  public var centerX: ConstraintMakerExtendable { start(.centerX) }
  /// Starts a statement about the vertical centre.
  public var centerY: ConstraintMakerExtendable { start(.centerY) }
  /// Starts a statement about the baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { start(.lastBaseline) }
  /// Starts a statement about the baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { start(.firstBaseline) }
  /// Starts a statement about the left margin.
  public var leftMargin: ConstraintMakerExtendable { start(.leftMargin) }
  /// Starts a statement about the right margin.
  public var rightMargin: ConstraintMakerExtendable { start(.rightMargin) }
  /// Starts a statement about the top margin.
  public var topMargin: ConstraintMakerExtendable { start(.topMargin) }
  /// Starts a statement about the bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { start(.bottomMargin) }
  /// Starts a statement about the leading margin.
  public var leadingMargin: ConstraintMakerExtendable { start(.leadingMargin) }
  /// Starts a statement about the trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { start(.trailingMargin) }
  /// Starts a statement about the horizontal centre between the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { start(.centerXWithinMargins) }
  /// Starts a statement about the vertical centre between the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { start(.centerYWithinMargins) }

  /// Starts a statement about the left, top, right and bottom edges.
  public var edges: ConstraintMakerExtendable { start(.edges) }
  /// Starts a statement about the left and right edges.
  public var horizontalEdges: ConstraintMakerExtendable { start(.horizontalEdges) }
  /// Starts a statement about the top and bottom edges.
  public var verticalEdges: ConstraintMakerExtendable { start(.verticalEdges) }
  /// Starts a statement about the leading, trailing, top and bottom edges.
  public var directionalEdges: ConstraintMakerExtendable { start(.directionalEdges) }
  /// Starts a statement about the leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    start(.directionalHorizontalEdges)
  }
  /// Starts a statement about the top and bottom edges.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    start(.directionalVerticalEdges)
  }
  /// Starts a statement about the width and the height.
  public var size: ConstraintMakerExtendable { start(.size) }
  /// Starts a statement about the horizontal and vertical centre.
  public var center: ConstraintMakerExtendable { start(.center) }
  /// Starts a statement about the left, top, right and bottom margins.
  public var margins: ConstraintMakerExtendable { start(.margins) }
  /// Starts a statement about the leading, trailing, top and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { start(.directionalMargins) }
  /// Starts a statement about the horizontal and vertical centre between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { start(.centerWithinMargins) }

  /// Starts a statement, and creates the constraints of the previous one.
  ///
  /// The objects of the previous statement are reused, because allocating them takes longer than filling them in, unless the
  /// caller stores them or the statement is postponed.
  func start(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    // Moved out of the maker: accesses in place would be subject to dynamic exclusivity checks.
    var last = opening
    opening = nil
    let isStored = !isKnownUniquelyReferenced(&last)
    if let last, !isStored, last.isStatementUniquelyReferenced() {
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

  /// Starts a statement after the closure has returned; it is reported and ignored.
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

  /// Creates and activates the constraints of a statement that no other code refers to.
  ///
  /// - Returns: whether that was possible. An illegal statement can become legal before the closure returns, for example when its
  ///   view is added to a superview.
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
    if statement.isIgnored { return true }
    var registration: UInt32 = 0
    return statement.makeConstraints(orReport: false) { constraint, holder in
      activation.add(constraint, in: holder)
      madeCount += 1
      registration = subject.register(constraint, as: registration)
    }
  }

  /// Completes the postponed statements when the closure has returned; problems are reported now.
  ///
  /// - Returns: the handles of the postponed statements.
  private func finish() -> [Constraint] { finishStatements().compactMap(\.handle) }

  private func finishStatements() -> [ConstraintMakerEditable] {
    defer { purpose = .none }
    var last = opening
    opening = nil
    let isStored = !isKnownUniquelyReferenced(&last)
    if let last {
      if !isStored && waiting.isEmpty && last.isStatementUniquelyReferenced()
        && end(last.description)
      {
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

  /// Makes and activates the constraints of a closure, and returns the handles.
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

  /// The statements of a closure, without constraints unless the closure asked for a handle.
  static func statements(
    about item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) -> [ConstraintMakerEditable] {
    let maker = ConstraintMaker(item, .preparing, location)
    closure(maker)
    return maker.finishStatements()
  }

  /// Replaces the constraints of the item by those of the closure. Equal constraints stay active and keep their handles.
  static func remake(
    _ item: Item,
    at location: SourceLocation?,
    _ closure: (ConstraintMaker) -> Void
  ) {
    if item.registeredConstraints.isEmpty { return make(item, at: location, closure) }
    remake(item, as: statements(about: item, at: location, closure))
  }

  /// Replaces the constraints of the item by those of the closure, and returns the handles.
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

  /// Replaces the constraints of the item by those of complete statements, none of which is active.
  package static func remake(_ item: Item, as statements: [ConstraintMakerEditable]) {
    item.knownRegistry?.removeGaps()
    // Read the registered constraints only now, because the closure may have changed them.
    var revision = ConstraintRevision(of: item.registeredConstraints, about: item, statements)
    revision.remake()
    if item.registeredConstraints.isEmpty { restoreMaskTranslation(item) }
  }

  /// Changes the constraints that correspond to the statements of the closure, by the rules of
  /// ``ConstraintRevision/update(strictly:)``. If the item has no constraints, it makes them.
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

  /// Changes the constraints that correspond to the statements of the closure, and returns the handles.
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
    item.unregister(constraints)
    item.knownRegistry?.letGo()
    restoreMaskTranslation(item)
  }

  /// Sets `translatesAutoresizingMaskIntoConstraints` to false when the DSL constrains a view, and records that.
  package static func disableMaskTranslation(_ item: Item) {
    // The property is read first, because a write is expensive and most makers are not the first of their view.
    if case .view(let view) = item, view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      noteUntranslated(view, true)
    }
  }

  /// Sets `translatesAutoresizingMaskIntoConstraints` to true again, if the DSL has set it to false and nothing constrains the view
  /// any more.
  static func restoreMaskTranslation(_ item: Item) {
    guard case .view(let view) = item, isUntranslated(view), !isConstrained(view),
      item.knownRegistry?.isSwitched != true
    else { return }
    noteUntranslated(view, false)
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}
