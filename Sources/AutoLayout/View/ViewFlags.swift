/// What of a view and its subtree waits for the next pass, and what else has to be known of a view at once.
struct ViewFlags: OptionSet {
  let rawValue: UInt16
  static let layout = ViewFlags(rawValue: 1)
  static let layoutBelow = ViewFlags(rawValue: 2)
  static let constraints = ViewFlags(rawValue: 4)
  static let constraintsBelow = ViewFlags(rawValue: 8)
  /// At a root: the views are being asked whether they need constraint layout.
  static let asking = ViewFlags(rawValue: 16)
  /// What bounds and centre are written comes from layout.
  static let placing = ViewFlags(rawValue: 32)
  /// The root of the tree is a window.
  static let inWindow = ViewFlags(rawValue: 64)
  /// A controller has the view. Most have none, and to read a weak reference takes longer.
  static let controlled = ViewFlags(rawValue: 128)
  /// The view is in the middle of its ``UIView/layoutSubviews()``.
  static let layingOut = ViewFlags(rawValue: 256)
  /// The view is in the middle of its ``UIView/updateConstraints()``.
  static let updating = ViewFlags(rawValue: 512)
  /// The view is being told that its margins are others.
  static let hearingOfMargins = ViewFlags(rawValue: 1024)
  /// The view is being told that its safe area is another.
  static let hearingOfSafeArea = ViewFlags(rawValue: 2048)

  /// The DSL has set that the view's mask is not translated.
  static let untranslatedByDSL = ViewFlags(rawValue: 4096)

  /// The view's environment has a clock. Asked wherever something is set that could move.
  static let clocked = ViewFlags(rawValue: 8192)

  /// New views wait for both. (Rule 8.05.)
  static let fresh: ViewFlags = [.layout, .constraints]

  var concernsLayout: Bool { !isDisjoint(with: [.layout, .layoutBelow]) }
  var concernsConstraints: Bool { !isDisjoint(with: [.constraints, .constraintsBelow]) }
}
