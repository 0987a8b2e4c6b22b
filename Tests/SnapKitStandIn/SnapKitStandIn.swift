public import AutoLayout
public import Foundation

// The SnapKit names that a file needs which still imports SnapKit.

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

public struct ConstraintViewDSL {
  let view: UIView

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    closure(ConstraintMaker(view: view))
  }
}

public final class ConstraintMaker {
  private let view: UIView

  init(view: UIView) { self.view = view }

  public var left: ConstraintMakerExtendable { .init(view: view, attributes: [.left]) }
  public var size: ConstraintMakerExtendable { .init(view: view, attributes: [.width, .height]) }
}

public final class ConstraintMakerExtendable {
  private let view: UIView
  private let attributes: [NSLayoutConstraint.Attribute]

  init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  public var top: ConstraintMakerExtendable { .init(view: view, attributes: attributes + [.top]) }

  public func equalToSuperview() { bind(view.superview, 0) }

  public func equalTo(_ number: CGFloat) { bind(nil, number) }

  private func bind(_ other: UIView?, _ constant: CGFloat) {
    for attribute in attributes {
      NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: constant
      ).isActive = true
    }
  }
}
