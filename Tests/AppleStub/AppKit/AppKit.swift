@_exported public import Foundation

// https://developer.apple.com/documentation/foundation/nsedgeinsets
public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension NSValue {
  // https://developer.apple.com/documentation/foundation/nsvalue/edgeinsetsvalue
  public var edgeInsetsValue: NSEdgeInsets { NSEdgeInsets() }
}

// https://developer.apple.com/documentation/appkit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

// https://developer.apple.com/documentation/appkit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Orientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  // https://developer.apple.com/documentation/appkit/nslayoutconstraint/priority-swift.struct
  public struct Priority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
  }

  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
  }

  open weak var firstItem: AnyObject? { nil }
  open weak var secondItem: AnyObject? { nil }
  open var firstAttribute: Attribute { .notAnAttribute }
  open var secondAttribute: Attribute { .notAnAttribute }
  open var relation: Relation { .equal }
  open var multiplier: CGFloat { 1 }
  open var constant: CGFloat = 0
  open var priority: Priority = .required
  open var shouldBeArchived = false
  open var isActive = false
  open var identifier: String?

  // https://developer.apple.com/documentation/appkit/nslayoutconstraint/formatoptions
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
  }

  // https://developer.apple.com/documentation/appkit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }

  // https://developer.apple.com/documentation/appkit/nsanimatablepropertycontainer/animator()
  open func animator() -> Self { self }

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

// https://developer.apple.com/documentation/appkit/nsresponder
@preconcurrency @MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }
}

// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentification
@preconcurrency @MainActor public protocol NSUserInterfaceItemIdentification {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

// https://developer.apple.com/documentation/appkit/nsview
@preconcurrency @MainActor open class NSView: NSResponder, NSUserInterfaceItemIdentification {
  public init(frame frameRect: NSRect) { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init() { self.init(frame: .zero) }

  open var identifier: NSUserInterfaceItemIdentifier?
  open var frame = NSRect.zero
  open var bounds = NSRect.zero
  open var isHidden = false
  open var superview: NSView? { nil }
  open var subviews: [NSView] = []
  open func addSubview(_ view: NSView) {}
  open var constraints: [NSLayoutConstraint] { [] }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection = .leftToRight
  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func updateConstraints() {}
  open func layout() {}
  open func viewDidMoveToSuperview() {}
  open func addLayoutGuide(_ guide: NSLayoutGuide) {}
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {}
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide() }
}

// https://developer.apple.com/documentation/appkit/nsstackview
@preconcurrency @MainActor open class NSStackView: NSView {
  open var arrangedSubviews: [NSView] { [] }
  open func addArrangedSubview(_ view: NSView) {}
}

// https://developer.apple.com/documentation/appkit/nslayoutguide
@preconcurrency @MainActor open class NSLayoutGuide: NSObject {
  open weak var owningView: NSView?
  open var identifier = NSUserInterfaceItemIdentifier("")
}

// https://developer.apple.com/documentation/appkit/nsviewcontroller
@preconcurrency @MainActor open class NSViewController: NSResponder {
  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var view: NSView = NSView()
  open func viewDidLoad() {}
  open func updateViewConstraints() {}
}
