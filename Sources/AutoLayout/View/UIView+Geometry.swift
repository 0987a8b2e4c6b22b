extension UIView {
  /// The frame without the transform: the rectangle that layout assigns, in the superview's
  /// coordinates. (Rule 1.08.)
  package final var placement: CGRect { CGRect(origin: origin, size: storedBounds.size) }

  var middle: CGPoint {
    CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2)
  }

  /// The implementation of ``frame``: the bounding rectangle of the transformed bounds.
  var effectiveFrame: CGRect {
    guard let transform = extras?.transform else { return placement }
    return placement.turned(by: transform)
  }

  /// The implementation of the setter of ``frame``.
  ///
  /// UIKit leaves the frame of a transformed view undefined. Here the middle of the rectangle
  /// becomes the centre, and its size, transformed by the inverse, becomes the size of the bounds.
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

  /// The implementation of the setter of ``bounds``. A change of size keeps the centre.
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

  /// The implementation of the setter of ``center``.
  func takeCenter(_ center: CGPoint) {
    let size = storedBounds.size
    let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    if flags.contains(.placing) {
      origin = corner
    } else if center != middle, isUsable(CGRect(origin: center, size: size), as: "centre") {
      move(to: CGRect(origin: corner, size: size))
    }
  }

  /// The implementation of the setter of ``transform``. Layout does not read the transform.
  func takeTransform(_ transform: CGAffineTransform) {
    if extras == nil && transform.isIdentity { return }
    // A sum is not finite if one of its terms is not.
    let (x, y) = (
      transform.a + transform.c + transform.tx, transform.b + transform.d + transform.ty
    )
    if !environment.accepts("transform", of: layoutName, x, (y, 0, 0)) { return }
    let old = self.transform
    madeExtras.transform = transform.isIdentity ? nil : transform
    if flags.contains(.clocked) { animateTransform(from: old) }
  }

  /// Changes the size of the bounds during layout. The centre stays, so the origin moves by half of
  /// the difference.
  private func resize(to size: CGSize) {
    let oldSize = storedBounds.size
    origin.x += (oldSize.width - size.width) / 2
    origin.y += (oldSize.height - size.height) / 2
    storedBounds.size = size
    if !subviewList.isEmpty { resizeSubviews(from: oldSize) }
    askForLayout()
  }

  /// Sets the frame without the transform, and tells the engine unless the change comes from
  /// layout.
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
    // If no constraint involves the view, no other view moves because of it.
    if let engine, layoutItem.variables != nil {
      engine.geometryChanged(self)
      // A frame set after the superview's layout has placed the view stays until the next layout.
      // (Rule 4.10.)
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

  /// Returns whether a rectangle that the caller sets is finite. Reports an issue if it is not; the
  /// rectangle is then ignored.
  func isUsable(_ rect: CGRect, as what: String) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    return environment.accepts(what, of: layoutName, origin.x, (origin.y, size.width, size.height))
  }

  func isUsable(_ insets: UIEdgeInsets, as what: String) -> Bool {
    environment.accepts(what, of: layoutName, insets)
  }

  /// Assigns the rectangle of layout as UIKit does: through ``bounds`` and ``center``, whose
  /// overrides are called, and without ``frame``.
  func place(_ rect: CGRect) {
    if !(rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isFinite {
      return reportUnusablePlace()
    }
    if flags.contains(.clocked) { placeSlowly(rect) } else { placeAtOnce(rect) }
  }

  // Separate from the fast path, which then needs no stack space for the old values.
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
      // Computing the origin from the centre may lose a bit of precision, which is restored here. A
      // centre changed by an override is kept.
      if origin != rect.origin, middle.isClose(to: wanted) { origin = rect.origin }
    }
    flags.remove(.placing)
  }

  /// Reports a rectangle that is not finite. The solver's values are finite, so the view's own
  /// alignment rectangle insets must be the cause.
  @inline(never)
  private func reportUnusablePlace() {
    environment.raise(
      LayoutIssue(
        .unusableNumber,
        "The alignmentRectInsets or frame(forAlignmentRect:) of \(layoutName) contain NaN or infinity.",
        remedy: "Return finite values. The frame is not changed.",
        exceptionName: "CALayerInvalidGeometry"
      )
    )
  }

  /// The implementation of ``frame(forAlignmentRect:)``.
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

  /// Converts a point from this view's coordinates to those of another view of the tree; nil means
  /// the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view ?? root
    let (own, others) = (positionInRoot, other.positionInRoot)
    if let own, let others {
      return CGPoint(x: point.x + own.x - others.x, y: point.y + own.y - others.y)
    }
    return point.applying(transformToRoot.concatenating(other.transformToRoot.inverted()))
  }

  /// Converts a point to this view's coordinates from those of another view of the tree; nil means
  /// the root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of another view of the tree; nil
  /// means the root. If a view between the two has a transform, the result is the bounding
  /// rectangle of the four corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let other = view ?? root
    if positionInRoot != nil && other.positionInRoot != nil {
      return CGRect(origin: convert(rect.origin, to: other), size: rect.size)
    }
    return rect.applying(transformToRoot.concatenating(other.transformToRoot.inverted()))
  }

  /// Converts a rectangle to this view's coordinates from those of another view of the tree; nil
  /// means the root. If a view between the two has a transform, the result is the bounding
  /// rectangle of the four corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The origin of the view's coordinates in those of the root; nil if this view or an ancestor has
  /// a transform.
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

  /// The conversion from the view's coordinates to those of its superview. The view's transform is
  /// applied around its centre.
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

nonisolated extension CGRect {
  /// Returns the bounding rectangle of this one after a transform around its middle.
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

nonisolated extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-6 && abs(y - other.y) <= 1e-6
  }
}
