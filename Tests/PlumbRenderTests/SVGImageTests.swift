import AutoLayout
import Expectations
import Foundation
import Testing

@testable import PlumbRender

@Suite struct SVGImageTests {
  /// A PNG file of 4 by 2 red pixels.
  private let file = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg=="
  )

  private func image() throws -> UIImage {
    try #require(file.flatMap { UIImage(data: $0) })
  }

  private func lines(_ views: UIView...) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for view in views { root.addSubview(view) }
    return SVGRenderer().render(root).split(separator: "\n").dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func imageView(_ image: UIImage, x: CGFloat = 0) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
    view.image = image
    return view
  }

  private var bytes: String { file?.base64EncodedString() ?? "" }

  @Test func `a PNG file is in the document once, and is shown where it is used`() throws {
    let first = try imageView(image())
    first.image?.accessibilityIdentifier = "red"
    let second = try imageView(image(), x: 30)
    second.contentMode = .scaleAspectFit
    expectEqual(
      lines(first, second),
      [
        "<defs>",
        """
        <image id="image1" width="4" height="2" preserveAspectRatio="none" href="data:image/png;base64,\(bytes)"/>
        """,
        "</defs>",
        "<g>", "<title>red</title>",
        #"<svg x="0" y="0" width="20" height="20" viewBox="0 0 4 2" preserveAspectRatio="none">"#,
        ##"<use href="#image1"/>"##,
        "</svg>", "</g>",
        "<g>",
        #"<svg x="30" y="5" width="20" height="10" viewBox="0 0 4 2" preserveAspectRatio="none">"#,
        ##"<use href="#image1"/>"##,
        "</svg>", "</g>",
      ]
    )
  }

  @Test func `a template has the colour of its tint`() throws {
    let view = try imageView(image().withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let lines = lines(view)
    expectTrue(lines.contains(##"<feFlood flood-color="#00ff00" flood-opacity="0.5"/>"##))
    expectTrue(lines.contains(#"<feComposite in2="SourceAlpha" operator="in"/>"#))
    expectTrue(lines.contains(##"<g filter="url(#tint2)">"##))
  }

  @Test func `caps keep their sizes, and show their parts of the file`() throws {
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let view = try imageView(image().resizableImage(withCapInsets: caps))
    let boxes = lines(view).filter { $0.hasPrefix("<svg") }
    expectEqual(
      boxes.map { $0.components(separatedBy: " viewBox=\"").last?.prefix(7) },
      [
        "0 0 1 2", "1 0 2 2", "3 0 1 2",
      ]
    )
    expectEqual(
      boxes.map { $0.components(separatedBy: " width=\"").last?.prefix { $0 != "\"" } },
      [
        "1", "18", "1",
      ]
    )
  }

  @Test func `the image of a layer is drawn in its place`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    for holder in [view.layer, layer] { holder.contents = try image().cgImage }
    layer.contentsGravity = .resizeAspect
    view.layer.addSublayer(layer)
    let boxes = lines(view).filter { $0.hasPrefix("<svg") }
    expectEqual(
      boxes.map { $0.components(separatedBy: " viewBox").first },
      [
        #"<svg x="0" y="0" width="40" height="40""#, #"<svg x="10" y="15" width="20" height="10""#,
      ]
    )
    view.layer.contentsGravity = .bottomRight
    view.layer.contentsScale = 2
    expectTrue(lines(view).contains { $0.hasPrefix(#"<svg x="38" y="39" width="2" height="1""#) })
    view.layer.contents = "no image"
    expectEqual(lines(view).filter { $0.hasPrefix("<svg") }.count, 1)
  }

  @Test func `an image of pixels has the file that they come from`() throws {
    let image = try #require(
      image().cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .up) }
    )
    expectEqual(image.size, CGSize(width: 2, height: 1))
    expectTrue(lines(imageView(image)).contains { $0.contains(bytes) })
  }

  @Test func `other files and turned photos have their placeholders`() throws {
    let turned = try imageView(
      #require(image().cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .left) })
    )
    let missing = imageView(UIImage(size: CGSize(width: 4, height: 2)))
    for view in [turned, missing] {
      let lines = lines(view)
      expectTrue(
        !lines.contains { $0.contains("<image") } && lines.contains { $0.hasPrefix("<path") }
      )
    }
  }
}
