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

  @Test func `invalid arguments are rejected before files are read`() {
    #expect(message("A.xib", "--size", "390x844", "--device", "iphone 11") == "fine")
    for (size, fault) in [
      ("390", "no 'x' between two numbers"), ("x", "The width is not a number"),
      ("390x", "The height is not a number"), ("-5x10", "The width is below 0"),
      ("5x-10", "The height is below 0"), ("1x2x3", "more than one 'x'"),
      ("axb", "The width is not a number"), ("nanx1", "The width is not a number"),
      ("1x1e9", "The height is above 100000"), ("--rtl", "no 'x' between two numbers"),
    ] {
      let text = message("A.xib", "--size", size)
      #expect(text.contains("--size '\(size)': "), "\(size)")
      #expect(text.contains(fault), "\(size)")
      #expect(
        text.contains("Write a width and a height in points, for example 390x844."),
        "\(size)"
      )
    }
    for scale in ["0", "nan", "-1", "eleven", "11"] {
      #expect(
        message("A.xib", "--text-scale", scale).contains(
          "--text-scale '\(scale)': Write a factor greater than 0 and at most 10"
        )
      )
    }
    #expect(
      message("A.xib", "--landscape", "--portrait").contains("either --landscape or --portrait")
    )
    let unknown = message("A.xib", "--device", "abacus")
    #expect(unknown.contains("There is no device 'abacus'."))
    #expect(unknown.contains("retina6_1 (iPhone 11)"))
    let near = message("A.xib", "--device", "iPhone 15 Por Max")
    #expect(
      near.contains("There is no device 'iPhone 15 Por Max'. Similar names: iPhone 15 Pro Max,")
    )
  }

  @Test func `formats are svg, and with the trait Cairo and fonts png and pdf`() {
    #expect(message("A.xib", "--format", "svg") == "fine")
    #expect(
      message("A.xib", "--format", "gif").contains("There is no format 'gif': use svg, png or pdf.")
    )
    #expect(message("A.xib", "--scale", "0").contains("Write a number greater than 0"))
    #if Cairo
      #expect(message("A.xib", "--format", "png").contains("A picture as png needs fonts"))
    #else
      #expect(message("A.xib", "--format", "png").contains("build it with the trait Cairo"))
    #endif
  }

  @Test func `missing files cause an error`() throws {
    let command = try RenderCommand.parse(["/no/such/file.xib", "--quiet"])
    #expect(throws: (any Error).self) { try command.run() }
  }
}
