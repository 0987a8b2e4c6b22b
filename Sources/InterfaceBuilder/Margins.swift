/// Applies the canvas's default layout margins to views without margins in the file.
struct Margins {
  var tools: ToolsVersion
  var device: Device?
  var isLandscape: Bool
  var hasLowBars: Bool { device?.hasLowBars(isLandscape: isLandscape) ?? false }

  /// Applies the margins of a controller's view or a top-level view. The controller adds the system's minimum margins at left and
  /// right.
  ///
  /// - Parameter isWritten: whether the file sets margins, which replace the default ones.
  func apply(
    to root: UIView,
    of controller: UIViewController,
    _ object: InterfaceObject,
    isWritten: Bool
  ) {
    let isLikeController = object.kind == .controllerView || MarginData.xibLikeController[tools]
    controller.viewRespectsSystemMinimumLayoutMargins = isLikeController && !isWritten
    if !isLikeController && !isWritten {
      let plain = MarginData.plain
      root.layoutMargins = UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
    }
    if !CanvasData.safeAreaInMargins[tools] { root.insetsLayoutMarginsFromSafeArea = false }
  }

  /// Applies the margins of a table view cell's content view.
  ///
  /// - Parameter cellWidth: the width of the cell in points, which can differ from that in the file.
  func apply(toContent content: UIView, of cell: Element, cellWidth: CGFloat) {
    let data = MarginData.cell[tools]
    let width =
      switch data.widensWith {
      case nil: CGFloat(0)
      case .cell: cellWidth
      case .device: device?.size(isLandscape: isLandscape).width ?? 0
      }
    let side = width >= MarginData.wideFrom ? MarginData.wide : data.side
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: data.vertical,
      leading: side,
      bottom: data.vertical,
      trailing: cell.accessory != nil ? MarginData.accessory : side
    )
  }
}

extension Element {
  /// The accessory at the end of a row, as text.
  var accessory: String? { self["accessoryType"].flatMap { Self.accessories[$0] } }

  private static let accessories = [
    "disclosureIndicator": "\u{203A}", "checkmark": "\u{2713}", "detailButton": "i",
    "detailDisclosureButton": "i  \u{203A}",
  ]
}
