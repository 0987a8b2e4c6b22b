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

  func companion(of item: AnyObject) -> AnyObject? {
    objc_getAssociatedObject(item, &companionKey) as AnyObject?
  }

  func setCompanion(_ companion: AnyObject, of item: AnyObject) {
    objc_setAssociatedObject(item, &companionKey, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
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

  func companion(of item: AnyObject) -> AnyObject? {
    if let view = item as? UIView { return view.companion }
    return (item as? UILayoutGuide)?.companion
  }

  func setCompanion(_ companion: AnyObject, of item: AnyObject) {
    if let view = item as? UIView { view.companion = companion }
    if let guide = item as? UILayoutGuide { guide.companion = companion }
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
