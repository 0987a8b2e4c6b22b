public import Plumb

/// An attribute of a view as a target: `other.mas_right`, which is the same as `other.snp.right`.
public typealias MASViewAttribute = ConstraintItem

extension ConstraintView {
  /// The left edge of the view, as a target.
  public var mas_left: MASViewAttribute { snp.left }
  /// The top edge of the view, as a target.
  public var mas_top: MASViewAttribute { snp.top }
  /// The right edge of the view, as a target.
  public var mas_right: MASViewAttribute { snp.right }
  /// The bottom edge of the view, as a target.
  public var mas_bottom: MASViewAttribute { snp.bottom }
  /// The leading edge of the view, as a target.
  public var mas_leading: MASViewAttribute { snp.leading }
  /// The trailing edge of the view, as a target.
  public var mas_trailing: MASViewAttribute { snp.trailing }
  /// The width of the view, as a target.
  public var mas_width: MASViewAttribute { snp.width }
  /// The height of the view, as a target.
  public var mas_height: MASViewAttribute { snp.height }
  /// The horizontal centre of the view, as a target.
  public var mas_centerX: MASViewAttribute { snp.centerX }
  /// The vertical centre of the view, as a target.
  public var mas_centerY: MASViewAttribute { snp.centerY }
  /// The baseline of the last line of text, like `lastBaseline` of the view, as a target.
  public var mas_baseline: MASViewAttribute { snp.lastBaseline }
  /// The baseline of the first line of text of the view, as a target.
  public var mas_firstBaseline: MASViewAttribute { snp.firstBaseline }
  /// The baseline of the last line of text of the view, as a target.
  public var mas_lastBaseline: MASViewAttribute { snp.lastBaseline }
  /// The left margin of the view, as a target.
  public var mas_leftMargin: MASViewAttribute { snp.leftMargin }
  /// The right margin of the view, as a target.
  public var mas_rightMargin: MASViewAttribute { snp.rightMargin }
  /// The top margin of the view, as a target.
  public var mas_topMargin: MASViewAttribute { snp.topMargin }
  /// The bottom margin of the view, as a target.
  public var mas_bottomMargin: MASViewAttribute { snp.bottomMargin }
  /// The leading margin of the view, as a target.
  public var mas_leadingMargin: MASViewAttribute { snp.leadingMargin }
  /// The trailing margin of the view, as a target.
  public var mas_trailingMargin: MASViewAttribute { snp.trailingMargin }
  /// The horizontal centre between the margins of the view, as a target.
  public var mas_centerXWithinMargins: MASViewAttribute { snp.centerXWithinMargins }
  /// The vertical centre between the margins of the view, as a target.
  public var mas_centerYWithinMargins: MASViewAttribute { snp.centerYWithinMargins }

  /// The attribute for an `NSLayoutConstraint.Attribute`, as a target.
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(target: self, attributes: MASAttribute(attribute).list.first ?? [])
  }
}

extension ConstraintView {
  /// The view's safe area as a target: it stands for its attribute of the same name, its top edge for a top.
  public var mas_safeAreaLayoutGuide: MASViewAttribute {
    MASViewAttribute(target: safeAreaLayoutGuide, attributes: [])
  }

  /// The leading edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeAreaLayoutGuide.snp.leading }
  /// The trailing edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeAreaLayoutGuide.snp.trailing }
  /// The left edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeAreaLayoutGuide.snp.left }
  /// The right edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeAreaLayoutGuide.snp.right }
  /// The top edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeAreaLayoutGuide.snp.top }
  /// The bottom edge of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeAreaLayoutGuide.snp.bottom }
  /// The width of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeAreaLayoutGuide.snp.width }
  /// The height of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeAreaLayoutGuide.snp.height }
  /// The horizontal centre of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeAreaLayoutGuide.snp.centerX }
  /// The vertical centre of the view's safe area, as a target.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeAreaLayoutGuide.snp.centerY }
}
