import AutoLayout

/// A view with a natural size, as a label or an image has.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  /// How often the natural size was asked for.
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return size
  }
}

extension UIView {
  /// What is in the view, one `(x, y, w, h)` each.
  func frames(of views: [UIView]) -> [String] {
    layoutIfNeeded()
    return views.map { Self.diagram(of: $0.frame) }
  }

  private static func diagram(of frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
