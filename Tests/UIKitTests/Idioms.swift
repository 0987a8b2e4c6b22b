import UIKit

// What apps do to UIKit's classes again and again.

/// As long as its content, for the inside of something that scrolls itself.
final class SelfSizingScrollView: UIScrollView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// A stack view with a background of its own, before stack views had one.
final class BackedStackView: UIStackView {
  let backing = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backing.frame = bounds
    insertSubview(backing, at: 0)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    view.isHidden = false
  }

  override var axis: NSLayoutConstraint.Axis { didSet { spacing = axis == .vertical ? 4 : 10 } }
}

/// A controller with a view of its own class.
final class CanvasViewController: UIViewController {
  final class Canvas: UIView {
    let center9 = UIView()
    var insetsSeen: [UIEdgeInsets] = []

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    override func safeAreaInsetsDidChange() { insetsSeen.append(safeAreaInsets) }
    override func didAddSubview(_ subview: UIView) { subview.tag = 9 }
    override func willRemoveSubview(_ subview: UIView) { subview.tag = 0 }
  }

  var canvas: Canvas { view as! Canvas }

  override func loadView() { view = Canvas() }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.addSubview(canvas.center9)
    canvas.center9.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      canvas.center9.topAnchor.constraint(equalTo: canvas.safeAreaLayoutGuide.topAnchor),
      canvas.center9.centerXAnchor.constraint(equalTo: canvas.centerXAnchor),
      canvas.center9.widthAnchor.constraint(equalToConstant: 100),
      canvas.center9.heightAnchor.constraint(equalTo: canvas.center9.widthAnchor),
    ])
  }

  override func updateViewConstraints() {
    canvas.center9.tag += 1
    super.updateViewConstraints()
  }
}

/// A cell that says its height itself.
final class FixedCell: UITableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

/// A constraint whose constant is the same on every device.
final class ScaledConstraint: NSLayoutConstraint {
  var factor: CGFloat = 2

  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue * factor }
  }
}

/// A header above a list, as high as it would like to be.
extension UIView {
  func sizeToFitWidth(_ width: CGFloat) {
    frame.size.width = width
    setNeedsLayout()
    layoutIfNeeded()
    frame.size.height = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
