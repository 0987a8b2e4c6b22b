// AppKit's controllers have no such guides, and visionOS has given them up.
#if (!canImport(AppKit) || canImport(UIKit) || Headless) && !os(visionOS)
  public import Plumb

  @available(iOS, deprecated: 11, message: "Use view.mas_safeAreaLayoutGuideTop and its like.")
  @available(tvOS, deprecated: 11, message: "Use view.mas_safeAreaLayoutGuideTop and its like.")
  extension UIViewController {
    /// Where the bars at the top end.
    public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
    public var mas_topLayoutGuideTop: MASViewAttribute { topLayoutGuide.snp.top }
    public var mas_topLayoutGuideBottom: MASViewAttribute { topLayoutGuide.snp.bottom }
    /// Where the bars at the bottom begin.
    public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
    public var mas_bottomLayoutGuideTop: MASViewAttribute { bottomLayoutGuide.snp.top }
    public var mas_bottomLayoutGuideBottom: MASViewAttribute { bottomLayoutGuide.snp.bottom }
  }
#endif
