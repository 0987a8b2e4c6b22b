import AutoLayout
import Testing

/// The actions of segments, and the menu of a button whose title is the chosen element.
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
    #expect(control.frame.size == titled.frame.size && control.frame.width > 0)
    #expect(control.titleForSegment(at: 1) == "Longest")
    UITouch.tap(at: CGPoint(x: control.frame.maxX - 5, y: 10), in: control)
    #expect(chosen == ["Longest"] && control.selectedSegmentIndex == 1)
    control.setAction(UIAction(title: "Two") { _ in }, forSegmentAt: 1)
    control.insertSegment(action: UIAction(title: "Zero") { _ in }, at: 0, animated: false)
    #expect((0..<3).map { control.actionForSegment(at: $0)?.title } == ["Zero", "One", "Two"])
    control.setTitle("Text", forSegmentAt: 0)
    #expect(control.actionForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Text")
  }

  @Test func `a button that shows its choice is as wide as the title of the chosen element`() {
    func width(_ title: String) -> CGFloat {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button.intrinsicContentSize.width
    }
    let button = UIButton(type: .system)
    let inner = UIMenu(
      options: .displayInline,
      children: [UIAction(title: "A long one", state: .on) { _ in }]
    )
    button.menu = UIMenu(children: [UIAction(title: "Short") { _ in }, inner])
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == width("A long one"))
    #expect(button.menu?.selectedElements.map(\.title) == ["A long one"])
    button.menu = button.menu?.replacingChildren([UIAction(title: "Short") { _ in }])
    #expect(button.intrinsicContentSize.width == width("Short"))
  }
}
