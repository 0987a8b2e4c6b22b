/// An object of a file that is laid out independently of the others.
public struct InterfaceObject: Sendable {
  /// The kinds of objects.
  public enum Kind: String, Sendable {
    /// The view of a view controller.
    case controllerView = "view controller view"
    /// A top-level view of a xib.
    case topLevelView = "xib top-level view"
    /// A table view cell.
    case tableCell = "table cell content view"
    /// A header or footer view of a table view.
    case tableHeader = "table header/footer view"
    /// A collection view cell.
    case collectionCell = "collection cell content view"
    /// A reusable view of a collection view.
    case reusableView = "collection reusable view"
  }

  /// The kind of the object.
  public let kind: Kind
  /// The id of the view whose subviews are laid out; for a cell the id of its content view.
  public let id: String
  /// The id of the controller or the cell.
  public let ownerID: String?
  /// The name in the file: the label that the author has set, a custom class, a title, a reuse identifier, or the element's name.
  public let name: String
  /// The id of the list that contains the object; nil if there is none.
  public let listID: String?
  /// The id of the container view that shows the object; nil if there is none.
  public internal(set) var containerID: String?
  /// The id of the list or container view that shows the object; nil if there is none.
  public var hostID: String? { listID ?? containerID }
  /// The line in the file, from 1.
  public var line: Int { element.line }

  /// The line of the first element with an id in the object, from 1; nil if there is none.
  ///
  /// - Complexity: O(n) in the number of the object's elements.
  public func line(ofID id: String) -> Int? { element.line(ofID: id) }

  /// The element of the view, or of the cell that contains it, before variations for size classes are applied.
  let element: Element
  let surroundings: Surroundings
  /// The top and bottom layout guides of a controller by id. The value is true for the top layout guide.
  let barGuides: [String: Bool]

  var isCell: Bool { kind == .tableCell || kind == .collectionCell }
  var isInList: Bool {
    switch kind {
    case .controllerView, .topLevelView: false
    case .tableCell, .tableHeader, .collectionCell, .reusableView: true
    }
  }
}

/// The environment of a view on the canvas: its size mode and the bars beside it.
struct Surroundings: Hashable, Sendable {
  /// Whether the view has a freeform size in the file.
  var isFreeform = false
  /// Whether a container view shows the view.
  var isEmbedded = false
  /// Whether a navigation bar is above the view.
  var hasNavigationBar = false
  /// The height of the toolbar or tab bar below, in points; 0 if there is none.
  var bottomBar: CGFloat = 0
}
