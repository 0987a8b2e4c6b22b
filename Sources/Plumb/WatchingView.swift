#if canImport(AppKit) && !canImport(UIKit) && !Headless
  import AppKit

  /// A view that calls ``look()`` when it is laid out, hence when its size has changed.
  class WatchingView: NSView {
    func look() {}
    func wasTakenOut() {}

    override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      if superview == nil { wasTakenOut() }
    }

    override func layout() {
      super.layout()
      look()
    }
  }
#else
  /// A view that calls ``look()`` when its position, size or traits have changed.
  class WatchingView: ConstraintView {
    func look() {}
    func wasTakenOut() {}

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview == nil { wasTakenOut() }
    }

    override var center: CGPoint {
      didSet { if center != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      look()
    }
  }
#endif
