public import Plumb

/// How much a constraint matters: 1000 is required, less is a wish.
public typealias MASLayoutPriority = ConstraintLayoutPriority

public let MASLayoutPriorityRequired: MASLayoutPriority = .required
public let MASLayoutPriorityDefaultHigh: MASLayoutPriority = .defaultHigh
/// 500; 501 on AppKit, which keeps windows' sizes with 500.
public let MASLayoutPriorityDefaultMedium = MASLayoutPriority(
  rawValue: ConstraintPriority.medium.value
)
public let MASLayoutPriorityDefaultLow: MASLayoutPriority = .defaultLow
public let MASLayoutPriorityFittingSizeLevel = MASLayoutPriority(rawValue: 50)

// AppKit's, which mean nothing special elsewhere.
public let MASLayoutPriorityDragThatCanResizeWindow = MASLayoutPriority(rawValue: 510)
public let MASLayoutPriorityWindowSizeStayPut = MASLayoutPriority(rawValue: 500)
public let MASLayoutPriorityDragThatCannotResizeWindow = MASLayoutPriority(rawValue: 490)
public let MASLayoutPriorityFittingSizeCompression = MASLayoutPriority(rawValue: 50)
