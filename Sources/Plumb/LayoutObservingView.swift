#if canImport(AppKit) && !canImport(UIKit) && !Headless
  import AppKit

  /// A view that calls ``layoutDidChange()`` when it is laid out, hence when its size has changed.
  class LayoutObservingView: NSView {
    func layoutDidChange() {}
    func didLeaveSuperview() {}

    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      if superview == nil { didLeaveSuperview() }
    }

    override func layout() {
      super.layout()
      layoutDidChange()
    }
  }
#else
  /// A view that calls ``layoutDidChange()`` when its position, size or traits have changed.
  class LayoutObservingView: ConstraintView {
    func layoutDidChange() {}
    func didLeaveSuperview() {}

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview == nil { didLeaveSuperview() }
    }

    override var center: CGPoint {
      didSet { if center != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutDidChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      layoutDidChange()
    }
  }
#endif
