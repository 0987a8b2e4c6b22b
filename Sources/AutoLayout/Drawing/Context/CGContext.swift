public import Foundation

/// A graphics context: it records what drawing code draws, in points, with the y axis pointing down.
///
/// Pictures draw the recording as lines and figures; nothing is drawn into pixels. Coordinates that are
/// not finite are left out with their element.
nonisolated public final class CGContext: NSObject {
  /// What `saveGState()` saves.
  nonisolated struct State {
    var transform = CGAffineTransform.identity
    var fill = UIColor.black
    var stroke = UIColor.black
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
    var clips: [GraphicsRecording.Clip] = []
  }

  var state = State()
  private var saved: [State] = []
  /// The path under construction, with the transforms at the times of its elements.
  private var present = CGMutablePath()
  var recording = GraphicsRecording()

  package override init() { super.init() }

  /// Returns what was drawn since the last call, and resets the context.
  package func take() -> GraphicsRecording {
    if recording.items.isEmpty && saved.isEmpty && present.isEmpty && !isChanged {
      return recording
    }
    let result = recording
    (recording, state, saved) = (GraphicsRecording(), State(), [])
    present = CGMutablePath()
    isChanged = false
    return result
  }

  /// Whether the state may differ from a fresh one.
  private var isChanged = false

  /// Changes the state.
  func change(_ change: (inout State) -> Void) {
    isChanged = true
    change(&state)
  }

  // MARK: State

  /// Saves the state: colours, line, transform and clips.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last. Has no effect if none was.
  public func restoreGState() { if let last = saved.popLast() { change { $0 = last } } }

  /// The transform from the present coordinates to those of the context.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates the coordinates by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Puts a transform before the present one. A transform that is not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let result = transform.concatenating(state.transform)
    let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
    if numbers.allSatisfy(\.isFinite) { change { $0.transform = result } }
  }

  /// Sets the colour in which figures are filled.
  public func setFillColor(_ color: CGColor) { change { $0.fill = color.color } }
  /// Sets the colour in which figures are filled, by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    change { $0.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  }
  /// Sets the grey in which figures are filled, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    change { $0.fill = UIColor(white: gray, alpha: alpha) }
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { change { $0.stroke = color.color } }
  /// Sets the colour of lines, by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    change { $0.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  }
  /// Sets the grey of lines, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    change { $0.stroke = UIColor(white: gray, alpha: alpha) }
  }
  /// Sets the width of lines in points. By default 1.
  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { change { $0.lineWidth = max(0, width) } }
  }
  /// Sets the ends of lines. By default straight.
  public func setLineCap(_ cap: CGLineCap) { change { $0.lineCap = cap } }
  /// Sets the corners of lines. By default pointed.
  public func setLineJoin(_ join: CGLineJoin) { change { $0.lineJoin = join } }
  /// Sets the lengths of dashes and gaps in points, and the beginning in them.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change { $0.dash = (lengths, phase) }
  }
  /// Sets the opacity of all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { change { $0.alpha = min(max(0, alpha), 1) } }
  /// Sets the limit of pointed corners. Has no effect here.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets the way in which colours are mixed. Has no effect here: figures cover each other.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow. Has no effect here.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets a shadow with a colour. Has no effect here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are smoothed. Has no effect here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether smoothing is allowed. Has no effect here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  /// Removes the path.
  public func beginPath() { present = CGMutablePath() }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { present.move(to: point, transform: ctm) }
  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { present.addLine(to: point, transform: ctm) }
  /// Adds a part of lines to the path.
  public func addLines(between points: [CGPoint]) {
    present.addLines(between: points, transform: ctm)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    present.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    present.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Adds a part of a circle. Angles are in radians, clockwise from the right as it is seen on the
  /// screen; `clockwise` is meant for an axis that points up, as in Core Graphics.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    present.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: ctm
    )
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { present.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { present.addEllipse(in: rect, transform: ctm) }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { present.addPath(path, transform: ctm) }
  /// Connects the end of the present part with its beginning.
  public func closePath() { present.closeSubpath() }
  /// Whether the path has no element.
  public var isPathEmpty: Bool { present.isEmpty }
  /// The path in the present coordinates; nil if it is empty.
  public var path: CGPath? {
    if present.isEmpty { return nil }
    let copy = CGMutablePath()
    copy.addPath(present, transform: ctm.inverted())
    return copy
  }
  /// The end of the path in the present coordinates; 0, 0 for an empty path.
  public var currentPointOfPath: CGPoint {
    present.isEmpty ? .zero : present.currentPoint.applying(ctm.inverted())
  }
  /// The rectangle of the path with its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  // MARK: Drawing

  /// Fills the path, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws the line of the path, and removes it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path, draws its line, or both, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    record(present, mode)
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect, transform: ctm) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill) { $0.addEllipse(in: rect, transform: ctm) }
  }
  /// Draws the sides of a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect, transform: ctm) } }
  /// Draws the sides of a rectangle with lines of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = before
  }
  /// Draws the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke) { $0.addEllipse(in: rect, transform: ctm) }
  }
  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { path in
      for (index, point) in points.enumerated() {
        if index % 2 == 0 {
          path.move(to: point, transform: ctm)
        } else {
          path.addLine(to: point, transform: ctm)
        }
      }
    }
  }
  /// Makes a rectangle transparent. Has no effect here: what was drawn stays.
  public func clear(_ rect: CGRect) {}

  private func draw(_ mode: CGPathDrawingMode, _ make: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    make(path)
    record(path, mode)
  }

  /// Records a path in the coordinates of the context.
  func record(_ path: CGPath, _ mode: CGPathDrawingMode) {
    guard !path.isEmpty, let copy = path.copy() else { return }
    var paint = GraphicsRecording.PathPaint()
    let fills = mode != .stroke
    let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    paint.isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if fills { paint.fill = withAlpha(state.fill) }
    if strokes {
      let transform = state.transform
      // A line has one width, also where the two axes are scaled differently.
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      paint.stroke = withAlpha(state.stroke)
      paint.lineWidth = state.lineWidth * scale
      (paint.lineCap, paint.lineJoin) = (state.lineCap, state.lineJoin)
      paint.dash = (state.dash.lengths.map { $0 * scale }, state.dash.phase * scale)
    }
    recording.items.append(.init(content: .path(copy, paint), clips: state.clips))
  }

  private func withAlpha(_ color: UIColor) -> UIColor {
    state.alpha == 1 ? color : color.withAlphaComponent(color.components.alpha * state.alpha)
  }

  // MARK: Clips

  /// Clips to the inside of the path, and removes it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(present, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect, transform: ctm) }
    clip(path, isEvenOdd: false)
  }

  /// Clips to a path in the coordinates of the context. An empty path cuts off all.
  func clip(_ path: CGPath, isEvenOdd: Bool) {
    guard let copy = path.copy() else { return }
    change { $0.clips.append(.init(path: copy, isEvenOdd: isEvenOdd)) }
  }
}

/// The ways to draw a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding of the path.
  case fill = 0
  /// The inside, by the number of crossings.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding, and the line.
  case fillStroke = 3
  /// The inside by the number of crossings, and the line.
  case eoFillStroke = 4
}

/// The ways in which colours are mixed with those behind. They have no effect here.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// The colour covers.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of the complements.
  case screen = 2
  /// Product or screen by the colour behind.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// Brightens the colour behind.
  case colorDodge = 6
  /// Darkens the colour behind.
  case colorBurn = 7
  /// Darkens or brightens softly.
  case softLight = 8
  /// Product or screen by the colour in front.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// The difference with less contrast.
  case exclusion = 11
  /// The hue of the colour in front.
  case hue = 12
  /// The saturation of the colour in front.
  case saturation = 13
  /// Hue and saturation of the colour in front.
  case color = 14
  /// The luminosity of the colour in front.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The colour in front.
  case copy = 17
  /// The front inside of what is behind.
  case sourceIn = 18
  /// The front outside of what is behind.
  case sourceOut = 19
  /// The front above what is behind.
  case sourceAtop = 20
  /// The back above the front.
  case destinationOver = 21
  /// The back inside of the front.
  case destinationIn = 22
  /// The back outside of the front.
  case destinationOut = 23
  /// The back above the front, inside of it.
  case destinationAtop = 24
  /// Where only one of both is.
  case xor = 25
  /// The sum of the complements.
  case plusDarker = 26
  /// The sum.
  case plusLighter = 27
}
