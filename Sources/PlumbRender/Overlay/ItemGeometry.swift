import AutoLayout

/// The positions of views, guides and their attributes in the coordinates of the picture.
struct ItemGeometry {
  let root: UIView

  func name(of item: AnyObject) -> String {
    switch item {
    case let guide as UILayoutGuide:
      guide.givenName ?? (guide.identifier.isEmpty ? "guide" : guide.identifier)
    case let view as UIView:
      view.givenName ?? (view === root ? "root" : view.shownClassName)
    default: "\(type(of: item))"
    }
  }

  /// The rectangle of a view's frame.
  func frame(of view: UIView) -> CGRect {
    convert(CGRect(origin: view.bounds.origin, size: view.bounds.size), from: view)
  }

  /// The alignment rectangle of an item, to which its constraints refer.
  ///
  /// - Parameter isContainer: whether the other item of the constraint is inside the view. The rectangle is then that of the view's
  ///   coordinate system, which moves with the scrolled content.
  func rect(of item: AnyObject, isContainer: Bool = false) -> CGRect? {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return convert(guide.layoutFrame, from: owner)
    }
    guard let view = item as? UIView else { return nil }
    let origin = isContainer ? CGPoint.zero : view.bounds.origin
    let frame = convert(CGRect(origin: origin, size: view.bounds.size), from: view)
    return view.alignmentRect(forFrame: frame)
  }

  /// The rectangle inside the layout margins of a view.
  private func marginRect(of item: AnyObject) -> CGRect? {
    guard let view = item as? UIView else { return rect(of: item) }
    return frame(of: view).inset(by: view.layoutMargins)
  }

  private func convert(_ rect: CGRect, from view: UIView) -> CGRect {
    let inRoot = view.convert(rect, to: root)
    return inRoot.offsetBy(dx: -root.bounds.origin.x, dy: -root.bounds.origin.y)
  }
}

extension ItemGeometry {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Axis = NSLayoutConstraint.Axis

  enum Feature {
    case edge, center, baseline
  }

  /// One of the two positions that a constraint relates.
  struct Position {
    var axis: Axis
    var feature: Feature
    /// The coordinate: x for the horizontal axis, y for the vertical axis.
    var value: CGFloat
    /// The rectangle with this edge, centre or baseline.
    var rect: CGRect
  }

  /// The position of an attribute; nil for sizes and for items outside the view hierarchy.
  ///
  /// - Parameter isMirrored: whether the reading direction is right to left.
  func position(
    of attribute: Attribute,
    of item: AnyObject,
    isContainer: Bool,
    isMirrored: Bool
  ) -> Position? {
    switch attribute {
    case .leading, .leadingMargin:
      let plain: Attribute =
        attribute == .leading
        ? (isMirrored ? .right : .left) : (isMirrored ? .rightMargin : .leftMargin)
      return position(of: plain, of: item, isContainer: isContainer, isMirrored: isMirrored)
    case .trailing, .trailingMargin:
      let plain: Attribute =
        attribute == .trailing
        ? (isMirrored ? .left : .right) : (isMirrored ? .leftMargin : .rightMargin)
      return position(of: plain, of: item, isContainer: isContainer, isMirrored: isMirrored)
    default: break
    }
    let usesMargins = attribute.rawValue >= Attribute.leftMargin.rawValue
    guard
      let rect = usesMargins ? marginRect(of: item) : rect(of: item, isContainer: isContainer),
      rect.isUsable
    else { return nil }
    let view = item as? UIView
    let place: (Axis, Feature, CGFloat)? =
      switch attribute {
      case .left, .leftMargin: (.horizontal, .edge, rect.minX)
      case .right, .rightMargin: (.horizontal, .edge, rect.maxX)
      case .top, .topMargin: (.vertical, .edge, rect.minY)
      case .bottom, .bottomMargin: (.vertical, .edge, rect.maxY)
      case .centerX, .centerXWithinMargins: (.horizontal, .center, rect.midX)
      case .centerY, .centerYWithinMargins: (.vertical, .center, rect.midY)
      case .firstBaseline:
        (.vertical, .baseline, rect.minY + (view?.firstBaselineOffset ?? 0))
      case .lastBaseline:
        (.vertical, .baseline, rect.maxY - (view?.lastBaselineOffset ?? 0))
      default: nil
      }
    guard let (axis, feature, value) = place, value.isFinite else { return nil }
    return Position(axis: axis, feature: feature, value: value, rect: rect)
  }
}
