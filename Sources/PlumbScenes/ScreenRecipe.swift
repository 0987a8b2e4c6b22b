import Plumb

extension Scene {
  static let recipe: Scene = Scene(
    "recipe",
    "A scrolling column: as wide as the readable part of the frame, as high as its content; the bar does not scroll."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    root.addSubview(scroll)
    scroll.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }

    let photo = UIImageView(image: UIImage(size: CGSize(width: 640, height: 360), name: "bread"))
    photo.accessibilityIdentifier = "photo"
    let title = UILabel.named("title", "Bread without hurry", .boldSystemFont(ofSize: 28))
    title.numberOfLines = 0
    let intro = UILabel.named(
      "intro",
      "Flour, water, salt and a little yeast, left alone for a night. It asks for ten minutes of work and a good deal of "
        + "patience.",
      .systemFont(ofSize: 17),
      .secondaryLabel
    )
    intro.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [title, intro])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 16
    let steps = [
      "Stir flour, salt and yeast together, then add the water and mix until no dry flour is left.",
      "Cover the bowl and leave it where it is not too cold, for twelve to eighteen hours.",
      "Fold the dough, let it rest for a quarter of an hour, and shape it into a ball.",
      "Heat a heavy pot in the oven. Bake the bread in it, covered, for half an hour.",
      "Take the lid off, and bake until the crust is as dark as you dare.",
      "Wait until it is cool. This is the hardest part.",
    ]
    for (index, text) in steps.enumerated() {
      let number = UILabel.named("number\(index)", "\(index + 1)", .boldSystemFont(ofSize: 22))
      number.textColor = .systemOrange
      number.setContentHuggingPriority(.required, for: .horizontal)
      number.setContentCompressionResistancePriority(.required, for: .horizontal)
      let step = UILabel.named("step\(index)", text)
      step.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [number, step])
      row.accessibilityIdentifier = "row\(index)"
      row.alignment = .firstBaseline
      row.spacing = 12
      column.addArrangedSubview(row)
    }
    scroll.addSubview(photo)
    scroll.addSubview(column)
    photo.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(scroll)
      make.width.equalTo(scroll)
      make.height.equalTo(photo.snp.width).multipliedBy(9.0 / 16).priority(.high)
      make.height.lessThanOrEqualTo(220)
    }
    column.snp.makeConstraints { make in
      make.top.equalTo(photo.snp.bottom).offset(20)
      make.leading.trailing.equalTo(root.readableContentGuide).inset(8)
      make.bottom.equalTo(scroll).offset(-80)
    }

    let bar = UIView.box("bar", .systemOrange)
    let start = UILabel.named("start", "Start baking", .boldSystemFont(ofSize: 17), .white)
    root.addSubview(bar)
    bar.addSubview(start)
    bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(root.safeAreaLayoutGuide.snp.bottom).offset(-52)
    }
    start.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().offset(16)
    }
  }
}
