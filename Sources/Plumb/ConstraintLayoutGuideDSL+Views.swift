// What SnapKit's guides offer and guides do not have: sources that name it compile, with a warning at the name.

extension ConstraintLayoutGuideDSL {
  @available(*, deprecated, message: "A guide has no baselines: name one of its edges or centres.")
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }

  @available(*, deprecated, message: "A guide has no baselines: name one of its edges or centres.")
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var leftMargin: ConstraintItem { item(.leftMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var rightMargin: ConstraintItem { item(.rightMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var topMargin: ConstraintItem { item(.topMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var margins: ConstraintItem { item(.margins) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
