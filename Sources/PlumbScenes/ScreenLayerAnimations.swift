import Plumb

extension Scene {
  static let layerAnimations: Scene = Scene(
    "layer-animations",
    "Core Animation: a ring that fills, a dot on a path, a card that shakes, a square that turns and fades."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let names = ["ring", "dot", "card", "square"]
    let stage = UIStackView(arrangedSubviews: names.map { Stage($0) })
    stage.accessibilityIdentifier = "stages"
    stage.axis = .vertical
    stage.distribution = .fillEqually
    stage.spacing = 16
    root.addSubview(stage)
    stage.snp.makeConstraints { make in
      make.edges.equalTo(root.safeAreaLayoutGuide).inset(24)
    }
  } then: { root in
    for stage in (root.subviews.first as? UIStackView)?.arrangedSubviews ?? [] {
      (stage as? Stage)?.play()
    }
  }
}

/// A panel with one figure in its middle.
private final class Stage: UIView {
  private let figure = UIView()
  private let ring = CAShapeLayer()
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    figure.accessibilityIdentifier = "\(name)Figure"
    addSubview(figure)
    switch name {
    case "ring":
      ring.fillColor = nil
      ring.strokeColor = UIColor.systemGreen.cgColor
      ring.lineWidth = 10
      ring.lineCap = .round
      figure.layer.addSublayer(ring)
    case "dot":
      figure.backgroundColor = .systemRed
      figure.layer.cornerRadius = 30
    case "card": figure.backgroundColor = .systemIndigo
    default: figure.backgroundColor = .systemOrange
    }
    figure.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(60)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 5, dy: 5)).cgPath
  }

  func play() {
    switch name {
    case "ring":
      let fill = CABasicAnimation(keyPath: "strokeEnd")
      (fill.fromValue, fill.toValue, fill.duration) = (0, 1, 1.5)
      fill.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      ring.add(fill, forKey: "fill")
    case "dot":
      let way = CAKeyframeAnimation(keyPath: "position")
      // A circle that begins and ends in the middle, so that the dot does not jump.
      let radius = min(bounds.width, bounds.height) / 4
      way.path =
        UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX - radius, y: bounds.midY),
          radius: radius,
          startAngle: 0,
          endAngle: 2 * .pi,
          clockwise: true
        ).cgPath
      way.duration = 1.5
      figure.layer.add(way, forKey: "way")
    case "card":
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [0, 12, -12, 12, -6, 6, 0]
      (shake.isAdditive, shake.duration) = (true, 0.6)
      figure.layer.add(shake, forKey: "shake")
    default:
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue) = (0, Double.pi / 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0.2)
      let group = CAAnimationGroup()
      (group.animations, group.duration, group.autoreverses) = ([turn, fade], 0.75, true)
      figure.layer.add(group, forKey: "both")
    }
  }
}
