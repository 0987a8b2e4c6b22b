import Plumb

extension Scene {
  static let attributedText: Scene = Scene(
    "attributed-text",
    "Texts with attributes: sizes, paragraph styles, justified lines, kerning, lines, raised parts, attachments, a shadow; a file name cut in its middle; a button, and fields with views beside their text."
  ) { root, _ in
    let kicker = UILabel.attributed(
      "kicker",
      TextParts.text(
        "Field notes",
        12,
        weight: .semibold,
        [.kern: 3, .foregroundColor: UIColor.systemTeal]
      )
    )
    let article = UILabel.attributed("article", TextParts.article)
    let file = UILabel.named(
      "file",
      "Notes/Optics/Where the light bends, second revision with figures.pdf",
      .systemFont(ofSize: 13),
      .secondaryLabel
    )
    file.lineBreakMode = .byTruncatingMiddle
    let price = UILabel.attributed("price", TextParts.price)
    let unit = UILabel.named("unit", "for each member", .systemFont(ofSize: 13), .secondaryLabel)
    let row = UIStackView(arrangedSubviews: [price, unit])
    row.accessibilityIdentifier = "row"
    row.alignment = .lastBaseline
    row.spacing = 8
    let spacer = UIView.box("spacer", .clear)
    row.addArrangedSubview(spacer)

    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button"
    button.setAttributedTitle(TextParts.title, for: .normal)
    button.backgroundColor = .systemGray6
    button.layer.cornerRadius = 10
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)

    let search = SideField("search", left: "magnifyingglass", right: nil)
    search.attributedPlaceholder = TextParts.placeholder
    let amount = SideField("amount", left: nil, right: "eurosign.circle")
    amount.attributedText = TextParts.amount

    let column = UIStackView(arrangedSubviews: [kicker, article, file, row, button, search, amount])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 14
    column.setCustomSpacing(6, after: kicker)
    root.addSubview(column)
    column.snp.makeConstraints { make in
      make.top.equalTo(root.safeAreaLayoutGuide).offset(16)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(700)
      make.width.equalToSuperview().offset(-40).priority(999)
    }
  }
}

/// A field with a symbol beside its text.
private final class SideField: UITextField {
  init(_ name: String, left: String?, right: String?) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    borderStyle = .roundedRect
    if let left { (leftView, leftViewMode) = (Self.icon(left), .always) }
    if let right { (rightView, rightViewMode) = (Self.icon(right), .always) }
  }

  required init?(coder: NSCoder) { nil }

  private static func icon(_ name: String) -> UIView {
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 28, height: 22))
    icon.image = UIImage(systemName: name)
    icon.contentMode = .center
    return icon
  }
}

private enum TextParts {
  static func text(
    _ string: String,
    _ size: CGFloat,
    weight: UIFont.Weight = .regular,
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return NSAttributedString(
      string: string,
      attributes: [.font: font].merging(attributes) { $1 }
    )
  }

  static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for part in parts { text.append(part) }
    return text
  }

  static var article: NSAttributedString {
    let heading = NSMutableParagraphStyle()
    heading.paragraphSpacing = 8
    let body = NSMutableParagraphStyle()
    body.lineSpacing = 3
    body.paragraphSpacing = 10
    body.alignment = .justified
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.systemTeal
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 3
    let quote = NSMutableParagraphStyle()
    quote.headIndent = 24
    quote.firstLineHeadIndent = 24
    quote.tailIndent = -24
    quote.lineHeightMultiple = 1.2
    let star = NSTextAttachment()
    star.image = UIImage(systemName: "star.fill")
    star.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
    let symbol = NSMutableAttributedString(attributedString: NSAttributedString(attachment: star))
    symbol.addAttributes(
      [.foregroundColor: UIColor.systemOrange, .paragraphStyle: body],
      range: NSRange(location: 0, length: 1)
    )
    let plain: [NSAttributedString.Key: Any] = [.paragraphStyle: body]
    func with(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
      plain.merging(attributes) { $1 }
    }
    return joined([
      text(
        "Where the light bends\n",
        26,
        weight: .bold,
        [.paragraphStyle: heading, .shadow: shadow]
      ),
      text("The energy of a body is ", 16, plain), text("E = mc", 22, weight: .semibold, plain),
      text("2", 13, with([.baselineOffset: 9])), text(", and ", 16, plain),
      text("nothing", 16, with([.underlineStyle: NSUnderlineStyle.single.rawValue])),
      text(" is as fast as light. It was ", 16, plain),
      text(
        "doubted",
        16,
        with([.strikethroughStyle: 1, .foregroundColor: UIColor.secondaryLabel])
      ),
      text(" measured ", 16, plain), symbol,
      text(" and ", 16, plain),
      text("confirmed", 16, weight: .medium, with([.backgroundColor: UIColor.systemYellow])),
      text(" again.\n", 16, plain),
      text(
        "A line of sight is not always a straight line.",
        15,
        [.paragraphStyle: quote, .foregroundColor: UIColor.systemIndigo, .obliqueness: 0.2]
      ),
    ])
  }

  static var price: NSAttributedString {
    joined([
      text("€", 17, [.baselineOffset: 12]), text("48", 40, weight: .bold),
      text("50", 17, [.baselineOffset: 12]),
    ])
  }

  static var title: NSAttributedString {
    joined([
      text("Read on ", 18, weight: .semibold),
      text("(3 minutes)", 13, [.foregroundColor: UIColor.secondaryLabel]),
    ])
  }

  static var placeholder: NSAttributedString {
    joined([text("Search ", 17), text("all notes", 17, weight: .semibold)])
  }

  static var amount: NSAttributedString {
    joined([text("1,250", 20, weight: .medium), text(".00", 13)])
  }
}

extension UILabel {
  fileprivate static func attributed(_ name: String, _ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }
}
