#if canImport(AppKit) && !canImport(UIKit) && !Headless
  import AppKit

  /// A view that is told when it is laid out, which is when its size is another one.
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
  /// A view that is told when its place, size or traits are others.
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
