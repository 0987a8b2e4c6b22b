/// The laid out views of one object of a file.
public struct InterfaceLayout {
  /// The object that is laid out.
  public let object: InterfaceObject
  /// The root view: the object's view, or the cell that contains it.
  public let view: UIView
  /// The views with an id, in the order of the file.
  public let views: [(id: String, view: UIView)]
  /// The frames of the views with an id, in points, each in the coordinates of its superview.
  public let frames: [(id: String, frame: CGRect)]
  /// The parts of the object that are not laid out as written.
  public let issues: [InterfaceIssue]
  /// Conflicts and mistakes that the runtime reported, each with a line of the file.
  public let layoutIssues: [LayoutIssue]
  // Stored here, because its view does not retain it.
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

  /// The view with an id; nil if there is none.
  public func view(withID id: String) -> UIView? { views.first { $0.id == id }?.view }

  /// The frame of the view with an id, in points, in its superview's coordinates; nil if there is none.
  public func frame(ofID id: String) -> CGRect? { frames.first { $0.id == id }?.frame }

  /// Adds rows, headers and footers to the lists of this layout, and embedded scenes to its container views, at their frames in the
  /// file.
  ///
  /// The result is only for drawing. A later layout pass would let the lists place their rows themselves.
  public func show(_ items: [InterfaceLayout]) {
    let hosts = Dictionary(views.map { ($0.id, $0.view) }) { first, _ in first }
    for item in items {
      if let host = item.object.hostID.flatMap({ hosts[$0] }) { item.show(in: host) }
    }
  }

  /// Adds each layout of a document to the list or container view of another layout that shows it.
  ///
  /// - Parameters:
  ///   - layouts: the layouts of all objects of the document.
  ///   - isWanted: returns whether an object is added.
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
