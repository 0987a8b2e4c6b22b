public import Foundation

/// Returns the context in which the present thread draws: in `draw(_:)` that of the view; nil outside
/// of drawing code.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.last?.context
}

/// Makes a context the current one of the present thread.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(.init(context))
}

/// Makes the context before the last pushed one the current one again.
nonisolated public func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Begins an image of a size in points. ``UIGraphicsEndImageContext()`` ends it.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points with a number of pixels in a point; 0 stands for that of the
/// environment. ``UIGraphicsEndImageContext()`` ends it.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : LayoutEnvironment.current.displayScale ?? 1
  GraphicsContextStack.push(.init(CGContext(), image: (size, scale)))
}

/// Returns the image that was drawn since the begin of the current image context; nil outside of one.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.last, let image = entry.image else { return nil }
  return UIImage(entry.context.recording, size: image.size, scale: image.scale)
}

/// Ends the current image context. Has no effect outside of one.
nonisolated public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.last?.image != nil { GraphicsContextStack.pop() }
}

/// Fills a rectangle in the current context.
nonisolated public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in the current context. The blend mode has no effect here.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIRectFill(rect)
}

/// Draws the sides of a rectangle inside of it, in the colour for filling, with a width of 1 point.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setStrokeColor(context.state.fill.cgColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Clips the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

nonisolated extension UIColor {
  /// Makes the colour that of figures and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of figures in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour that of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

nonisolated extension UIImage {
  /// Creates an image of what was drawn.
  convenience init(_ recording: GraphicsRecording, size: CGSize, scale: CGFloat) {
    let isUsable = size.width.isFinite && size.height.isFinite
    let size = isUsable ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    self.init(ImageContent(size: size, scale: scale), recording: recording)
  }

  /// Draws the image in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context with an opacity from 0 to 1. The blend mode has no effect
  /// here.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context with an opacity from 0 to 1. The blend mode
  /// has no effect here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.recording.items.append(
      .init(
        content: .image(
          self,
          rect,
          opacity: min(max(0, alpha), 1) * context.state.alpha,
          context.ctm
        ),
        clips: context.state.clips
      )
    )
  }
}

nonisolated extension NSAttributedString {
  /// Draws the text in the current context without wrapping, with its top left corner at a point.
  public func draw(at point: CGPoint) { record(placed(maxWidth: nil), at: point, width: nil) }

  /// Draws the text in a rectangle of the current context, wrapped at its width. Lines below it are
  /// left out.
  public func draw(in rect: CGRect) {
    var layout = placed(maxWidth: rect.width)
    let count = layout.lineCount(inHeight: rect.height)
    if count < layout.lines.count { layout = placed(maxWidth: rect.width, maxLines: count) }
    record(layout, at: rect.origin, width: rect.width)
  }

  /// Draws the text in a rectangle of the current context. Without
  /// ``NSStringDrawingOptions/usesLineFragmentOrigin`` the origin is that of the baseline of one line.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) {
      draw(in: rect)
    } else {
      let layout = placed(maxWidth: nil, maxLines: 1, mode: .byClipping)
      let top = CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
      record(layout, at: top, width: nil)
    }
  }

  private func record(_ layout: AttributedLayout, at point: CGPoint, width: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0, point.isFinite else { return }
    context.recording.items.append(
      .init(
        content: .text(
          layout,
          width: width ?? layout.size.width,
          .black,
          CGAffineTransform(translationX: point.x, y: point.y).concatenating(context.ctm)
        ),
        clips: context.state.clips
      )
    )
  }
}

nonisolated extension NSString {
  /// Draws the text with attributes in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with attributes in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }
}

nonisolated extension String {
  /// Draws the text with attributes in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
