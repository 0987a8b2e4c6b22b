import ExampleFonts
import Foundation
import Plumb
import PlumbCairo
import PlumbTesting
import Testing

@testable import Cards

@Suite struct CardTests {
  private func mistake(_ query: (String, String)...) -> String? {
    do throws(Card.Mistake) {
      _ = try Card(query: query.map { (name: $0.0, value: $0.1) })
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a query is a card or says what is wrong with it`() {
    #expect(
      mistake(("title", "Layout"), ("author", "Ada"), ("width", "400"), ("scale", "3")) == nil
    )
    #expect(mistake() == "The parameter 'title' is missing or empty.")
    #expect(mistake(("title", " \n")) == "The parameter 'title' is missing or empty.")
    #expect(mistake(("title", "a"), ("title", "b")) == "The parameter 'title' is there twice.")
    for width in ["0", "-1", "1e3", "1601", "99999999999999999999", ""] {
      #expect(
        mistake(("title", "a"), ("width", width))
          == "The parameter 'width' is no whole number from 200 to 1600."
      )
    }
    #expect(
      mistake(("title", String(repeating: "a", count: 301)))
        == "The parameter 'title' has more than 300 characters."
    )
    #expect(
      mistake(("colour", "red"))
        == "There is no parameter 'colour': use title, author, width or scale."
    )
  }

  @Test func `the card looks as in the README`() throws {
    let fonts = try PangoFonts(
      files: ExampleFonts.files,
      systemFamily: "Inter",
      systemTracking: .sanFrancisco
    )
    var card = Card(title: "Auto Layout without a simulator")
    card.author = "Ada Lovelace"
    LayoutEnvironment.current.with {
      $0.textMeasurer = fonts
    } run: {
      expectSnapshot(of: CardView(card), as: .image(scale: 1))
    }
  }

  @Test func `a card is a file of each format`() throws {
    let fonts = try PangoFonts(
      files: ExampleFonts.files,
      systemFamily: "Inter",
      systemTracking: .sanFrancisco
    )
    var card = Card(title: "Auto Layout\u{0} \u{202E}without مرحبا 你好")
    card.author = "Ada"
    let png = try card.file(.png, fonts: fonts)
    // The width and the height in the header.
    #expect(Array(png[16..<24]) == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
    #expect(try card.file(.pdf, fonts: fonts).starts(with: Data("%PDF-".utf8)))
    let svg = String(decoding: try card.file(.svg, fonts: fonts), as: UTF8.self)
    #expect(svg.contains(">Ada</text>"))
  }
}
