/// Lays out what is in a file as Interface Builder's canvas shows it, on the device of the file or another one.
///
/// On the canvas placeholders count: constraints that are gone at run time, and natural sizes that stand in for those of the
/// app's own classes.
public struct InterfaceCanvas: Sendable {
  /// Where the natural sizes of labels, buttons, images and other contents come from.
  public enum ContentSizes: Sendable {
    /// The runtime, which measures texts by the environment's measurer.
    case measured
    /// The frames in the file: what Apple's text and images came to.
    case stored
  }

  /// nil for that of the file.
  public var device: Device?
  /// Whether the device lies across; nil for what the file says.
  public var isLandscape: Bool?
  /// The size of every object in points; nil for that of the file, fitted to the device.
  public var size: CGSize?
  public var isRightToLeft = false
  /// By how much the sizes of fonts are multiplied.
  public var textScale: CGFloat = 1
  public var contentSizes = ContentSizes.measured
  /// Whether views are made that the file has, but not for the size classes of the device. Hidden, where the file has them,
  /// and bound to nothing around them.
  public var includesUninstalledViews = false

  public init() {}

  /// Lays out an object of a document by itself.
  ///
  /// Texts are measured by the current environment's measurer.
  public func layOut(_ object: InterfaceObject, of document: InterfaceDocument) -> InterfaceLayout {
    layOut(object, of: document, in: nil)
  }

  /// Lays out all objects of a document, in its order.
  ///
  /// With measured contents, rows are as much wider or narrower as their lists have become, and what a container view shows
  /// is as large as that, and covered where that is. With stored ones each is laid out on a canvas of its own, as Xcode did.
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
    // Each round lays out what stands in what was laid out before.
    var waiting = Array(document.objects.indices)
    while !waiting.isEmpty {
      let ready = waiting.filter { index in
        document.objects[index].hostID.map { found[$0] != nil } ?? true
      }
      // What is shown inside of itself, or in a view that is not installed, has no place.
      for index in ready.isEmpty ? waiting : ready { layOut(index) }
      waiting.removeAll { layouts[$0] != nil }
    }
    return layouts.compactMap { $0 }
  }

  /// The list or container view that an object is shown in.
  private struct Host {
    var size: CGSize
    /// As the file has it.
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
        log: log
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

  /// The size in a list or a container view; nil if it is that of the object by itself.
  private func size(in host: Host, stored: CGSize, _ object: InterfaceObject) -> CGSize? {
    if size != nil || contentSizes == .stored { return nil }
    if !object.isInList { return host.size }
    // Cells of a collection have sizes of their own, unless they are as wide as that.
    let isRow = object.kind == .tableCell || object.kind == .tableHeader
    guard let list = host.stored, isRow || stored.width == list.width else { return nil }
    return CGSize(width: max(0, stored.width + host.size.width - list.width), height: stored.height)
  }

  /// The stored size, with what fills the file's screen filling the canvas's.
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
    // Before there were devices, canvases were square.
    let old =
      document.device?.size(isLandscape: document.isLandscape)
      ?? CGSize(width: 600, height: 600)
    var size = stored
    if stored.width == old.width { size.width = screen.width }
    if object.isInList || object.surroundings.isFreeform || object.surroundings.isEmbedded {
      return size
    }
    // Bars and the edge of a sheet keep their heights; what is much lower than the screen has a height of its own.
    let rest = old.height - stored.height
    if rest >= 0 && rest <= CanvasData.mostBars { size.height = max(0, screen.height - rest) }
    return size
  }
}

extension Element {
  /// The stored frame. nil if there is none that can be laid out with.
  var frame: CGRect? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  func frame(or other: CGRect) -> CGRect { frame ?? other }
}
