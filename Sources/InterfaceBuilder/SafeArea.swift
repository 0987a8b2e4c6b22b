/// Computes the safe area insets that the canvas gives to an object's view.
struct SafeArea {
  var tools: ToolsVersion
  var device: Device?
  var isLandscape: Bool
  /// The size of the screen; nil without a device.
  private var screen: CGSize? { device?.size(isLandscape: isLandscape) }

  /// The safe area insets of an object's view, in points.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points.
  ///   - host: the safe area insets of the container view that shows the object; nil if there is none.
  func insets(of object: InterfaceObject, size: CGSize, under host: UIEdgeInsets? = nil)
    -> UIEdgeInsets
  {
    if var insets = host {
      if object.surroundings.hasNavigationBar { insets.top += navigationBar }
      insets.bottom += bottomBar(object.surroundings)
      return insets
    }
    var insets =
      switch object.kind {
      case .controllerView: controllerInsets(object.surroundings, size)
      case .topLevelView: topLevelInsets(object.surroundings, size)
      case .tableCell, .tableHeader, .collectionCell, .reusableView: UIEdgeInsets.zero
      }
    // Insets do not exceed the size of the view.
    insets.top = min(insets.top, size.height)
    insets.left = min(insets.left, size.width)
    return insets
  }

  private func controllerInsets(_ surroundings: Surroundings, _ size: CGSize) -> UIEdgeInsets {
    var insets = deviceInsets
    let isBelowBars =
      !surroundings.isFreeform && !surroundings.isEmbedded
      && (screen.map { size.height < $0.height } ?? false)
    if isBelowBars {
      // The view is a sheet or lies below an opaque bar, so the top inset of the screen is above the view.
      insets.top = 0
    } else if surroundings.hasNavigationBar {
      insets.top += navigationBar
    }
    insets.bottom += bottomBar(surroundings)
    return insets
  }

  private func topLevelInsets(_ surroundings: Surroundings, _ size: CGSize) -> UIEdgeInsets {
    var insets = deviceInsets
    if surroundings.isFreeform {
      if !CanvasData.coversFreeform[tools] { return .zero }
      // The view is aligned with the top of the screen.
      if let screen { insets.bottom = max(0, insets.bottom - (screen.height - size.height)) }
    }
    if surroundings.hasNavigationBar { insets.top += navigationBar }
    insets.bottom += bottomBar(surroundings)
    return insets
  }

  private var isLow: Bool { device?.hasLowBars(isLandscape: isLandscape) ?? false }
  private var navigationBar: CGFloat {
    isLow ? CanvasData.navigationBarInLandscape : CanvasData.navigationBar
  }
  private func bottomBar(_ surroundings: Surroundings) -> CGFloat {
    surroundings.bottomBar > 0 && isLow ? CanvasData.bottomBarInLandscape : surroundings.bottomBar
  }

  /// The safe area insets of the device. Without a device the canvas has a status bar.
  var deviceInsets: UIEdgeInsets {
    guard let device else {
      return UIEdgeInsets(top: CanvasData.statusBar[tools], left: 0, bottom: 0, right: 0)
    }
    if let top = device.top?[tools] {
      return isLandscape
        ? UIEdgeInsets(top: 0, left: top, bottom: CanvasData.homeIndicatorInLandscape, right: top)
        : UIEdgeInsets(top: top, left: 0, bottom: CanvasData.homeIndicator, right: 0)
    }
    let isWithoutStatusBar = isLandscape && device.idiom == .phone
    return UIEdgeInsets(
      top: isWithoutStatusBar ? 0 : CanvasData.statusBar[tools],
      left: 0,
      bottom: device.isRoundedPad ? CanvasData.homeIndicatorOfPad : 0,
      right: 0
    )
  }
}
