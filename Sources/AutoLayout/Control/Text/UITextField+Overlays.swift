/// The places of the views beside the text of a field, and the times at which they are shown.
extension UITextField {
  /// Adds the views that are shown now, and removes the others.
  func updateOverlays() {
    guard let overlays else { return }
    let shown = (overlays.shownLeft, overlays.shownRight, overlays.showsClear)
    let isEditing = isFirstResponder
    overlays.shownLeft = overlays.leftMode.isShown(isEditing) ? overlays.left : nil
    overlays.shownRight = overlays.rightMode.isShown(isEditing) ? overlays.right : nil
    overlays.showsClear =
      overlays.clearMode.isShown(isEditing) && hasText && overlays.shownRight == nil
    if shown == (overlays.shownLeft, overlays.shownRight, overlays.showsClear) { return }
    if overlays.showsClear && overlays.clearButton == nil {
      let button = UIButton()
      button.addAction(
        UIAction { [weak self] _ in self?.clear() },
        for: .primaryActionTriggered
      )
      overlays.clearButton = button
    }
    let candidates = [
      (overlays.left, overlays.shownLeft), (overlays.right, overlays.shownRight),
      (overlays.clearButton, overlays.showsClear ? overlays.clearButton : nil),
    ]
    for (view, shownView) in candidates {
      if let shownView {
        if shownView.superview !== self { addSubview(shownView) }
      } else if view?.superview === self {
        view?.removeFromSuperview()
      }
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func clear() { if asksToClear() { replaceText(with: "") } }

  /// Places the shown views.
  func placeOverlays() {
    guard let overlays else { return }
    let places = [
      (overlays.shownLeft, leftViewRect), (overlays.shownRight, rightViewRect),
      (overlays.showsClear ? overlays.clearButton : nil, clearButtonRect),
    ]
    for (view, rect) in places {
      guard let view else { continue }
      let frame = placed(rect(bounds), in: bounds)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// The bounds without the padding of the border and the shown views.
  func roomForText(in bounds: CGRect) -> CGRect {
    var (start, end) = (bounds.minX + padding.width / 2, bounds.maxX - padding.width / 2)
    if let overlays {
      if overlays.shownLeft != nil { start = max(start, leftViewRect(forBounds: bounds).maxX) }
      if overlays.shownRight != nil {
        end = min(end, rightViewRect(forBounds: bounds).minX)
      } else if overlays.showsClear {
        end = min(end, clearButtonRect(forBounds: bounds).minX)
      }
    }
    let room = CGRect(
      x: start,
      y: bounds.minY,
      width: max(0, end - start),
      height: bounds.height
    )
    return placed(room, in: bounds)
  }

  /// The rectangle, mirrored in the bounds right to left.
  private func placed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    if effectiveUserInterfaceLayoutDirection == .leftToRight { return rect }
    var mirrored = rect
    mirrored.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return mirrored
  }

  /// The rectangle of the line to draw.
  package func lineRect(forBounds bounds: CGRect) -> CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The width of the views beside the text that are shown, without the clear button.
  var overlayWidth: CGFloat {
    (overlays?.shownLeft?.overlaySize.width ?? 0) + (overlays?.shownRight?.overlaySize.width ?? 0)
  }
}

/// The views of a text field beside its text, which few fields have.
final class TextFieldOverlays {
  var left: UIView?
  var right: UIView?
  var clearButton: UIButton?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var shownLeft: UIView?
  var shownRight: UIView?
  var showsClear = false
}

nonisolated extension UITextField.ViewMode {
  fileprivate func isShown(_ isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

extension UIView {
  /// The size of a view beside a text: that of its frame or, on an axis where it has none, its
  /// intrinsic length.
  var overlaySize: CGSize {
    let natural = bounds.width > 0 && bounds.height > 0 ? bounds.size : intrinsicContentSize
    return CGSize(
      width: bounds.width > 0 ? bounds.width : max(0, natural.width),
      height: bounds.height > 0 ? bounds.height : max(0, natural.height)
    )
  }
}
