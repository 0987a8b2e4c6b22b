/// The margins that the canvas gives to views that have none of their own.
struct Margins {
  var tools: ToolsVersion
  var device: Device?
  var isLandscape: Bool
  var hasLowBars: Bool { device?.hasLowBars(isLandscape: isLandscape) ?? false }

  /// Of the view of a controller, or one at the top of a xib. Its controller adds the system's to left and right.
  ///
  /// - Parameter isWritten: whether the file says what they are. That replaces them.
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

  /// Of the content of a table's row.
  ///
  /// - Parameter cellWidth: the row's, which may be another one than in the file.
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
  /// What a row shows at its end, as text.
  var accessory: String? { self["accessoryType"].flatMap { Self.accessories[$0] } }

  private static let accessories = [
    "disclosureIndicator": "\u{203A}", "checkmark": "\u{2713}", "detailButton": "i",
    "detailDisclosureButton": "i  \u{203A}",
  ]
}
