public import AutoLayout

/// A view with an intrinsic content size, as a label or an image view has.
public final class SizedView: UIView {
  public var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  /// The number of requests for the intrinsic content size.
  public private(set) var sizeRequests = 0

  public init(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    sizeRequests += 1
    return size
  }
}

extension UIView {
  /// The frames of `views` after layout, each as `(x, y, w, h)`.
  public func frames(of views: [UIView]) -> [String] {
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
