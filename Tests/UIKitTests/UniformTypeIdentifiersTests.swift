import Expectations
import MobileCoreServices
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UniformTypeIdentifiersTests {
  @Test func `a declared type has its identifier, its preferred names and its supertypes`() {
    expectEqual(UTType.png.identifier, "public.png")
    expectEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    expectEqual(UTType.plainText.preferredMIMEType, "text/plain")
    expectTrue(UTType.image.preferredFilenameExtension == nil)
    expectEqual(UTType.png.supertypes, [.image, .data, .item, .content])
    expectTrue(UTType("public.png") == .png && UTType("org.example.card") == nil)
  }

  @Test func `each declared type is found by its identifier, and so are its supertypes`() {
    for declaration in UTType.declarations {
      expectEqual(UTType(declaration.identifier)?.parents, declaration.supertypes)
      for parent in declaration.supertypes { expectTrue(UTType(parent) != nil, "\(parent)") }
    }
  }

  @Test func `a type conforms to itself and to its supertypes`() {
    expectTrue(UTType.heic.conforms(to: .image) && UTType.zip.conforms(to: .archive))
    expectTrue(UTType.fileURL.conforms(to: .url) && UTType.mpeg4Movie.conforms(to: .movie))
    expectTrue(UTType.image.conforms(to: .image) && !UTType.image.isSubtype(of: .image))
    expectTrue(UTType.text.isSupertype(of: .json) && !UTType.text.conforms(to: .json))
    expectTrue(!UTType.audio.conforms(to: .movie))
  }

  @Test(arguments: [
    ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("mov", .quickTimeMovie), ("mp4", .mpeg4Movie),
    ("htm", .html), ("txt", .plainText), ("mp3", .mp3), ("csv", .commaSeparatedText),
  ])
  func `an extension finds its type`(extension: String, type: UTType) {
    expectEqual(UTType(filenameExtension: `extension`), type)
  }

  @Test func `a MIME type finds its type, among those that conform to another type`() {
    expectEqual(UTType(mimeType: "image/jpeg"), .jpeg)
    expectEqual(UTType(mimeType: "application/pdf", conformingTo: .compositeContent), .pdf)
    expectEqual(UTType(filenameExtension: "mp4", conformingTo: .audio), .mpeg4Audio)
  }

  @Test func `an unknown extension has a dynamic type`() throws {
    let type = try #require(UTType(filenameExtension: "card", conformingTo: .text))
    expectTrue(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "card")
    expectTrue(type.conforms(to: .text) && type.conforms(to: .data) && !type.conforms(to: .image))
    expectTrue(
      type == UTType(filenameExtension: "card") && type != UTType(filenameExtension: "deck")
    )
    expectTrue(UTType(filenameExtension: "") == nil)
  }

  @Test func `a type of the app conforms to its parent`() throws {
    let type = UTType(exportedAs: "org.example.card", conformingTo: .json)
    expectTrue(type.identifier == "org.example.card" && type.conforms(to: .text))
    expectEqual(UTType(importedAs: "public.png"), .png)
    let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.gif]))
    expectEqual(copy, [.gif])
  }

  @Test func `an address gets the extension of a type`() throws {
    let folder = URL(fileURLWithPath: "/cards")
    expectEqual(folder.appendingPathComponent("a", conformingTo: .png).path, "/cards/a.png")
    expectEqual(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path, "/cards/a.jpg")
  }

  @Test func `the names before UTType convert to String, and find types`() {
    expectEqual(
      [kUTTypeImage as String, kUTTypeMovie as String],
      ["public.image", "public.movie"]
    )
    let png = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension,
      "png" as CFString,
      nil
    )
    expectEqual(png?.takeRetainedValue() as String?, "public.png")
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)
    expectEqual(mime?.takeRetainedValue() as String?, "image/gif")
    expectTrue(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    expectTrue(!UTTypeEqual(kUTTypeJPEG, kUTTypePNG))
  }
}
