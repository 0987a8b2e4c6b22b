extension UIView {
  /// The lengths of a view's frame that change when its superview is resized: the size, and the
  /// distances from the superview's edges.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes, by their masks, the subviews that no engine places. (Rule 4.14.)
  func resizeSubviews(from oldSize: CGSize) {
    if subviewList.isEmpty || !autoresizesSubviews { return }
    children.forEachUnretained { $0.ask { $0.autoresize(from: oldSize, to: storedBounds.size) } }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    if !translatesAutoresizingMaskIntoConstraints { return }
    if layoutItem.variables != nil { engine?.forgetUnusedItems() }
    if layoutItem.variables != nil { return }
    let rect = autoresized(from: oldSize, to: newSize)
    // A transform affects the view's appearance but not its size, so the rectangle without the
    // transform is set.
    if extras?.transform == nil { frame = rect } else { place(rect) }
  }

  private func autoresized(from oldSize: CGSize, to newSize: CGSize) -> CGRect {
    let x = AutoresizedSpan(
      position: origin.x,
      length: storedBounds.size.width,
      container: oldSize.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin)
    ).values(in: newSize.width)
    let y = AutoresizedSpan(
      position: origin.y,
      length: storedBounds.size.height,
      container: oldSize.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin)
    ).values(in: newSize.height)
    return CGRect(x: x.position, y: y.position, width: x.length, height: y.length)
  }
}

/// One axis of a frame with its autoresizing mask, as two linear equations over the superview's
/// length `W`. (Rule 4.04.)
struct AutoresizedSpan {
  /// The linear function `scale · W + offset`.
  struct Line: Equatable {
    var scale: CGFloat
    var offset: CGFloat
  }

  let position: Line
  let length: Line

  init(
    position x: CGFloat,
    length w: CGFloat,
    container: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) {
    let end = container - x - w
    // The share of a length in the sum of the flexible lengths. If the sum is 0 there are no
    // shares, and the lengths stay as they are. (Rule 4.05.)
    func share(_ part: CGFloat, of whole: CGFloat) -> CGFloat? { whole == 0 ? nil : part / whole }
    let fixed = (position: Line(scale: 0, offset: x), length: Line(scale: 0, offset: w))

    switch (flexibleStart, flexibleLength, flexibleEnd) {
    case (false, false, _):
      (position, length) = fixed
    case (true, false, false):
      position = Line(scale: 1, offset: -end - w)
      length = fixed.length
    case (false, true, false):
      position = fixed.position
      length = Line(scale: 1, offset: -end - x)
    case (true, true, false):
      guard let part = share(w, of: x + w) else {
        // The end margin is fixed, and so is the length, which is 0.
        (position, length) = (Line(scale: 1, offset: -end - w), fixed.length)
        return
      }
      length = Line(scale: part, offset: -part * end)
      position = Line(scale: 1 - part, offset: -end + part * end)
    case (true, false, true):
      length = fixed.length
      guard let part = share(x, of: x + end) else {
        position = fixed.position
        return
      }
      position = Line(scale: part, offset: -part * w)
    case (false, true, true):
      position = fixed.position
      guard let part = share(w, of: w + end) else {
        length = fixed.length
        return
      }
      length = Line(scale: part, offset: -part * x)
    case (true, true, true):
      guard container != 0 else {
        (position, length) = fixed
        return
      }
      position = Line(scale: x / container, offset: 0)
      length = Line(scale: w / container, offset: 0)
    }
  }

  func values(in container: CGFloat) -> (position: CGFloat, length: CGFloat) {
    (
      position.scale * container + position.offset,
      max(0, length.scale * container + length.offset)
    )
  }
}
