public import UIKit

/// The preferences of a web view. They are stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKPreferences: NSObject {
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts of pages are run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows without a tap.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of fraudulent pages.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether the user may select text.
  open var isTextInteractionEnabled = true
  /// Whether an element may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether some pages are treated in a way of their own.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether backgrounds are printed.
  open var shouldPrintBackgrounds = false

  /// Creates the usual preferences.
  public override init() { super.init() }
}

/// The preferences of a page. They are stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKWebpagePreferences: NSObject {
  /// The forms of a page.
  nonisolated public enum ContentMode: Int, Sendable {
    /// The form for the device.
    case recommended = 0
    /// The form for phones.
    case mobile = 1
    /// The form for desktop computers.
    case desktop = 2
  }

  /// The form of the page that is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page are run.
  open var allowsContentJavaScript = true
  /// Whether the page is shown with fewer features for security.
  open var isLockdownModeEnabled = false

  /// Creates the usual preferences.
  public override init() { super.init() }
}
