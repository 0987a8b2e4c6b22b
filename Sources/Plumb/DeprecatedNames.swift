// Names that SnapKit has removed or deprecated, for sources that still use them. Names that crashed or had no effect in SnapKit
// work here.

/// The former SnapKit name of `ConstraintMakerPrioritizable`.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

extension ConstraintMaker {
  /// The former SnapKit name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintMakerExtendable {
  /// The former SnapKit name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintAttributesDSL {
  /// The former SnapKit name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
}

extension ConstraintMakerPrioritizable {
  /// The former SnapKit name of `priority(.required)`.
  @available(*, deprecated, message: "Use priority(.required).")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// The former SnapKit name of `priority(.high)`.
  @available(*, deprecated, message: "Use priority(.high).")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// The former SnapKit name of `priority(.medium)`.
  @available(*, deprecated, message: "Use priority(.medium).")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// The former SnapKit name of `priority(.low)`.
  @available(*, deprecated, message: "Use priority(.low).")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

extension Constraint {
  /// The former SnapKit name of `activate()`.
  @available(*, deprecated, renamed: "activate")
  public func install() { activate() }

  /// The former SnapKit name of `deactivate()`.
  @available(*, deprecated, renamed: "deactivate")
  public func uninstall() { deactivate() }

  /// The former SnapKit name of `update(offset:)`.
  @available(*, deprecated, renamed: "update(offset:)")
  @discardableResult
  public func updateOffset(amount: any ConstraintOffsetTarget) -> Constraint {
    update(offset: amount)
  }

  /// The former SnapKit name of `update(inset:)`.
  @available(*, deprecated, renamed: "update(inset:)")
  @discardableResult
  public func updateInsets(amount: any ConstraintInsetTarget) -> Constraint {
    update(inset: amount)
  }

  /// The former SnapKit name of `update(priority:)`.
  @available(*, deprecated, renamed: "update(priority:)")
  @discardableResult
  public func updatePriority(amount: any ConstraintPriorityTarget) -> Constraint {
    update(priority: amount)
  }

  /// The former SnapKit name of `update(priority: .required)`.
  @available(*, deprecated, message: "Use update(priority: .required).")
  @discardableResult
  public func updatePriorityRequired() -> Constraint { update(priority: .required) }

  /// The former SnapKit name of `update(priority: .high)`.
  @available(*, deprecated, message: "Use update(priority: .high).")
  @discardableResult
  public func updatePriorityHigh() -> Constraint { update(priority: .high) }

  /// The former SnapKit name of `update(priority: .medium)`.
  @available(*, deprecated, message: "Use update(priority: .medium).")
  @discardableResult
  public func updatePriorityMedium() -> Constraint { update(priority: .medium) }

  /// The former SnapKit name of `update(priority: .low)`.
  @available(*, deprecated, message: "Use update(priority: .low).")
  @discardableResult
  public func updatePriorityLow() -> Constraint { update(priority: .low) }
}

extension ConstraintView {
  /// The former SnapKit name of `snp.left`.
  @available(*, deprecated, renamed: "snp.left")
  public var snp_left: ConstraintItem { snp.left }

  /// The former SnapKit name of `snp.top`.
  @available(*, deprecated, renamed: "snp.top")
  public var snp_top: ConstraintItem { snp.top }

  /// The former SnapKit name of `snp.right`.
  @available(*, deprecated, renamed: "snp.right")
  public var snp_right: ConstraintItem { snp.right }

  /// The former SnapKit name of `snp.bottom`.
  @available(*, deprecated, renamed: "snp.bottom")
  public var snp_bottom: ConstraintItem { snp.bottom }

  /// The former SnapKit name of `snp.leading`.
  @available(*, deprecated, renamed: "snp.leading")
  public var snp_leading: ConstraintItem { snp.leading }

  /// The former SnapKit name of `snp.trailing`.
  @available(*, deprecated, renamed: "snp.trailing")
  public var snp_trailing: ConstraintItem { snp.trailing }

  /// The former SnapKit name of `snp.width`.
  @available(*, deprecated, renamed: "snp.width")
  public var snp_width: ConstraintItem { snp.width }

  /// The former SnapKit name of `snp.height`.
  @available(*, deprecated, renamed: "snp.height")
  public var snp_height: ConstraintItem { snp.height }

  /// The former SnapKit name of `snp.centerX`.
  @available(*, deprecated, renamed: "snp.centerX")
  public var snp_centerX: ConstraintItem { snp.centerX }

  /// The former SnapKit name of `snp.centerY`.
  @available(*, deprecated, renamed: "snp.centerY")
  public var snp_centerY: ConstraintItem { snp.centerY }

  /// The former SnapKit name of `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }

  /// The former SnapKit name of `snp.firstBaseline`.
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }

  /// The former SnapKit name of `snp.leftMargin`.
  @available(*, deprecated, renamed: "snp.leftMargin")
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }

  /// The former SnapKit name of `snp.topMargin`.
  @available(*, deprecated, renamed: "snp.topMargin")
  public var snp_topMargin: ConstraintItem { snp.topMargin }

  /// The former SnapKit name of `snp.rightMargin`.
  @available(*, deprecated, renamed: "snp.rightMargin")
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }

  /// The former SnapKit name of `snp.bottomMargin`.
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }

  /// The former SnapKit name of `snp.leadingMargin`.
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }

  /// The former SnapKit name of `snp.trailingMargin`.
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }

  /// The former SnapKit name of `snp.centerXWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }

  /// The former SnapKit name of `snp.centerYWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }

  /// The former SnapKit name of `snp.edges`.
  @available(*, deprecated, renamed: "snp.edges")
  public var snp_edges: ConstraintItem { snp.edges }

  /// The former SnapKit name of `snp.size`.
  @available(*, deprecated, renamed: "snp.size")
  public var snp_size: ConstraintItem { snp.size }

  /// The former SnapKit name of `snp.center`.
  @available(*, deprecated, renamed: "snp.center")
  public var snp_center: ConstraintItem { snp.center }

  /// The former SnapKit name of `snp.margins`.
  @available(*, deprecated, renamed: "snp.margins")
  public var snp_margins: ConstraintItem { snp.margins }

  /// The former SnapKit name of `snp.centerWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

  /// The former SnapKit name of `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_baseline: ConstraintItem { snp.lastBaseline }

  /// The former SnapKit name of `snp.prepareConstraints(_:)`.
  @available(*, deprecated, renamed: "snp.prepareConstraints(_:)")
  public func snp_prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    snp.prepareConstraints(closure)
  }

  /// The former SnapKit name of `snp.makeConstraints(_:)`.
  @available(*, deprecated, renamed: "snp.makeConstraints(_:)")
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }

  /// The former SnapKit name of `snp.remakeConstraints(_:)`.
  @available(*, deprecated, renamed: "snp.remakeConstraints(_:)")
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }

  /// The former SnapKit name of `snp.updateConstraints(_:)`.
  @available(*, deprecated, renamed: "snp.updateConstraints(_:)")
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }

  /// The former SnapKit name of `snp.removeConstraints()`.
  @available(*, deprecated, renamed: "snp.removeConstraints()")
  public func snp_removeConstraints() { snp.removeConstraints() }
}
