import UIKit

// A typical small layout library: operators on anchors, a result builder, and constraints as associated objects of views. It imports
// only UIKit.

/// An item with edges: a view or a guide.
protocol Anchored: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

/// `anchor + constant`
struct Shifted<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  let constant: CGFloat
}

func + <Axis: AnyObject>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> Shifted<Axis> {
  Shifted(anchor: anchor, constant: constant)
}

func - <Axis: AnyObject>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> Shifted<Axis> {
  anchor + -constant
}

/// `dimension * factor + constant`
struct Scaled {
  let dimension: NSLayoutDimension
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

func * (dimension: NSLayoutDimension, multiplier: CGFloat) -> Scaled {
  Scaled(dimension: dimension, multiplier: multiplier)
}

func + (scaled: Scaled, constant: CGFloat) -> Scaled {
  Scaled(dimension: scaled.dimension, multiplier: scaled.multiplier, constant: constant)
}

infix operator ~~ : ComparisonPrecedence
infix operator >~ : ComparisonPrecedence
infix operator <~ : ComparisonPrecedence
infix operator ! : AssignmentPrecedence

func ~~ <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
  left.constraint(equalTo: right)
}

func ~~ <Axis>(left: NSLayoutAnchor<Axis>, right: Shifted<Axis>) -> NSLayoutConstraint {
  left.constraint(equalTo: right.anchor, constant: right.constant)
}

func >~ <Axis>(left: NSLayoutAnchor<Axis>, right: Shifted<Axis>) -> NSLayoutConstraint {
  left.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant)
}

func <~ <Axis>(left: NSLayoutAnchor<Axis>, right: Shifted<Axis>) -> NSLayoutConstraint {
  left.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant)
}

func ~~ (left: NSLayoutDimension, right: Scaled) -> NSLayoutConstraint {
  left.constraint(
    equalTo: right.dimension,
    multiplier: right.multiplier,
    constant: right.constant
  )
}

func ~~ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(equalToConstant: right)
}

func <~ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(lessThanOrEqualToConstant: right)
}

func ! (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint.priority = UILayoutPriority(priority)
  return constraint
}

extension Anchored {
  func edges(of other: any Anchored, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      topAnchor ~~ other.topAnchor + inset, leadingAnchor ~~ other.leadingAnchor + inset,
      bottomAnchor ~~ other.bottomAnchor - inset, trailingAnchor ~~ other.trailingAnchor - inset,
    ]
  }

  func center(of other: any Anchored) -> [NSLayoutConstraint] {
    [centerXAnchor ~~ other.centerXAnchor, centerYAnchor ~~ other.centerYAnchor]
  }
}

@resultBuilder
enum ConstraintsBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
  static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

private enum Keys {
  // Never read or written: only addresses count.
  nonisolated(unsafe) static var constraints: UInt8 = 0
}

extension UIView {
  /// The constraints that the last call of ``layOut(_:)`` has activated.
  var ownConstraints: [NSLayoutConstraint] {
    get { objc_getAssociatedObject(self, &Keys.constraints) as? [NSLayoutConstraint] ?? [] }
    set {
      objc_setAssociatedObject(
        self,
        &Keys.constraints,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Replaces the view's own constraints.
  @discardableResult
  func layOut(@ConstraintsBuilder _ make: (UIView) -> [NSLayoutConstraint]) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = make(self)
    NSLayoutConstraint.activate(ownConstraints)
    return self
  }
}

extension UIAppearance where Self: UIView {
  @discardableResult
  func style(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
