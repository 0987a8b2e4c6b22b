/// Cells and supplementary views that are made and configured by a registration instead of an
/// identifier.
extension UICollectionView {
  /// The class of the cells for items of one type, and the function that configures them.
  ///
  /// Create a registration once, not in the function that returns cells: each registration has its
  /// own cells for reuse.
  nonisolated public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let key = RegistrationKey()
    let handler: Handler

    /// Creates a registration with the function that configures the cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of the supplementary views of a kind, and the function that configures them.
  nonisolated public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at a position.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let key = RegistrationKey()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind, with the function that configures the views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that waits for reuse, or a new one of the registration's class, configured for
  /// the item. Without an item the cell is not configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.key)
    if cells.maker(for: identifier) == nil {
      cells.register({ Cell(frame: .zero) }, for: identifier)
    }
    let cell: Cell = registeredView(identifier, identifier, indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view that waits for reuse, or a new one of the registration's class,
  /// configured for the position.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = identifier(of: registration.key)
    let key = Self.key(registration.elementKind, identifier)
    if cells.maker(for: key) == nil {
      cells.register({ Supplementary(frame: .zero) }, for: key)
    }
    let view: Supplementary = registeredView(key, identifier, nil)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Returns the identifier for reuse of a registration, numbered in the order of first use.
  private func identifier(of key: RegistrationKey) -> String {
    let number = registrations[ObjectIdentifier(key)]?.number ?? registrations.count
    registrations[ObjectIdentifier(key)] = (key, number)
    return "UICollectionView-registration-\(number)"
  }
}

/// The identity of a registration, of which the copies share one.
final class RegistrationKey: Sendable {}
