import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Intrinsic content sizes and priorities of controls: rules 3.07 and 3.09. Measured characters are half as wide as the font size.
@Suite struct ControlSizesTests {
  private func measured<Result>(_ body: () -> Result) -> Result {
    collectingIssues(measurer: FixedAdvanceText(), body).result
  }

  private func priorities(_ view: UIView) -> [Float] {
    [
      view.contentHuggingPriority(for: .horizontal).rawValue,
      view.contentHuggingPriority(for: .vertical).rawValue,
      view.contentCompressionResistancePriority(for: .horizontal).rawValue,
      view.contentCompressionResistancePriority(for: .vertical).rawValue,
    ]
  }

  @Test(.rule("3.06", "3.07"))
  func `each class has its hugging priorities, and all have a compression resistance of 750`() {
    for view in [
      UIView(), UIButton(), UIImageView(), UILabel(), UITextField(), UIStackView(), UIScrollView(),
      UITextView(),
    ] {
      expectEqual(priorities(view), [250, 250, 750, 750], "\(view)")
    }
    for view in [UIProgressView(), UISegmentedControl(), UISlider()] {
      expectEqual(priorities(view), [250, 750, 750, 750], "\(view)")
    }
    for view in [UIActivityIndicatorView(), UIPageControl(), UIStepper(), UISwitch()] {
      expectEqual(priorities(view), [750, 750, 750, 750], "\(view)")
    }
  }

  @Test(.rule("3.09"))
  func `controls have fixed intrinsic content sizes and alignment rectangle insets`() {
    let sizes: [(UIView, CGSize)] = [
      (UISwitch(), CGSize(width: 49, height: 31)),
      (UISlider(), CGSize(width: -1, height: 30)),
      (UIProgressView(), CGSize(width: -1, height: 4)),
      (UIProgressView(progressViewStyle: .bar), CGSize(width: -1, height: 2.5)),
      (UIActivityIndicatorView(style: .medium), CGSize(width: 20, height: 20)),
      (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
      (UIStepper(), CGSize(width: 94, height: 32)),
      (UIImageView(), CGSize(width: -1, height: -1)),
    ]
    for (view, size) in sizes { expectEqual(view.intrinsicContentSize, size, "\(view)") }
    expectEqual(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame,
      CGRect(x: 5, y: 6, width: 51, height: 31)
    )
    expectEqual(UISlider().alignmentRectInsets, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    expectEqual(UISegmentedControl().alignmentRectInsets.bottom, 1)
    expectEqual(UIStepper().frame.size, CGSize(width: 94, height: 32))
    expectEqual(UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
  }

  @Test(.rule("3.09"))
  func `intrinsic content sizes follow texts and images`() {
    measured {
      let field = UITextField()
      field.font = .systemFont(ofSize: 20)
      let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight
      expectEqual(
        field.intrinsicContentSize,
        CGSize(width: 0, height: (lineHeight + 1).rounded(.up))
      )
      field.placeholder = "Name"
      expectEqual(field.intrinsicContentSize.width, 40)
      field.text = "Ada Lovelace"
      expectEqual(field.intrinsicContentSize.width, 120)
      field.borderStyle = .roundedRect
      expectEqual(
        field.intrinsicContentSize,
        CGSize(width: 134, height: (lineHeight + 13).rounded(.up))
      )

      let segments = UISegmentedControl(items: ["A", "Longer"])
      expectEqual(segments.intrinsicContentSize, CGSize(width: 2 * (39 + 20), height: 31))
      expectEqual(segments.frame.size, CGSize(width: 118, height: 32))
      segments.apportionsSegmentWidthsByContent = true
      expectEqual(segments.intrinsicContentSize.width, 26.5 + 59)
      segments.setWidth(100, forSegmentAt: 0)
      expectEqual(segments.intrinsicContentSize.width, 159)

      let pages = UIPageControl()
      expectEqual(pages.intrinsicContentSize, .zero)
      pages.numberOfPages = 3
      expectEqual(pages.intrinsicContentSize, CGSize(width: 59, height: 26))
      expectEqual(pages.size(forNumberOfPages: 1), CGSize(width: 25, height: 26))
      pages.numberOfPages = -4
      expectEqual(pages.numberOfPages, 0)

      let button = UIButton()
      button.setTitle("Plumb", for: .normal)
      let height = button.intrinsicContentSize.height
      button.setTitle(nil, for: .normal)
      expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: height))
      button.setImage(UIImage(size: CGSize(width: 24, height: 40)), for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
      expectEqual(button.intrinsicContentSize, CGSize(width: 66, height: 44))
      // The 6 points above and below belong to the title, and so does the minimum width.
      button.contentEdgeInsets = .zero
      expectEqual(button.intrinsicContentSize, CGSize(width: 24, height: 40))
      button.setTitle("i", for: .normal)
      expectEqual(button.intrinsicContentSize.height, 52)
      expectTrue(button.intrinsicContentSize.width >= 30)
      let label = UILabel()
      expectEqual(label.intrinsicContentSize, .zero)
      label.text = ""
      expectEqual(label.intrinsicContentSize, .zero)
    }
  }

  @Test func `constraints place controls by their alignment rectangles`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (toggle, slider) = (UISwitch(), UISlider())
    for view in [toggle, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      slider.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
      slider.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(toggle.frame, CGRect(x: 261, y: 10, width: 51, height: 31))
    expectEqual(slider.frame, CGRect(x: 8, y: 10.5, width: 247, height: 31))
  }

  @Test func `a text field's baseline is that of its line of text`() {
    measured {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let (label, field) = (UILabel(), UITextField())
      label.font = .systemFont(ofSize: 20)
      label.text = "Name"
      field.font = .systemFont(ofSize: 20)
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: root.topAnchor),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      let font = UIFont.systemFont(ofSize: 20)
      let above = (field.bounds.height - font.lineHeight) / 2
      expectTrue((label.frame.minY - (above + font.ascender - 16)).magnitude < 1e-9)
      field.borderStyle = .roundedRect
      root.layoutIfNeeded()
      let more = (field.bounds.height - font.lineHeight) / 2
      expectTrue(more > above)
      expectTrue((label.frame.minY - (more + font.ascender - 16)).magnitude < 1e-9)
    }
  }
}
