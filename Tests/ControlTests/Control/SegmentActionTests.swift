import AutoLayout
import Expectations
import Testing

@Suite struct SegmentActionTests {
  @Test func `a segment shows its action, and runs it when it is touched`() {
    var chosen: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["One", "Longest"].map { title in
        UIAction(title: title) { chosen.append($0.title) }
      }
    )
    let titled = UISegmentedControl(items: ["One", "Longest"])
    expectTrue(control.frame.size == titled.frame.size && control.frame.width > 0)
    expectEqual(control.titleForSegment(at: 1), "Longest")
    UITouch.tap(at: CGPoint(x: control.frame.maxX - 5, y: 10), in: control)
    expectTrue(chosen == ["Longest"] && control.selectedSegmentIndex == 1)
    control.setAction(UIAction(title: "Two") { _ in }, forSegmentAt: 1)
    control.insertSegment(action: UIAction(title: "Zero") { _ in }, at: 0, animated: false)
    expectEqual((0..<3).map { control.actionForSegment(at: $0)?.title }, ["Zero", "One", "Two"])
    control.setTitle("Text", forSegmentAt: 0)
    expectTrue(control.actionForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Text")
  }

  @Test func `a subclass is created with items by its own initialiser`() {
    final class Sizes: UISegmentedControl {
      let unit: String

      init(unit: String) {
        self.unit = unit
        super.init(items: ["S", "M"])
      }

      required init?(coder: NSCoder) { nil }
    }
    let (sizes, plain) = (Sizes(unit: "cm"), UISegmentedControl(items: ["S", "M"]))
    expectEqual(sizes.bounds.size, plain.bounds.size)
    expectTrue(sizes.numberOfSegments == 2 && sizes.bounds.height > 0)
  }
}
