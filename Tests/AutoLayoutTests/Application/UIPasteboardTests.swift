import AutoLayout
import Foundation
import Testing

@Suite struct UIPasteboardTests {
  @Test func `a pasteboard keeps what was set last`() {
    LayoutEnvironment().with { _ in
    } run: {
      #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = "red"
      #expect(UIPasteboard.general.strings == ["red"] && UIPasteboard.general.hasStrings)
      UIPasteboard.general.image = UIImage(systemName: "star")
      #expect(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
      UIPasteboard.general.url = URL(string: "app:a")
      #expect(UIPasteboard.general.hasURLs && UIPasteboard.general.changeCount == 3)
    }
  }

  @Test func `copies of an environment share one pasteboard, other environments do not`() {
    LayoutEnvironment().with { _ in
    } run: {
      UIPasteboard.general.string = "red"
      LayoutEnvironment.current.with {
        $0.displayScale = 2
      } run: {
        #expect(UIPasteboard.general.string == "red")
      }
      LayoutEnvironment().with { _ in
      } run: {
        #expect(UIPasteboard.general.string == nil)
      }
    }
  }
}
