package import AutoLayout

extension Drawing {
  /// Draws a laid-out view hierarchy.
  ///
  /// - Parameters:
  ///   - overlay: the figures that are drawn over the views.
  ///   - reason: the only reason that the overlay shows, with its text below the picture; nil for all constraints.
  package init(
    of root: UIView,
    overlay: SVGRenderer.Overlay = [],
    explaining reason: LayoutReason? = nil
  ) {
    let size = CGSize(
      width: max(0, root.bounds.size.width),
      height: max(0, root.bounds.size.height)
    )
    var views = ViewDrawing(picture: CGRect(origin: .zero, size: size))
    views.draw(root, at: .zero)
    self = views.drawing
    if !overlay.isEmpty {
      var drawing = OverlayDrawing(parts: overlay, root: root, drawing: self)
      drawing.reason = reason
      root.sharingPropertyNames { drawing.draw() }
      self = drawing.drawing
    }
    guard let reason else { return }
    let caption = ReasonCaption(reason, below: size)
    caption.draw(in: &self)
    self.size = CGSize(
      width: max(size.width, caption.size.width),
      height: size.height + caption.size.height
    )
  }
}
