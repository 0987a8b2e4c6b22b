import SnapKit
import UIKit

/// A controller of an app in Swift 5 mode that says nothing of actors.
public class Screen: UIViewController {
  public static var shared: Screen?
  public let scroll = UIScrollView()
  public let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 10
    view.addSubview(scroll)
    scroll.addSubview(stack)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    stack.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalToSuperview()
    }
    for height in [20, 30, 40] {
      let row = UIView()
      stack.addArrangedSubview(row)
      row.snp.makeConstraints { $0.height.equalTo(height) }
    }
  }

  deinit { print("gone", terminator: "") }
}

extension UILayoutGuide {
  public var topEdge: NSLayoutYAxisAnchor { topAnchor }
}

public class LabelledConstraint: NSLayoutConstraint {
  public static var usual: Float = UILayoutPriority.defaultHigh.rawValue + 1
}
