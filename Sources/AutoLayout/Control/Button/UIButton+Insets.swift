/// The places of the image and the title of a button without a configuration.
///
/// Image and title are side by side, the image first in the layout direction. The content insets
/// determine the room for both; the insets of the title and of the image change the room for one of
/// them, so that an inset at one side moves centred content by half of it.
extension UIButton {
  func placedContent(in bounds: CGRect) -> CGRect {
    if let configuration = configured?.configuration {
      return bounds.inset(by: edgeInsets(configuration.contentInsets))
    }
    return bounds.inset(by: contentEdgeInsets)
  }

  func placedTitle(in contentRect: CGRect) -> CGRect {
    if configured?.configuration != nil {
      return configuredPlaces(in: contentRect).title
    }
    guard hasTitle, let label = titleLabel else { return .zero }
    let image = currentImage?.size ?? .zero
    let room = contentRect.inset(by: titleEdgeInsets)
    var natural = label.intrinsicContentSize
    if label.numberOfLines != 1, natural.width > room.width - image.width {
      let width = max(0, room.width - image.width)
      natural = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    let width = min(natural.width, max(0, room.width - image.width))
    let before = isImageLast ? 0 : image.width
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX + before
      case .right: room.maxX - width - image.width + before
      default: room.midX - (image.width + width) / 2 + before
      }
    return CGRect(
      x: x,
      y: top(ofHeight: natural.height, in: room),
      width: width,
      height: natural.height
    )
  }

  func placedImage(in contentRect: CGRect) -> CGRect {
    if configured?.configuration != nil {
      return configuredPlaces(in: contentRect).image
    }
    guard let image = currentImage?.size else { return .zero }
    let room = contentRect.inset(by: imageEdgeInsets)
    var title: CGFloat = 0
    if hasTitle, let label = titleLabel {
      let left = contentRect.inset(by: titleEdgeInsets).width - image.width
      title = min(label.intrinsicContentSize.width, max(0, left))
    }
    var size = CGSize(
      width: min(image.width, max(0, room.width)),
      height: min(image.height, max(0, room.height))
    )
    if effectiveContentHorizontalAlignment == .fill { size.width = max(0, room.width - title) }
    if contentVerticalAlignment == .fill { size.height = max(0, room.height) }
    let before = isImageLast ? title : 0
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX + before
      case .right: room.maxX - size.width - title + before
      default: room.midX - (size.width + title) / 2 + before
      }
    return CGRect(origin: CGPoint(x: x, y: top(ofHeight: size.height, in: room)), size: size)
  }

  private func top(ofHeight height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    default: room.midY - height / 2
    }
  }

  var isImageLast: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The insets with leading and trailing resolved to left and right.
  func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing
    )
  }

  /// The image that a renderer draws for the button; nil if an image view shows it.
  package var drawnImage: UIImage? { madeImageView == nil ? currentImage : nil }

  /// The rectangle of ``drawnImage`` in points, in the coordinates of the bounds.
  package func rectOfImage(inBounds bounds: CGRect) -> CGRect {
    imageRect(forContentRect: contentRect(forBounds: bounds))
  }
}
