extension ConstraintView {
  /// Access to the DSL for the view: `view.snp.makeConstraints { … }`.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension ConstraintLayoutGuide {
  /// Access to the DSL for the guide: `guide.snp.makeConstraints { … }`.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension ConstraintLayoutSupport {
  /// Access to the attributes of a controller's top or bottom layout guide, as targets.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}

/// The common interface of `view.snp` and `guide.snp`: the item and its label.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintDSL {
  /// The view, guide or layout support; nil if there is none.
  var target: AnyObject? { get }
  /// Sets the name of the item in descriptions and reports; nil and an empty text remove it.
  func setLabel(_ value: String?)
  /// The name of the item that `setLabel(_:)` has set; nil if there is none.
  func label() -> String?
}

extension ConstraintDSL {
  /// Sets the name of the item in descriptions and reports; nil and an empty text remove it.
  public func setLabel(_ value: String?) {
    target.map(Item.init)?.setLabel(value?.isEmpty == true ? nil : value)
  }

  /// The name of the item that ``setLabel(_:)`` has set; nil if there is none.
  public func label() -> String? { target.map(Item.init)?.label }
}

/// The attributes that views and guides both have, as targets.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge of the item, as a target.
  public var left: ConstraintItem { item(.left) }
  /// The top edge of the item, as a target.
  public var top: ConstraintItem { item(.top) }
  /// The right edge of the item, as a target.
  public var right: ConstraintItem { item(.right) }
  /// The bottom edge of the item, as a target.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The leading edge of the item, as a target.
  public var leading: ConstraintItem { item(.leading) }
  /// The trailing edge of the item, as a target.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width of the item, as a target.
  public var width: ConstraintItem { item(.width) }
  /// The height of the item, as a target.
  public var height: ConstraintItem { item(.height) }
  /// The horizontal centre of the item, as a target.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The vertical centre of the item, as a target.
  public var centerY: ConstraintItem { item(.centerY) }
  /// The left, top, right and bottom edges of the item, as a target.
  public var edges: ConstraintItem { item(.edges) }
  /// The left and right edges of the item, as a target.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// The top and bottom edges of the item, as a target.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The leading, trailing, top and bottom edges of the item, as a target.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// The leading and trailing edges of the item, as a target.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// The top and bottom edges of the item, as a target.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// The width and the height of the item, as a target.
  public var size: ConstraintItem { item(.size) }
  /// The horizontal and vertical centre of the item, as a target.
  public var center: ConstraintItem { item(.center) }

  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}

/// Attributes as targets, including baselines and margins, and the methods that make constraints.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text of the item, as a target.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The baseline of the first line of text of the item, as a target.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// The left margin of the item, as a target.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The right margin of the item, as a target.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The top margin of the item, as a target.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The bottom margin of the item, as a target.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The leading margin of the item, as a target.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The trailing margin of the item, as a target.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The horizontal centre between the margins of the item, as a target.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The vertical centre between the margins of the item, as a target.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The left, top, right and bottom margins of the item, as a target.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, trailing, top and bottom margins of the item, as a target.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The horizontal and vertical centre between the margins of the item, as a target.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}

/// `view.snp`: makes constraints of a view, and names its attributes as targets.
///
/// It repeats the makers of ``ConstraintAttributesDSL`` for speed: most statements constrain views, and these makers need not
/// determine the type of the item.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  /// The view.
  public var target: AnyObject? { view }

  /// Creates the constraints of the closure without activating them, and returns the handles of the statements.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [Constraint] {
    ConstraintMaker.prepare(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Makes and activates the constraints of the closure.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.make(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Replaces the constraints that the DSL has made for this view by those of the closure.
  ///
  /// Equal constraints stay active and keep their handles; constants and priorities change in place; all other constraints are
  /// removed or made.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.remake(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Changes the constraints of this view that correspond to the statements of the closure, and leaves all others unchanged.
  ///
  /// A statement changes the constraint that the first of these rules finds: it differs only in constant and priority; it has the
  /// label of the statement; it has the same attribute, relation and priority; it is the only one with the same attribute and
  /// relation, and the statement sets no priority. If no rule finds a constraint, the statement adds one. Handles stay valid.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.update(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// The priority with which the view resists becoming wider than its intrinsic content size.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(.init(rawValue: newValue), for: .horizontal)
    }
  }

  /// The priority with which the view resists becoming higher than its intrinsic content size.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(.init(rawValue: newValue), for: .vertical)
    }
  }

  /// The priority with which the view resists becoming narrower than its intrinsic content size.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .horizontal)
    }
  }

  /// The priority with which the view resists becoming lower than its intrinsic content size.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .vertical)
    }
  }
}

/// `guide.snp`: makes constraints of a layout guide, and names its attributes as targets.
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  /// The layout guide.
  public var target: AnyObject? { guide }
}

/// `controller.topLayoutGuide.snp`: the attributes of a controller's layout support, as targets.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The layout support.
  public var target: AnyObject? { support }

  /// The top edge of the item, as a target.
  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }
  /// The bottom edge of the item, as a target.
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }
  /// The height of the item, as a target.
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}
