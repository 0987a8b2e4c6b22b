// Everything in which the DSL on Apple's platforms differs from the DSL on this package's own runtime, which Platform+Headless.swift
// has.

#if (canImport(Darwin) || AppleStub) && !Headless
  #if canImport(UIKit)
    @_exported public import UIKit

    public typealias ConstraintView = UIView
    public typealias ConstraintLayoutGuide = UILayoutGuide
    public typealias ConstraintLayoutSupport = UILayoutSupport
    public typealias ConstraintInsets = UIEdgeInsets
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
    public typealias ConstraintLayoutPriority = UILayoutPriority
    /// Horizontal or vertical.
    public typealias ConstraintAxis = NSLayoutConstraint.Axis
    typealias ConstraintStackView = UIStackView
    package typealias StatementAttribute = NSLayoutConstraint.Attribute

    extension NSLayoutConstraint.Attribute {
      package var inStatement: StatementAttribute { self }
    }

    extension Item {
      /// What UIKit is to be told in the place of an attribute of the item.
      func known(_ attribute: StatementAttribute) -> (
        item: AnyObject, attribute: NSLayoutConstraint.Attribute
      ) {
        (object, attribute)
      }
    }
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
    /// Horizontal or vertical.
    public typealias ConstraintAxis = NSLayoutConstraint.Orientation
    typealias ConstraintStackView = NSStackView

    /// AppKit's attributes, and UIKit's of margins, which are those of a guide there.
    package enum StatementAttribute {
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
        lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin,
        leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute
    }

    extension NSLayoutConstraint.Attribute {
      package var inStatement: StatementAttribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .notAnAttribute: .notAnAttribute
        @unknown default: .notAnAttribute
        }
      }
    }

    extension Item {
      /// What AppKit is to be told in the place of an attribute of the item.
      func known(_ attribute: StatementAttribute) -> (
        item: AnyObject, attribute: NSLayoutConstraint.Attribute
      ) {
        var guide: AnyObject {
          if case .view(let view) = self { view.layoutMarginsGuide } else { object }
        }
        return switch attribute {
        case .left: (object, .left)
        case .right: (object, .right)
        case .top: (object, .top)
        case .bottom: (object, .bottom)
        case .leading: (object, .leading)
        case .trailing: (object, .trailing)
        case .width: (object, .width)
        case .height: (object, .height)
        case .centerX: (object, .centerX)
        case .centerY: (object, .centerY)
        case .lastBaseline: (object, .lastBaseline)
        case .firstBaseline: (object, .firstBaseline)
        case .leftMargin: (guide, .left)
        case .rightMargin: (guide, .right)
        case .topMargin: (guide, .top)
        case .bottomMargin: (guide, .bottom)
        case .leadingMargin: (guide, .leading)
        case .trailingMargin: (guide, .trailing)
        case .centerXWithinMargins: (guide, .centerX)
        case .centerYWithinMargins: (guide, .centerY)
        case .notAnAttribute: (object, .notAnAttribute)
        }
      }
    }
  #endif
  import ObjectiveC

  /// Where a statement stands in the source.
  public nonisolated struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: UInt

    package init(file: String, line: UInt) {
      self.file = file
      self.line = line
    }

    /// The file's last path component and the line.
    public var description: String {
      "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
    }
  }

  /// The kinds of mistakes that the DSL finds before UIKit would raise an exception.
  package enum MistakeKind {
    case missingSuperview, noCommonAncestor, illegalPair, illegalPriority, unusableNumber,
      illegalItem, ineffectiveStatement, doubtfulStatement
  }

  package func report(
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
  package struct ItemLink {
    private weak var object: AnyObject?

    package static let none = ItemLink(object: nil)

    private init(object: AnyObject?) { self.object = object }

    package init(_ item: Item) { object = item.object }

    /// nil once the item is gone.
    package var item: Item? { object.map(Item.init) }
    package var isGone: Bool { object == nil }
  }

  /// The view that holds a constraint, which UIKit finds itself: known here for its reading direction.
  struct ConstraintHolder {
    let view: ConstraintView

    /// The closest common ancestor, which may be one of the two; nil if they are not in one tree.
    init?(of item: Item, _ other: Item) {
      let ancestors = Self.ancestors(of: other)
      guard
        let view = Self.ancestors(of: item).first(where: { view in
          ancestors.contains { $0 === view }
        })
      else { return nil }
      self.view = view
    }

    init?(of item: Item) {
      guard let view = Self.ancestors(of: item).first else { return nil }
      self.view = view
    }

    private static func ancestors(of item: Item) -> [ConstraintView] {
      var view = item.container
      if case .view(let itself) = item { view = itself }
      return Array(
        sequence(state: view) { current in
          defer { current = current?.superview }
          return current
        }
      )
    }
  }

  extension Item {
    package var containerLink: ItemLink { container.map { ItemLink(.view($0)) } ?? .none }
  }

  /// What a handle has made.
  struct MadeConstraints {
    let constraints: [LayoutConstraint]
  }

  /// Where a constraint comes from. UIKit has no room for it.
  struct Provenance {
    fileprivate weak var subject: AnyObject?
    fileprivate weak var handle: Constraint?
    fileprivate var location: SourceLocation?
  }

  extension LayoutConstraint {
    /// Its first item, which UIKit does not retain either; nil once it is gone.
    package var subject: Item? { provenance.subject.map(Item.init) }

    var handle: Constraint? {
      get { provenance.handle }
      set { provenance.handle = newValue }
    }

    package var location: SourceLocation? { provenance.location }

    package func setLocation(_ location: SourceLocation?) { provenance.location = location }

    /// Whether insets of it are those of right to left.
    var isMirrored: Bool { subject?.isMirrored(in: nil) == true }

    /// UIKit does not tell when the reading direction changes: the constant stays until an update.
    func follow(_ value: StatementConstant, at attribute: StatementAttribute) {}

    func takeDirection(of other: LayoutConstraint) {}

    /// UIKit works it out when the format is read.
    func followSpacing(of other: NSLayoutConstraint) {}

    /// Whether it is active, or is to be when a transaction ends or a view comes back.
    package var takesPart: Bool {
      isActive || isResting || HeldActivations.current?.constraints.contains { $0 === self } == true
    }

    package func change(constant: CGFloat) { changeInTransaction { self.constant = constant } }
    func change(priority: ConstraintLayoutPriority) {
      changeInTransaction { self.priority = priority }
    }

    private func changeInTransaction(_ change: () -> Void) {
      if HeldActivations.current == nil || !isActive { return change() }
      isActive = false
      change()
      takePart([self])
    }
  }

  /// The two items of a statement, looked at once for all its attributes.
  struct ConstraintSides {
    /// Not nil if both are there, and in one tree.
    let holder: ConstraintHolder?
    let ownHolder: ConstraintHolder?

    init(_ link: ItemLink, _ other: ItemLink) {
      let items = (link.item, other.item)
      ownHolder = items.0.flatMap { ConstraintHolder(of: $0) }
      if let item = items.0, let other = items.1 {
        holder = ConstraintHolder(of: item, other)
      } else {
        holder = nil
      }
    }

    func constraint(
      _ links: (ItemLink, ItemLink),
      _ attribute: StatementAttribute,
      _ relation: NSLayoutConstraint.Relation,
      _ otherAttribute: StatementAttribute,
      isAlone: Bool,
      multiplier: CGFloat,
      constant: CGFloat,
      priority: ConstraintLayoutPriority,
      _ location: SourceLocation?
    ) -> LayoutConstraint {
      let first = links.0.item?.known(attribute)
      let second = isAlone ? nil : links.1.item?.known(otherAttribute)
      let constraint = LayoutConstraint(
        item: first?.item ?? NSNull(),
        attribute: first?.attribute ?? .notAnAttribute,
        relatedBy: relation,
        toItem: second?.item,
        attribute: second?.attribute ?? .notAnAttribute,
        multiplier: multiplier,
        constant: constant
      )
      constraint.priority = priority
      constraint.provenance = Provenance(subject: links.0.item?.object, location: location)
      return constraint
    }
  }

  /// What is to take part when the outermost transaction ends.
  final class HeldActivations {
    @TaskLocal static var current: HeldActivations?

    var constraints: [LayoutConstraint] = []
  }

  /// What a visual format says, none of it active. UIKit raises an exception if it cannot be read.
  func visualConstraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: CGFloat],
    views: [String: any LayoutConstraintItem],
    at location: SourceLocation
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics.mapValues { NSNumber(value: Double($0)) },
      views: views
    )
  }

  package func takePart(_ constraints: [LayoutConstraint]) {
    if let held = HeldActivations.current {
      held.constraints += constraints
    } else {
      NSLayoutConstraint.activate(constraints)
    }
  }

  func takeNoPart(_ constraints: [LayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    for constraint in constraints { constraint.restNoMore() }
    HeldActivations.current?.constraints.removeAll { held in
      constraints.contains { $0 === held }
    }
  }

  func collectingActivations<Result>(_ body: () throws -> Result) rethrows -> Result {
    if HeldActivations.current != nil { return try body() }
    let held = HeldActivations()
    defer { NSLayoutConstraint.activate(held.constraints) }
    return try HeldActivations.$current.withValue(held, operation: body)
  }

  /// All at once, as UIKit wants it.
  struct ConstraintActivation {
    private var constraints: [LayoutConstraint] = []

    mutating func add(_ constraint: LayoutConstraint, in holder: ConstraintHolder?) {
      constraints.append(constraint)
    }

    mutating func finish() {
      takePart(constraints)
      constraints = []
    }
  }

  /// What the DSL has made for an item, which UIKit does not say.
  struct RegistryEntries {
    fileprivate var constraints: [LayoutConstraint] = []
    fileprivate var statements: UInt32 = 0
    fileprivate var isUntranslated = false
    fileprivate var label: String?
  }

  extension Item {
    var label: String? { knownRegistry?.entries.label }

    func setLabel(_ label: String?) { registry.entries.label = label }
  }

  /// Whether the DSL has set that the view's mask is not translated.
  func isUntranslated(_ view: ConstraintView) -> Bool {
    Item.view(view).knownRegistry?.entries.isUntranslated == true
  }

  func noteUntranslated(_ view: ConstraintView, _ value: Bool) {
    Item.view(view).registry.entries.isUntranslated = value
  }

  /// Whether anything active is about the view.
  func isConstrained(_ view: ConstraintView) -> Bool {
    if isArranged(view) { return true }
    var holder: ConstraintView? = view
    while let current = holder {
      let isHeld = current.constraints.contains {
        // What UIKit makes itself, for the natural size, is of a class of its own.
        ($0.firstItem === view || $0.secondItem === view)
          && (type(of: $0) == NSLayoutConstraint.self || $0 is LayoutConstraint)
      }
      if isHeld { return true }
      holder = current.superview
    }
    return false
  }

  extension Item {
    /// In the order of registration.
    package var registeredConstraints: [LayoutConstraint] {
      knownRegistry?.entries.constraints ?? []
    }

    var constraintCount: Int { knownRegistry?.entries.constraints.count ?? 0 }

    /// - Parameter registration: that of the statement's first constraint, 0 if this is it.
    func register(_ constraint: LayoutConstraint, as registration: UInt32) -> UInt32 {
      let registry = registry
      if registration == 0 { registry.entries.statements += 1 }
      if constraint.registration == 0 { registry.entries.constraints.append(constraint) }
      constraint.registration = registration == 0 ? registry.entries.statements : registration
      return constraint.registration
    }

    func unregister(_ constraint: LayoutConstraint) {
      if constraint.registration == 0 { return }
      constraint.registration = 0
      registry.entries.constraints.removeAll { $0 === constraint }
    }

    /// Another constraint is in the place of one that the DSL has made.
    func exchange(_ old: LayoutConstraint, for new: LayoutConstraint) {
      let registry = registry
      if let index = registry.entries.constraints.firstIndex(where: { $0 === old }) {
        registry.entries.constraints[index] = new
      }
      (new.registration, old.registration) = (old.registration, 0)
    }
  }

  /// Descriptions are asked for by whoever logs, on any thread; what they say is the main actor's.
  package nonisolated func describe(
    orElse other: @autoclosure () -> String,
    _ body: @MainActor () -> String
  ) -> String {
    Thread.isMainThread ? MainActor.assumeIsolated(body) : other()
  }

  package func name(of item: AnyObject) -> String {
    if let label = Item(item).label { return label }
    #if canImport(UIKit)
      if let name = (item as? UIView)?.accessibilityIdentifier { return name }
      if let name = (item as? UILayoutGuide)?.identifier, !name.isEmpty { return name }
    #else
      if let name = (item as? NSView)?.identifier?.rawValue { return name }
      if let name = (item as? NSLayoutGuide)?.identifier.rawValue, !name.isEmpty { return name }
    #endif
    return "\(type(of: item))"
  }

  /// The system says nothing of a size but by layout.
  func announceSizes(
    of container: ConstraintView,
    _ switches: @escaping (CGSize) -> (going: [LayoutConstraint], coming: [LayoutConstraint]),
    _ apply: @escaping (CGSize) -> Void
  ) {}

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    #if canImport(UIKit)
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
      view.userInterfaceLayoutDirection == .rightToLeft
    #endif
  }
#endif
