/// The standard content of a cell: an image, a text and a secondary text.
///
/// The content is vertically centred; the view is at least as high as the content with its margins.
open class UIListContentView: UIView, UIContentView {
  private var shownContent: UIListContentConfiguration
  private let image = UIImageView()
  private let text = UILabel()
  private let secondaryText = UILabel()
  private let area = UILayoutGuide()
  /// The area in which the image is centred, if its size is reserved.
  private let imageArea = UILayoutGuide()
  private var own: [NSLayoutConstraint] = []
  private var contentGuides: [UILayoutGuide?] = [nil, nil, nil]

  /// Creates a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    shownContent = configuration
    super.init(frame: .zero)
    addLayoutGuide(area)
    show()
  }

  /// Creates a view with the content of an empty cell; archives are not read.
  public required init?(coder: NSCoder) {
    shownContent = .cell()
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    addLayoutGuide(area)
    show()
  }

  /// The content, a ``UIListContentConfiguration``. Another type is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { shownContent }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return environment.raise(
          LayoutIssue(
            .illegalItem,
            "\(layoutName) cannot show a \(type(of: newValue)).",
            remedy: "Set a UIListContentConfiguration. The content is kept."
          )
        )
      }
      if new == shownContent { return }
      shownContent = new
      show()
    }
  }

  /// The frame of the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { guide(0, text) }
  /// The frame of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(1, secondaryText) }
  /// The frame of the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { guide(2, image) }

  private func guide(_ index: Int, _ view: UIView) -> UILayoutGuide? {
    if view.superview == nil { return nil }
    if let guide = contentGuides[index] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    contentGuides[index] = guide
    return guide
  }

  private func show() {
    alpha = shownContent.alpha
    show(shownContent.image != nil, image)
    image.image = shownContent.image
    image.preferredSymbolConfiguration = shownContent.imageProperties.preferredSymbolConfiguration
    image.tintColor = shownContent.imageProperties.tintColor
    image.layer.cornerRadius = shownContent.imageProperties.cornerRadius
    image.clipsToBounds = shownContent.imageProperties.cornerRadius > 0
    show(shownContent.text, shownContent.textProperties, text)
    show(shownContent.secondaryText, shownContent.secondaryTextProperties, secondaryText)
    NSLayoutConstraint.deactivate(own)
    own = areaConstraints + imageConstraints + textConstraints
    NSLayoutConstraint.activate(own)
    invalidateIntrinsicContentSize()
  }

  private func show(_ isShown: Bool, _ view: UIView) {
    if isShown == (view.superview === self) { return }
    if !isShown {
      // The contentGuides lose their constraints with the view.
      for index in contentGuides.indices where [text, secondaryText, image][index] === view {
        if let guide = contentGuides[index] { removeLayoutGuide(guide) }
        contentGuides[index] = nil
      }
      return view.removeFromSuperview()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  private func show(
    _ string: String?,
    _ properties: UIListContentConfiguration.TextProperties,
    _ label: UILabel
  ) {
    show(string?.isEmpty == false, label)
    guard let string, !string.isEmpty else { return }
    label.text = properties.shown(string)
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  /// The constraints of the area of the texts.
  private var areaConstraints: [NSLayoutConstraint] {
    let margins = shownContent.directionalLayoutMargins
    let middle = area.centerYAnchor.constraint(
      equalTo: centerYAnchor,
      constant: (margins.top - margins.bottom) / 2
    )
    middle.priority = UILayoutPriority(999)
    return [
      area.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      area.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margins.bottom),
      area.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      middle,
    ]
  }

  private var imageConstraints: [NSLayoutConstraint] {
    let margins = shownContent.directionalLayoutMargins
    guard let picture = shownContent.image else {
      return [area.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading)]
    }
    let (limit, reserved) = (
      shownContent.imageProperties.maximumSize, shownContent.imageProperties.reservedLayoutSize
    )
    var scale: CGFloat = 1
    if limit.width > 0 && picture.size.width > limit.width {
      scale = limit.width / picture.size.width
    }
    if limit.height > 0 && picture.size.height > limit.height {
      scale = min(scale, limit.height / picture.size.height)
    }
    var result: [NSLayoutConstraint] = []
    if scale < 1 {
      result += [
        image.widthAnchor.constraint(equalToConstant: picture.size.width * scale),
        image.heightAnchor.constraint(equalToConstant: picture.size.height * scale),
      ]
    }
    if reserved.width > 0 {
      if imageArea.owningView == nil { addLayoutGuide(imageArea) }
      result += [
        imageArea.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
        imageArea.widthAnchor.constraint(equalToConstant: reserved.width),
        image.centerXAnchor.constraint(equalTo: imageArea.centerXAnchor),
        area.leadingAnchor.constraint(
          equalTo: leadingAnchor,
          constant: margins.leading + reserved.width + shownContent.imageToTextPadding
        ),
      ]
    } else {
      result += [
        image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
        area.leadingAnchor.constraint(
          equalTo: image.trailingAnchor,
          constant: shownContent.imageToTextPadding
        ),
      ]
    }
    image.setContentHuggingPriority(.required, for: .horizontal)
    let resistance: UILayoutPriority = scale < 1 ? .defaultLow : .required
    image.setContentCompressionResistancePriority(resistance, for: .horizontal)
    image.setContentCompressionResistancePriority(resistance, for: .vertical)
    return result + [
      image.centerYAnchor.constraint(equalTo: centerYAnchor),
      image.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      image.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margins.bottom),
    ]
  }

  private var textConstraints: [NSLayoutConstraint] {
    let (first, second) = (text.superview === self, secondaryText.superview === self)
    switch (first, second) {
    case (false, false): return [area.heightAnchor.constraint(equalToConstant: 0)]
    case (true, false), (false, true):
      let label = first ? text : secondaryText
      return [
        label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        label.topAnchor.constraint(equalTo: area.topAnchor),
        label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ]
    case (true, true):
      return shownContent.prefersSideBySideTextAndSecondaryText ? sideBySide : belowEachOther
    }
  }

  private var belowEachOther: [NSLayoutConstraint] {
    [
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      text.topAnchor.constraint(equalTo: area.topAnchor),
      secondaryText.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      secondaryText.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      secondaryText.topAnchor.constraint(
        equalTo: text.bottomAnchor,
        constant: shownContent.textToSecondaryTextVerticalPadding
      ),
      secondaryText.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ]
  }

  private var sideBySide: [NSLayoutConstraint] {
    secondaryText.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    return [
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      text.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
      text.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      secondaryText.leadingAnchor.constraint(
        equalTo: text.trailingAnchor,
        constant: shownContent.textToSecondaryTextHorizontalPadding
      ),
      secondaryText.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      secondaryText.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      secondaryText.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
      secondaryText.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
    ]
  }
}
