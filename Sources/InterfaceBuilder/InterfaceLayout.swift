/// Views made from a file, laid out.
public struct InterfaceLayout {
  public let object: InterfaceObject
  /// The root: the object's view, or the cell around it.
  public let view: UIView
  /// The views that have an id, in the order of the file.
  public let views: [(id: String, view: UIView)]
  /// The frames of all views with an id, each in its superview's coordinates, in points.
  public let frames: [(id: String, frame: CGRect)]
  /// What was not laid out as the file says it.
  public let issues: [InterfaceIssue]
  /// Conflicts and mistakes that layout itself found, each with a line of the file.
  public let layoutIssues: [LayoutIssue]
  // Views do not hold it.
  private let controller: UIViewController?

  init(
    _ object: InterfaceObject,
    view: UIView,
    views: [(id: String, view: UIView)],
    issues: [InterfaceIssue],
    layoutIssues: [LayoutIssue],
    controller: UIViewController?
  ) {
    self.object = object
    self.view = view
    self.views = views
    frames = views.map { ($0.id, $0.view.frame) }
    self.issues = issues
    self.layoutIssues = layoutIssues
    self.controller = controller
  }

  public func view(withID id: String) -> UIView? { views.first { $0.id == id }?.view }

  /// The frame of the view with an id, in its superview's coordinates.
  public func frame(ofID id: String) -> CGRect? { frames.first { $0.id == id }?.frame }

  /// Shows rows, headers and footers where they are in this layout's lists, and other scenes in its container views. To be
  /// drawn, not to be laid out again: on a screen a list places its rows.
  public func show(_ items: [InterfaceLayout]) {
    let hosts = Dictionary(views.map { ($0.id, $0.view) }) { first, _ in first }
    for item in items {
      if let host = item.object.hostID.flatMap({ hosts[$0] }) { item.show(in: host) }
    }
  }

  /// Shows each of a document's layouts in the list or the container view of another one.
  ///
  /// - Parameter isWanted: which ones.
  public static func showEach(
    of layouts: [InterfaceLayout],
    where isWanted: (InterfaceObject) -> Bool = { _ in true }
  ) {
    let wanted = layouts.filter { $0.object.hostID != nil && isWanted($0.object) }
    let ids = Set(wanted.compactMap(\.object.hostID))
    var hosts: [String: UIView] = [:]
    for layout in layouts {
      for (id, view) in layout.views where ids.contains(id) && hosts[id] == nil { hosts[id] = view }
    }
    for item in wanted {
      if let host = item.object.hostID.flatMap({ hosts[$0] }) { item.show(in: host) }
    }
  }

  private func show(in host: UIView) {
    if view.superview != nil || host.isDescendant(of: view) { return }
    if object.listID == nil {
      view.frame.origin = .zero
      host.clipsToBounds = true
    } else if let frame = object.element.frame {
      view.frame.origin = frame.origin
      if host.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        view.frame.origin.x = host.bounds.width - frame.origin.x - view.frame.width
      }
    }
    host.addSubview(view)
  }
}
