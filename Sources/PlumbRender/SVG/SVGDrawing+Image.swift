import AutoLayout
import Foundation

/// An image in a document: the bytes of a file, and the size in which they are shown.
struct SVGImage: Hashable {
  let file: Data
  let type: String
  let width: CGFloat
  let height: CGFloat

  /// nil for an image that has no PNG or JPEG file, or of which the file says that its pixels are turned, which viewers treat
  /// differently.
  init?(_ image: UIImage) {
    let size = image.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      image.imageOrientation == .up, let file = image.encodedFile
    else { return nil }
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      type = "image/png"
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = "image/jpeg"
    } else {
      return nil
    }
    (self.file, width, height) = (file, size.width, size.height)
  }
}

extension SVGDrawing {
  /// Writes an image; its bytes are in the document once.
  mutating func write(_ image: SVGImage, _ drawn: Drawing.Image) {
    let name = define(image)
    var filter: String?
    if let tint = drawn.tint {
      filter = nextName("tint")
      let place = drawn.parts.reduce(CGRect.null) { $0.union($1.target) }
      beginFilter(filter ?? "", place)
      writeColor(tint, in: "SourceAlpha")
      writer.end()
    }
    writer.begin(
      "g",
      ["filter": filter.map { "url(#\($0))" }],
      title: drawn.image.accessibilityIdentifier
    )
    for (source, target) in drawn.parts where target.width > 0 && target.height > 0 {
      writer.begin(
        "svg",
        [
          "x": SVGWriter.number(target.minX),
          "y": SVGWriter.number(target.minY),
          "width": SVGWriter.number(target.width),
          "height": SVGWriter.number(target.height),
          "viewBox": [source.minX, source.minY, source.width, source.height]
            .map(SVGWriter.number).joined(separator: " "),
          "preserveAspectRatio": "none",
        ]
      )
      writer.element("use", ["href": "#\(name)"])
      writer.end()
    }
    writer.end()
  }

  /// Returns the name of an image, which is written before it is used for the first time.
  private mutating func define(_ image: SVGImage) -> String {
    if let known = images[image] { return known }
    let name = nextName("image")
    images[image] = name
    writer.begin("defs")
    writer.element(
      "image",
      [
        "id": name,
        "width": SVGWriter.number(image.width),
        "height": SVGWriter.number(image.height),
        "preserveAspectRatio": "none",
        "href": "data:\(image.type);base64,\(image.file.base64EncodedString())",
      ]
    )
    writer.end()
    return name
  }
}
