extension UIView {
  /// The frame without the transform: the rectangle that layout writes. (Rule 1.08.)
  package final var placement: CGRect { CGRect(origin: origin, size: storedBounds.size) }

  var middle: CGPoint {
    CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2)
  }

  /// What ``frame`` answers: the rectangle around the transformed bounds.
  var effectiveFrame: CGRect {
    guard let transform = extras?.transform else { return placement }
    return placement.turned(by: transform)
  }

  /// What setting ``frame`` does.
  ///
  /// Under a transform, which UIKit leaves undefined: the rectangle's middle is the centre, and the bounds are the size that
  /// the way back makes of its size.
  func takeFrame(_ frame: CGRect) {
    if effectiveFrame == frame || !isUsable(frame, as: "frame") { return }
    guard let transform = extras?.transform else { return move(to: frame) }
    let size = frame.size.applying(transform.inverted())
    let (width, height) = (abs(size.width), abs(size.height))
    move(
      to: CGRect(
        x: frame.midX - width / 2,
        y: frame.midY - height / 2,
        width: width,
        height: height
      )
    )
  }

  /// What setting ``bounds`` does. Another size is taken around the centre.
  func takeBounds(_ bounds: CGRect) {
    if storedBounds.equals(bounds) { return }
    if flags.contains(.placing) && storedBounds.origin == bounds.origin {
      return resize(to: bounds.size)
    }
    if !isUsable(bounds, as: "bounds") { return }
    let corner = storedBounds.origin
    storedBounds.origin = bounds.origin
    if corner != bounds.origin {
      if flags.contains(.clocked) { animateScroll(from: corner) }
      boundsOriginChanged()
    }
    let size = bounds.size
    if size == storedBounds.size { return }
    let middle = middle
    move(
      to: CGRect(
        x: middle.x - size.width / 2,
        y: middle.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
  }

  /// What setting ``center`` does.
  func takeCenter(_ center: CGPoint) {
    let size = storedBounds.size
    let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    if flags.contains(.placing) {
      origin = corner
    } else if center != middle, isUsable(CGRect(origin: center, size: size), as: "centre") {
      move(to: CGRect(origin: corner, size: size))
    }
  }

  /// What setting ``transform`` does. Layout does not look at it.
  func takeTransform(_ transform: CGAffineTransform) {
    if extras == nil && transform.isIdentity { return }
    // The sum is not finite if one of them is not.
    let (x, y) = (
      transform.a + transform.c + transform.tx, transform.b + transform.d + transform.ty
    )
    if !environment.accepts("transform", of: layoutName, x, (y, 0, 0)) { return }
    let old = self.transform
    madeExtras.transform = transform.isIdentity ? nil : transform
    if flags.contains(.clocked) { animateTransform(from: old) }
  }

  /// Takes a size of layout's around the centre.
  private func resize(to size: CGSize) {
    let oldSize = storedBounds.size
    origin.x += (oldSize.width - size.width) / 2
    origin.y += (oldSize.height - size.height) / 2
    storedBounds.size = size
    if !children.isEmpty { resizeSubviews(from: oldSize) }
    askForLayout()
  }

  /// Takes a rectangle, and tells the engine unless it comes from there.
  private func move(to rect: CGRect) {
    let old = placement
    let oldSize = old.size
    if oldSize != rect.size && !flags.contains(.placing) { sizeWillChange(to: rect.size) }
    origin = rect.origin
    if oldSize != rect.size {
      storedBounds.size = rect.size
      resizeSubviews(from: oldSize)
      askForLayout()
    }
    if flags.contains(.placing) { return }
    if flags.contains(.clocked) { animatePlacement(from: old) }
    // Where no constraint is about the view, nobody else moves because of it.
    if let engine, layoutItem.variables != nil {
      engine.geometryChanged(self)
      // Who sets it after the superview's layout has placed the view keeps it until the next one. (Rule 4.10.)
      let isPlaced =
        !translatesAutoresizingMaskIntoConstraints
        && parentLink?.ask { $0.flags.contains(.layingOut) } == true
      if !isPlaced { setNeedsLayoutOfContainer() }
    }
    if margins?.usedSafeArea != nil || parent?.margins?.usedSafeArea != nil {
      safeAreaMayHaveChanged()
    }
    if margins?.preservesSuperviews == true { marginsMayHaveChanged() }
    if oldSize != rect.size { sizeDidChange() }
  }

  /// Whether layout can go on with a rectangle that somebody sets. One that is not finite is reported and not taken.
  func isUsable(_ rect: CGRect, as what: String) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    return environment.accepts(what, of: layoutName, origin.x, (origin.y, size.width, size.height))
  }

  func isUsable(_ insets: UIEdgeInsets, as what: String) -> Bool {
    environment.accepts(what, of: layoutName, insets)
  }

  /// Takes the rectangle that layout says, as UIKit does: through ``bounds`` and ``center``, whose overrides see it, and past
  /// ``frame``.
  func place(_ rect: CGRect) {
    if !(rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isFinite {
      return reportUnusablePlace()
    }
    if flags.contains(.clocked) { placeSlowly(rect) } else { placeAtOnce(rect) }
  }

  // Apart from the other, which needs no room for what was.
  @inline(never)
  private func placeSlowly(_ rect: CGRect) {
    let old = placement
    placeAtOnce(rect)
    animatePlacement(from: old)
  }

  private func placeAtOnce(_ rect: CGRect) {
    flags.insert(.placing)
    if storedBounds.size != rect.size {
      bounds = CGRect(origin: storedBounds.origin, size: rect.size)
    }
    if origin != rect.origin {
      let wanted = CGPoint(x: rect.origin.x + rect.width / 2, y: rect.origin.y + rect.height / 2)
      center = wanted
      // A centre may cost a bit of the corner. What an override made of it stays.
      if origin != rect.origin, middle.isClose(to: wanted) { origin = rect.origin }
    }
    flags.remove(.placing)
  }

  /// Values are finite: only what the view itself makes of them can be otherwise.
  @inline(never)
  private func reportUnusablePlace() {
    environment.raise(
      LayoutIssue(
        .unusableNumber,
        "The alignmentRectInsets or frame(forAlignmentRect:) of \(layoutName) contain NaN or infinity.",
        remedy: "It keeps the frame that it has.",
        exceptionName: "CALayerInvalidGeometry"
      )
    )
  }

  /// What ``frame(forAlignmentRect:)`` answers.
  func rect(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  // MARK: Conversion

  /// A point of this view's coordinates in those of another view of the tree; nil means the root's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view ?? root
    let (own, others) = (positionInRoot, other.positionInRoot)
    if let own, let others {
      return CGPoint(x: point.x + own.x - others.x, y: point.y + own.y - others.y)
    }
    return point.applying(transformToRoot.concatenating(other.transformToRoot.inverted()))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Where there are transforms on the way, the rectangle around the four corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let other = view ?? root
    if positionInRoot != nil && other.positionInRoot != nil {
      return CGRect(origin: convert(rect.origin, to: other), size: rect.size)
    }
    return rect.applying(transformToRoot.concatenating(other.transformToRoot.inverted()))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// Where the origin of the view's coordinates is in the root's; nil if there are transforms on the way.
  private var positionInRoot: CGPoint? {
    var result = CGPoint.zero
    var view = self
    while let superview = view.parent {
      if view.extras?.transform != nil { return nil }
      result.x += view.origin.x - view.storedBounds.origin.x
      result.y += view.origin.y - view.storedBounds.origin.y
      view = superview
    }
    return result
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.parent {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// From the view's coordinates to those of its superview. The transform turns around the centre.
  package final var transformToSuperview: CGAffineTransform {
    let bounds = storedBounds
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(extras?.transform ?? .identity)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  func offsetOfFirstBaseline(of view: UIView) -> CGFloat {
    view.convert(CGPoint.zero, to: self).y + view.alignmentRectInsets.top - alignmentRectInsets.top
      + view.firstBaselineOffset
  }

  func offsetOfLastBaseline(of view: UIView) -> CGFloat {
    let bottom = view.convert(CGPoint(x: 0, y: view.storedBounds.height), to: self).y
    return storedBounds.height - bottom + view.alignmentRectInsets.bottom
      - alignmentRectInsets.bottom
      + view.lastBaselineOffset
  }
}

extension CGRect {
  /// The rectangle around what a transform around the middle makes of this one.
  func turned(by transform: CGAffineTransform) -> CGRect {
    let around = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    ).applying(transform)
    return around.offsetBy(dx: origin.x + size.width / 2, dy: origin.y + size.height / 2)
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-6 && abs(y - other.y) <= 1e-6
  }
}
