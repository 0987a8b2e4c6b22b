// AppKit's controllers have no top and bottom layout guides, and visionOS has removed them.
#if (!canImport(AppKit) || canImport(UIKit) || Headless) && !os(visionOS)
  public import Plumb

  @available(iOS, deprecated: 11, message: "Use view.mas_safeAreaLayoutGuideTop and its like.")
  @available(tvOS, deprecated: 11, message: "Use view.mas_safeAreaLayoutGuideTop and its like.")
  extension UIViewController {
    /// The lower edge of the bars at the top, as a target.
    public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
    /// The top edge of the top layout guide, as a target.
    public var mas_topLayoutGuideTop: MASViewAttribute { topLayoutGuide.snp.top }
    /// The bottom edge of the top layout guide, as a target.
    public var mas_topLayoutGuideBottom: MASViewAttribute { topLayoutGuide.snp.bottom }
    /// The upper edge of the bars at the bottom, as a target.
    public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
    /// The top edge of the bottom layout guide, as a target.
    public var mas_bottomLayoutGuideTop: MASViewAttribute { bottomLayoutGuide.snp.top }
    /// The bottom edge of the bottom layout guide, as a target.
    public var mas_bottomLayoutGuideBottom: MASViewAttribute { bottomLayoutGuide.snp.bottom }
  }
#endif
