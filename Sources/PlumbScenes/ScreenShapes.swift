import Foundation
import Plumb

extension Scene {
  static let shapes: Scene = Scene(
    "shapes",
    "Rings and a chart of shape layers, whose paths are made in layoutSubviews() for the present size."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let rings = [0.85, 0.55, 0.3].enumerated().map { index, part in
      RingView(part, [.systemRed, .systemGreen, .systemBlue][index], "ring\(index)")
    }
    let row = UIStackView(arrangedSubviews: rings)
    row.accessibilityIdentifier = "rings"
    row.distribution = .fillEqually
    row.spacing = 16
    let chart = ChartView([0.2, 0.5, 0.35, 0.8, 0.6, 0.95])
    root.addSubview(row)
    root.addSubview(chart)
    row.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(24)
      make.directionalHorizontalEdges.equalToSuperview().inset(24)
    }
    for ring in rings { ring.snp.makeConstraints { $0.height.equalTo(ring.snp.width) } }
    chart.snp.makeConstraints { make in
      make.top.equalTo(row.snp.bottom).offset(24)
      make.directionalHorizontalEdges.equalToSuperview().inset(24)
      make.bottom.equalTo(root.safeAreaLayoutGuide).inset(24)
    }
  }
}

/// A ring of which a part is coloured.
private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let fill = CAShapeLayer()

  init(_ part: CGFloat, _ color: UIColor, _ name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    for ring in [track, fill] {
      ring.fillColor = nil
      ring.strokeColor = color.cgColor
      ring.lineWidth = 12
      ring.lineCap = .round
      layer.addSublayer(ring)
    }
    track.opacity = 0.2
    fill.strokeEnd = part
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(0, min(bounds.width, bounds.height) / 2 - 6),
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    for ring in [track, fill] {
      ring.frame = bounds
      ring.path = path.cgPath
    }
  }
}

/// A line through values, above a gradient that ends in it.
private final class ChartView: UIView {
  private let values: [CGFloat]
  private let line = CAShapeLayer()
  private let area = CAGradientLayer()
  private let outline = CAShapeLayer()

  init(_ values: [CGFloat]) {
    self.values = values
    super.init(frame: .zero)
    accessibilityIdentifier = "chart"
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    area.colors = [
      UIColor.systemIndigo.cgColor, UIColor.systemIndigo.withAlphaComponent(0).cgColor,
    ]
    area.mask = outline
    (line.fillColor, line.strokeColor) = (nil, UIColor.systemIndigo.cgColor)
    (line.lineWidth, line.lineJoin) = (3, .round)
    layer.addSublayer(area)
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    for (index, value) in values.enumerated() {
      let x = bounds.width * CGFloat(index) / CGFloat(values.count - 1)
      let point = CGPoint(x: x, y: bounds.height * (1 - value))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    line.path = path.cgPath
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.addLine(to: CGPoint(x: 0, y: bounds.height))
    path.close()
    outline.path = path.cgPath
    area.frame = bounds
    line.frame = bounds
  }
}
