/// Something in a file that is laid out by itself.
public struct InterfaceObject: Sendable {
  public enum Kind: String, Sendable {
    case controllerView = "view controller view"
    case topLevelView = "xib top-level view"
    case tableCell = "table cell content view"
    case tableHeader = "table header/footer view"
    case collectionCell = "collection cell content view"
    case reusableView = "collection reusable view"
  }

  public let kind: Kind
  /// The id of the view whose subviews are laid out; for a cell that of its content view.
  public let id: String
  /// The id of the controller or the cell.
  public let ownerID: String?
  /// What the file calls it: a label of the author, a class, a title.
  public let name: String
  /// For what is in a list: the list's id.
  public let listID: String?
  /// For what a container view shows: the container's id.
  public internal(set) var containerID: String?
  /// The view of another object that it is shown in.
  public var hostID: String? { listID ?? containerID }
  /// Where in the file, from 1.
  public var line: Int { element.line }

  /// The view, or the cell around it. As it is in the file, for no size classes.
  let element: Element
  let surroundings: Surroundings
  /// The guides of a controller, by their ids: whether each is the one at the top.
  let barGuides: [String: Bool]

  var isCell: Bool { kind == .tableCell || kind == .collectionCell }
  var isInList: Bool {
    switch kind {
    case .controllerView, .topLevelView: false
    case .tableCell, .tableHeader, .collectionCell, .reusableView: true
    }
  }
}

/// What the canvas shows around a view.
struct Surroundings: Hashable, Sendable {
  /// Whether the file gives it a size of its own.
  var isFreeform = false
  /// Whether it is shown inside of another view.
  var isEmbedded = false
  /// Whether a bar of a navigation controller is above it.
  var hasNavigationBar = false
  /// How much a bar covers below, in points.
  var bottomBar: CGFloat = 0
}
