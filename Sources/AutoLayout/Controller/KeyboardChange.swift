import Foundation

/// A change of the frame of a window's keyboard, which posts its notifications.
struct KeyboardChange {
  private let window: UIWindow
  private let info: [AnyHashable: Any]
  private let wasDocked: Bool
  private let isDocked: Bool

  /// Describes a change between two frames in the window's coordinates; nil if the keyboard is hidden
  /// before and after it.
  init?(of window: UIWindow, from old: CGRect?, to new: CGRect?) {
    let (old, new) = (old.flatMap(Self.shown), new.flatMap(Self.shown))
    guard let shown = new ?? old else { return nil }
    self.window = window
    var hidden = shown
    hidden.origin.y = max(hidden.minY, window.bounds.maxY)
    let shift = (
      dx: window.frame.minX - window.bounds.minX, dy: window.frame.minY - window.bounds.minY
    )
    let (begin, end) = (old ?? hidden, new ?? hidden)
    info = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
        cgRect: begin.offsetBy(dx: shift.dx, dy: shift.dy)
      ),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(
        cgRect: end.offsetBy(dx: shift.dx, dy: shift.dy)
      ),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue
      ),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    wasDocked = old.map(window.bounds.isDocked) ?? false
    isDocked = new.map(window.bounds.isDocked) ?? false
  }

  private static func shown(_ frame: CGRect) -> CGRect? { frame.isEmpty ? nil : frame }

  /// Posts the notifications before the change.
  func postBefore() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    if isDocked {
      post(UIResponder.keyboardWillShowNotification)
    } else if wasDocked {
      post(UIResponder.keyboardWillHideNotification)
    }
  }

  /// Posts the notifications after the change.
  func postAfter() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    if isDocked {
      post(UIResponder.keyboardDidShowNotification)
    } else if wasDocked {
      post(UIResponder.keyboardDidHideNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: window, userInfo: info)
  }
}
