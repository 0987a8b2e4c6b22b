import AutoLayout
import Expectations
import Testing

/// The state that apps set on controls, and the actions for their events.
@Suite struct ControlStateTests {
  @Test func `values of controls are clamped to their limits`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    expectEqual(slider.value, 10)
    slider.minimumValue = 15
    expectEqual(slider.maximumValue, 15)
    expectEqual(slider.value, 15)
    slider.setValue(-3, animated: false)
    expectEqual(slider.value, 15)
    let stepper = UIStepper()
    stepper.value = 101
    expectEqual(stepper.value, 100)
    stepper.minimumValue = 5
    stepper.value = 0
    expectEqual(stepper.value, 5)
    let progress = UIProgressView()
    progress.setProgress(2, animated: true)
    expectEqual(progress.progress, 1)
    progress.progress = -1
    expectEqual(progress.progress, 0)
    let pages = UIPageControl()
    pages.currentPage = 3
    expectEqual(pages.currentPage, 0)
    pages.numberOfPages = 4
    pages.currentPage = 9
    expectEqual(pages.currentPage, 3)
    pages.numberOfPages = 2
    expectEqual(pages.currentPage, 1)
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    expectTrue(toggle.isOn)
  }

  @Test func `an activity indicator is hidden while it is stopped`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    expectTrue(indicator.isHidden)
    indicator.startAnimating()
    expectTrue(indicator.isAnimating)
    expectTrue(!indicator.isHidden)
    indicator.stopAnimating()
    expectTrue(indicator.isHidden)
    indicator.hidesWhenStopped = false
    expectTrue(!indicator.isHidden)
  }

  @Test func `the selection stays with its segment when others are inserted and removed`() {
    let control = UISegmentedControl(items: ["A", UIImage(size: CGSize(width: 9, height: 9)), "C"])
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    expectEqual(control.imageForSegment(at: 1)?.size.width, 9)
    expectTrue(control.titleForSegment(at: 1) == nil)
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 3)
    expectEqual(control.titleForSegment(at: 3), "C")
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 2, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
    control.selectedSegmentIndex = 7
    expectEqual(control.selectedSegmentIndex, -1)
    expectTrue(control.titleForSegment(at: 7) == nil)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.numberOfSegments, 0)
  }

  @Test func `actions run for their events, and an action replaces one with the same identifier`() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let control = UIControl()
    let identifier = UIAction.Identifier("save")
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: identifier) { action in
        log.lines.append("\(action.title) \(action.sender as? UIControl === control)")
      }
    }
    control.addAction(action("a"), for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.addAction(action("b"), for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    expectEqual(control.allControlEvents, .touchUpInside)
    control.sendActions(for: .valueChanged)
    expectEqual(log.lines, ["a true", "a true", "b true"])
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { _ in
        log.lines = ["gone"]
      }
    )
    expectEqual(button.currentTitle, "Go")
    button.sendActions(for: .touchUpInside)
    expectEqual(log.lines, ["gone"])
  }

  @Test func `a button's title follows its state`() {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    button.setTitle("Wait", for: .disabled)
    expectEqual(button.titleLabel?.text, "Send")
    button.isEnabled = false
    expectEqual(button.currentTitle, "Wait")
    expectEqual(button.titleLabel?.text, "Wait")
  }
}
