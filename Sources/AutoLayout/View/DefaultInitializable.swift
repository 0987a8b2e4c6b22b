public import Foundation

/// A class whose instances are made by Apple's initializers where the class is known only at run
/// time: `V()` and `V(frame:)` in code that is generic over `V: UIView`, `C()` for
/// `C: UIViewController`, `cellClass.init(style:reuseIdentifier:)`.
///
/// Swift calls an initializer of a class that is known only at run time if it is `required`, and
/// every subclass with initializers of its own has to repeat a `required` one. UIKit's need not be
/// repeated, because Objective-C finds them by their names. Here the initializers of this protocol
/// call the designated initializer that the class overrides or inherits: `init(frame:)`,
/// `init(nibName:bundle:)`, `init(style:reuseIdentifier:)` or `init(reuseIdentifier:)`. A class
/// without it stops with Swift's message "Use of unimplemented initializer", as in UIKit.
///
/// The initializers of a class itself come first. But where it has none that fits, `B()` compiles
/// for every class here, and does not with UIKit.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol DefaultInitializable {}

extension UIView: DefaultInitializable {}
extension UIViewController: DefaultInitializable {}
extension UICollectionViewLayoutAttributes: DefaultInitializable {}
extension CALayer: DefaultInitializable {}

// The declarations without a body use the body of another function by its symbol, because Swift has
// no other way to pass on the class that is known at run time:
//
// - An initializer of a protocol is called like a static method: with the class as its self, and an
//   instance as its result. Its body could not ask for that class, the static method's can.
// - The allocating entry of a convenience initializer is called like a class method. It makes an
//   instance of the class on which it is called, and finds the designated initializer in that class.
//   An initializer takes ownership of its arguments, therefore they are `consuming`.
//
// The parts of a frame are numbers in the second kind, since the symbol of `CGRect` is not the same
// on all platforms.

extension DefaultInitializable where Self: UIView {
  /// Creates a view of a class that is known only at run time, by its `init(frame:)` with an empty
  /// frame.
  @_silgen_name("AutoLayout_makeView")
  public init()

  @_silgen_name("AutoLayout_makeView")
  @usableFromInline
  static func madeDefault() -> Self { madeDefault(frame: .zero) }

  /// Creates a view of a class that is known only at run time, by its `init(frame:)`.
  @_silgen_name("AutoLayout_makeViewWithFrame")
  public init(frame: CGRect)

  @_silgen_name("AutoLayout_makeViewWithFrame")
  @usableFromInline
  static func madeDefault(frame: CGRect) -> Self {
    let view = (self as UIView.Type).made(
      x: Double(frame.origin.x),
      y: Double(frame.origin.y),
      width: Double(frame.size.width),
      height: Double(frame.size.height)
    )
    return unsafeDowncast(view, to: self)
  }
}

extension UIView {
  @_silgen_name("$s10AutoLayout6UIViewC7makingX1y5width6heightACSd_S3dtcfC")
  fileprivate class func made(x: Double, y: Double, width: Double, height: Double) -> UIView

  @usableFromInline
  convenience init(makingX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }
}

extension DefaultInitializable where Self: UITableViewCell {
  /// Creates a cell of a class that is known only at run time, by its
  /// `init(style:reuseIdentifier:)` without an identifier.
  @_silgen_name("AutoLayout_makeCell")
  public init()

  @_silgen_name("AutoLayout_makeCell")
  @usableFromInline
  static func madeDefault() -> Self { madeDefault(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a class that is known only at run time, by its
  /// `init(style:reuseIdentifier:)`.
  @_silgen_name("AutoLayout_makeCellWithStyle")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("AutoLayout_makeCellWithStyle")
  @usableFromInline
  static func madeDefault(
    style: UITableViewCell.CellStyle,
    reuseIdentifier: consuming String?
  ) -> Self {
    let cell = (self as UITableViewCell.Type).made(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(cell, to: self)
  }
}

extension UITableViewCell {
  @_silgen_name("$s10AutoLayout15UITableViewCellC11makingStyle15reuseIdentifierA2C0eG0O_SSSgtcfC")
  fileprivate class func made(
    style: CellStyle,
    reuseIdentifier: consuming String?
  ) -> UITableViewCell

  @usableFromInline
  convenience init(makingStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension DefaultInitializable where Self: UITableViewHeaderFooterView {
  /// Creates a view of a class that is known only at run time, by its `init(reuseIdentifier:)`
  /// without an identifier.
  @_silgen_name("AutoLayout_makeHeaderFooterView")
  public init()

  @_silgen_name("AutoLayout_makeHeaderFooterView")
  @usableFromInline
  static func madeDefault() -> Self { madeDefault(reuseIdentifier: nil) }

  /// Creates a view of a class that is known only at run time, by its `init(reuseIdentifier:)`.
  @_silgen_name("AutoLayout_makeHeaderFooterViewWithIdentifier")
  public init(reuseIdentifier: String?)

  @_silgen_name("AutoLayout_makeHeaderFooterViewWithIdentifier")
  @usableFromInline
  static func madeDefault(reuseIdentifier: consuming String?) -> Self {
    let view = (self as UITableViewHeaderFooterView.Type).made(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(view, to: self)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s10AutoLayout023UITableViewHeaderFooterD0C21makingReuseIdentifierACSSSg_tcfC")
  fileprivate class func made(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

  @usableFromInline
  convenience init(makingReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}

extension DefaultInitializable where Self: UIViewController {
  /// Creates a controller of a class that is known only at run time, by its
  /// `init(nibName:bundle:)` without a name.
  @_silgen_name("AutoLayout_makeViewController")
  public init()

  @_silgen_name("AutoLayout_makeViewController")
  @usableFromInline
  static func madeDefault() -> Self {
    unsafeDowncast((self as UIViewController.Type).made(), to: self)
  }
}

extension UIViewController {
  @_silgen_name("$s10AutoLayout16UIViewControllerCACycfC")
  fileprivate class func made() -> UIViewController
}

extension DefaultInitializable where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of a class that is known only at run time, by its `init()`.
  @_silgen_name("AutoLayout_makeLayoutAttributes")
  public init()

  @_silgen_name("AutoLayout_makeLayoutAttributes")
  @usableFromInline
  static func madeDefault() -> Self {
    unsafeDowncast((self as UICollectionViewLayoutAttributes.Type).made(0), to: self)
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("$s10AutoLayout016UICollectionViewB10AttributesC6makingACSi_tcfC")
  fileprivate class func made(_ number: Int) -> UICollectionViewLayoutAttributes

  @usableFromInline
  convenience init(making number: Int) { self.init() }
}

extension DefaultInitializable where Self: CALayer {
  /// Creates a layer of a class that is known only at run time, by its `init()`.
  @_silgen_name("AutoLayout_makeLayer")
  public init()

  @_silgen_name("AutoLayout_makeLayer")
  @usableFromInline
  static func madeDefault() -> Self { unsafeDowncast((self as CALayer.Type).made(0), to: self) }
}

extension CALayer {
  @_silgen_name("$s10AutoLayout7CALayerC6makingACSi_tcfC")
  fileprivate class func made(_ number: Int) -> CALayer

  @usableFromInline
  convenience init(making number: Int) { self.init() }
}
