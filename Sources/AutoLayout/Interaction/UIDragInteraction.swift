/// The data of something that is dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSItemProvider: NSObject {
  /// A name for the data.
  open var suggestedName: String?
  /// The object that the provider was made with.
  open private(set) var object: Any?

  private var loaders: [(type: String, load: Loader)] = []

  private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Creates a provider without data.
  public override init() {}
  /// Creates a provider for an object.
  public init(object: Any) { self.object = object }

  /// Creates a provider for the content of a file; nil for a URL that is not of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(object: fileURL)
    suggestedName = fileURL.lastPathComponent
  }

  /// Adds an object as data. It replaces the object that the provider was made with.
  open func registerObject(_ object: Any, visibility: RepresentationVisibility) {
    self.object = object
  }

  /// Creates a provider for an object of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    object = item
    if let typeIdentifier { loaders.append((typeIdentifier, { _ in nil })) }
  }

  /// Who may see the data.
  nonisolated public enum RepresentationVisibility: Int, Sendable {
    /// All applications.
    case all = 0
    /// Those of the same team.
    case team = 1
    /// Those of the same group.
    case group = 2
    /// This one only.
    case ownProcess = 3
  }

  /// Adds data of a type, which the function makes when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    loaders.append((typeIdentifier, loadHandler))
  }

  /// The types of the data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }
  /// Returns whether there are data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loaders.contains { $0.type == typeIdentifier }
  }

  /// Calls the completion with the object that the provider was made with, for one of its types, or with an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    if let object, hasItemConformingToTypeIdentifier(typeIdentifier) {
      completionHandler?(object, nil)
    } else {
      completionHandler?(nil, CocoaError(.featureUnsupported))
    }
  }

  /// Makes the data of a type, and calls the completion with them, or with an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
      completionHandler(nil, CocoaError(.featureUnsupported))
      return Progress(totalUnitCount: 0)
    }
    return loader.load(completionHandler) ?? Progress(totalUnitCount: 0)
  }
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
  /// A function that returns the view that is dragged; nil for the default one. Nothing calls it here.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item from its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The part of a view that is shown while it is dragged.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The view that is dragged. There is no dragging here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The outline and the background of the view.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// Creates a preview of a view with default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
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

extension UIDragDropSession {
  /// Whether an item has an object of a type.
  public func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
    items.contains { $0.itemProvider.object is Object }
  }
}

extension UIDropSession {
  /// Calls the function at once, with the objects of a type.
  @discardableResult
  public func loadObjects<Object>(
    ofClass aClass: Object.Type,
    completion: @escaping ([Object]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object as? Object })
    return Progress(totalUnitCount: 1)
  }
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
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The row that the items come before; nil behind the last.
  var destinationIndexPath: IndexPath? { get }
  /// What was to happen.
  var proposal: UITableViewDropProposal { get }
  /// Moves the preview of an item to its new position. A test's coordinator implements it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// The items that are dropped.
  var session: any UIDropSession { get }
}

/// An item that is dropped on a table.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it was in this table; nil if it was not in it.
  var sourceIndexPath: IndexPath? { get }
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
  /// Returns whether the collection takes the items. By default true.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool
  /// Returns what would happen with the items at a position. By default they are not taken.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the items enter the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// Called when the items leave the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )
  /// Called when the dragging has ended.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns that the items are not taken.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// Where something is dropped on a collection.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// What was to happen.
  var proposal: UICollectionViewDropProposal { get }
  /// Moves the preview of an item to its new position. A test's coordinator implements it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// The item that it comes before; nil behind the last.
  var destinationIndexPath: IndexPath? { get }
  /// What is dropped.
  var session: any UIDropSession { get }
}

/// An item that is dropped on a collection.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The position of the item, if it was dragged out of the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// The animations of an item that is dragged or dropped.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What would happen if items were dropped on a collection.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  nonisolated public enum Intent: Int, Sendable {
    /// It is open.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
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

/// The dragging of a view's content. There is no dragging here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that gives out the items. It is not asked here.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Creates an interaction without a delegate.
  public override init() {}
  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the content can be dragged. Stored without an effect here.
  open var isEnabled = true
  /// Whether other gestures are recognised while an item is lifted. Stored without an effect here.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Has no effect here.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}
