extension UIView {
  /// The rectangle in the superview's coordinates.
  ///
  /// Set by hand it takes effect at once. Where constraints place the view, the next layout overwrites it; where its mask
  /// does, the mask starts from here. (Rules 4.10, 4.11.)
  public var frame: CGRect {
    get { CGRect(origin: origin, size: storedBounds.size) }
    set {
      if frame == newValue { return }
      place(newValue)
      engine?.geometryChanged(self)
      setNeedsLayoutOfContainer()
    }
  }

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { storedBounds }
    set {
      if storedBounds == newValue { return }
      let center = center
      let size = newValue.size
      let isScrolled = storedBounds.origin != newValue.origin
      storedBounds.origin = newValue.origin
      if isScrolled { boundsOriginChanged() }
      if size != storedBounds.size {
        frame = CGRect(
          x: center.x - size.width / 2,
          y: center.y - size.height / 2,
          width: size.width,
          height: size.height
        )
      }
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  public var center: CGPoint {
    get {
      CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - storedBounds.width / 2,
        y: newValue.y - storedBounds.height / 2
      )
    }
  }

  /// Writes the frame without telling the engine, which is where it may come from.
  func place(_ frame: CGRect) {
    let oldSize = storedBounds.size
    origin = frame.origin
    if oldSize == frame.size { return }
    storedBounds.size = frame.size
    resizeSubviews(from: oldSize)
    setNeedsLayout()
  }

  /// The rectangle that constraints mean, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around an alignment rectangle.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  /// A point of this view's coordinates in those of another view of the tree; nil means the root's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = positionInRoot
    let other = (view ?? root).positionInRoot
    return CGPoint(x: point.x + inRoot.x - other.x, y: point.y + inRoot.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates is in the root's.
  private var positionInRoot: CGPoint {
    var result = CGPoint.zero
    var view = self
    while let superview = view.superview {
      result.x += view.frame.origin.x - view.bounds.origin.x
      result.y += view.frame.origin.y - view.bounds.origin.y
      view = superview
    }
    return result
  }

  func offsetOfFirstBaseline(of view: UIView) -> CGFloat {
    view.convert(CGPoint.zero, to: self).y + view.alignmentRectInsets.top - alignmentRectInsets.top
      + view.firstBaselineOffset
  }

  func offsetOfLastBaseline(of view: UIView) -> CGFloat {
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.height), to: self).y
    return bounds.height - bottom + view.alignmentRectInsets.bottom - alignmentRectInsets.bottom
      + view.lastBaselineOffset
  }
}
