// Everything in which the DSL on Apple's platforms differs from the DSL on this package's own runtime.

#if canImport(Darwin) && !Headless
  #if canImport(UIKit)
    @_exported public import UIKit

    public typealias ConstraintView = UIView
    public typealias ConstraintLayoutGuide = UILayoutGuide
    public typealias ConstraintInsets = UIEdgeInsets
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
    public typealias ConstraintLayoutPriority = UILayoutPriority
  #else
    @_exported public import AppKit

    public typealias ConstraintView = NSView
    public typealias ConstraintLayoutGuide = NSLayoutGuide
    public typealias ConstraintInsets = NSEdgeInsets
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    public typealias ConstraintInterfaceLayoutDirection = NSUserInterfaceLayoutDirection
    public typealias ConstraintLayoutPriority = NSLayoutConstraint.Priority
  #endif
  import ObjectiveC

  /// Where a statement stands in the source.
  public struct SourceLocation: Hashable, Sendable {
    public var file: String
    public var line: UInt
  }

  /// The kinds of mistakes that the DSL finds before UIKit would raise an exception.
  enum MistakeKind {
    case missingSuperview, noCommonAncestor, illegalPair, illegalPriority, unusableNumber,
      illegalItem, ineffectiveStatement
  }

  func report(
    _ kind: MistakeKind,
    _ message: String,
    remedy: String,
    at location: SourceLocation?,
    concerning item: AnyObject?
  ) {
    let place = location.map { "\($0.file):\($0.line): " } ?? ""
    NSLog("%@", "\(place)\(message) \(remedy)")
  }

  // Only its address is used, as the key that the Objective-C runtime wants; its value is never read or written.
  private nonisolated(unsafe) var companionKey: UInt8 = 0

  func companion(of item: Item) -> AnyObject? {
    objc_getAssociatedObject(item.object, &companionKey) as AnyObject?
  }

  func setCompanion(_ companion: AnyObject, of item: Item) {
    objc_setAssociatedObject(
      item.object,
      &companionKey,
      companion,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  /// An item that is not retained.
  struct ItemLink {
    private weak var object: AnyObject?

    static let none = ItemLink(object: nil)

    private init(object: AnyObject?) { self.object = object }

    init(_ item: Item) { object = item.object }

    /// nil once the item is gone.
    var item: Item? { object.map(Item.init) }
  }

  /// What a handle has made. Most statements are about one attribute, and need no array.
  struct MadeConstraints {
    let first: LayoutConstraint?
    let others: [LayoutConstraint]
  }

  /// The way from a constraint to its handle.
  struct HandleLink {
    fileprivate weak var handle: Constraint?
  }

  extension LayoutConstraint {
    var handle: Constraint? {
      get { handleLink.handle }
      set { handleLink.handle = newValue }
    }
  }

  func makeLayoutConstraint(
    _ item: Item,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: Item?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item.object,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.object,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// All at once, as UIKit wants it.
  func activateConstraints(of statements: [ConstraintMakerEditable]) {
    NSLayoutConstraint.activate(statements.flatMap { $0.handle?.layoutConstraints ?? [] })
  }

  func name(of item: AnyObject) -> String {
    #if canImport(UIKit)
      if let name = (item as? UIView)?.accessibilityIdentifier { return name }
      if let name = (item as? UILayoutGuide)?.identifier, !name.isEmpty { return name }
    #else
      if let name = (item as? NSView)?.identifier?.rawValue { return name }
      if let name = (item as? NSLayoutGuide)?.identifier.rawValue, !name.isEmpty { return name }
    #endif
    return "\(type(of: item))"
  }

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    #if canImport(UIKit)
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
      view.userInterfaceLayoutDirection == .rightToLeft
    #endif
  }

  extension NSLayoutConstraint {
    /// UIKit has no room for it; ``LayoutConstraint`` keeps its own.
    func note(_ location: SourceLocation) {}
  }
#else
  @_exported public import AutoLayout

  public typealias ConstraintView = UIView
  public typealias ConstraintLayoutGuide = UILayoutGuide
  public typealias ConstraintInsets = UIEdgeInsets
  public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
  public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
  public typealias ConstraintLayoutPriority = UILayoutPriority

  typealias MistakeKind = LayoutIssue.Kind

  func report(
    _ kind: MistakeKind,
    _ message: String,
    remedy: String,
    at location: SourceLocation?,
    concerning item: AnyObject?
  ) {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    (view?.root.environment ?? .current).raise(
      LayoutIssue(kind, message, remedy: remedy, location: location)
    )
  }

  func companion(of item: Item) -> AnyObject? {
    switch item {
    case .view(let view): view.companion
    case .guide(let guide): guide.companion
    case .other: nil
    }
  }

  func setCompanion(_ companion: AnyObject, of item: Item) {
    switch item {
    case .view(let view): view.companion = companion
    case .guide(let guide): guide.companion = companion
    case .other: break
    }
  }

  /// An item that is not retained.
  ///
  /// What stands for the item is retained in its place. A weak reference would move the counts of every view that a statement
  /// names to where each retain and release is a detour.
  enum ItemLink {
    case none
    case item(LayoutItem)
    case other(WeakObject)

    final class WeakObject {
      weak var object: AnyObject?

      init(_ object: AnyObject) { self.object = object }
    }

    init(_ item: Item) {
      self =
        switch item {
        case .view(let view): .item(view.layoutItem)
        case .guide(let guide): .item(guide.layoutItem)
        case .other(let object): .other(WeakObject(object))
        }
    }

    /// nil once the item is gone.
    var item: Item? {
      switch self {
      case .none: return nil
      case .item(let item):
        switch item.kind {
        case .view(let view): return .view(view)
        case .guide(let guide): return .guide(guide)
        case nil: return nil
        }
      case .other(let other): return other.object.map(Item.other)
      }
    }
  }

  /// What a handle has made. Most statements are about one attribute, and need no array.
  ///
  /// The constraints know the handle without retaining it, and forget it when this goes, which is when the handle goes: a weak
  /// reference would be one allocation more for each.
  nonisolated struct MadeConstraints: ~Copyable {
    let first: LayoutConstraint?
    let others: [LayoutConstraint]

    deinit {
      first?.companion = nil
      for other in others { other.companion = nil }
    }
  }

  /// The runtime's constraints have room for the way to the handle.
  struct HandleLink {}

  extension LayoutConstraint {
    var handle: Constraint? {
      get { companion as? Constraint }
      set { companion = newValue }
    }
  }

  func makeLayoutConstraint(
    _ item: Item,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: Item?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    guard let first = item.layoutItem, other == nil || other?.layoutItem != nil else {
      return LayoutConstraint(
        item: item.object,
        attribute: attribute,
        relatedBy: relation,
        toItem: other?.object,
        attribute: otherAttribute,
        multiplier: multiplier,
        constant: constant
      )
    }
    return LayoutConstraint(
      first,
      attribute,
      relation,
      other?.layoutItem,
      otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// One after another, which is all that the runtime would do.
  func activateConstraints(of statements: [ConstraintMakerEditable]) {
    for statement in statements { statement.handle?.forEach { $0.isActive = true } }
  }

  extension Item {
    fileprivate var layoutItem: LayoutItem? {
      switch self {
      case .view(let view): view.layoutItem
      case .guide(let guide): guide.layoutItem
      case .other: nil
      }
    }
  }

  func name(of item: AnyObject) -> String {
    if let view = item as? UIView { return view.layoutName }
    return (item as? UILayoutGuide)?.layoutName ?? "\(type(of: item))"
  }

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  extension NSLayoutConstraint {
    /// Conflict reports of the runtime name the statement.
    func note(_ location: SourceLocation) { statement = location }
  }
#endif
