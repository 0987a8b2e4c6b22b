import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// UISearchBar, UIToolbar, UIPickerView and UIDatePicker.
@Suite struct BarAndPickerTests {
  private func size(_ view: UIView) -> CGSize {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    if view.intrinsicContentSize.width < 0 {
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    return view.frame.size
  }

  @Test(.rule("3.09")) func `bars have a fixed height and fill the given width`() {
    let search = UISearchBar()
    expectEqual(size(search), CGSize(width: 400, height: 56))
    search.layoutIfNeeded()
    expectEqual(search.searchTextField.frame, CGRect(x: 8, y: 10, width: 384, height: 36))
    search.text = "Layout"
    expectEqual(search.searchTextField.text, "Layout")
    expectEqual(size(UIToolbar()), CGSize(width: 400, height: 44))
  }

  @Test(.rule("3.09")) func `pickers have the intrinsic content size of their style and mode`() {
    expectEqual(size(UIPickerView()), CGSize(width: 320, height: 216))
    let picker = UIDatePicker()
    expectEqual(picker.datePickerStyle, .compact)
    expectEqual(size(picker), CGSize(width: 213, height: 34))
    picker.datePickerMode = .date
    expectEqual(picker.intrinsicContentSize, CGSize(width: 124, height: 34))
    picker.datePickerMode = .countDownTimer
    expectEqual(picker.datePickerStyle, .wheels)
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 330))
  }

  @Test(.rule("3.07")) func `bars and pickers have the hugging priorities of UIKit`() {
    for view in [UISearchBar(), UIToolbar()] {
      expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
      expectEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh)
    }
    for view in [UIPickerView(), UIDatePicker()] {
      expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh)
      expectEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh)
    }
  }
}
