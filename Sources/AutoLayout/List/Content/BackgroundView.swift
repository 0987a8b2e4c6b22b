/// The view that shows a background configuration behind the content of a cell or a button.
final class BackgroundView: UIView, UnnamedClass {
  private let fill = UIView()
  private var image: UIImageView?
  private var effect: UIVisualEffectView?
  private var background = UIBackgroundConfiguration.clear()

  var knownClassName: String { "UIView" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: UIBackgroundConfiguration) {
    if background == self.background && fill.backgroundColor == background.backgroundColor {
      return
    }
    if background.visualEffect !== self.background.visualEffect { show(background.visualEffect) }
    if background.image !== self.background.image { show(background.image) }
    image?.contentMode = background.imageContentMode
    if background.customView !== self.background.customView {
      self.background.customView?.removeFromSuperview()
      if let view = background.customView { fill.addSubview(view) }
    }
    self.background = background
    fill.backgroundColor = background.backgroundColor.map {
      background.backgroundColorTransformer?($0) ?? $0
    }
    fill.layer.cornerRadius = background.cornerRadius
    fill.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
    fill.layer.borderColor =
      background.strokeColor.map { background.strokeColorTransformer?($0) ?? $0 }?.cgColor
    let isFilled = background.customView != nil || image != nil || effect != nil
    fill.clipsToBounds = isFilled && background.cornerRadius > 0
    setNeedsLayout()
  }

  private func show(_ shown: UIImage?) {
    image?.removeFromSuperview()
    image = shown.map { UIImageView(image: $0) }
    if let image { fill.insertSubview(image, at: effect == nil ? 0 : 1) }
  }

  private func show(_ shown: UIVisualEffect?) {
    effect?.removeFromSuperview()
    effect = shown.map { UIVisualEffectView(effect: $0) }
    if let effect { fill.insertSubview(effect, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = background.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      )
    )
    for view in [effect, image, background.customView] { view?.frame = fill.bounds }
  }
}
