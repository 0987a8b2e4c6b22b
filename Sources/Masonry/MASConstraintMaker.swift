import Plumb

/// Collects the sentences of one closure: `make.left.equalTo(other.mas_right).offset(8)`.
///
/// Each attribute starts a sentence. One that names no relation means equal. After its closure a maker makes nothing.
public final class MASConstraintMaker {
  private let item: Item
  private let location: SourceLocation
  private var sentences: [MASConstraint] = []
  private var isOpen = true

  enum Purpose {
    case making, updating, remaking
  }

  private init(_ item: Item, _ location: SourceLocation) {
    self.item = item
    self.location = location
    ConstraintMaker.translateNoMore(item)
  }

  public var left: MASConstraint { start(.left) }
  public var top: MASConstraint { start(.top) }
  public var right: MASConstraint { start(.right) }
  public var bottom: MASConstraint { start(.bottom) }
  public var leading: MASConstraint { start(.leading) }
  public var trailing: MASConstraint { start(.trailing) }
  public var width: MASConstraint { start(.width) }
  public var height: MASConstraint { start(.height) }
  public var centerX: MASConstraint { start(.centerX) }
  public var centerY: MASConstraint { start(.centerY) }
  /// The same as `lastBaseline`.
  public var baseline: MASConstraint { start(.lastBaseline) }
  public var firstBaseline: MASConstraint { start(.firstBaseline) }
  public var lastBaseline: MASConstraint { start(.lastBaseline) }
  public var leftMargin: MASConstraint { start(.leftMargin) }
  public var rightMargin: MASConstraint { start(.rightMargin) }
  public var topMargin: MASConstraint { start(.topMargin) }
  public var bottomMargin: MASConstraint { start(.bottomMargin) }
  public var leadingMargin: MASConstraint { start(.leadingMargin) }
  public var trailingMargin: MASConstraint { start(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { start(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { start(.centerYWithinMargins) }

  /// Left, right, top and bottom.
  public var edges: MASConstraint { start(.edges) }
  /// Width and height.
  public var size: MASConstraint { start(.size) }
  /// Both centres.
  public var center: MASConstraint { start(.center) }

  /// Starts a sentence about several attributes. A sentence about none is reported, and left out.
  public func attributes(
    _ attributes: MASAttribute,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    if !attributes.list.isEmpty { return start(attributes) }
    report(
      .ineffectiveStatement,
      "A sentence about no attribute of \(name(of: item.object)) says nothing.",
      remedy: "Name the attributes, such as [.left, .top].",
      at: SourceLocation(file: file, line: line),
      concerning: item.object
    )
    return .void
  }

  /// One constraint for all that the closure makes.
  @discardableResult
  public func group(_ closure: () -> Void) -> MASConstraint {
    let outer = sentences
    sentences = []
    closure()
    let group = MASConstraint(group: sentences)
    sentences = outer + [group]
    return group
  }

  private func start(_ attributes: MASAttribute) -> MASConstraint {
    if isOpen {
      let sentence = MASConstraint(attributes.list.map { MASConstraintPart(item, $0) })
      sentences.append(sentence)
      return sentence
    }
    report(
      .ineffectiveStatement,
      "The closure that the maker of \(name(of: item.object)) belongs to has returned, so that it makes nothing.",
      remedy: "Make constraints inside of the closure.",
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
    let sentences = maker.sentences.filter { !$0.parts.isEmpty }
    maker.sentences = []
    let parts = sentences.flatMap(\.parts)
    let statements = parts.map { $0.finish(orAt: location) }
    switch purpose {
    case .making: maker.activate(statements)
    case .updating: maker.update(statements)
    case .remaking: ConstraintMaker.remake(maker.item, as: statements)
    }
    return sentences
  }

  private func activate(_ statements: [ConstraintMakerEditable]) {
    let handles = statements.map(\.constraint)
    let constraints = handles.flatMap(\.layoutConstraints)
    takePart(constraints)
    for handle in handles { handle.register(with: item) }
    GrowthCheck(item: item).run(added: constraints.count)
  }

  /// One after another, so that of two equal sentences the second moves what the first has made.
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
