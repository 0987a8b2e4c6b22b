/// What events go to, one after another: a view, its superview, the controllers.
open class UIResponder: NSObject {
  /// Who is asked next.
  open var next: UIResponder? { nil }

  public override init() { super.init() }
}

/// How a view's backing looks: its corners and its border, in points.
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
}

/// A colour as layers keep it.
public final class CGColor: NSObject, Sendable {
  public let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}
