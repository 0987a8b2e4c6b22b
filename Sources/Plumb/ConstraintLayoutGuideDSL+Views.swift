// Attributes that SnapKit declares for guides although guides do not have them: sources that use them compile with a warning.

extension ConstraintLayoutGuideDSL {
  /// The baseline of the last line of text, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no baselines: name one of its edges or centres.")
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }

  /// The baseline of the first line of text, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no baselines: name one of its edges or centres.")
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }

  /// The left margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var leftMargin: ConstraintItem { item(.leftMargin) }

  /// The right margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var rightMargin: ConstraintItem { item(.rightMargin) }

  /// The top margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var topMargin: ConstraintItem { item(.topMargin) }

  /// The bottom margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }

  /// The leading margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }

  /// The trailing margin, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }

  /// The horizontal centre between the margins, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }

  /// The vertical centre between the margins, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }

  /// The left, top, right and bottom margins, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var margins: ConstraintItem { item(.margins) }

  /// The leading, trailing, top and bottom margins, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  /// The horizontal and vertical centre between the margins, which a guide does not have; available so that sources for SnapKit compile.
  @available(*, deprecated, message: "A guide has no margins: name one of its edges or centres.")
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
