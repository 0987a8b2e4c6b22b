// Everything in which the DSL on Apple's platforms differs from the DSL on this package's own runtime.

#if canImport(Darwin) && !Headless
  #if canImport(UIKit)
    @_exported public import UIKit

    public typealias ConstraintView = UIView
    public typealias ConstraintLayoutGuide = UILayoutGuide
    public typealias ConstraintLayoutSupport = UILayoutSupport
    public typealias ConstraintInsets = UIEdgeInsets
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
    public typealias ConstraintLayoutPriority = UILayoutPriority
  #else
    @_exported public import AppKit

    public typealias ConstraintView = NSView
    public typealias ConstraintLayoutGuide = NSLayoutGuide
    /// Controllers have no such guides there: nothing is one.
    public protocol ConstraintLayoutSupport: AnyObject {}
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

  /// What a handle has made. Most statements are about one attribute or two, and need no array.
  struct MadeConstraints {
    let first: LayoutConstraint?
    let second: LayoutConstraint?
    let others: [LayoutConstraint]
  }

  /// Where a constraint comes from. UIKit has no room for it.
  struct Provenance {
    fileprivate weak var handle: Constraint?
    fileprivate var location: SourceLocation?
  }

  extension LayoutConstraint {
    var handle: Constraint? {
      get { provenance.handle }
      set { provenance.handle = newValue }
    }

    var location: SourceLocation? {
      get { provenance.location }
      set { provenance.location = newValue }
    }
  }

  func makeLayoutConstraint(
    _ item: ItemLink,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: ItemLink,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item.item?.object ?? NSNull(),
      attribute: attribute,
      relatedBy: relation,
      toItem: other.item?.object,
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
#else
  @_exported public import AutoLayout

  public typealias ConstraintView = UIView
  public typealias ConstraintLayoutGuide = UILayoutGuide
  public typealias ConstraintLayoutSupport = UILayoutSupport
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

  /// What a handle has made. Most statements are about one attribute or two, and need no array.
  ///
  /// The constraints know the handle without retaining it, and forget it when this goes, which is when the handle goes: a weak
  /// reference would be one allocation more for each.
  nonisolated struct MadeConstraints: ~Copyable {
    let first: LayoutConstraint?
    let second: LayoutConstraint?
    let others: [LayoutConstraint]

    deinit {
      first?.companion = nil
      second?.companion = nil
      for other in others { other.companion = nil }
    }
  }

  /// Where a constraint comes from: nothing, since the runtime's constraints have room for it.
  struct Provenance {}

  extension LayoutConstraint {
    var handle: Constraint? {
      get { companion.map { $0.takeUnretainedValue() } as? Constraint }
      set { companion = newValue.map { .passUnretained($0) } }
    }

    /// Conflict reports of the runtime name the statement.
    var location: SourceLocation? {
      get { statement }
      set { statement = newValue }
    }
  }

  func makeLayoutConstraint(
    _ item: ItemLink,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: ItemLink,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    guard case .item(let first) = item, let second = other.known else {
      return LayoutConstraint(
        item: item.item?.object ?? NSNull(),
        attribute: attribute,
        relatedBy: relation,
        toItem: other.item?.object,
        attribute: otherAttribute,
        multiplier: multiplier,
        constant: constant
      )
    }
    return LayoutConstraint(
      first,
      attribute,
      relation,
      second,
      otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// One after another, which is all that the runtime would do.
  func activateConstraints(of statements: [ConstraintMakerEditable]) {
    for statement in statements { statement.handle?.forEach { $0.isActive = true } }
  }

  extension ItemLink {
    /// What the runtime knows it by, nil for no item; nil outside for what the runtime does not know.
    fileprivate var known: LayoutItem?? {
      switch self {
      case .none: .some(nil)
      case .item(let item): .some(item)
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
#endif
