import Expectations
import Foundation
import Testing

/// The names beside layout that view code of public apps uses most, by the number of files, are in the module, or the page
/// Docs/UIKitCoverage.md says why not.
@Suite struct NamesInAppsTests {
  private let existing: Set<String>
  private let excused: [String: String]

  init() throws {
    let graph = try SymbolGraph(ofModules: ["AutoLayout", "UIKit"])
    existing = Set(
      graph.symbols.flatMap { symbol in
        symbol.name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      }
    )
    var excused: [String: String] = [:]
    let page = try String(contentsOf: CoveragePage.file, encoding: .utf8)
    let section = page.components(separatedBy: "\n## ").first {
      $0.hasPrefix("What apps name and Linux does not have")
    }
    for row in (section ?? "").split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in cells[0].components(separatedBy: ", ") {
        excused[name.trimmingCharacters(in: ["`"])] = cells[1]
      }
    }
    self.excused = excused
  }

  private var names: [String] {
    Self.namesInApps.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  @Test func `each name exists, or the page says why not`() {
    expectEqual(names.count, 243)
    expectEqual(names.filter { !existing.contains($0) }.sorted(), excused.keys.sorted())
  }

  @Test func `at least 95 percent of UIKit's own names exist`() {
    let others = excused.filter { $0.value.hasPrefix("of ") || $0.value.contains("Foundation") }
    let own = names.filter { others[$0] == nil }
    let found = own.filter(existing.contains)
    expectEqual([own.count, found.count], [225, 225])
    expectTrue(Double(found.count) >= 0.95 * Double(own.count))
  }

  private static let namesInApps = """
    addTarget UIAlertController UIAlertAction UITapGestureRecognizer addGestureRecognizer modalPresentationStyle
    UITextFieldDelegate popoverPresentationController UIBezierPath keyboardFrameEndUserInfoKey
    UIActivityViewController cgPath CAShapeLayer UIStoryboard UINib UIGestureRecognizer UIVisualEffectView
    UIPanGestureRecognizer accessibilityTraits alwaysTemplate UIStoryboardSegue loadNibNamed
    instantiateViewController UILongPressGestureRecognizer UIViewControllerAnimatedTransitioning addSublayer
    sourceView withRenderingMode UIAccessibility NSKeyValueObservation UIViewControllerTransitioningDelegate
    setBackgroundImage UIViewControllerContextTransitioning UIBlurEffect completeTransition toValue
    CABasicAnimation UIGestureRecognizerDelegate fromValue isOpaque UIStatusBarStyle foregroundColor
    keyboardWillHideNotification textDidChangeNotification instantiateInitialViewController actionSheet
    minimumPressDuration UIMenu UIPasteboard keyboardAnimationDurationUserInfoKey lineFragmentPadding
    textContainer UITextViewDelegate NSMutableParagraphStyle UIInterfaceOrientation addTextField
    UISearchBarDelegate accessoryType keyboardAnimationCurveUserInfoKey UISearchController strokeColor dismiss
    removeTarget setAttributedTitle UIKeyCommand UIContextMenuConfiguration keyboardWillShowNotification
    sourceRect selectedTextRange autocapitalizationType UIInterfaceOrientationMask textRange CATransaction
    permittedArrowDirections topItem detailTextLabel accessoryView UIRefreshControl CAMediaTimingFunction
    keyboardType UIPresentationController selectionChanged UISelectionFeedbackGenerator lightContent repeatCount
    UIImpactFeedbackGenerator UIGraphicsImageRenderer setToolbarHidden textFields fullScreen popover
    UISwipeActionsConfiguration endRefreshing fillColor UIFontDescriptor linkTextAttributes checkmark
    transitioningDelegate sublayers UIModalPresentationStyle insertSublayer EditingStyle portrait underlineStyle
    NSUnderlineStyle setShowsCancelButton presentedViewController fillRule UITransitionContextViewControllerKey
    hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling setAnimationDuration keyWindow
    evaluateJavaScript returnKeyType UISwipeGestureRecognizer UISearchResultsUpdating searchResultsUpdater lineCap
    lineDashPattern setHidesBackButton UIPointerInteraction whiteLarge displayInline addInteraction
    NSKeyValueChangeKey selectedBackgroundView present UIGraphicsGetCurrentContext preferredAction
    UITargetedPreview pageSheet formSheet clearButtonMode kf SymbolConfiguration allCorners removeFromSuperlayer
    flashScrollIndicators UIMenuElement didBecomeActiveNotification UIContextualAction cancelRequest import
    UIDocumentPickerViewController UIDocumentPickerDelegate easeInEaseOut reloadAllComponents UIPickerViewDelegate
    UIPickerViewDataSource camera UINavigationControllerDelegate isSourceTypeAvailable UIImagePickerController
    autocorrectionType interactivePopGestureRecognizer notEnabled whileEditing timingFunction inputView
    inputAccessoryView UIRectCorner preferredFontDescriptor CATransform3DMakeRotation isInspectable sink receive
    dragDelegate dropDelegate orientationDidChangeNotification UIRectFill setCategory currentTime currentItem
    UIMenuController beginningOfDocument isRemovedOnCompletion setCompletionBlock
    UIPercentDrivenInteractiveTransition cancelsTouchesInView fast zPosition shouldRasterize rasterizationScale
    saveGState restoreGState UINotificationFeedbackGenerator notificationOccurred single isDragging layoutChanged
    UIContextMenuInteractionCommitAnimating inputDownArrow inputEscape command inputUpArrow overCurrentContext
    scrollsToTop UIAccessibilityCustomAction render cgContext removeGestureRecognizer evenOdd overFullScreen from
    NSExtensionItem keyboardWillChangeFrameNotification NSTextContainer performSegue customUserAgent lineSpacing
    dimsBackgroundDuringPresentation backBarButtonItem CATransition alignCenters baselineAdjustment backgroundView
    UITableViewRowAction numberOfTapsRequired linkActivated uiDelegate loadHTMLString navigationType cornerCurve
    openSettingsURLString setCollectionViewLayout obscuresBackgroundDuringPresentation MKMapViewDelegate
    showsUserLocation lineDashPhase position MKMapView setRegion phonePad alert
    cellLayoutMarginsFollowReadableWidth UITextPosition addUserScript completionWithItemsHandler autoreverses
    numberOfTouchesRequired direction disclosureIndicator
    """
}
