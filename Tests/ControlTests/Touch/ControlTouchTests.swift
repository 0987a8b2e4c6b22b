import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UIControl+Tracking.swift, and the responses of controls to touches.
@Suite struct ControlTouchTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<Control: UIControl>(
    _ control: Control,
    _ width: CGFloat = 100,
    _ height: CGFloat = 40
  ) -> Control {
    control.frame = CGRect(x: 10, y: 10, width: width, height: height)
    root.addSubview(control)
    return control
  }

  private final class Log {
    var events: [String] = []
  }

  private func log(_ control: UIControl) -> Log {
    let log = Log()
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.editingDidBegin, "edit"), (.editingChanged, "type"),
      (.editingDidEnd, "done"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return log
  }

  @Test
  func `a button is highlighted while touched, and tapped when the touch ends inside`() {
    let button = add(UIButton(type: .custom))
    let log = log(button)
    let touch = UITouch.begin(at: CGPoint(x: 20, y: 20), in: root)
    expectTrue(button.isHighlighted && button.isTracking && button.isTouchInside)
    touch?.move(to: CGPoint(x: 30, y: 20), in: root)
    touch?.move(to: CGPoint(x: 200, y: 20), in: root)
    expectTrue(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    touch?.move(to: CGPoint(x: 30, y: 20), in: root)
    touch?.end()
    expectTrue(!button.isHighlighted && !button.isTracking)
    expectEqual(log.events, ["down", "inside", "exit", "outside", "enter", "inside", "up"])
  }

  @Test
  func `a button is not tapped if the touch ends outside or is cancelled, or if it is disabled`() {
    let button = add(UIButton(type: .custom))
    let log = log(button)
    var touch = UITouch.begin(at: CGPoint(x: 20, y: 20), in: root)
    touch?.move(to: CGPoint(x: 200, y: 20), in: root)
    touch?.end()
    touch = UITouch.begin(at: CGPoint(x: 20, y: 20), in: root, tapCount: 2)
    touch?.cancel()
    button.isEnabled = false
    UITouch.tap(button)
    expectEqual(log.events, ["down", "exit", "outside", "up outside", "down", "repeat", "cancel"])
  }

  @Test func `a primary action runs at a tap`() {
    var count = 0
    let button = add(
      UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    )
    UITouch.tap(button)
    expectEqual(count, 1)
    let other = add(UIButton(frame: .zero, primaryAction: UIAction { _ in count += 10 }))
    UITouch.tap(other)
    expectEqual(count, 11)
  }

  @Test func `a tap toggles a switch`() {
    let toggle = add(UISwitch())
    let log = log(toggle)
    UITouch.tap(toggle)
    expectTrue(toggle.isOn)
    UITouch.tap(toggle)
    expectTrue(!toggle.isOn)
    expectEqual(log.events, ["down", "up", "value", "down", "up", "value"])
  }

  @Test func `a slider takes the value at the touch, mirrored right to left`() {
    let slider = add(UISlider())
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    let log = log(slider)
    let touch = UITouch.begin(at: CGPoint(x: 25, y: 5), in: slider)
    expectEqual(slider.value, 12.5)
    touch?.move(to: CGPoint(x: 500, y: 5), in: slider)
    expectEqual(slider.value, 20)
    touch?.move(to: CGPoint(x: 500, y: 9), in: slider)
    touch?.end()
    expectEqual(log.events.filter { $0 == "value" }.count, 2)
    slider.isContinuous = false
    slider.semanticContentAttribute = .forceRightToLeft
    UITouch.tap(at: CGPoint(x: 25, y: 5), in: slider)
    expectEqual(slider.value, 17.5)
    expectEqual(log.events.filter { $0 == "value" }.count, 3)
  }

  @Test func `a stepper is decremented on its leading half and incremented on its trailing half`() {
    let stepper = add(UIStepper())
    (stepper.maximumValue, stepper.stepValue) = (5, 3)
    let log = log(stepper)
    func tap(_ share: CGFloat) {
      UITouch.tap(at: CGPoint(x: stepper.bounds.width * share, y: 5), in: stepper)
    }
    tap(0.9)
    expectEqual(stepper.value, 3)
    tap(0.9)
    expectEqual(stepper.value, 5)
    tap(0.9)
    expectEqual(log.events.filter { $0 == "value" }.count, 2)
    stepper.wraps = true
    tap(0.9)
    expectEqual(stepper.value, 0)
    tap(0.1)
    expectEqual(stepper.value, 5)
    stepper.semanticContentAttribute = .forceRightToLeft
    tap(0.9)
    expectEqual(stepper.value, 2)
  }

  @Test func `a tap selects the segment at its location, with one event for each change`() {
    let segments = add(UISegmentedControl(items: ["A", "B", "C"]), 300)
    let log = log(segments)
    for x in [150, 250, 250] { UITouch.tap(at: CGPoint(x: x, y: 5), in: segments) }
    expectEqual(segments.selectedSegmentIndex, 2)
    expectEqual(log.events.filter { $0 == "value" }.count, 2)
    segments.semanticContentAttribute = .forceRightToLeft
    UITouch.tap(at: CGPoint(x: 250, y: 5), in: segments)
    expectEqual(segments.selectedSegmentIndex, 0)
  }

  @Test func `taps on the halves of a page control change its page`() {
    let pages = add(UIPageControl())
    pages.numberOfPages = 2
    let log = log(pages)
    for x in [90, 90, 10, 10] { UITouch.tap(at: CGPoint(x: x, y: 5), in: pages) }
    expectEqual(pages.currentPage, 0)
    expectEqual(log.events.filter { $0 == "value" }.count, 2)
  }

  @Test func `a tapped text field is edited until another text field is tapped`() {
    let (field, other) = (
      add(UITextField()), UITextField(frame: CGRect(x: 10, y: 100, width: 80, height: 30))
    )
    root.addSubview(other)
    let log = log(field)
    UITouch.tap(field)
    expectTrue(field.isEditing && field.isFirstResponder)
    field.insertText("Hi")
    field.deleteBackward()
    expectEqual(field.text, "H")
    UITouch.tap(other)
    expectTrue(!field.isEditing && other.isEditing)
    other.resignFirstResponder()
    expectTrue(!other.isFirstResponder)
    expectEqual(log.events, ["down", "up", "edit", "type", "type", "done"])
    other.isEnabled = false
    expectTrue(!other.becomeFirstResponder())
    expectTrue(!UIView().becomeFirstResponder())
  }
}

extension ControlTouchTests {
  private final class SelectionLog: UITableViewDataSource, UITableViewDelegate {
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let button = UIButton(frame: CGRect(x: 200, y: 0, width: 40, height: 44))
      cell.contentView.addSubview(button)
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("+\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.append("-\(indexPath.row)")
    }
  }

  @Test func `a tap on a row outside its controls selects the row`() {
    let (table, selections) = (UITableView(frame: root.bounds), SelectionLog())
    (table.dataSource, table.delegate) = (selections, selections)
    root.addSubview(table)
    UITouch.tap(at: CGPoint(x: 20, y: 50), in: table)
    UITouch.tap(at: CGPoint(x: 20, y: 90), in: table)
    UITouch.tap(at: CGPoint(x: 210, y: 10), in: table)
    expectEqual(selections.events, ["+1", "-1", "+2"])
    expectTrue(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.allowsMultipleSelection = true
    UITouch.tap(at: CGPoint(x: 20, y: 50), in: table)
    UITouch.tap(at: CGPoint(x: 20, y: 50), in: table)
    table.allowsSelection = false
    UITouch.tap(at: CGPoint(x: 20, y: 10), in: table)
    expectEqual(selections.events, ["+1", "-1", "+2", "+1", "-1"])
  }
}
