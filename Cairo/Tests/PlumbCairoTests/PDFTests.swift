import Foundation
import Plumb
import PlumbCairo
import Testing

@Suite struct PDFTests {
  /// A column of labels of 20 points, 10 points apart.
  private func column(_ texts: [String]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 10
    for text in texts {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 14)
      label.snp.makeConstraints { $0.height.equalTo(20) }
      stack.addArrangedSubview(label)
    }
    let root = UIView(
      frame: CGRect(x: 0, y: 0, width: 200, height: CGFloat(texts.count) * 30 - 10)
    )
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    return root
  }

  /// What a program of Poppler says about a file.
  private func run(_ program: String, _ arguments: [String], _ pdf: Data) throws -> String {
    let path = NSTemporaryDirectory() + "plumb-\(UUID().uuidString).pdf"
    try pdf.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments.map { $0 == "FILE" ? path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
  func `texts are found in reading order, and fonts are embedded as subsets`() throws {
    let pdf = try TestFonts.withEnvironment {
      try column(["First line", "office fi fl", "Größe", "你好世界", "שלום עולם"]).pdf()
    }
    let text = try run("pdftotext", ["FILE", "-"], pdf)
    let lines = text.split(whereSeparator: \.isNewline).map {
      // Marks of direction are not part of the text.
      String($0.unicodeScalars.filter { !("\u{202A}"..."\u{202E}").contains($0) })
    }
    #expect(lines.prefix(5) == ["First line", "office fi fl", "Größe", "你好世界", "שלום עולם"])
    let fonts = try run("pdffonts", ["FILE"], pdf).split(separator: "\n").dropFirst(2)
    // The spaces of a font can have a subset of their own.
    let names = Set(fonts.map { $0.dropFirst(7).prefix { $0 != " " } })
    #expect(names == ["Inter-Regular", "NotoSansCJKsc-Regular", "NotoSansHebrew-Regular"])
    // A subset has six letters and a plus before its name.
    #expect(fonts.allSatisfy { $0.contains(/^[A-Z]{6}\+/) && $0.contains("yes yes yes") })
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
  func `pages end between views`() throws {
    let pdf = try TestFonts.withEnvironment {
      try column((1...10).map { "row \($0)" }).pdf(pageHeight: 100)
    }
    // Rows begin at 0, 30, 60, 90: the fourth one would end at 110.
    let pages = try run("pdftotext", ["FILE", "-"], pdf).split(separator: "\u{C}").map {
      $0.split(whereSeparator: \.isNewline).map(String.init)
    }
    #expect(
      pages == [
        ["row 1", "row 2", "row 3"], ["row 4", "row 5", "row 6"], ["row 7", "row 8", "row 9"],
        ["row 10"],
      ]
    )
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
  func `a text that is longer than a page is divided between lines`() throws {
    let words = (1...60).map { "word\($0)" }
    func label() -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 1200))
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 14)
      label.text = words.joined(separator: "\n")
      label.frame.size.height = label.sizeThatFits(CGSize(width: 80, height: 0)).height
      return label
    }
    let documents = try TestFonts.withEnvironment {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 1200))
      root.addSubview(label())
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 1200))
      text.font = .systemFont(ofSize: 14)
      text.text = words.joined(separator: "\n")
      return try [root, label(), text].map { try $0.pdf(pageHeight: 100) }
    }
    for pdf in documents {
      // A line that is cut is found on two pages.
      let text = try run("pdftotext", ["FILE", "-"], pdf)
      #expect(text.split(whereSeparator: \.isWhitespace).map(String.init) == words)
    }
  }

  @Test func `a document contains an image once, whatever its uses and pages`() throws {
    try TestFonts.withEnvironment {
      func document(_ count: Int) throws -> Data {
        // A picture of noise, which does not get shorter.
        let image = try #require(UIImage(data: Self.noise))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40 * count))
        for index in 0..<count {
          let part = UIImageView(image: image)
          part.frame = CGRect(x: 0, y: 40 * index, width: 30, height: 30)
          view.addSubview(part)
        }
        return try view.pdf(pageHeight: 100)
      }
      let (one, many) = try (document(1), document(20))
      #expect(one.count > Self.noise.count && many.count < one.count + 12_000)
    }
  }

  /// A PNG file of 64 × 64 pixels in many colours.
  private static let noise: Data = {
    let fonts = try? TestFonts.withEnvironment {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
      var state: UInt32 = 1
      for index in 0..<4096 {
        func next() -> CGFloat {
          state = state &* 1_664_525 &+ 1_013_904_223
          return CGFloat(state &>> 24) / 255
        }
        let pixel = UIView(frame: CGRect(x: index % 64, y: index / 64, width: 1, height: 1))
        pixel.backgroundColor = UIColor(red: next(), green: next(), blue: next(), alpha: 1)
        view.addSubview(pixel)
      }
      return try view.png(scale: 1)
    }
    return fonts ?? Data()
  }()

  @Test func `documents of too many pages are refused`() throws {
    try TestFonts.withEnvironment {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1e12))
      #expect(throws: PictureError.tooManyPages(1e11)) { try view.pdf(pageHeight: 10) }
    }
  }

  @Test func `pages that are too large or too low are refused`() throws {
    try TestFonts.withEnvironment {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20_000))
      #expect(throws: PictureError.self) { try view.pdf() }
      #expect(throws: PictureError.self) { try view.pdf(pageHeight: 0) }
      #expect(throws: PictureError.self) { try view.pdf(pageHeight: .nan) }
      let pages = try view.pdf(pageHeight: 1000)
      #expect(!pages.isEmpty)
    }
  }
}
