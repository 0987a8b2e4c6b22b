extension ConstraintView {
  /// The door to the DSL.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension ConstraintLayoutGuide {
  /// The door to the DSL.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension ConstraintLayoutSupport {
  /// The door to the DSL.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}

/// What `view.snp` and `guide.snp` have in common: an item, and a name for it.
public protocol ConstraintDSL {
  var target: AnyObject? { get }
  func setLabel(_ value: String?)
  func label() -> String?
}

extension ConstraintDSL {
  /// Sets how descriptions and reports call the item.
  public func setLabel(_ value: String?) { target.map(Item.init)?.setLabel(value) }

  public func label() -> String? { target.map(Item.init)?.label }
}

/// Attributes to relate to, those that every item has.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var edges: ConstraintItem { item(.edges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }

  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}

/// Attributes to relate to, with baselines and margins.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}

/// `view.snp`
///
/// It has makers of its own, which say the same as those of every item: most statements are about views, and these need not ask
/// what the item is.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  public var target: AnyObject? { view }

  /// Builds the constraints of the closure and activates none.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [Constraint] {
    ConstraintMaker.prepare(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Builds the constraints of the closure and activates them.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.make(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Makes the constraints of the closure all that was made for this view. What is equal stays, with its handle; constants and
  /// priorities move; the rest is removed or made.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.remake(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  /// Changes what was made for this view to what the closure says, and leaves everything else alone.
  ///
  /// A statement changes the constraint that is equal but for constant and priority, or has its label, or binds the same
  /// attribute by the same relation at the same priority, or alone does so at any if it says none. Otherwise it is added.
  /// Handles stay alive and true.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) {
    ConstraintMaker.update(.view(view), at: SourceLocation(file: file, line: line), closure)
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(.init(rawValue: newValue), for: .horizontal)
    }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(.init(rawValue: newValue), for: .vertical)
    }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .vertical)
    }
  }
}

/// `guide.snp`
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  public var target: AnyObject? { guide }
}

/// `controller.topLayoutGuide.snp`: what a statement may relate to.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  public var target: AnyObject? { support }

  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}
