import AutoLayout
import Expectations
import Foundation
import Testing

@testable import PlumbRender

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document inside the root element.
private func body(of document: String) -> String {
  document.split(separator: "\n").dropFirst().dropLast()
    .map { $0.dropFirst(2) }.joined(separator: "\n")
}

private func isWellFormed(_ document: String) -> Bool {
  XMLParser(data: Data(document.utf8)).parse()
}

private func root(_ width: CGFloat = 100, _ height: CGFloat = 80) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  fileprivate func adding(_ views: UIView...) -> UIView {
    for view in views { addSubview(view) }
    return self
  }
}

@Suite struct SVGRendererTests {
  @Test func `a document is as large as the root's bounds`() {
    expectEqual(
      SVGRenderer().render(root(390, 844)),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="390" height="844" viewBox="0 0 390 844" \
      font-family="Liberation Sans, Arimo, Helvetica, Arial, sans-serif">
      </svg>

      """
    )
  }

  @Test func `a background has a colour, an opacity and round corners`() {
    let box = UIView(frame: CGRect(x: 10, y: 20.5, width: 30, height: 40))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)
    box.layer.cornerRadius = 8
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <rect x="10" y="20.5" width="30" height="40" rx="8" fill="#ff0080" fill-opacity="0.25"/>
      """
    )
  }

  @Test func `a mask cuts a view off at its own rectangle`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.backgroundColor = .black
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.backgroundColor = .white
    box.mask = mask
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <clipPath id="clip1">
        <rect x="15" y="25" width="10" height="10"/>
      </clipPath>
      <g clip-path="url(#clip1)">
        <rect x="10" y="20" width="30" height="40" fill="#000000"/>
      </g>
      """
    )
  }

  @Test func `a transform rotates a view and its subviews around its centre`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    box.backgroundColor = .black
    inner.backgroundColor = .white
    box.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box.adding(inner)))),
      """
      <g transform="matrix(0 1 -1 0 60 0)">
        <rect x="10" y="20" width="40" height="20" fill="#000000"/>
        <rect x="15" y="25" width="10" height="10" fill="#ffffff"/>
      </g>
      """
    )
  }

  @Test func `the root is drawn in its own coordinates, without its transform`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.backgroundColor = .red
    root.transform = CGAffineTransform(rotationAngle: 1)
    expectTrue(!SVGRenderer().render(root).contains("transform"))
  }

  @Test func `a radius is at most half of a side`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    box.backgroundColor = .black
    box.layer.cornerRadius = 99
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <rect x="0" y="0" width="30" height="20" rx="10" fill="#000000"/>
      """
    )
  }

  @Test func `a border lies inside of the bounds, above the subviews`() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    box.layer.borderWidth = 4
    box.layer.borderColor = UIColor.blue.cgColor
    box.layer.cornerRadius = 6
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .white
    box.addSubview(inner)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <rect x="15" y="15" width="10" height="10" fill="#ffffff"/>
      <rect x="12" y="12" width="36" height="26" rx="4" fill="none" stroke="#0000ff" \
      stroke-width="4"/>
      """
    )
  }

  @Test func `opacity applies to subviews, and hidden views are not drawn`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    box.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.backgroundColor = .white
    box.addSubview(inner)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    hidden.backgroundColor = .red
    hidden.isHidden = true
    let clear = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    clear.backgroundColor = .red
    clear.alpha = 0
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box, hidden, clear))),
      """
      <g opacity="0.5">
        <rect x="1" y="2" width="3" height="4" fill="#ffffff"/>
      </g>
      """
    )
  }

  @Test func `a view that clips its subviews clips them to its rounded corners`() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    box.clipsToBounds = true
    box.layer.cornerRadius = 5
    let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 10))
    inner.backgroundColor = .white
    box.addSubview(inner)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <clipPath id="clip1">
        <rect x="10" y="10" width="40" height="30" rx="5"/>
      </clipPath>
      <g clip-path="url(#clip1)">
        <rect x="40" y="10" width="40" height="10" fill="#ffffff"/>
      </g>
      """
    )
  }

  @Test func `scrolled bounds move the subviews`() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    box.bounds.origin = CGPoint(x: 3, y: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 25, width: 7, height: 8))
    inner.backgroundColor = .white
    box.addSubview(inner)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <rect x="12" y="15" width="7" height="8" fill="#ffffff"/>
      """
    )
  }

  @Test func `views outside of the picture are not drawn, overlapping ones are`() {
    let below = UIView(frame: CGRect(x: 0, y: 90, width: 10, height: 10))
    below.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: -30, width: 10, height: 30))
    inner.backgroundColor = .white
    below.addSubview(inner)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(below))),
      """
      <rect x="0" y="60" width="10" height="30" fill="#ffffff"/>
      """
    )
  }

  @Test func `views with coordinates that are not finite are not drawn`() {
    let box = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 30))
    box.backgroundColor = .red
    box.layer.borderWidth = .nan
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: CGFloat.infinity))
    label.text = "endless"
    let document = SVGRenderer(overlay: .all).render(root().adding(box, label))
    expectTrue(!document.contains("nan") && !document.contains("inf"))
    expectTrue(isWellFormed(document))
    expectEqual(body(of: SVGRenderer().render(root().adding(box, label))), "")
  }

  @Test func `a window is drawn before it is shown`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    window.backgroundColor = .red
    window.rootViewController = UIViewController()
    expectEqual(
      body(of: SVGRenderer().render(window)),
      ##"<rect x="0" y="0" width="100" height="80" fill="#ff0000"/>"##
    )
    expectTrue(SVGRenderer(overlay: .frames).render(window).contains("stroke"))
  }

  @Test func `shape layers are drawn above the background, and below the subviews`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    inner.backgroundColor = .black
    box.addSubview(inner)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)).cgPath
    (shape.fillColor, shape.fillRule) = (UIColor.red.cgColor, .evenOdd)
    (shape.strokeColor, shape.lineWidth) = (UIColor.blue.withAlphaComponent(0.5).cgColor, 2)
    (shape.lineCap, shape.strokeEnd) = (.round, 0.25)
    let behind = CALayer()
    behind.zPosition = -1
    behind.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    (behind.backgroundColor, behind.opacity) = (UIColor.green.cgColor, 0.5)
    box.layer.addSublayer(shape)
    box.layer.addSublayer(behind)
    let text = body(of: SVGRenderer().render(root().adding(box)))
    expectEqual(
      text,
      """
      <g opacity="0.5">
        <rect x="10" y="20" width="4" height="4" fill="#00ff00"/>
      </g>
      <path d="M11 22L14 22L14 26L11 26Z" fill="#ff0000" fill-rule="evenodd"/>
      <path d="M11 22L14 22L14 22.5" fill="none" stroke="#0000ff" stroke-opacity="0.5" \
      stroke-width="2" stroke-linecap="round"/>
      <rect x="10" y="20" width="2" height="2" fill="#000000"/>
      """
    )
  }

  @Test func `a gradient has its colours and places, and a mask cuts off`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    let gradient = CAGradientLayer()
    gradient.frame = box.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, "text"]
    gradient.locations = [0.25, 1]
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)).cgPath
    gradient.mask = mask
    box.layer.addSublayer(gradient)
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box))),
      """
      <clipPath id="clip1">
        <path d="M10 20L13 20L13 24L10 24Z"/>
      </clipPath>
      <g clip-path="url(#clip1)">
        <linearGradient id="gradient2" gradientUnits="userSpaceOnUse" x1="30" y1="20" x2="30" y2="40">
          <stop offset="0.25" stop-color="#ff0000"/>
          <stop offset="1" stop-color="#0000ff"/>
        </linearGradient>
        <rect x="10" y="20" width="40" height="20" fill="url(#gradient2)"/>
      </g>
      """
    )
  }

  @Test
  func `a gradient without a place has its first colour, and a shadow is not wider than a picture`()
  {
    let view = root(10, 10)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: CGFloat.nan, y: 0)
    view.layer.addSublayer(gradient)
    let document = SVGRenderer().render(view)
    expectTrue(!document.contains("Gradient") && document.contains(##"fill="#ff0000""##))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 1e300
    expectTrue(SVGRenderer().render(view).contains(#"stdDeviation="10000""#))
  }

  @Test func `texts with tabs keep their letters, and deep elements are not indented`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a\tb"
    expectTrue(!SVGRenderer().render(label).contains("textLength"))
    let top = root()
    var inner = top
    for _ in 0..<300 {
      let next = UIView(frame: inner.bounds)
      next.clipsToBounds = true
      inner.addSubview(next)
      inner = next
    }
    let lines = SVGRenderer().render(top).split(separator: "\n")
    expectTrue(lines.allSatisfy { $0.prefix { $0 == " " }.count <= 100 })
  }

  @Test func `dynamic colours follow the traits of their view`() {
    let (light, dark) = (UIView(), UIView())
    for view in [light, dark] {
      view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      view.backgroundColor = .systemBackground
    }
    dark.overrideUserInterfaceStyle = .dark
    expectEqual(
      body(of: SVGRenderer().render(root().adding(light, dark))),
      """
      <rect x="0" y="0" width="5" height="5" fill="#ffffff"/>
      <rect x="0" y="0" width="5" height="5" fill="#000000"/>
      """
    )
  }

  @Test func `templates and unknown symbols are discs in their tint, originals are not`() {
    let image = UIImage(size: CGSize(width: 10, height: 10))
    let images = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.blue),
      image.withTintColor(.blue, renderingMode: .alwaysTemplate),
      image.withTintColor(.green, renderingMode: .alwaysOriginal),
      image.withRenderingMode(.alwaysOriginal), UIImage(systemName: "unknown")!,
    ]
    let fills = images.map { image in
      let view = UIImageView(image: image)
      view.frame.size = CGSize(width: 10, height: 10)
      view.tintColor = .red
      let text = body(of: SVGRenderer().render(root().adding(view)))
      return String(text.components(separatedBy: "fill=\"")[1].prefix(7))
    }
    expectEqual(fills, ["#ff0000", "#0000ff", "#ff0000", "#00ff00", "#e4e9f0", "#ff0000"])
  }

  @Test func `fonts of other designs, italic ones and those of files are named`() {
    func attributes(_ font: UIFont?) -> [String] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      (label.text, label.font) = ("a", font)
      let text = body(of: SVGRenderer().render(root().adding(label)))
      return ["font-style=\"italic\"", "ui-monospace", "ui-rounded"].filter(text.contains)
    }
    expectEqual(attributes(.systemFont(ofSize: 9)), [])
    expectEqual(attributes(.italicSystemFont(ofSize: 9)), ["font-style=\"italic\""])
    expectEqual(attributes(.monospacedSystemFont(ofSize: 9, weight: .bold)), ["ui-monospace"])
    let rounded = UIFont.systemFont(ofSize: 9).fontDescriptor.withDesign(.rounded)
    expectEqual(attributes(rounded.map { UIFont(descriptor: $0, size: 0) }), ["ui-rounded"])
  }

  @Test(arguments: [
    "<&>\"'", "]]>", "\u{0}\u{1}\u{B}\u{1F}", "\u{301}\u{338}", "<\u{338}&\u{20DD}",
    "👩‍👩‍👧‍👦🏳️‍🌈", "שלום <עולם> & 12", "\u{202E}abc\u{202D}", "a\r\nb\tc\u{85}d", "\u{FFFE}\u{FFFF}",
  ])
  func `any text gives well-formed XML`(text: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.text = text
    label.accessibilityIdentifier = text
    let image = UIImageView(image: UIImage(size: CGSize(width: 90, height: 90), name: text))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    button.setTitle(text, for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20), name: text), for: .normal)
    let root = root().adding(label, image, button)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    expectTrue(isWellFormed(SVGRenderer(overlay: .all).render(root)))
  }

  @Test(arguments: [
    CGAffineTransform(a: .leastNonzeroMagnitude, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: -1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0),
    CGAffineTransform(a: 1e200, b: 1e200, c: 1e200, d: 1e200, tx: 1, ty: 1),
    CGAffineTransform(a: 1e-300, b: 0, c: 0, d: 1e-3, tx: 1e300, ty: 0),
  ])
  func `a view whose transform has no finite inverse is left out`(transform: CGAffineTransform) {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    box.backgroundColor = .black
    other.backgroundColor = .white
    box.transform = transform
    expectEqual(
      body(of: SVGRenderer().render(root().adding(box, other))),
      """
      <rect x="0" y="0" width="5" height="5" fill="#ffffff"/>
      """
    )
  }

  @Test func `a view whose edges are infinitely far away is left out, also of the overlay`() {
    let box = UIView(frame: CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 20))
    box.backgroundColor = .black
    expectEqual(body(of: SVGRenderer().render(root().adding(box))), "")
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
    outer.transform = CGAffineTransform(scaleX: 1e300, y: 1)
    let inner = UIView(frame: CGRect(x: 1e300, y: 1e300, width: 5, height: 5))
    let document = SVGRenderer(overlay: .all).render(root().adding(outer.adding(inner)))
    expectTrue(!document.contains("nan") && !document.contains("inf"))
  }

  @Test func `a label of any height shows its text`() {
    let label = UILabel(frame: CGRect(x: 0, y: -5e299, width: 90, height: 1e300))
    label.text = "Text"
    expectTrue(SVGRenderer().render(root().adding(label)).contains(">Text</text>"))
  }

  @Test func `20,000 nested views are drawn, with and without an overlay`() {
    let root = root()
    var view = root
    for _ in 0..<20_000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      view.addSubview(inner)
      view = inner
    }
    view.backgroundColor = .black
    expectEqual(
      body(of: SVGRenderer().render(root)),
      """
      <rect x="0" y="0" width="30" height="40" fill="#000000"/>
      """
    )
    expectTrue(SVGRenderer(overlay: .layoutGuides).render(root).contains("fill-opacity=\"0.6\""))
  }
}
