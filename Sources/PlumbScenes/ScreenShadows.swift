import Plumb

extension Scene {
  static let shadows: Scene = Scene(
    "shadows",
    "Cards with shadows, corners that are rounded one by one, and a shadow of the content."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let soft = card("soft") {
      $0.shadowOpacity = 0.25; $0.shadowRadius = 12; $0.shadowOffset = .zero
    }
    let hard = card("hard") {
      ($0.shadowOpacity, $0.shadowRadius, $0.shadowColor) = (0.6, 0, UIColor.systemIndigo.cgColor)
      $0.shadowOffset = CGSize(width: 6, height: 6)
    }
    let sheet = card("sheet") {
      $0.cornerRadius = 32
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      ($0.shadowOpacity, $0.shadowRadius) = (0.2, 6)
    }
    let diagonal = card("diagonal") {
      $0.cornerRadius = 32
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      ($0.borderWidth, $0.borderColor) = (3, UIColor.systemTeal.cgColor)
    }
    let text = UILabel.named("text", "Shadow of letters", .boldSystemFont(ofSize: 30), .systemPink)
    text.layer.shadowOpacity = 0.5
    text.layer.shadowRadius = 3
    text.layer.shadowOffset = CGSize(width: 0, height: 4)
    let column = UIStackView(arrangedSubviews: [soft, hard, sheet, diagonal, text])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 28
    column.distribution = .fillEqually
    root.addSubview(column)
    column.snp.makeConstraints { make in
      make.edges.equalTo(root.safeAreaLayoutGuide).inset(32)
    }
  }

  private static func card(_ name: String, _ change: (CALayer) -> Void) -> UIView {
    let card = UIView.box(name, .secondarySystemGroupedBackground)
    card.layer.cornerRadius = 16
    change(card.layer)
    return card
  }
}
