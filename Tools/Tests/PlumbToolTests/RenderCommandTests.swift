import ArgumentParser
import Foundation
import Testing

@testable import PlumbTool

@Suite struct RenderCommandTests {
  private func message(_ arguments: String...) -> String {
    do {
      _ = try RenderCommand.parse(arguments)
      return "fine"
    } catch {
      return RenderCommand.message(for: error)
    }
  }

  @Test func `what cannot be is refused before anything is read`() {
    #expect(message("A.xib", "--size", "390x844", "--device", "iphone 11") == "fine")
    for size in ["390", "x", "390x", "-1x5", "1x2x3", "axb", "nanx1"] {
      #expect(
        message("A.xib", "--size=\(size)").contains("--size is a width and a height"),
        "\(size)"
      )
    }
    #expect(message("A.xib", "--text-scale", "0").contains("--text-scale is a factor"))
    #expect(message("A.xib", "--text-scale", "nan").contains("--text-scale is a factor"))
    let unknown = message("A.xib", "--device", "abacus")
    #expect(unknown.contains("There is no device 'abacus'."))
    #expect(unknown.contains("retina6_1 (iPhone 11)"))
  }

  @Test func `files that are not there end with an error`() throws {
    let command = try RenderCommand.parse(["/no/such/file.xib", "--quiet"])
    #expect(throws: (any Error).self) { try command.run() }
  }
}
