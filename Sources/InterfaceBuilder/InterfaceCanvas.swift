/// Lays out the objects of a file as Interface Builder's canvas shows them, on the device of the file or another device.
///
/// As on the canvas, placeholders apply: constraints that are removed at run time, and placeholder intrinsic content sizes of custom
/// classes.
public struct InterfaceCanvas: Sendable {
  /// The source of intrinsic content sizes of labels, buttons, images and other content.
  public enum ContentSizes: Sendable {
    /// The runtime, which measures texts with the environment's text measurer.
    case measured
    /// The frames in the file, which Xcode computed with Apple's fonts and images.
    case stored
  }

  /// The device of the canvas; nil for the device of the file.
  public var device: Device?
  /// Whether the device is in landscape orientation; nil for the orientation of the file.
  public var isLandscape: Bool?
  /// The size of every object, in points; nil for the size in the file, adapted to the device.
  public var size: CGSize?
  /// Whether the reading direction is right to left.
  public var isRightToLeft = false
  /// The factor by which font sizes are multiplied.
  public var textScale: CGFloat = 1
  /// The source of intrinsic content sizes.
  public var contentSizes = ContentSizes.measured
  /// Whether views are made that are not installed for the device's size classes. They are hidden, have their frames from the file,
  /// and no constraint relates them to installed views.
  public var includesUninstalledViews = false
  /// Whether constraints apply that Xcode removes when it builds the app, in place of which code makes others.
  public var includesPlaceholderConstraints = true

  /// Creates a canvas with the device and orientation of the file, left-to-right and with measured content.
  public init() {}

  /// Lays out one object of a document, independently of the other objects.
  ///
  /// Texts are measured with the current environment's text measurer.
  public func layOut(_ object: InterfaceObject, of document: InterfaceDocument) -> InterfaceLayout {
    layOut(object, of: document, in: nil)
  }

  /// Lays out all objects of a document, in the order of the document.
  ///
  /// With measured content, rows change their width together with their lists, and an embedded view has the size and the safe area
  /// insets of its container view. With stored content, each object is laid out on its own canvas, as in Xcode.
  public func layOutAll(of document: InterfaceDocument) -> [InterfaceLayout] {
    let hosts = Set(document.objects.compactMap(\.hostID))
    var found: [String: Host] = [:]
    var layouts: [InterfaceLayout?] = document.objects.map { _ in nil }
    func layOut(_ index: Int) {
      let object = document.objects[index]
      let layout = self.layOut(object, of: document, in: object.hostID.flatMap { found[$0] })
      layouts[index] = layout
      let inner = layout.views.filter { hosts.contains($0.id) && found[$0.id] == nil }
      if inner.isEmpty { return }
      var stored: [String: CGSize] = [:]
      object.element.forEach { element in
        if let id = element.id, hosts.contains(id) { stored[id] = element.frame?.size }
      }
      for (id, view) in inner {
        found[id] = Host(
          size: view.bounds.size,
          stored: stored[id],
          safeArea: view.safeAreaInsets
        )
      }
    }
    // Each iteration lays out the objects whose hosts were laid out before.
    var waiting = Array(document.objects.indices)
    while !waiting.isEmpty {
      let ready = waiting.filter { index in
        document.objects[index].hostID.map { found[$0] != nil } ?? true
      }
      // If no object is ready, the remaining hosts are cyclic or not installed: lay out all objects without a host.
      for index in ready.isEmpty ? waiting : ready { layOut(index) }
      waiting.removeAll { layouts[$0] != nil }
    }
    return layouts.compactMap { $0 }
  }

  /// The list or container view that shows an object.
  private struct Host {
    var size: CGSize
    /// The size in the file.
    var stored: CGSize?
    var safeArea: UIEdgeInsets
  }

  private func layOut(
    _ object: InterfaceObject,
    of document: InterfaceDocument,
    in host: Host?
  ) -> InterfaceLayout {
    let device = device ?? document.device
    let isLandscape = isLandscape ?? document.isLandscape
    let classes = device?.sizeClasses(isLandscape: isLandscape) ?? SizeClasses()
    let element = object.element.resolved(
      for: classes,
      keepsUninstalled: includesUninstalledViews
    )
    let stored = element.frame(or: .zero).size
    let size =
      host.flatMap { self.size(in: $0, stored: stored, object) }
      ?? size(stored: stored, object, document, device, isLandscape)
    let log = LayoutIssueLog()
    return LayoutEnvironment.current.with {
      $0.report = log.append
      $0.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      $0.horizontalSizeClass = classes.width ?? .compact
      $0.verticalSizeClass = classes.height ?? .regular
      $0.userInterfaceIdiom = device?.idiom ?? .phone
      if let device { $0.screenSize = device.size(isLandscape: isLandscape) }
      $0.systemMinimumLayoutMargin =
        device != nil && size.width >= MarginData.wideFrom ? MarginData.wide : MarginData.narrow
    } run: {
      let margins = Margins(tools: document.tools, device: device, isLandscape: isLandscape)
      let area = SafeArea(tools: document.tools, device: device, isLandscape: isLandscape)
      let builder = ViewBuilder(
        document: document,
        contentSizes: contentSizes,
        textScale: textScale,
        margins: margins,
        log: log,
        includesPlaceholders: includesPlaceholderConstraints
      )
      let hosting = object.isInList || contentSizes == .stored ? nil : host
      return builder.layOut(
        object,
        element,
        size: size,
        safeArea: area.insets(of: object, size: size, under: hosting?.safeArea)
      )
    }
  }

  /// The size of an object in a list or a container view; nil if the host does not determine it.
  private func size(in host: Host, stored: CGSize, _ object: InterfaceObject) -> CGSize? {
    if size != nil || contentSizes == .stored { return nil }
    if !object.isInList { return host.size }
    // Collection view cells keep their size, unless they are as wide as the collection view.
    let isRow = object.kind == .tableCell || object.kind == .tableHeader
    guard let list = host.stored, isRow || stored.width == list.width else { return nil }
    return CGSize(width: max(0, stored.width + host.size.width - list.width), height: stored.height)
  }

  /// The stored size, adapted so that an object that fills the file's screen fills the canvas's.
  private func size(
    stored: CGSize,
    _ object: InterfaceObject,
    _ document: InterfaceDocument,
    _ device: Device?,
    _ isLandscape: Bool
  ) -> CGSize {
    if let size { return size }
    guard let device, self.device != nil || isLandscape != document.isLandscape else {
      return stored
    }
    let screen = device.size(isLandscape: isLandscape)
    // Before Xcode 8 canvases had no device and were square.
    let old =
      document.device?.size(isLandscape: document.isLandscape)
      ?? CGSize(width: 600, height: 600)
    var size = stored
    if stored.width == old.width { size.width = screen.width }
    if object.isInList || object.surroundings.isFreeform || object.surroundings.isEmbedded {
      return size
    }
    // Bars and the edge of a sheet keep their heights. A view that is much lower than the screen keeps its own height.
    let rest = old.height - stored.height
    if rest >= 0 && rest <= CanvasData.mostBars { size.height = max(0, screen.height - rest) }
    return size
  }
}

extension Element {
  /// The stored frame; nil if it is missing or has an invalid number.
  var frame: CGRect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  func frame(or other: CGRect) -> CGRect { frame ?? other }
}
