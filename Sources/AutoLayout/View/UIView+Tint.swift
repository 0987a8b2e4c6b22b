extension UIView {
  /// The view's own tint colour, or that of the nearest ancestor that has one; the system's blue if
  /// none has.
  var effectiveTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.extras?.tintColor { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  /// The tint colour as the mode shows it.
  var shownTint: UIColor { effectiveTintMode == .dimmed ? effectiveTint.gray : effectiveTint }

  /// The mode of the view, or that of the nearest ancestor that has one.
  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.extras?.tintMode, mode != .automatic { return mode }
      view = current.parent
    }
    return .normal
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let old = effectiveTintMode
    madeExtras.tintMode = mode
    if effectiveTintMode == old { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting.append(
        contentsOf: view.children.reversed().filter {
          $0.extras?.tintMode ?? .automatic == .automatic
        }
      )
    }
  }

  func tint(_ color: UIColor?) {
    let old = effectiveTint
    madeExtras.tintColor = color
    if effectiveTint == old { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      // Views with their own tint colour keep it, and so do their subtrees.
      waiting.append(
        contentsOf: view.children.reversed().filter { $0.extras?.tintColor == nil }
      )
    }
  }
}

extension UIColor {
  /// A gray of the same luminance (ITU-R BT.709).
  fileprivate var gray: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).components
      return UIColor(
        white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue,
        alpha: color.alpha
      )
    }
  }
}
