import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIDragPreviewTests {
  @Test func `a provider makes its data when they are asked for`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      $0(Data("a".utf8), nil)
      return nil
    }
    expectEqual(provider.registeredTypeIdentifiers, ["public.text"])
    // The handler is called on this thread, before the method returns.
    final class Box: @unchecked Sendable {
      var data: Data?
      var error: (any Error)?
    }
    let box = Box()
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") {
      box.data = $0; _ = $1
    }
    expectEqual(box.data, Data("a".utf8))
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") {
      box.data = $0; box.error = $1
    }
    expectTrue(box.data == nil && box.error != nil)
    expectTrue(!provider.hasItemConformingToTypeIdentifier("public.image"))
  }

  @Test func `a popover has one source`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    let (view, item) = (UIView(), UIBarButtonItem())
    popover?.sourceItem = view
    expectTrue(popover?.sourceView === view && popover?.barButtonItem == nil)
    popover?.sourceItem = item
    expectTrue(popover?.sourceView == nil && popover?.barButtonItem === item)
  }

  @Test func `a snapshot has the size and the background of its view`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    view.backgroundColor = .red
    let copy = view.snapshotView(afterScreenUpdates: false)
    expectEqual(copy?.frame, CGRect(x: 0, y: 0, width: 70, height: 80))
    expectEqual(copy?.backgroundColor, .red)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 10, width: 20, height: 30),
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
    expectEqual(part?.frame.size, CGSize(width: 20, height: 30))
  }

  @Test func `a collation has a section for each letter and one for the rest`() {
    let collation = UILocalizedIndexedCollation.current()
    let name = Selector("name")
    expectEqual(collation.sectionTitles.count, 27)
    expectEqual(collation.section(for: "Berta", collationStringSelector: name), 1)
    expectEqual(collation.section(for: "élan", collationStringSelector: name), 4)
    expectEqual(collation.section(for: "1", collationStringSelector: name), 26)
    let sorted = collation.sortedArray(from: ["b", "A", "c"], collationStringSelector: name)
    expectEqual(sorted as? [String], ["A", "b", "c"])
  }

  @Test func `the name of a selector becomes a selector`() {
    expectEqual(NSSelectorFromString("close:"), Selector("close:"))
    expectEqual(NSStringFromSelector(Selector("close:")), "close:")
  }

  @Test func `a provider of an item returns it for its type only`() {
    let provider = NSItemProvider(item: "Milk", typeIdentifier: "public.text")
    var results: [(item: String?, fails: Bool)] = []
    for type in ["public.text", "public.image"] {
      provider.loadItem(forTypeIdentifier: type) { results.append(($0 as? String, $1 != nil)) }
    }
    expectTrue(results.count == 2 && results[0] == ("Milk", false) && results[1] == (nil, true))
  }
}
