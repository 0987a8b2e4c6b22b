/// The room that the keyboard takes from a view, as wide as the view, at its bottom. (Rule 5.12.)
///
/// The host says where the keyboard is: ``UIWindow/keyboardFrame``. A keyboard that reaches the window's bottom from side to side
/// is docked; any other one counts only for guides that follow it.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is where a keyboard is that is not docked. By default false: such a keyboard is none.
  public var followsUndockedKeyboard = false { didSet { follow() } }

  /// Whether the guide ends at the safe area, and not at the view's bottom, while there is no keyboard. By default true.
  public var usesBottomSafeArea = true { didSet { follow() } }

  /// How far above the keyboard dragging begins to dismiss it, in points. By default 0. No effect here: nobody drags.
  public var keyboardDismissPadding: CGFloat = 0

  /// Takes the place that the keyboard and the safe area leave it.
  func follow() {
    guard let view = owningView else { return }
    let size = view.storedBounds.size
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let root = view.root
    guard let keyboard = root.coveringKeyboard, !keyboard.isEmpty else { return dock(safe) }
    let corner = root.convert(keyboard.origin, to: view)
    let frame = CGRect(
      x: corner.x - view.storedBounds.minX,
      y: corner.y - view.storedBounds.minY,
      width: keyboard.width,
      height: keyboard.height
    )
    if root.bounds.isDocked(keyboard) {
      dock(max(safe, min(size.height - frame.minY, size.height)))
    } else if followsUndockedKeyboard {
      float(at: frame, in: size)
    } else {
      dock(safe)
    }
  }

  private func dock(_ height: CGFloat) {
    pin(left: 0, right: 0, bottom: 0, height: height)
    isNear(followsUndockedKeyboard ? .bottom : nil)
  }

  private func float(at frame: CGRect, in size: CGSize) {
    pin(
      left: frame.minX,
      right: frame.maxX - size.width,
      bottom: frame.maxY - size.height,
      height: frame.height
    )
    var edges: NSDirectionalRectEdge = []
    let isMirrored = owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if frame.minX <= 0 { edges.insert(isMirrored ? .trailing : .leading) }
    if frame.maxX >= size.width { edges.insert(isMirrored ? .leading : .trailing) }
    if frame.minY <= 0 { edges.insert(.top) }
    if frame.maxY >= size.height { edges.insert(.bottom) }
    isNear(edges)
  }

  private func pin(left: CGFloat, right: CGFloat, bottom: CGFloat, height: CGFloat) {
    owningView?.setConstant(left, ofPin: self, .left)
    owningView?.setConstant(right, ofPin: self, .right)
    owningView?.setConstant(bottom, ofPin: self, .bottom)
    owningView?.setConstant(height, ofPin: self, .height)
  }
}

extension CGRect {
  /// Whether a keyboard reaches the bottom of these bounds from side to side.
  fileprivate func isDocked(_ keyboard: CGRect) -> Bool {
    keyboard.minX <= minX && keyboard.maxX >= maxX && keyboard.maxY >= maxY
  }
}
