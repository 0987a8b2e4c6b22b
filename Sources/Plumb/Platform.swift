// The part of the DSL that depends on UIKit and AppKit. Platform+Headless.swift is the same part for this package's own runtime.

#if (canImport(Darwin) || AppleStub) && !Headless
  #if canImport(UIKit)
    @_exported public import UIKit

    /// The platform's view class.
    public typealias ConstraintView = UIView
    /// The platform's layout guide class.
    public typealias ConstraintLayoutGuide = UILayoutGuide
    /// The top or bottom layout guide of a view controller.
    public typealias ConstraintLayoutSupport = UILayoutSupport
    /// The platform's insets for left, top, right and bottom.
    public typealias ConstraintInsets = UIEdgeInsets
    /// The platform's insets for leading, top, trailing and bottom.
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    /// The platform's reading direction.
    public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
    /// The platform's priority of a constraint.
    public typealias ConstraintLayoutPriority = UILayoutPriority
    /// The platform's axis: horizontal or vertical.
    public typealias ConstraintAxis = NSLayoutConstraint.Axis
    typealias ConstraintStackView = UIStackView
    package typealias LayoutAttribute = NSLayoutConstraint.Attribute

    extension NSLayoutConstraint.Attribute {
      package var inStatement: LayoutAttribute { self }
    }

    extension Item {
      /// The item and attribute that UIKit gets for an attribute of a statement.
      func known(_ attribute: LayoutAttribute) -> (
        item: AnyObject, attribute: NSLayoutConstraint.Attribute
      ) {
        (object, attribute)
      }
    }
  #else
    @_exported public import AppKit

    /// The platform's view class.
    public typealias ConstraintView = NSView
    /// The platform's layout guide class.
    public typealias ConstraintLayoutGuide = NSLayoutGuide
    /// A placeholder: AppKit's view controllers have no top and bottom layout guides, so no type conforms.
    #if MainActor
      @preconcurrency @MainActor
    #endif
    public protocol ConstraintLayoutSupport: AnyObject {}
    /// The platform's insets for left, top, right and bottom.
    public typealias ConstraintInsets = NSEdgeInsets
    /// The platform's insets for leading, top, trailing and bottom.
    public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
    /// The platform's reading direction.
    public typealias ConstraintInterfaceLayoutDirection = NSUserInterfaceLayoutDirection
    /// The platform's priority of a constraint.
    public typealias ConstraintLayoutPriority = NSLayoutConstraint.Priority
    /// The platform's axis: horizontal or vertical.
    public typealias ConstraintAxis = NSLayoutConstraint.Orientation
    typealias ConstraintStackView = NSStackView

    /// AppKit's attributes and UIKit's margin attributes. On AppKit margins are edges of the layout margins guide.
    package enum LayoutAttribute {
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
        lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin,
        leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute
    }

    extension NSLayoutConstraint.Attribute {
      package var inStatement: LayoutAttribute {
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
      /// The item and attribute that AppKit gets for an attribute of a statement.
      func known(_ attribute: LayoutAttribute) -> (
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

  /// The file and line of a statement in the source.
  public nonisolated struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as `#file` returns it.
    public var file: String
    /// The line, from 1.
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

  // Only its address is used, as a key for the Objective-C runtime; its value is never read or written.
  private nonisolated(unsafe) var companionKey: UInt8 = 0

  /// Whether UIKit made the constraint for one of a view's own guides, which a gone view keeps.
  func isOfPlatform(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier?.hasPrefix("UIView") == true
  }

  /// Has no effect: `setGone` suspends the constraints of UIKit's stack views themselves.
  func noteGone(_ view: ConstraintView, along axis: ConstraintAxis?) {}

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

  /// A reference to an item that does not retain it.
  package struct ItemLink {
    private weak var object: AnyObject?

    package static let none = ItemLink(object: nil)

    private init(object: AnyObject?) { self.object = object }

    package init(_ item: Item) { object = item.object }

    /// The item; nil if it has been deallocated.
    package var item: Item? { object.map(Item.init) }
    package var isGone: Bool { object == nil }
  }

  /// The view that holds a constraint. UIKit finds it itself; the DSL needs its reading direction.
  struct ConstraintHolder {
    let view: ConstraintView

    /// The closest common ancestor, which may be one of the two items; nil if they are in different hierarchies.
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

  /// The constraints that a handle owns.
  struct MadeConstraints {
    let constraints: [LayoutConstraint]
  }

  /// The origin of a constraint, which UIKit does not store.
  struct Provenance {
    fileprivate weak var subject: AnyObject?
    fileprivate weak var handle: Constraint?
    fileprivate var location: SourceLocation?
  }

  extension LayoutConstraint {
    /// The first item, which UIKit does not retain either; nil if it has been deallocated.
    package var subject: Item? { provenance.subject.map(Item.init) }

    var handle: Constraint? {
      get { provenance.handle }
      set { provenance.handle = newValue }
    }

    package var location: SourceLocation? { provenance.location }

    package func setLocation(_ location: SourceLocation?) { provenance.location = location }

    /// Whether insets use the right-to-left direction.
    var isMirrored: Bool { subject?.isMirrored(in: nil) == true }

    /// Has no effect: UIKit does not announce changes of the reading direction, so the constant stays until an update.
    func follow(_ value: StatementConstant, at attribute: LayoutAttribute) {}

    func takeDirection(of other: LayoutConstraint) {}

    /// Has no effect: UIKit computes the constant when it parses the format.
    func followSpacing(of other: NSLayoutConstraint) {}

    /// Whether the constraint is active, or will be when a transaction ends or a gone view is shown.
    package var takesPart: Bool {
      isActive || isSuspended
        || HeldActivations.current?.constraints.contains { $0 === self } == true
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

  /// The two items of a statement, resolved once for all attributes.
  struct ConstraintSides {
    /// The view that holds constraints between the two items; nil if they are in different hierarchies or one does not exist.
    let holder: ConstraintHolder?
    /// The view that holds constraints of the first item only.
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
      _ attribute: LayoutAttribute,
      _ relation: NSLayoutConstraint.Relation,
      _ otherAttribute: LayoutAttribute,
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

  /// The constraints to activate at the end of the outermost transaction.
  final class HeldActivations {
    @TaskLocal static var current: HeldActivations?

    var constraints: [LayoutConstraint] = []
  }

  /// The inactive constraints of a visual format. UIKit raises an exception if the format has a syntax error.
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
    for constraint in constraints { constraint.endSuspension() }
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

  /// Activates all constraints in one call, as UIKit recommends.
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

  /// The DSL's data about an item that UIKit does not store.
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

  /// Whether the DSL has set the view's `translatesAutoresizingMaskIntoConstraints` to false.
  func isUntranslated(_ view: ConstraintView) -> Bool {
    Item.view(view).knownRegistry?.entries.isUntranslated == true
  }

  func noteUntranslated(_ view: ConstraintView, _ value: Bool) {
    Item.view(view).registry.entries.isUntranslated = value
  }

  /// Whether an active constraint or a stack view places the view.
  func isConstrained(_ view: ConstraintView) -> Bool {
    if isArranged(view) { return true }
    var holder: ConstraintView? = view
    while let current = holder {
      let isHeld = current.constraints.contains {
        // Constraints that UIKit makes for intrinsic content sizes have private classes.
        ($0.firstItem === view || $0.secondItem === view)
          && (type(of: $0) == NSLayoutConstraint.self || $0 is LayoutConstraint)
      }
      if isHeld { return true }
      holder = current.superview
    }
    return false
  }

  extension Item {
    /// The priority of a statement that sets none.
    var defaultPriority: Float { 1000 }

    /// The reading direction that is set for all statements; nil if each constraint uses the direction of the view that holds it.
    var configuredDirection: ConstraintInterfaceLayoutDirection? {
      ConstraintConfig.chosenDirection
    }

    /// The registered constraints, in the order of registration.
    package var registeredConstraints: [LayoutConstraint] {
      knownRegistry?.entries.constraints ?? []
    }

    var constraintCount: Int { knownRegistry?.entries.constraints.count ?? 0 }

    /// Registers a constraint that the DSL has made.
    ///
    /// - Parameter registration: the number of the statement's first constraint; 0 if this is the first.
    /// - Returns: the number of the statement.
    func register(_ constraint: LayoutConstraint, as registration: UInt32) -> UInt32 {
      let registry = registry
      if registration == 0 { registry.entries.statements += 1 }
      if constraint.registration == 0 { registry.entries.constraints.append(constraint) }
      constraint.registration = registration == 0 ? registry.entries.statements : registration
      return constraint.registration
    }

    func unregister(_ constraints: [LayoutConstraint]) {
      for constraint in constraints { constraint.registration = 0 }
      knownRegistry?.entries.constraints.removeAll { $0.registration == 0 }
    }

    /// Registers a constraint in place of another.
    func exchange(_ old: LayoutConstraint, for new: LayoutConstraint) {
      let registry = registry
      if let index = registry.entries.constraints.firstIndex(where: { $0 === old }) {
        registry.entries.constraints[index] = new
      }
      (new.registration, old.registration) = (old.registration, 0)
    }
  }

  /// Returns a constraint's description on the main thread, and `other` on other threads: code may log a constraint on any thread, but
  /// its properties belong to the main actor.
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

  /// Has no effect: UIKit and AppKit announce a size only by layout.
  func announceSizes(
    of container: ConstraintView,
    _ switches:
      @escaping (CGSize) -> (deactivated: [LayoutConstraint], activated: [LayoutConstraint]),
    _ apply: @escaping (CGSize) -> Void,
    _ appliedSize: @escaping () -> CGSize?
  ) {}

  func isRightToLeft(_ view: ConstraintView) -> Bool {
    #if canImport(UIKit)
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
      view.userInterfaceLayoutDirection == .rightToLeft
    #endif
  }
#endif
