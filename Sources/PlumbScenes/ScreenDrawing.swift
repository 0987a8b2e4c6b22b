import Foundation
import Plumb

extension Scene {
  static let drawing: Scene = Scene(
    "drawing",
    "Views that draw themselves in draw(_:): a gauge, bars with texts, and images that code has drawn."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let gauge = GaugeView(0.7)
    gauge.accessibilityIdentifier = "gauge"
    let bars = BarsView([("Mon", 3), ("Tue", 5), ("Wed", 2), ("Thu", 7), ("Fri", 4)])
    bars.accessibilityIdentifier = "bars"
    let badge = UIImageView(image: badge)
    badge.accessibilityIdentifier = "badge"
    let template = UIImageView(image: Self.badge.withRenderingMode(.alwaysTemplate))
    template.accessibilityIdentifier = "template"
    template.tintColor = .systemPurple
    let button = UIButton(type: .custom)
    button.accessibilityIdentifier = "button"
    button.setTitle("Drawn background", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    button.setBackgroundImage(color(.systemTeal), for: .normal)
    for view in [gauge, bars, badge, template, button] { root.addSubview(view) }
    gauge.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(20)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5).priority(.high)
      make.width.lessThanOrEqualTo(200)
      make.height.equalTo(gauge.snp.width).multipliedBy(0.6)
    }
    badge.snp.makeConstraints { make in
      make.top.equalTo(gauge.snp.bottom).offset(16)
      make.trailing.equalTo(root.snp.centerX).offset(-10)
    }
    template.snp.makeConstraints { make in
      make.top.equalTo(badge)
      make.leading.equalTo(root.snp.centerX).offset(10)
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(badge.snp.bottom).offset(16)
      make.centerX.equalToSuperview()
    }
    bars.snp.makeConstraints { make in
      make.top.equalTo(button.snp.bottom).offset(16)
      make.directionalHorizontalEdges.equalToSuperview().inset(20)
      make.bottom.equalTo(root.safeAreaLayoutGuide).inset(20)
    }
  }

  private static func color(_ color: UIColor) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// A star in a disc.
  private static var badge: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      UIColor.systemOrange.withAlphaComponent(0.3).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
      let star = UIBezierPath()
      for corner in 0..<10 {
        let radius: CGFloat = corner % 2 == 0 ? 24 : 10
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let point = CGPoint(x: 30 + radius * cos(angle), y: 30 + radius * sin(angle))
        if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      UIColor.systemOrange.setFill()
      star.fill()
    }
  }
}

/// Half of a ring of which a part is coloured, with a hand.
private final class GaugeView: UIView {
  private let part: CGFloat

  init(_ part: CGFloat) {
    self.part = part
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = min(bounds.width / 2, bounds.height) - 12
    context.translateBy(x: bounds.midX, y: bounds.maxY - 12)
    context.setLineWidth(16)
    context.setLineCap(.round)
    for (color, end) in [(UIColor.systemGray5, 1), (.systemGreen, part)] {
      context.setStrokeColor(color.cgColor)
      context.addArc(
        center: .zero,
        radius: radius - 8,
        startAngle: .pi,
        endAngle: .pi * (1 + end),
        clockwise: false
      )
      context.strokePath()
    }
    context.saveGState()
    context.rotate(by: .pi * (part - 0.5))
    context.setFillColor(UIColor.label.cgColor)
    context.addLines(between: [
      CGPoint(x: -4, y: 0), CGPoint(x: 0, y: 24 - radius), CGPoint(x: 4, y: 0),
    ])
    context.fillPath()
    context.restoreGState()
    context.fillEllipse(in: CGRect(x: -7, y: -7, width: 14, height: 14))
  }
}

/// Bars with a name below each, clipped to a rectangle with round corners.
private final class BarsView: UIView {
  private let values: [(name: String, value: CGFloat)]

  init(_ values: [(name: String, value: CGFloat)]) {
    self.values = values
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIBezierPath(roundedRect: bounds, cornerRadius: 16).addClip()
    UIColor.secondarySystemBackground.setFill()
    UIRectFill(bounds)
    let most = values.map(\.value).max() ?? 1
    let step = bounds.width / CGFloat(values.count)
    for (index, entry) in values.enumerated() {
      let text = NSAttributedString(
        string: entry.name,
        attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label]
      )
      let (middle, size) = (step * (CGFloat(index) + 0.5), text.size())
      text.draw(at: CGPoint(x: middle - size.width / 2, y: bounds.maxY - size.height - 8))
      let height = (bounds.height - size.height - 40) * entry.value / most
      let bar = UIBezierPath(
        roundedRect: CGRect(
          x: middle - step / 4,
          y: bounds.maxY - size.height - 16 - height,
          width: step / 2,
          height: height
        ),
        cornerRadius: 4
      )
      UIColor.systemBlue.withAlphaComponent(0.3 + 0.7 * entry.value / most).setFill()
      bar.fill()
    }
    UIColor.systemRed.setStroke()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: bounds.height / 3))
    line.addLine(to: CGPoint(x: bounds.width, y: bounds.height / 3))
    line.setLineDash([6, 4], count: 2, phase: 0)
    line.stroke()
  }
}
