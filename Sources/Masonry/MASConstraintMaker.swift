import Plumb

/// Starts and collects the statements of one closure: `make.left.equalTo(other.mas_right).offset(8)`.
///
/// Each attribute starts a statement. A statement without a relation means equality. Statements that are started after the closure
/// has returned are reported and ignored.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class MASConstraintMaker {
  private let item: Item
  private let location: SourceLocation
  private var constraints: [MASConstraint] = []
  private var isOpen = true

  enum Purpose {
    case making, updating, remaking
  }

  private init(_ item: Item, _ location: SourceLocation) {
    self.item = item
    self.location = location
    ConstraintMaker.disableMaskTranslation(item)
  }

  /// Starts a statement about the left edge.
  public var left: MASConstraint { start(.left) }
  /// Starts a statement about the top edge.
  public var top: MASConstraint { start(.top) }
  /// Starts a statement about the right edge.
  public var right: MASConstraint { start(.right) }
  /// Starts a statement about the bottom edge.
  public var bottom: MASConstraint { start(.bottom) }
  /// Starts a statement about the leading edge.
  public var leading: MASConstraint { start(.leading) }
  /// Starts a statement about the trailing edge.
  public var trailing: MASConstraint { start(.trailing) }
  /// Starts a statement about the width.
  public var width: MASConstraint { start(.width) }
  /// Starts a statement about the height.
  public var height: MASConstraint { start(.height) }
  /// Starts a statement about the horizontal centre.
  public var centerX: MASConstraint { start(.centerX) }
  /// Starts a statement about the vertical centre.
  public var centerY: MASConstraint { start(.centerY) }
  /// Starts a statement about the baseline of the last line of text, like `lastBaseline`.
  public var baseline: MASConstraint { start(.lastBaseline) }
  /// Starts a statement about the baseline of the first line of text.
  public var firstBaseline: MASConstraint { start(.firstBaseline) }
  /// Starts a statement about the baseline of the last line of text.
  public var lastBaseline: MASConstraint { start(.lastBaseline) }
  /// Starts a statement about the left margin.
  public var leftMargin: MASConstraint { start(.leftMargin) }
  /// Starts a statement about the right margin.
  public var rightMargin: MASConstraint { start(.rightMargin) }
  /// Starts a statement about the top margin.
  public var topMargin: MASConstraint { start(.topMargin) }
  /// Starts a statement about the bottom margin.
  public var bottomMargin: MASConstraint { start(.bottomMargin) }
  /// Starts a statement about the leading margin.
  public var leadingMargin: MASConstraint { start(.leadingMargin) }
  /// Starts a statement about the trailing margin.
  public var trailingMargin: MASConstraint { start(.trailingMargin) }
  /// Starts a statement about the horizontal centre between the margins.
  public var centerXWithinMargins: MASConstraint { start(.centerXWithinMargins) }
  /// Starts a statement about the vertical centre between the margins.
  public var centerYWithinMargins: MASConstraint { start(.centerYWithinMargins) }

  /// Starts a statement about the left, right, top and bottom edges.
  public var edges: MASConstraint { start(.edges) }
  /// Starts a statement about the width and the height.
  public var size: MASConstraint { start(.size) }
  /// Starts a statement about the horizontal and vertical centre.
  public var center: MASConstraint { start(.center) }

  /// Starts a statement about several attributes. A statement without attributes is reported and ignored.
  public func attributes(
    _ attributes: MASAttribute,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    if !attributes.list.isEmpty { return start(attributes) }
    report(
      .ineffectiveStatement,
      "A statement of \(name(of: item.object)) has no attributes; it is ignored.",
      remedy: "Name the attributes, for example [.left, .top].",
      at: SourceLocation(file: file, line: line),
      concerning: item.object
    )
    return .void
  }

  /// Combines the statements of the closure in one constraint.
  @discardableResult
  public func group(_ closure: () -> Void) -> MASConstraint {
    let outer = constraints
    constraints = []
    closure()
    let group = MASConstraint(group: constraints)
    constraints = outer + [group]
    return group
  }

  private func start(_ attributes: MASAttribute) -> MASConstraint {
    if isOpen {
      let constraint = MASConstraint(attributes.list.map { MASConstraintPart(item, $0) })
      constraints.append(constraint)
      return constraint
    }
    report(
      .ineffectiveStatement,
      "The maker of \(name(of: item.object)) was used after its closure returned; the statement is ignored.",
      remedy: "Use a maker only inside its closure.",
      at: location,
      concerning: item.object
    )
    return .void
  }
}

extension MASConstraintMaker {
  static func make(
    _ purpose: Purpose,
    _ view: ConstraintView,
    _ location: SourceLocation,
    _ closure: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = MASConstraintMaker(.view(view), location)
    closure(maker)
    maker.isOpen = false
    let constraints = maker.constraints.filter { !$0.parts.isEmpty }
    maker.constraints = []
    let parts = constraints.flatMap(\.parts)
    let statements = parts.map { $0.finish(orAt: location) }
    switch purpose {
    case .making: maker.activate(statements)
    case .updating: maker.update(statements)
    case .remaking: ConstraintMaker.remake(maker.item, as: statements)
    }
    return constraints
  }

  private func activate(_ statements: [ConstraintMakerEditable]) {
    let handles = statements.map(\.constraint)
    let constraints = handles.flatMap(\.layoutConstraints)
    takePart(constraints)
    for handle in handles { handle.register(with: item) }
    GrowthCheck(item: item).run(added: constraints.count)
  }

  /// Updates one by one, so that of two equal statements the second changes the constraint that the first has made.
  private func update(_ statements: [ConstraintMakerEditable]) {
    var known = item.registeredConstraints.filter(\.takesPart)
    let knownCount = known.count
    for statement in statements {
      let handle = statement.constraint
      guard let wanted = handle.layoutConstraints.first else { continue }
      guard let match = known.last(where: { $0.saysTheSame(as: wanted) }) else {
        handle.activate()
        known.append(wanted)
        continue
      }
      _ = handle.release()
      match.change(constant: wanted.constant)
      match.setLocation(wanted.location)
      handle.follow([match])
    }
    GrowthCheck(item: item).run(added: known.count - knownCount)
  }
}
