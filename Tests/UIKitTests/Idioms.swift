import UIKit

// Common subclasses of UIKit's classes in apps.

/// A scroll view that is as long as its content, for use inside another scroll view.
final class SelfSizingScrollView: UIScrollView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// A stack view with a background view, as apps wrote before stack views had backgrounds.
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

/// A controller with a custom view class.
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

/// A cell that determines its own height.
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

/// A header view of a list with its fitting height.
extension UIView {
  func sizeToFitWidth(_ width: CGFloat) {
    frame.size.width = width
    setNeedsLayout()
    layoutIfNeeded()
    frame.size.height = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}

/// A drawer that slides in from below, with the calls that apps use to move it.
final class DrawerViewController: UIViewController {
  let drawer = UIView()
  private(set) var bottom: NSLayoutConstraint!
  private(set) var steps: [String] = []
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    bottom = drawer.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 0)
    NSLayoutConstraint.activate([
      bottom, drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  func open() {
    view.layoutIfNeeded()
    bottom.constant = -100
    UIView.animate(
      withDuration: 0.35,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.5,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: { self.view.layoutIfNeeded() },
      completion: { [weak self] finished in self?.steps.append("open \(finished)") }
    )
  }

  func fade() {
    UIView.animate(withDuration: 0.2, animations: { self.drawer.alpha = 0.5 }) { _ in
      UIView.animate(withDuration: 0.2) { self.drawer.alpha = 1 }
      self.steps.append("half")
    }
  }

  func close(by fraction: CGFloat) {
    let animator =
      self.animator
      ?? UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
        self.bottom.constant = 0
        self.view.layoutIfNeeded()
      }
    self.animator = animator
    animator.fractionComplete = fraction
  }

  func letGo() {
    animator?.addCompletion { [weak self] position in
      self?.steps.append(position == .end ? "closed" : "still open")
      self?.animator = nil
    }
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
