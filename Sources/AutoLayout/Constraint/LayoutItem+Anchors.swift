/// The anchors of an item that have been created so far.
final class LayoutAnchors {
  fileprivate var horizontal: [NSLayoutXAxisAnchor] = []
  fileprivate var vertical: [NSLayoutYAxisAnchor] = []
  fileprivate var dimensions: [NSLayoutDimension] = []
}

extension LayoutItem {
  fileprivate func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute, in: &knownAnchors.horizontal) { NSLayoutXAxisAnchor(self, attribute) }
  }

  fileprivate func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute, in: &knownAnchors.vertical) { NSLayoutYAxisAnchor(self, attribute) }
  }

  fileprivate func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute, in: &knownAnchors.dimensions) { NSLayoutDimension(self, attribute) }
  }

  private var knownAnchors: LayoutAnchors {
    if let anchors { return anchors }
    let anchors = LayoutAnchors()
    self.anchors = anchors
    return anchors
  }

  private func anchor<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ attribute: NSLayoutConstraint.Attribute,
    in known: inout [Anchor],
    make: () -> Anchor
  ) -> Anchor {
    for anchor in known where anchor.attribute == attribute { return anchor }
    let anchor = make()
    known.append(anchor)
    return anchor
  }
}

extension UIView {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
  /// The anchor of the first baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.firstBaseline) }
  /// The anchor of the last baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.lastBaseline) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
}

extension UILayoutGuide {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
}
