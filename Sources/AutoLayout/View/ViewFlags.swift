/// The state of a view that must be available at once: the passes that the view and its subtree
/// wait for, and the calls in progress.
struct ViewFlags: OptionSet {
  let rawValue: UInt16
  static let layout = ViewFlags(rawValue: 1)
  static let layoutBelow = ViewFlags(rawValue: 2)
  static let constraints = ViewFlags(rawValue: 4)
  static let constraintsBelow = ViewFlags(rawValue: 8)
  /// At a root: the views are being queried whether they require constraint-based layout.
  static let asking = ViewFlags(rawValue: 16)
  /// The bounds and the centre are being set by layout.
  static let placing = ViewFlags(rawValue: 32)
  /// The root of the tree is a window.
  static let inWindow = ViewFlags(rawValue: 64)
  /// The view belongs to a controller. Most views do not, and reading a weak reference takes longer
  /// than reading a flag.
  static let controlled = ViewFlags(rawValue: 128)
  /// The view's ``UIView/layoutSubviews()`` is in progress.
  static let layingOut = ViewFlags(rawValue: 256)
  /// The view's ``UIView/updateConstraints()`` is in progress.
  static let updating = ViewFlags(rawValue: 512)
  /// The view is being notified of changed margins.
  static let hearingOfMargins = ViewFlags(rawValue: 1024)
  /// The view is being notified of a changed safe area.
  static let hearingOfSafeArea = ViewFlags(rawValue: 2048)

  /// The DSL has disabled the translation of the view's autoresizing mask.
  static let untranslatedByDSL = ViewFlags(rawValue: 4096)

  /// The view's environment has an animation clock. Read by the setters of all animatable
  /// properties.
  static let clocked = ViewFlags(rawValue: 8192)

  /// The view has a layer, which lays it out.
  static let layered = ViewFlags(rawValue: 16384)
  /// The view was never laid out, so that its class was not asked for the class of its layer.
  static let unlaid = ViewFlags(rawValue: 32768)

  /// The flags of a new view, which waits for both passes. (Rule 8.05.)
  static let fresh: ViewFlags = [.layout, .constraints, .unlaid]

  var concernsLayout: Bool { !isDisjoint(with: [.layout, .layoutBelow]) }
  var concernsConstraints: Bool { !isDisjoint(with: [.constraints, .constraintsBelow]) }
}
