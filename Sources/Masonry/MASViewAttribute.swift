public import Plumb

/// A view's attribute to relate to: `other.mas_right`, or `other.snp.right`, which is the same.
public typealias MASViewAttribute = ConstraintItem

extension ConstraintView {
  public var mas_left: MASViewAttribute { snp.left }
  public var mas_top: MASViewAttribute { snp.top }
  public var mas_right: MASViewAttribute { snp.right }
  public var mas_bottom: MASViewAttribute { snp.bottom }
  public var mas_leading: MASViewAttribute { snp.leading }
  public var mas_trailing: MASViewAttribute { snp.trailing }
  public var mas_width: MASViewAttribute { snp.width }
  public var mas_height: MASViewAttribute { snp.height }
  public var mas_centerX: MASViewAttribute { snp.centerX }
  public var mas_centerY: MASViewAttribute { snp.centerY }
  /// The same as `mas_lastBaseline`.
  public var mas_baseline: MASViewAttribute { snp.lastBaseline }
  public var mas_firstBaseline: MASViewAttribute { snp.firstBaseline }
  public var mas_lastBaseline: MASViewAttribute { snp.lastBaseline }
  public var mas_leftMargin: MASViewAttribute { snp.leftMargin }
  public var mas_rightMargin: MASViewAttribute { snp.rightMargin }
  public var mas_topMargin: MASViewAttribute { snp.topMargin }
  public var mas_bottomMargin: MASViewAttribute { snp.bottomMargin }
  public var mas_leadingMargin: MASViewAttribute { snp.leadingMargin }
  public var mas_trailingMargin: MASViewAttribute { snp.trailingMargin }
  public var mas_centerXWithinMargins: MASViewAttribute { snp.centerXWithinMargins }
  public var mas_centerYWithinMargins: MASViewAttribute { snp.centerYWithinMargins }

  /// The attribute by the runtime's name for it.
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(target: self, attributes: MASAttribute(attribute).list.first ?? [])
  }
}

extension ConstraintView {
  /// The safe area's attribute of whatever is related to it: its top for a top.
  public var mas_safeAreaLayoutGuide: MASViewAttribute {
    MASViewAttribute(target: safeAreaLayoutGuide, attributes: [])
  }

  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeAreaLayoutGuide.snp.leading }
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeAreaLayoutGuide.snp.trailing }
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeAreaLayoutGuide.snp.left }
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeAreaLayoutGuide.snp.right }
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeAreaLayoutGuide.snp.top }
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeAreaLayoutGuide.snp.bottom }
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeAreaLayoutGuide.snp.width }
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeAreaLayoutGuide.snp.height }
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeAreaLayoutGuide.snp.centerX }
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeAreaLayoutGuide.snp.centerY }
}
