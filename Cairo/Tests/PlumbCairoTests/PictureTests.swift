import Foundation
import Plumb
import PlumbCairo
import Testing

@Suite struct PictureTests {
  private func view(_ width: CGFloat = 20, _ height: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The pixels of the PNG file of a view that a closure makes.
  private func pixels(
    scale: CGFloat = 1,
    _ make: () throws -> UIView
  ) throws -> PictureFile {
    try TestFonts.withEnvironment { try PictureFile(make().png(scale: scale)) }
  }

  @Test func `a view has its size in pixels, and is transparent where nothing is drawn`() throws {
    let picture = try pixels(scale: 3) {
      let view = view(20, 10.5)
      let box = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 5))
      box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(box)
      return view
    }
    #expect(picture.size == [60, 32])
    #expect(picture[14, 0] == [0, 0, 0, 0])
    #expect(picture[15, 0] == [255, 0, 0, 255])
    #expect(picture[29, 14] == [255, 0, 0, 255])
    #expect(picture[30, 15] == [0, 0, 0, 0])
  }

  @Test func `corners, clips and masks cut off, opacity lets through`() throws {
    let picture = try pixels {
      let view = view(40, 40)
      view.layer.cornerRadius = 20
      view.clipsToBounds = true
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .black
      inner.alpha = 0.5
      view.addSubview(inner)
      return view
    }
    #expect(picture[0, 0] == [0, 0, 0, 0])
    #expect(picture[20, 20] == [0, 0, 0, 128])
    #expect(picture[39, 39] == [0, 0, 0, 0])
  }

  @Test func `gradients go from colour to colour, borders lie inside`() throws {
    let picture = try pixels {
      let view = view(100, 10)
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      view.layer.addSublayer(gradient)
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
      return view
    }
    #expect(picture[0, 5] == [0, 0, 255, 255])
    #expect(picture[1, 1] == [0, 0, 255, 255])
    let middle = picture[50, 5]
    #expect(abs(middle[0] - 128) <= 2 && middle[0] == middle[1] && middle[3] == 255)
    #expect(picture[96, 5][0] > 240)
  }

  @Test func `a shadow fades with the distance`() throws {
    let picture = try pixels {
      let view = view(60, 60)
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      box.backgroundColor = .white
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = 4
      box.layer.shadowOffset = .zero
      view.addSubview(box)
      return view
    }
    let fade = (0..<20).map { picture[19 - $0, 30][3] }
    #expect(fade == fade.sorted(by: >))
    // At the edge of a blurred figure half of it is left.
    #expect((100...135).contains(fade[0]))
    #expect(fade[15] == 0)
    #expect(picture[30, 30] == [255, 255, 255, 255])
  }

  @Test func `texts are black on their baselines`() throws {
    let picture = try pixels(scale: 2) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      label.font = .boldSystemFont(ofSize: 20)
      label.text = "H"
      return label
    }
    let rows = (0..<picture.size[1]).filter { y in
      (0..<picture.size[0]).contains { picture[$0, y][3] > 200 }
    }
    let font = UIFont.boldSystemFont(ofSize: 20)
    let baseline = 15 - font.lineHeight / 2 + font.ascender
    #expect(abs(CGFloat(rows.last ?? 0) + 1 - 2 * baseline) <= 1)
    // The height of a capital letter of Inter.
    #expect(abs(CGFloat(rows.count) - 2 * 0.727 * 20) <= 1.5)
  }

  /// The columns of a row, or of all rows, with dark pixels of a label.
  private func ink(_ picture: PictureFile, rows: Range<Int>? = nil) -> [Int] {
    let rows = rows ?? 0..<picture.size[1]
    return (0..<picture.size[0]).filter { x in rows.contains { picture[x, $0][3] > 128 } }
  }

  private func label(_ text: String, _ font: UIFont, width: CGFloat, height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return label
  }

  @Test func `a face is slanted or made bold where the family has no such face`() throws {
    let upright = try pixels { label("I", .systemFont(ofSize: 80), width: 60, height: 100) }
    let italic = try pixels { label("I", .italicSystemFont(ofSize: 80), width: 60, height: 100) }
    // Capital letters are 58 points high, and end above row 76.
    let (top, bottom) = (24..<30, 68..<74)
    #expect(
      abs((ink(upright, rows: top).first ?? 0) - (ink(upright, rows: bottom).first ?? 0)) <= 1
    )
    let shift = (ink(italic, rows: top).first ?? 0) - (ink(italic, rows: bottom).first ?? 0)
    #expect((7...11).contains(shift))

    func sum(_ font: UIFont) throws -> Int {
      let picture = try pixels { label("שלום", font, width: 100, height: 50) }
      return (0..<100).reduce(0) { sum, x in
        (0..<50).reduce(sum) { $0 + picture[x, $1][3] }
      }
    }
    let (regular, bold) = try (sum(.systemFont(ofSize: 30)), sum(.boldSystemFont(ofSize: 30)))
    #expect(Double(bold) > 1.15 * Double(regular))
  }

  @Test func `justified lines end at the edge, and words keep their letters together`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let left = try pixels { label("nn nn nn nn nn nn", font, width: 100, height: 80) }
    let justified = try pixels {
      let label = label("nn nn nn nn nn nn", font, width: 100, height: 80)
      label.textAlignment = .justified
      return label
    }
    let first = 20..<40
    let (before, after) = (ink(left, rows: first), ink(justified, rows: first))
    #expect((before.last ?? 0) < 90 && (after.last ?? 0) >= 96)
    #expect(abs(before.count - after.count) <= 4)
    #expect(before.first == after.first)
    // The last line is as before.
    #expect(ink(left, rows: 60..<80) == ink(justified, rows: 60..<80))
  }

  @Test func `space after characters does not change their forms`() throws {
    /// The columns in which a letter begins, and those in which one ends.
    func edges(_ text: NSAttributedString, _ alignment: NSTextAlignment = .left) throws -> [[Int]] {
      let picture = try pixels(scale: 2) {
        let label = label("", .systemFont(ofSize: 20), width: 100, height: 50)
        label.attributedText = text
        label.textAlignment = alignment
        return label
      }
      let dark = ink(picture, rows: 0..<50)
      return [dark.filter { !dark.contains($0 - 1) }, dark.filter { !dark.contains($0 + 1) }]
    }
    func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
      let result = NSMutableAttributedString()
      for (string, attributes) in parts {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        result.append(
          NSAttributedString(string: string, attributes: font.merging(attributes) { $1 })
        )
      }
      return result
    }
    func widths(_ edges: [[Int]]) -> [Int] { zip(edges[0], edges[1]).map { $1 - $0 } }
    let (plain, spaced) = try (edges(text(("ll", [:]))), edges(text(("ll", [.kern: 15]))))
    #expect(abs(plain[0][0] - spaced[0][0]) <= 1)
    #expect(abs(spaced[0][1] - plain[0][1] - 30) <= 1)
    #expect(zip(widths(plain), widths(spaced)).allSatisfy { abs($0 - $1) <= 1 })

    // A justified line whose parts begin and end with blanks: all gaps are alike.
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor(white: 0.1, alpha: 1)]
    let justified = try edges(
      text(("l ", [:]), ("l", red), (" l l llllllllllllll", [:])),
      .justified
    )
    let gaps = zip(justified[0].dropFirst(), justified[1]).map { $0 - $1 }
    #expect(justified[0].count == 4 && (gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
    #expect(zip(widths(justified), widths(plain)).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `a shadow of a text lies behind it, sharp or blurred`() throws {
    func picture(blur: CGFloat) throws -> PictureFile {
      try pixels {
        let label = label("", .systemFont(ofSize: 20), width: 60, height: 60)
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        shadow.shadowOffset = CGSize(width: 0, height: 15)
        shadow.shadowBlurRadius = blur
        label.attributedText = NSAttributedString(string: "H", attributes: [.shadow: shadow])
        return label
      }
    }
    for blur in [CGFloat(0), 2] {
      let picture = try picture(blur: blur)
      let dark = (0..<60).filter { y in
        (0..<60).contains { picture[$0, y][3] > 200 && picture[$0, y][0] < 60 }
      }
      let red = (0..<60).filter { y in
        (0..<60).contains { picture[$0, y][0] > 70 && picture[$0, y][2] < 40 }
      }
      #expect(!dark.isEmpty && (red.last ?? 0) >= (dark.last ?? 60) + 10)
    }
  }

  @Test func `the same view has the same bytes`() throws {
    func draw() throws -> [Data] {
      try TestFonts.withEnvironment {
        let view = view(200, 60)
        let label = UILabel(frame: view.bounds)
        label.text = "Plumb שלום 你好 👍🏽"
        view.addSubview(label)
        view.layer.shadowOpacity = 0.5
        return [try view.png(), try view.pdf()]
      }
    }
    #expect(try draw() == draw())
  }

  @Test func `PNG and JPEG images are drawn, tinted and stretched between their caps`() throws {
    let file = try TestFonts.withEnvironment {
      let view = view(4, 2)
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
      left.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(left)
      return try view.png(scale: 1)
    }
    let image = try #require(UIImage(data: file))
    #expect(image.size == CGSize(width: 4, height: 2))
    func drawn(_ image: UIImage, tint: UIColor? = nil) throws -> PictureFile {
      try pixels {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 2)
        if let tint { view.tintColor = tint }
        return view
      }
    }
    #expect(try drawn(image)[2, 1] == [255, 0, 0, 255])
    #expect(try drawn(image)[30, 1] == [0, 255, 0, 255])
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let stretched = try drawn(image.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    #expect(stretched[0, 1] == [255, 0, 0, 255])
    #expect(stretched[4, 1] == [0, 255, 0, 255])
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(
      try drawn(image.withRenderingMode(.alwaysTemplate), tint: blue)[2, 1] == [0, 0, 255, 255]
    )
    let photo = try #require(UIImage(data: Self.jpeg))
    let print = try #require(UIImage(data: Self.jpegOfInks))
    for picture in [photo, print] {
      let pixel = try drawn(picture)[20, 1]
      #expect(pixel[0] > 200 && pixel[1] < 60 && pixel[2] < 60 && pixel[3] == 255)
    }
  }

  @Test func `a document has the bytes of a JPEG file, and not its pixels`() throws {
    let document = try TestFonts.withEnvironment {
      let view = UIImageView(image: UIImage(data: Self.jpeg))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      return try view.pdf()
    }
    #expect(document.range(of: Self.jpeg) != nil)
  }

  @Test func `what an image renderer drew has pixels`() throws {
    let file = try TestFonts.withEnvironment {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      let size = CGSize(width: 10, height: 10)
      return try UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
      }.png()
    }
    let picture = try PictureFile(file)
    #expect(picture.size == [30, 30])
    #expect(picture[15, 15] == [255, 0, 0, 255])
    #expect(picture[0, 0] == [0, 0, 0, 0])
  }

  /// A red JPEG picture of 8 × 8 pixels, in cyan, magenta, yellow and black.
  private static let jpegOfInks =
    Data(
      base64Encoded: """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhc\
        TkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAA\
        AAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/AEAfj8gP/9k=
        """
    ) ?? Data()

  /// A red JPEG picture of 8 × 8 pixels.
  private static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV\
      pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAI\
      AAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
      JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
      AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
      JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
      bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDn6KKK8Y/ST//Z
      """
  )!

  @Test(
    arguments: [
      // By the number in the file: where its red and green squares are, at the left and right of the top.
      (1, [4, 4], [28, 4]), (2, [28, 4], [4, 4]), (3, [28, 12], [4, 12]), (4, [4, 12], [28, 12]),
      (5, [4, 4], [4, 28]), (6, [12, 4], [12, 28]), (7, [12, 28], [12, 4]), (8, [4, 28], [4, 4]),
    ] as [(UInt8, [Int], [Int])]
  )
  func `photos are upright`(number: UInt8, red: [Int], green: [Int]) throws {
    // A segment with the orientation alone, after the first marker.
    var exif = Data([0xFF, 0xE1, 0, 34])
    exif += Data("Exif\0\0MM\0*".utf8)
    exif += Data([0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0, 0])
    let image = try #require(
      UIImage(data: Self.squares.prefix(2) + exif + Self.squares.dropFirst(2))
    )
    let picture = try pixels {
      let view = UIImageView(image: image)
      view.frame = CGRect(origin: .zero, size: image.size)
      return view
    }
    #expect(picture.size == (number < 5 ? [32, 16] : [16, 32]))
    let (one, other) = (picture[red[0], red[1]], picture[green[0], green[1]])
    #expect(one[0] > 200 && one[1] < 60)
    #expect(other[1] > 200 && other[0] < 60)
  }

  /// A white JPEG picture of 32 × 16 pixels, with a red square of 8 × 8 at the left and a green one at the right of the top.
  private static let squares = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
      YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQ\
      ACADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
      JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
      AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
      JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
      bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9Uz93q/cz/KwKAPznr+Hz/OI/Riv7gP9HQoAKACgD//\
      2Q==
      """
  )!

  @Test func `a wide shadow is coarse, and takes no longer than a narrow one`() throws {
    let picture = try pixels {
      let view = view(200, 100)
      let box = UIView(frame: CGRect(x: 80, y: 30, width: 30, height: 30))
      box.backgroundColor = .white
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = 10_000
      view.addSubview(box)
      return view
    }
    #expect(picture[0, 0][3] < 10)
  }

  @Test func `characters that are none do not stop a document`() throws {
    try TestFonts.withEnvironment {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let none = ([0xFFFE, 0x10FFFF, 0, 0xFDD0] as [UInt32]).compactMap { Unicode.Scalar($0) }
      label.text = "a" + none.map { "\($0)b" }.joined()
      let document = try label.pdf()
      #expect(!document.isEmpty)
    }
  }

  @Test func `broken images and images that say they are huge have their placeholder`() throws {
    var broken = Self.jpeg
    broken.removeLast(broken.count / 2)
    // A PNG file with a header alone, of 30,000 × 30,000 pixels.
    let bomb =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0, 0, 0, 0, 0])
    for data in [broken, bomb] {
      let picture = try pixels {
        let view = UIImageView(image: UIImage(data: data))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        return view
      }
      #expect(picture.size == [20, 20])
    }
    let placeholder = try pixels {
      let view = UIImageView(image: UIImage(data: bomb))
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      return view
    }
    #expect(placeholder[0, 0] == [0xe4, 0xe9, 0xf0, 255])
  }

  @Test func `a picture that cannot be made says why`() throws {
    #expect(throws: PictureError.noFonts) { try view().png() }
    try TestFonts.withEnvironment {
      #expect(throws: PictureError.noSize(.zero)) { try UIView().png() }
      #expect(throws: PictureError.badScale(0)) { try view().png(scale: 0) }
      let large = PictureError.tooLarge(CGSize(width: 100_000, height: 10))
      #expect(throws: large) { try view(100_000, 10).png(scale: 1) }
      #expect(throws: PictureError.self) { try view(30_000, 30_000).png(scale: 1) }
      #expect(throws: PictureError.self) { try view(.infinity, 10).pdf() }
    }
    #expect(
      large.description
        == "A picture of 100000 × 10 pixels is too large: a side may have 32767, and all 67108864. Use a smaller scale, or draw a part."
    )
  }

  private let large = PictureError.tooLarge(CGSize(width: 100_000, height: 10))

  @Test func `deeply nested translucent views and shadows need no more memory than a few pictures`()
    throws
  {
    let picture = try pixels {
      let root = view(100, 100)
      var view = root
      for _ in 0..<500 {
        let inner = UIView(frame: view.bounds)
        inner.alpha = 0.999
        inner.layer.shadowOpacity = 0.1
        view.addSubview(inner)
        view = inner
      }
      view.backgroundColor = .black
      return root
    }
    #expect((140...200).contains(picture[50, 50][3]))
  }
}
