/// The anchors of an item that were asked for so far.
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
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  public var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
  public var widthAnchor: NSLayoutDimension { layoutItem.dimension(.width) }
  public var heightAnchor: NSLayoutDimension { layoutItem.dimension(.height) }
}
