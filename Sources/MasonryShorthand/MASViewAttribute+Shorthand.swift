public import Masonry

extension ConstraintView {
  /// The left edge of the view, as a target.
  public var left: MASViewAttribute { mas_left }
  /// The top edge of the view, as a target.
  public var top: MASViewAttribute { mas_top }
  /// The right edge of the view, as a target.
  public var right: MASViewAttribute { mas_right }
  /// The bottom edge of the view, as a target.
  public var bottom: MASViewAttribute { mas_bottom }
  /// The leading edge of the view, as a target.
  public var leading: MASViewAttribute { mas_leading }
  /// The trailing edge of the view, as a target.
  public var trailing: MASViewAttribute { mas_trailing }
  /// The width of the view, as a target.
  public var width: MASViewAttribute { mas_width }
  /// The height of the view, as a target.
  public var height: MASViewAttribute { mas_height }
  /// The horizontal centre of the view, as a target.
  public var centerX: MASViewAttribute { mas_centerX }
  /// The vertical centre of the view, as a target.
  public var centerY: MASViewAttribute { mas_centerY }
  /// The baseline of the last line of text, like `lastBaseline` of the view, as a target.
  public var baseline: MASViewAttribute { mas_baseline }
  /// The baseline of the first line of text of the view, as a target.
  public var firstBaseline: MASViewAttribute { mas_firstBaseline }
  /// The baseline of the last line of text of the view, as a target.
  public var lastBaseline: MASViewAttribute { mas_lastBaseline }
  /// The left margin of the view, as a target.
  public var leftMargin: MASViewAttribute { mas_leftMargin }
  /// The right margin of the view, as a target.
  public var rightMargin: MASViewAttribute { mas_rightMargin }
  /// The top margin of the view, as a target.
  public var topMargin: MASViewAttribute { mas_topMargin }
  /// The bottom margin of the view, as a target.
  public var bottomMargin: MASViewAttribute { mas_bottomMargin }
  /// The leading margin of the view, as a target.
  public var leadingMargin: MASViewAttribute { mas_leadingMargin }
  /// The trailing margin of the view, as a target.
  public var trailingMargin: MASViewAttribute { mas_trailingMargin }
  /// The horizontal centre between the margins of the view, as a target.
  public var centerXWithinMargins: MASViewAttribute { mas_centerXWithinMargins }
  /// The vertical centre between the margins of the view, as a target.
  public var centerYWithinMargins: MASViewAttribute { mas_centerYWithinMargins }

  /// The attribute for an `NSLayoutConstraint.Attribute`, as a target.
  public func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    mas_attribute(attribute)
  }
}

extension ConstraintView {
  /// The leading edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideLeading: MASViewAttribute { mas_safeAreaLayoutGuideLeading }
  /// The trailing edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideTrailing: MASViewAttribute { mas_safeAreaLayoutGuideTrailing }
  /// The left edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideLeft: MASViewAttribute { mas_safeAreaLayoutGuideLeft }
  /// The right edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideRight: MASViewAttribute { mas_safeAreaLayoutGuideRight }
  /// The top edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideTop: MASViewAttribute { mas_safeAreaLayoutGuideTop }
  /// The bottom edge of the view's safe area, as a target.
  public var safeAreaLayoutGuideBottom: MASViewAttribute { mas_safeAreaLayoutGuideBottom }
  /// The width of the view's safe area, as a target.
  public var safeAreaLayoutGuideWidth: MASViewAttribute { mas_safeAreaLayoutGuideWidth }
  /// The height of the view's safe area, as a target.
  public var safeAreaLayoutGuideHeight: MASViewAttribute { mas_safeAreaLayoutGuideHeight }
  /// The horizontal centre of the view's safe area, as a target.
  public var safeAreaLayoutGuideCenterX: MASViewAttribute { mas_safeAreaLayoutGuideCenterX }
  /// The vertical centre of the view's safe area, as a target.
  public var safeAreaLayoutGuideCenterY: MASViewAttribute { mas_safeAreaLayoutGuideCenterY }
}
