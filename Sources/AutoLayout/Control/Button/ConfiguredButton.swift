import Foundation

/// The configuration of a button, and the views that show it beside the title.
final class ConfiguredButton {
  var configuration: UIButton.Configuration?
  var handler: UIButton.ConfigurationUpdateHandler?
  /// Whether the configuration has to be updated before the next layout.
  var isPending = false
  /// Whether ``UIButton/updateConfiguration()`` is running for a size or layout that is asked for.
  var isUpdating = false
  fileprivate(set) var subtitleLabel: UILabel?
  /// The colour in which the texts are shown.
  fileprivate var foreground: UIColor?
  fileprivate var backdrop: BackgroundView?
  fileprivate var indicator: UIActivityIndicatorView?

  func removeViews() {
    for view in [subtitleLabel, backdrop, indicator] { view?.removeFromSuperview() }
    (subtitleLabel, backdrop, indicator) = (nil, nil, nil)
  }
}

/// The places of a configuration's content in points, in the coordinates of the button.
struct ConfiguredPlaces {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  /// The size of all together, without the insets.
  var size = CGSize.zero
}

extension UIButton {
  /// The title as it is shown: that of the configuration, or else that of the state.
  var shownTitle: String? {
    guard let configuration = configured?.configuration else {
      return hasAttributedTitle ? currentAttributedTitle?.string : currentTitle
    }
    let title = configuration.title ?? currentTitle
    return title?.isEmpty == true ? nil : title
  }

  func configuredImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image ?? currentImage else { return nil }
    guard image.isSymbolImage else { return image }
    return image.preferring(
      configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(
          textStyle: ButtonMetrics.titleStyle(configuration.buttonSize)
        )
    )
  }

  /// The image as it is shown: that of the configuration, or else that of the state.
  var shownImage: UIImage? {
    guard let configuration = configured?.configuration else { return currentImage }
    return configuredImage(configuration)
  }

  var configuredColors: (foreground: UIColor, background: UIColor?) {
    configured?.configuration?.colors(in: state, tint: tintColor) ?? (tintColor, nil)
  }

  // MARK: Content

  /// Gives the texts of the configuration to the labels, and makes or removes the other views.
  func showConfiguration() {
    guard let configured, let configuration = configured.configuration else { return }
    let style = ButtonMetrics.titleStyle(configuration.buttonSize)
    let foreground = configuredColors.foreground
    configured.foreground = foreground
    if let title = shownTitle, let label = titleLabel {
      label.textAlignment = configuration.hasCentredTitle ? .center : .natural
      label.lineBreakMode = configuration.titleLineBreakMode
      label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      label.font = .preferredFont(forTextStyle: style)
      label.show(
        configuration.attributedTitle,
        title,
        configuration.titleTextAttributesTransformer,
        foreground
      )
    } else {
      titleLabel?.text = nil
    }
    if let subtitle = configuration.subtitle {
      let label = configured.subtitleLabel ?? UILabel()
      if configured.subtitleLabel == nil {
        configured.subtitleLabel = label
        addSubview(label)
      }
      label.textAlignment = configuration.hasCentredTitle ? .center : .natural
      label.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
      label.lineBreakMode = configuration.subtitleLineBreakMode
      label.font = .preferredFont(
        forTextStyle: ButtonMetrics.subtitleStyle(configuration.buttonSize)
      )
      label.show(
        configuration.attributedSubtitle,
        subtitle,
        configuration.subtitleTextAttributesTransformer,
        foreground
      )
    } else {
      configured.subtitleLabel?.removeFromSuperview()
      configured.subtitleLabel = nil
    }
    if configuration.showsActivityIndicator {
      if configured.indicator == nil {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        configured.indicator = indicator
        addSubview(indicator)
      }
    } else {
      configured.indicator?.removeFromSuperview()
      configured.indicator = nil
    }
    // A view, because what the button draws itself is behind the background.
    if shownImage != nil { _ = imageView }
    if configured.backdrop == nil {
      let backdrop = BackgroundView(frame: bounds)
      configured.backdrop = backdrop
      insertSubview(backdrop, at: 0)
    }
  }

  // MARK: Places

  var configuredSize: CGSize {
    guard let configuration = configured?.configuration else { return .zero }
    let content = configuredPlaces(in: nil).size
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom
    )
  }

  /// The distances of the first baseline from the top and of the last one from the bottom, at the
  /// intrinsic content size; nil without a configuration, or without a title.
  var configuredBaselines: (first: CGFloat, last: CGFloat)? {
    updateConfigurationIfNeeded()
    guard let configuration = configured?.configuration else { return nil }
    guard shownTitle != nil, let label = titleLabel else { return (0, 0) }
    let places = configuredPlaces(in: nil)
    let last = configured?.subtitleLabel ?? label
    let end = configuration.subtitle == nil ? places.title.maxY : places.subtitle.maxY
    return (
      configuration.contentInsets.top + places.title.minY + label.firstBaselineOffset,
      configuration.contentInsets.bottom + places.size.height - end + last.lastBaselineOffset
    )
  }

  /// Places the content in a rectangle, or at 0, 0 with its natural size.
  func configuredPlaces(in room: CGRect?) -> ConfiguredPlaces {
    guard let configured, let configuration = configured.configuration else {
      return ConfiguredPlaces()
    }
    let placement = configuration.imagePlacement
    let isUpright = placement.contains(.top) || placement.contains(.bottom)
    var image = configuredImage(configuration)?.size ?? .zero
    if let indicator = configured.indicator { image = indicator.intrinsicContentSize }
    let hasImage = image != .zero
    let natural = image
    if hasImage {
      if isUpright {
        image.height = max(image.height, configuration.imageReservation)
      } else {
        image.width = max(image.width, configuration.imageReservation)
      }
    }
    let titleLabel = shownTitle == nil ? nil : titleLabel
    let padding =
      hasImage && (titleLabel != nil || configured.subtitleLabel != nil)
      ? configuration.imagePadding : 0
    let width = room.map { max(0, $0.width - (isUpright ? 0 : image.width + padding)) }
    let title = titleLabel?.size(inWidth: width) ?? .zero
    let subtitle = configured.subtitleLabel?.size(inWidth: width) ?? .zero
    let gap =
      titleLabel != nil && configured.subtitleLabel != nil ? configuration.titlePadding : 0
    let block = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + gap + subtitle.height
    )
    var places = ConfiguredPlaces()
    places.size =
      isUpright
      ? CGSize(
        width: max(image.width, block.width),
        height: image.height + padding + block.height
      )
      : CGSize(
        width: image.width + padding + block.width,
        height: max(image.height, block.height)
      )
    let origin = room.map { self.origin(of: places.size, in: $0) } ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFirst = isUpright ? placement.contains(.top) : placement.contains(.trailing) == isMirrored
    var (imageAt, blockAt) = (origin, origin)
    if isUpright {
      imageAt.x += (places.size.width - image.width) / 2
      blockAt.x += (places.size.width - block.width) / 2
      if isFirst {
        blockAt.y += image.height + padding
      } else {
        imageAt.y += block.height + padding
      }
    } else {
      imageAt.y += (places.size.height - image.height) / 2
      blockAt.y += (places.size.height - block.height) / 2
      if isFirst { blockAt.x += image.width + padding } else { imageAt.x += block.width + padding }
    }
    places.image = CGRect(
      x: imageAt.x + (image.width - natural.width) / 2,
      y: imageAt.y + (image.height - natural.height) / 2,
      width: natural.width,
      height: natural.height
    )
    let share = shareBeforeTitle(configuration, isMirrored: isMirrored)
    places.title = CGRect(
      x: blockAt.x + (block.width - title.width) * share,
      y: blockAt.y,
      width: title.width,
      height: title.height
    )
    places.subtitle = CGRect(
      x: blockAt.x + (block.width - subtitle.width) * share,
      y: blockAt.y + title.height + gap,
      width: subtitle.width,
      height: subtitle.height
    )
    return places
  }

  private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX
      case .right: room.maxX - size.width
      default: room.midX - size.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      default: room.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }

  /// The part of the free room beside the title that is left of it, from 0 to 1.
  private func shareBeforeTitle(
    _ configuration: Configuration,
    isMirrored: Bool
  ) -> CGFloat {
    switch configuration.effectiveTitleAlignment {
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
    case .leading, .automatic: isMirrored ? 1 : 0
    }
  }

  /// Assigns the frames and the colours of the configuration's views.
  func placeConfiguredContent() {
    guard let configured, let configuration = configured.configuration else { return }
    let colors = configuredColors
    if colors.foreground != configured.foreground {
      // The tint has changed, which does not change sizes.
      configured.isUpdating = true
      showConfiguration()
      configured.isUpdating = false
    }
    let places = configuredPlaces(in: contentRect(forBounds: bounds))
    if shownTitle != nil, let titleLabel { place(titleLabel, in: places.title) }
    configured.subtitleLabel?.frame = places.subtitle
    if let madeImageView { place(madeImageView, in: places.image) }
    madeImageView?.isHidden = configuration.showsActivityIndicator
    madeImageView?.tintColor =
      configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    if let indicator = configured.indicator {
      indicator.frame = places.image
      indicator.color =
        configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
    }
    var background = configuration.background
    background.backgroundColor = colors.background
    let insets = background.backgroundInsets
    let height = min(
      bounds.width - insets.leading - insets.trailing,
      bounds.height - insets.top - insets.bottom
    )
    switch configuration.cornerStyle {
    case .fixed: break
    case .dynamic:
      background.cornerRadius = UIFontMetrics.default.scaledValue(
        for: background.cornerRadius,
        compatibleWith: traitCollection
      )
    case .small: background.cornerRadius = 4
    case .medium: background.cornerRadius = 8
    case .large: background.cornerRadius = 12
    case .capsule: background.cornerRadius = max(0, height / 2)
    }
    configured.backdrop?.frame = bounds
    configured.backdrop?.show(background)
  }
}

extension UILabel {
  /// Shows a text with attributes and a transformer, or else a plain one.
  fileprivate func show(
    _ attributed: AttributedString?,
    _ plain: String,
    _ transformer: UIConfigurationTextAttributesTransformer?,
    _ color: UIColor
  ) {
    if attributed == nil && transformer == nil {
      text = plain
      textColor = color
      return
    }
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    if let transformer { base = transformer(base) }
    attributedText = (attributed ?? AttributedString(plain)).forLabels(over: base)
  }

  /// The size of the text, wrapped in a width; nil for no limit.
  fileprivate func size(inWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let width, natural.width > width else { return natural }
    let wrapped = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, wrapped.width), height: wrapped.height)
  }
}
