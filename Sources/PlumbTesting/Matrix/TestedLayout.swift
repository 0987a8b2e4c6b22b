import AutoLayout

/// A view that is laid out on a screen for a test.
struct TestedLayout {
  private var content: Content
  var extent = LayoutExtent.screen

  private enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  init(view: UIView, extent: LayoutExtent) {
    content = .view(view)
    self.extent = extent
  }

  init(controller: UIViewController) { content = .controller(controller) }

  /// The tested view. Loads the view of a controller.
  var view: UIView {
    switch content {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// Gives the view its size on a screen, and lays it out.
  ///
  /// - Returns: the window that contains the view, if it is in one; the caller retains it while it uses the view.
  func layOut(on device: LayoutDevice) -> UIWindow? {
    let view = view
    switch resolvedExtent {
    case .screen, .automatic:
      return fillScreen(of: device)
    case .width:
      let target = CGSize(width: device.size.width, height: 0)
      let height = view.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      setSize(CGSize(width: device.size.width, height: height))
    case .fitting: setSize(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    case .fixed(let size): setSize(size)
    }
    return nil
  }

  private var resolvedExtent: LayoutExtent {
    guard case .automatic = extent else { return extent }
    return view.bounds.isEmpty ? .width : .fixed(view.bounds.size)
  }

  private func setSize(_ size: CGSize) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
  }

  private func fillScreen(of device: LayoutDevice) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.windowSafeAreaInsets = device.safeAreaInsets
    switch content {
    case .view(let view):
      let controller = UIViewController()
      controller.view = view
      window.rootViewController = controller
    case .controller(let controller): window.rootViewController = controller
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
