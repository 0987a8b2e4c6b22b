import AutoLayout
import Expectations
import PlumbRender
import Testing

/// What `draw(_:)`, drawing layers and drawn images look like in pictures.
@Suite struct RecordingDrawingTests {
  private final class Canvas: UIView {
    let body: (CGRect) -> Void

    init(_ body: @escaping (CGRect) -> Void) {
      self.body = body
      super.init(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { body(rect) }
  }

  private func picture(of view: UIView) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.addSubview(view)
    return SVGRenderer().render(root).split(separator: "\n").dropFirst().dropLast().map {
      String($0.drop { $0 == " " })
    }
  }

  private func figures(_ body: @escaping (CGContext) -> Void) -> [String] {
    picture(of: Canvas { _ in body(UIGraphicsGetCurrentContext()!) })
      .filter { $0.hasPrefix("<path") && !$0.contains("clip") }
  }

  @Test func `a layer is rendered with its background and its sublayers`() {
    let (outer, inner, hidden) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 50, y: 50, width: 20, height: 10)
    outer.backgroundColor = UIColor.red.cgColor
    inner.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    inner.backgroundColor = UIColor.blue.cgColor
    hidden.backgroundColor = UIColor.green.cgColor
    hidden.frame = inner.frame
    hidden.isHidden = true
    outer.addSublayer(inner)
    outer.addSublayer(hidden)
    expectEqual(
      figures { outer.render(in: $0) },
      [
        ##"<path d="M0 0L20 0L20 10L0 10Z" fill="#ff0000"/>"##,
        ##"<path d="M3 4L8 4L8 10L3 10Z" fill="#0000ff"/>"##,
      ]
    )
  }

  @Test func `a view draws behind its subviews, clipped to its bounds`() {
    var rects: [CGRect] = []
    let view = Canvas { rect in
      rects.append(rect)
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    inner.backgroundColor = .blue
    view.backgroundColor = .red
    view.addSubview(inner)
    expectEqual(
      picture(of: view),
      [
        ##"<rect x="10" y="20" width="30" height="40" fill="#ff0000"/>"##,
        #"<clipPath id="clip1">"#, #"<rect x="10" y="20" width="30" height="40"/>"#, "</clipPath>",
        "<g clip-path=\"url(#clip1)\">", #"<g transform="matrix(1 0 0 1 10 20)">"#,
        ##"<path d="M1 2L4 2L4 6L1 6Z" fill="#00ff00"/>"##, "</g>", "</g>",
        ##"<rect x="10" y="20" width="5" height="5" fill="#0000ff"/>"##,
      ]
    )
    expectEqual(rects, [CGRect(x: 0, y: 0, width: 30, height: 40)])
    expectTrue(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `transforms, states and lines apply to what is drawn after them`() {
    let lines = figures { context in
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 1, lengths: [2, 4])
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 1))
      context.strokePath()
      context.restoreGState()
      context.setAlpha(0.5)
      context.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.drawPath(using: .eoFillStroke)
    }
    expectEqual(
      lines,
      [
        ##"<path d="M10 0L20 2" fill="none" stroke="#ff0000" stroke-width="6" stroke-linecap="round" "##
          + ##"stroke-linejoin="bevel" stroke-dasharray="4 8" stroke-dashoffset="2"/>"##,
        ##"<path d="M0 0L1 0L1 1L0 1Z" fill="#000000" fill-opacity="0.5"/>"##,
        ##"<path d="M0 0L2 0L2 2L0 2Z" fill="#0000ff" fill-opacity="0.25" fill-rule="evenodd" "##
          + ##"stroke="#000000" stroke-opacity="0.5" stroke-width="1"/>"##,
      ]
    )
  }

  @Test func `clips end with their state, and shared ones stay open`() {
    let lines = picture(
      of: Canvas { _ in
        let context = UIGraphicsGetCurrentContext()!
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.saveGState()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      }
    )
    let depths = lines.reduce(into: (depth: 0, found: [Int]())) { result, line in
      if line.hasPrefix("<g") { result.depth += 1 }
      if line == "</g>" { result.depth -= 1 }
      if line.hasPrefix("<path") && line.contains("fill=") { result.found.append(result.depth) }
    }
    expectTrue(depths.found == [3, 4, 3] && depths.depth == 0)
    expectEqual(lines.filter { $0.hasPrefix("<clipPath") }.count, 3)
  }

  @Test func `the caps of a resizable image keep their sizes`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(
      image: image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
      )
    )
    view.frame = CGRect(x: 0, y: 0, width: 28, height: 10)
    expectEqual(
      picture(of: view).filter { $0.contains("matrix") || $0.contains("<rect") },
      [
        #"<g transform="matrix(1 0 0 1 0 0)">"#, #"<rect x="0" y="0" width="4" height="10"/>"#,
        #"<g transform="matrix(10 0 0 1 -36 0)">"#, #"<rect x="4" y="0" width="2" height="10"/>"#,
        #"<g transform="matrix(1 0 0 1 18 0)">"#, #"<rect x="6" y="0" width="4" height="10"/>"#,
      ]
    )
  }

  @Test func `a drawn image has its size, and is drawn scaled`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      expectTrue(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    expectEqual(image.size, CGSize(width: 10, height: 20))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    expectEqual(
      picture(of: view).filter { !$0.contains("clip") && $0 != "</g>" },
      [
        #"<g transform="matrix(2 0 0 1 5 5)">"#, #"<rect x="0" y="0" width="10" height="20"/>"#,
        ##"<path d="M0 0L10 0L10 10L0 10Z" fill="#ff0000"/>"##,
      ]
    )
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    expectTrue(picture(of: view).contains { $0.contains(##"fill="#00ff00""##) })
  }

  @Test func `image contexts are begun and ended, one in another`() {
    expectTrue(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), false, 2)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let small = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expectTrue(UIGraphicsGetCurrentContext() === outer)
    small?.draw(in: CGRect(x: 0, y: 0, width: 4, height: 5), blendMode: .normal, alpha: 0.5)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    expectTrue(UIGraphicsGetCurrentContext() == nil)
    expectTrue(image?.size == CGSize(width: 4, height: 5) && image?.scale == 2)
    let lines = picture(of: UIImageView(image: image))
    expectTrue(lines.contains(#"<g opacity="0.5">"#))
    expectTrue(lines.contains(#"<g transform="matrix(4 0 0 5 0 0)">"#))
  }

  @Test func `texts are drawn at a point and in a rectangle`() {
    let lines = picture(
      of: Canvas { _ in
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
        ]
        "Ab".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes)
        NSAttributedString(string: "one two three four", attributes: attributes)
          .draw(in: CGRect(x: 0, y: 0, width: 30, height: 25))
      }
    )
    let texts = lines.filter { $0.hasPrefix("<text") }
    expectEqual(texts.count, 3)
    let words = lines.filter { $0.contains(">Ab<") }
    expectTrue(words.count == 1 && words[0].contains(##"fill="#ff0000""##))
    expectTrue(words[0].contains(#" x="3""#))
  }

  @Test func `a layer draws itself`() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.addEllipse(in: bounds)
        ctx.fillPath()
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let layer = Drawn()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.layer.addSublayer(layer)
    expectTrue(picture(of: view).contains { $0.hasPrefix(##"<path d="M20 10C"##) })
  }

  @Test func `numbers that are not finite, and an image that draws itself deeply, do no harm`() {
    var image = UIImage(size: CGSize(width: 8, height: 8))
    for _ in 0..<200 {
      let inner = image
      image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        inner.draw(at: .zero)
      }
    }
    expectTrue(picture(of: UIImageView(image: image)).count < 500)
    let lines = figures { context in
      context.translateBy(x: .nan, y: 0)
      context.scaleBy(x: .infinity, y: 1)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      context.setLineWidth(.nan)
      context.restoreGState()
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 1, height: CGFloat.infinity))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expectEqual(lines.last, ##"<path d="M0 0L1 0L1 1L0 1Z" fill="#000000"/>"##)
    let odd = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -3)).image { _ in }
    expectEqual(odd.size, .zero)
  }
}
