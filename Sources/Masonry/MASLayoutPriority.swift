public import Plumb

/// The priority of a constraint: 1000 is required, a lower one is optional.
public typealias MASLayoutPriority = ConstraintLayoutPriority

/// The priority of a required constraint, 1000.
public let MASLayoutPriorityRequired: MASLayoutPriority = .required
/// The priority 750.
public let MASLayoutPriorityDefaultHigh: MASLayoutPriority = .defaultHigh
/// The priority 500; 501 on AppKit, where 500 is the priority of window sizes.
public let MASLayoutPriorityDefaultMedium = MASLayoutPriority(
  rawValue: ConstraintPriority.medium.value
)
/// The priority 250.
public let MASLayoutPriorityDefaultLow: MASLayoutPriority = .defaultLow
/// The priority of fitting sizes, 50.
public let MASLayoutPriorityFittingSizeLevel = MASLayoutPriority(rawValue: 50)

// AppKit's priorities of window sizes. On other platforms they have no special meaning.
/// The priority 510, with which a drag can resize a window on AppKit.
public let MASLayoutPriorityDragThatCanResizeWindow = MASLayoutPriority(rawValue: 510)
/// The priority 500, with which a window keeps its size on AppKit.
public let MASLayoutPriorityWindowSizeStayPut = MASLayoutPriority(rawValue: 500)
/// The priority 490, with which a drag cannot resize a window on AppKit.
public let MASLayoutPriorityDragThatCannotResizeWindow = MASLayoutPriority(rawValue: 490)
/// The priority of fitting sizes on AppKit, 50.
public let MASLayoutPriorityFittingSizeCompression = MASLayoutPriority(rawValue: 50)
