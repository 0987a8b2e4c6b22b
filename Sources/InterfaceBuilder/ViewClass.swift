/// The view classes of Interface Builder, by element name.
enum ViewClass: String, CaseIterable {
  case view, label, button, imageView, textField, textView, stackView, scrollView
  case `switch`, slider, segmentedControl, stepper, progressView, pageControl
  case activityIndicatorView, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar
  case tableView, tableViewCell, tableViewCellContentView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case containerView, visualEffectView, webView, wkWebView, mapView, mtkMapView
  case glkView, mtkView, skView, sceneKitView, arscnView, arskView, arView, pdfView, lpLinkView

  /// Whether the content is not drawn here: bars, pickers and views of other frameworks.
  var isDrawnByOthers: Bool {
    switch self {
    case .searchBar, .toolbar, .navigationBar, .tabBar, .datePicker, .pickerView, .webView,
      .wkWebView, .mapView, .mtkMapView, .glkView, .mtkView, .skView, .sceneKitView, .arscnView,
      .arskView, .arView, .pdfView, .lpLinkView:
      true
    default: false
    }
  }

  /// The dimensions of the stored frame that are an intrinsic content size.
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
      element.isNo("scrollEnabled") ? .both : .none
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      .height
    default: .none
    }
  }

  /// The intrinsic content size of classes that the runtime does not have, in points.
  ///
  /// - Parameter isLow: whether bars have the height of a phone in landscape orientation.
  func standardSize(isLow: Bool) -> CGSize? {
    let none = UIView.noIntrinsicMetric
    return switch self {
    case .searchBar: CGSize(width: none, height: 56)
    case .toolbar:
      CGSize(width: none, height: isLow ? CanvasData.bottomBarInLandscape : CanvasData.toolbar)
    case .navigationBar:
      CGSize(
        width: none,
        height: isLow ? CanvasData.navigationBarInLandscape : CanvasData.navigationBar
      )
    case .tabBar:
      CGSize(width: none, height: isLow ? CanvasData.bottomBarInLandscape : CanvasData.tabBar)
    case .datePicker, .pickerView: CGSize(width: 320, height: 216)
    default: nil
    }
  }
}
