/// The data of something that is dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSItemProvider: NSObject {
  /// A name for the data.
  open var suggestedName: String?
  /// The object that the provider was made with.
  open private(set) var object: Any?

  /// Creates a provider without data.
  public override init() {}
  /// Creates a provider for an object.
  public init(object: Any) { self.object = object }
}

/// Something that is dragged. There is no dragging here: a test asks the delegates.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragItem: NSObject {
  /// The data of the item.
  open private(set) var itemProvider: NSItemProvider
  /// What the app attaches to the item.
  open var localObject: Any?

  /// Creates an item from its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What happens to something that is dropped.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// It is not taken.
  case cancel = 0
  /// It may not be dropped here.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What would happen if an item were dropped.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDropProposal: NSObject {
  /// What would happen.
  open private(set) var operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Items that are dragged together.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the place of the items, in points of a view.
  func location(in view: UIView) -> CGPoint
}

/// Items that are dragged out of a view.
public protocol UIDragSession: UIDragDropSession {
  /// What the app attaches to the session.
  var localContext: Any? { get set }
}

/// Items that are dragged over a view.
public protocol UIDropSession: UIDragDropSession {
  /// The session in which the items were taken up, if it was in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The object that gives out the rows of a table that are dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items for a row; none if the row cannot be dragged.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The object that takes items that are dropped on a table.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Returns what would happen with the items at a row.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// Returns that the items are not taken.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .cancel)
  }
}

/// Where items are dropped on a table.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The row that the items come before; nil behind the last.
  var destinationIndexPath: IndexPath? { get }
  /// What was to happen.
  var proposal: UITableViewDropProposal { get }
  /// The items that are dropped.
  var session: any UIDropSession { get }
}

/// What would happen if items were dropped on a table.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  nonisolated public enum Intent: Int, Sendable {
    /// It is open.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Either.
    case automatic = 3
  }

  /// Where the items go.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal that leaves open where the items go.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// The object that gives out the items of a collection that are dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns what is dragged with an item; nothing if it cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The object that takes what is dropped on a collection.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
}

/// Where something is dropped on a collection.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The item that it comes before; nil behind the last.
  var destinationIndexPath: IndexPath? { get }
  /// What is dropped.
  var session: any UIDropSession { get }
}
