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
  /// Conflicts and mistakes that layout itself found.
  public internal(set) var layoutIssues: [LayoutIssue] = []
  // Views do not hold it.
  private let controller: UIViewController?

  init(
    _ object: InterfaceObject,
    view: UIView,
    views: [(id: String, view: UIView)],
    issues: [InterfaceIssue],
    controller: UIViewController?
  ) {
    self.object = object
    self.view = view
    self.views = views
    frames = views.map { ($0.id, $0.view.frame) }
    self.issues = issues
    self.controller = controller
  }

  public func view(withID id: String) -> UIView? { views.first { $0.id == id }?.view }

  /// The frame of the view with an id, in its superview's coordinates.
  public func frame(ofID id: String) -> CGRect? { frames.first { $0.id == id }?.frame }

  /// Shows rows, headers and footers where they are in this layout's lists. To be drawn, not to be laid out again: on a
  /// screen a list places them.
  public func show(_ items: [InterfaceLayout]) {
    for item in items {
      guard let id = item.object.listID, let list = view(withID: id), item.view.superview == nil
      else { continue }
      if let frame = item.object.element.frame { item.view.frame.origin = frame.origin }
      list.addSubview(item.view)
    }
  }
}
