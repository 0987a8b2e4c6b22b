import SnapKit
import UIKit

/// A view of an app whose modules belong to the main actor by default.
public class Panel: UIView, UIGestureRecognizerDelegate {
  public var texts: [String] = []
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.snp.makeConstraints { $0.center.equalToSuperview() }
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", Panel.tap))
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { texts = [] }

  func tap(_ recognizer: UITapGestureRecognizer) { label.text = "tapped" }

  public override func layoutSubviews() {
    super.layoutSubviews()
    texts.append(label.text ?? "")
  }
}
