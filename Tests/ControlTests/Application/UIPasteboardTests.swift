import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIPasteboardTests {
  @Test func `a pasteboard keeps what was set last`() {
    LayoutEnvironment().with { _ in
    } run: {
      expectTrue(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = "red"
      expectTrue(UIPasteboard.general.strings == ["red"] && UIPasteboard.general.hasStrings)
      UIPasteboard.general.image = UIImage(systemName: "star")
      expectTrue(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
      UIPasteboard.general.url = URL(string: "app:a")
      expectTrue(UIPasteboard.general.hasURLs && UIPasteboard.general.changeCount == 3)
    }
  }

  @Test func `copies of an environment share one pasteboard, other environments do not`() {
    LayoutEnvironment().with { _ in
    } run: {
      UIPasteboard.general.string = "red"
      LayoutEnvironment.current.with {
        $0.displayScale = 2
      } run: {
        expectEqual(UIPasteboard.general.string, "red")
      }
      LayoutEnvironment().with { _ in
      } run: {
        expectTrue(UIPasteboard.general.string == nil)
      }
    }
  }

  @Test func `the items of a pasteboard are its contents by type`() {
    LayoutEnvironment().with { _ in
    } run: {
      let pasteboard = UIPasteboard.general
      pasteboard.items = [
        ["public.text": "red"], ["public.url": URL(string: "app:a") as Any], ["b": 1],
      ]
      expectEqual(pasteboard.strings, ["red"])
      expectEqual(pasteboard.urls?.map(\.absoluteString), ["app:a"])
      expectEqual(
        pasteboard.items.map { $0.keys.sorted() },
        [["public.utf8-plain-text"], ["public.url"]]
      )
    }
  }

  @Test func `items are set with options, which have no effect`() {
    LayoutEnvironment().with { _ in
    } run: {
      let pasteboard = UIPasteboard.general
      pasteboard.setItems(
        [[UIPasteboard.typeAutomatic: "red"]],
        options: [.localOnly: true, .expirationDate: Date(timeIntervalSince1970: 0)]
      )
      expectEqual(pasteboard.strings, ["red"])
    }
  }
}
