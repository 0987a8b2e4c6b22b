/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room that the keyboard takes from a view, as wide as the view, at its bottom. (Rule 5.12.)
///
/// The host says where the keyboard is: ``UIWindow/keyboardFrame``.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that is not at the bottom. Such keyboards do not exist here; by default false.
  public var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area, and not at the view's bottom, while there is no keyboard. By default true.
  public var usesBottomSafeArea = true { didSet { follow() } }

  /// How far above the keyboard dragging begins to dismiss it, in points. By default 0. No effect here: nobody drags.
  public var keyboardDismissPadding: CGFloat = 0

  /// Takes the height that the keyboard and the safe area leave it.
  func follow() {
    guard let view = owningView else { return }
    var height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    if let window = view.window, let keyboard = window.keyboardFrame, !keyboard.isEmpty {
      let bottom = view.convert(CGPoint(x: 0, y: view.storedBounds.maxY), to: window).y
      height = max(height, min(bottom - keyboard.minY, view.storedBounds.height))
    }
    view.setConstant(height, ofPin: self, .height)
  }
}
