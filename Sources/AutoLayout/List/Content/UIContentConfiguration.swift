public import Foundation

/// The content of a cell as a value: it makes the view that shows it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContentView: NSObjectProtocol {
  /// The content. Setting it changes what the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show another configuration; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether both configurations have one type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view for which a configuration is updated.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates a state in which nothing is on.
  init(traitCollection: UITraitCollection)
}

/// The state of a header or footer.
nonisolated public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is a pinned header.
  public var isPinned = false

  /// Creates a state in which nothing is on.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState {
  /// The cell whose traits are used; nil if they are set.
  private weak var source: UIView?
  private var ownTraits: UITraitCollection?
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is a pinned header.
  public var isPinned = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the children of the cell are shown.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false
  /// What is dragged out of the list. By default nothing.
  public var cellDragState = DragState.none
  /// What is dragged over the list. By default nothing.
  public var cellDropState = DropState.none

  /// What happens to a cell that is dragged.
  nonisolated public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// What happens over a cell to an item that is dragged.
  nonisolated public enum DropState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The list takes the item, elsewhere.
    case notTargeted = 1
    /// The cell takes the item.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { ownTraits ?? source?.traitCollection ?? .current }
    set { ownTraits = newValue }
  }

  /// Creates a state in which nothing is on.
  public init(traitCollection: UITraitCollection) { ownTraits = traitCollection }

  /// Creates the state of a cell. Its traits are determined when they are requested.
  init(_ cell: UIView, isHighlighted: Bool, isSelected: Bool) {
    source = cell
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
  }
}
