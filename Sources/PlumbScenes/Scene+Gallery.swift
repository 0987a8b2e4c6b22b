import Plumb

extension Scene {
  /// All scenes, in the order of the gallery.
  public static let gallery: [Scene] =
    articleSnapKit + articleMasonry + articleInside + articlePitfalls + articleSource
    + [
      signIn, profileCard, feed, posts, settings, form, message, adaptive, recipe, player,
      appearance, shapes, attributedText, store, contacts, cellStyles, alerts,
      search, effectViews, buttonInsets, shadows, drawing, layerAnimations,
    ]

  /// The scene with an id; nil if there is none.
  public static func named(_ id: String) -> Scene? { gallery.first { $0.id == id } }
}

extension UIView {
  /// Creates a coloured view with a name.
  static func box(_ name: String, _ color: UIColor) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    return view
  }
}

extension UILabel {
  /// Creates a label with a name.
  static func named(
    _ name: String,
    _ text: String,
    _ font: UIFont = .systemFont(ofSize: 17),
    _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
