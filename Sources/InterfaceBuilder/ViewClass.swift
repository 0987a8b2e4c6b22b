/// The classes of views that Interface Builder has elements for, by the names of the elements.
enum ViewClass: String, CaseIterable {
  case view, label, button, imageView, textField, textView, stackView, scrollView
  case `switch`, slider, segmentedControl, stepper, progressView, pageControl
  case activityIndicatorView, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar
  case tableView, tableViewCell, tableViewCellContentView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case containerView, visualEffectView, webView, wkWebView, mapView, mtkMapView
  case glkView, mtkView, skView, sceneKitView, arscnView, arskView, arView, pdfView, lpLinkView

  /// Whether nothing of it would be seen: bars, pickers, and what other frameworks draw.
  var isDrawnByOthers: Bool {
    switch self {
    case .searchBar, .toolbar, .navigationBar, .tabBar, .datePicker, .pickerView, .webView,
      .wkWebView, .mapView, .mtkMapView, .glkView, .mtkView, .skView, .sceneKitView, .arscnView,
      .arskView, .arView, .pdfView, .lpLinkView:
      true
    default: false
    }
  }

  /// Whose natural size the file shows, as far as it has one.
  enum StoredSize { case none, height, both }

  func storedSize(of element: Element) -> StoredSize {
    switch self {
    case .label, .button, .textField, .switch, .segmentedControl, .stepper, .pageControl,
      .activityIndicatorView, .datePicker, .pickerView:
      .both
    case .imageView:
      element["image"] == nil && element.child("imageReference", key: "image") == nil
        ? .none : .both
    case .textView:
      element.denies("scrollEnabled") ? .both : .none
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      .height
    default: .none
    }
  }

  /// The natural size of what the runtime has no class for, in points.
  ///
  /// - Parameter isLow: whether bars are as on a phone that lies across.
  func standardSize(isLow: Bool) -> CGSize? {
    let none = UIView.noIntrinsicMetric
    return switch self {
    case .searchBar: CGSize(width: none, height: 56)
    case .toolbar:
      CGSize(width: none, height: isLow ? CanvasData.bottomBarAcross : CanvasData.toolbar)
    case .navigationBar:
      CGSize(
        width: none,
        height: isLow ? CanvasData.navigationBarAcross : CanvasData.navigationBar
      )
    case .tabBar:
      CGSize(width: none, height: isLow ? CanvasData.bottomBarAcross : CanvasData.tabBar)
    case .datePicker, .pickerView: CGSize(width: 320, height: 216)
    default: nil
    }
  }
}
