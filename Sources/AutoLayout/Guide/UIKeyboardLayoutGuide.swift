/// The area at the bottom of a view that the keyboard covers, as wide as the view. (Rule 5.12.)
///
/// The host sets the keyboard's frame: ``UIWindow/keyboardFrame``. A keyboard that reaches the
/// window's bottom across its full width is docked; any other keyboard counts only for guides that
/// follow undocked keyboards.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked. By default false: such a keyboard is
  /// ignored.
  public var followsUndockedKeyboard = false { didSet { follow() } }

  /// Whether the guide ends at the safe area, instead of the view's bottom, while there is no
  /// keyboard. By default true.
  public var usesBottomSafeArea = true { didSet { follow() } }

  /// The distance above the keyboard at which dragging begins to dismiss it, in points. By default
  /// 0. Has no effect here.
  public var keyboardDismissPadding: CGFloat = 0

  /// Moves the guide to the area of the keyboard, or of the safe area while there is no keyboard.
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

  /// Returns the guide's rectangle in a view of a size.
  func covered(of size: CGSize) -> CGRect {
    func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      pins(attribute).first?.constant ?? 0
    }
    let (left, height) = (constant(.left), constant(.height))
    return CGRect(
      x: left,
      y: size.height + constant(.bottom) - height,
      width: size.width + constant(.right) - left,
      height: height
    )
  }

  private func pin(left: CGFloat, right: CGFloat, bottom: CGFloat, height: CGFloat) {
    owningView?.setConstant(left, ofPin: self, .left)
    owningView?.setConstant(right, ofPin: self, .right)
    owningView?.setConstant(bottom, ofPin: self, .bottom)
    owningView?.setConstant(height, ofPin: self, .height)
  }
}

nonisolated extension CGRect {
  /// Returns whether a keyboard reaches the bottom of these bounds across their full width.
  func isDocked(_ keyboard: CGRect) -> Bool {
    keyboard.minX <= minX && keyboard.maxX >= maxX && keyboard.maxY >= maxY
  }
}
