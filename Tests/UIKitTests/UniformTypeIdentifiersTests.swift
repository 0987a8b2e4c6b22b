import MobileCoreServices
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UniformTypeIdentifiersTests {
  @Test func `a declared type has its identifier, its preferred names and its supertypes`() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.png.supertypes == [.image, .data, .item, .content])
    #expect(UTType("public.png") == .png && UTType("org.example.card") == nil)
  }

  @Test func `each declared type is found by its identifier, and so are its supertypes`() {
    for declaration in UTType.declarations {
      #expect(UTType(declaration.identifier)?.parents == declaration.supertypes)
      for parent in declaration.supertypes { #expect(UTType(parent) != nil, "\(parent)") }
    }
  }

  @Test func `a type conforms to itself and to its supertypes`() {
    #expect(UTType.heic.conforms(to: .image) && UTType.zip.conforms(to: .archive))
    #expect(UTType.fileURL.conforms(to: .url) && UTType.mpeg4Movie.conforms(to: .movie))
    #expect(UTType.image.conforms(to: .image) && !UTType.image.isSubtype(of: .image))
    #expect(UTType.text.isSupertype(of: .json) && !UTType.text.conforms(to: .json))
    #expect(!UTType.audio.conforms(to: .movie))
  }

  @Test(arguments: [
    ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("mov", .quickTimeMovie), ("mp4", .mpeg4Movie),
    ("htm", .html), ("txt", .plainText), ("mp3", .mp3), ("csv", .commaSeparatedText),
  ])
  func `an extension finds its type`(extension: String, type: UTType) {
    #expect(UTType(filenameExtension: `extension`) == type)
  }

  @Test func `a MIME type finds its type, among those that conform to another type`() {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "application/pdf", conformingTo: .compositeContent) == .pdf)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
  }

  @Test func `an unknown extension has a dynamic type`() throws {
    let type = try #require(UTType(filenameExtension: "card", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "card")
    #expect(type.conforms(to: .text) && type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(type == UTType(filenameExtension: "card") && type != UTType(filenameExtension: "deck"))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func `a type of the app conforms to its parent`() throws {
    let type = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(type.identifier == "org.example.card" && type.conforms(to: .text))
    #expect(UTType(importedAs: "public.png") == .png)
    let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.gif]))
    #expect(copy == [.gif])
  }

  @Test func `an address gets the extension of a type`() throws {
    let folder = URL(fileURLWithPath: "/cards")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/cards/a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/cards/a.jpg")
  }

  @Test func `the names before UTType convert to String, and find types`() {
    #expect([kUTTypeImage as String, kUTTypeMovie as String] == ["public.image", "public.movie"])
    let png = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension,
      "png" as CFString,
      nil
    )
    #expect(png?.takeRetainedValue() as String? == "public.png")
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == "image/gif")
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeEqual(kUTTypeJPEG, kUTTypePNG))
  }
}
