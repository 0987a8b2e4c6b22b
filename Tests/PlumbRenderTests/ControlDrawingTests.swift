import AutoLayout
import Expectations
import Testing

@testable import PlumbRender

/// Simplified drawings of controls with their values.
@Suite struct ControlDrawingTests {
  private func drawn(_ view: UIView, _ width: CGFloat = 100, _ height: CGFloat = 40) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    if view.frame.size == .zero {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
    root.addSubview(view)
    return SVGRenderer().render(root).split(separator: "\n").dropFirst().dropLast()
      .map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test func `the side of a switch's knob depends on its value and direction`() {
    let toggle = UISwitch()
    expectTrue(drawn(toggle)[0].contains("fill=\"#d1d1d6\""))
    expectTrue(drawn(toggle)[2].hasPrefix("<rect x=\"2\" y=\"2\" width=\"27\" height=\"27\""))
    toggle.isOn = true
    expectTrue(drawn(toggle)[0].contains("fill=\"#34c759\""))
    expectTrue(drawn(toggle)[2].hasPrefix("<rect x=\"22\" y=\"2\""))
    toggle.semanticContentAttribute = .forceRightToLeft
    expectTrue(drawn(toggle)[2].hasPrefix("<rect x=\"2\" y=\"2\""))
  }

  @Test func `sliders and progress views draw their values as lengths`() {
    let progress = UIProgressView()
    progress.progress = 0.25
    expectTrue(
      drawn(progress, 100, 4)[1].hasPrefix("<rect x=\"0\" y=\"0\" width=\"25\" height=\"4\"")
    )
    let slider = UISlider()
    slider.value = 1
    expectTrue(
      drawn(slider, 100, 34).last?.hasPrefix("<rect x=\"73\" y=\"3.5\" width=\"27\"") == true
    )
    slider.semanticContentAttribute = .forceRightToLeft
    expectTrue(drawn(slider).last?.hasPrefix("<rect x=\"0\" y=\"3.5\" width=\"27\"") == true)
  }

  @Test func `texts of controls are drawn at their laid out positions`() {
    let field = UITextField()
    field.placeholder = "Name"
    expectTrue(drawn(field).last?.contains(">Name</text>") == true)
    expectTrue(drawn(field).last?.contains("fill-opacity=\"0.3\"") == true)
    field.text = "Ada"
    field.isSecureTextEntry = true
    expectTrue(drawn(field).last?.contains(">•••</text>") == true)
    field.borderStyle = .roundedRect
    expectEqual(drawn(field).count, 3)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    expectEqual(drawn(segments).filter { $0.contains("<text") }.count, 2)
    expectEqual(drawn(segments).filter { $0.contains("fill=\"#ffffff\"") }.count, 1)
    let text = UITextView()
    text.text = "some words that do not fit into one line"
    expectTrue(drawn(text, 60, 80).filter { $0.contains("<text") }.count > 1)
  }

  @Test func `page controls, activity indicators and steppers`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expectEqual(drawn(pages).count, 3)
    let indicator = UIActivityIndicatorView(style: .medium)
    expectEmpty(drawn(indicator))
    indicator.startAnimating()
    expectEqual(drawn(indicator).count, 8)
    expectEqual(drawn(UIStepper()).count, 5)
  }

  @Test func `a page control draws the dots that fit, around the current page`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    pages.numberOfPages = 1_000_000_000_000_000
    pages.currentPage = 500
    pages.currentPageIndicatorTintColor = .red
    let root = UIView(frame: pages.frame)
    root.addSubview(pages)
    let dots = SVGRenderer().render(root).split(separator: "\n").filter { $0.contains("<rect") }
    // Six dots at distances of 17 are 92 wide.
    expectEqual(dots.count, 6)
    expectTrue(dots.first?.contains("x=\"4\"") == true)
    expectEqual(dots.firstIndex { $0.contains(UIColor.red.hexadecimal) }, 3)
  }
}
