import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIButtonTests {
  @Test func `the title is placed by the content alignments`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Go", for: .normal)
    let label = try #require(button.titleLabel)
    let size = label.intrinsicContentSize
    func origin() -> CGPoint {
      button.layoutIfNeeded()
      return label.frame.origin
    }
    expectEqual(origin(), CGPoint(x: 100 - size.width / 2, y: 50 - size.height / 2))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    expectEqual(origin(), .zero)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    expectEqual(origin(), CGPoint(x: 200 - size.width, y: 100 - size.height))
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(origin(), CGPoint(x: 0, y: 100 - size.height))
    expectEqual(button.effectiveContentHorizontalAlignment, .left)
  }

  @Test func `a title whose words wrap has more than one line`() throws {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Stars\n68123"), for: .normal)
    let label = try #require(button.titleLabel)
    let line = label.intrinsicContentSize.height
    label.lineBreakMode = .byWordWrapping
    expectEqual(label.numberOfLines, 0)
    expectTrue(label.intrinsicContentSize.height > 1.5 * line)
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    expectEqual(label.numberOfLines, 2)
  }

  @Test func `the title colour is that of the state, or else the normal one`() {
    let button = UIButton(type: .system)
    expectEqual(button.currentTitleColor, .systemBlue)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    expectEqual(button.currentTitleColor, .red)
    button.isEnabled = false
    expectEqual(button.currentTitleColor, .gray)
    expectEqual(button.titleColor(for: .selected), .red)
  }

  @Test(arguments: [nil, 3] as [CGFloat?])
  func `constraints with a button's own title and image do not determine the button`(
    scale: CGFloat?
  ) {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
      $0.displayScale = scale
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (button, badge) = (UIButton(), UIView())
      root.addSubview(button)
      button.addSubview(badge)
      button.setTitle("Title", for: .normal)
      button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
      for view in [button, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
      guard let title = button.titleLabel, let image = button.imageView else { return }
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        button.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        button.widthAnchor.constraint(equalToConstant: 300),
        badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
        badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10),
        badge.heightAnchor.constraint(equalToConstant: 10),
        image.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      ])
      root.layoutIfNeeded()
      expectTrue(button.frame.width == 300 && button.frame.height > 30)
      expectTrue(abs(badge.frame.minX - title.frame.maxX - 4) < 0.5)
      // Image and title are side by side in the middle.
      expectTrue(abs(image.frame.minX + title.frame.maxX - 300) < 1)
      // A constraint that contradicts the button's own place for the title wins.
      title.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 60).isActive = true
      root.layoutIfNeeded()
      expectTrue(title.frame.minX == 60 && button.frame.width == 300)
      button.setTitle("A longer title", for: .normal)
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      expectEqual(button.frame.width, 300)
    }
    expectEqual(log.issues.map(\.message), [])
  }

  @Test func `on a screen texts have whole pixels, and buttons whole points`() {
    LayoutEnvironment.current.with {
      $0.displayScale = 3
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      for size in [13, 14, 15, 16, 17, 20, 60] as [CGFloat] {
        let (label, button) = (UILabel(), UIButton())
        (label.text, label.font) = ("rnystrom", .systemFont(ofSize: size))
        button.titleLabel?.font = label.font
        button.setTitle("rnystrom", for: .normal)
        for view in [label, button] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60.4).isActive = true
          view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        root.layoutIfNeeded()
        let natural = LiberationSansMeasurer().width(of: "rnystrom", font: label.font)
        expectTrue(label.frame.width >= natural - 1e-6 && label.frame.width < natural + 1.0 / 3)
        expectTrue(abs(label.frame.width * 3 - (label.frame.width * 3).rounded()) < 1e-6)
        expectEqual(button.intrinsicContentSize.width.rounded(), button.intrinsicContentSize.width)
      }
    }
  }

  @Test
  func
    `a title of several lines wraps, an image has its place at once, and constraints come first`()
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 150, height: 124))
    root.addSubview(button)
    button.setTitle("A title that is too long for one line of the button", for: .normal)
    button.titleLabel?.numberOfLines = 0
    root.layoutIfNeeded()
    expectTrue(button.titleLabel.map { $0.frame.height > 60 && $0.frame.width <= 150 } == true)

    let other = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    other.setTitle("Abc", for: .normal)
    other.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    other.layoutIfNeeded()
    let first = other.imageView?.frame
    other.setNeedsLayout()
    other.layoutIfNeeded()
    expectTrue(first == other.imageView?.frame && (first?.minX ?? 0) > 50)

    let third = UIButton()
    third.setTitle("Title", for: .normal)
    root.addSubview(third)
    guard let label = third.titleLabel else { return }
    for view in [third, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      third.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      third.topAnchor.constraint(equalTo: root.topAnchor),
      third.widthAnchor.constraint(equalToConstant: 150),
      label.leadingAnchor.constraint(equalTo: third.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: third.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: third.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: third.bottomAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    expectTrue(label.frame.minX == 8 && label.frame.width == 134 && label.frame.minY == 8)
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
    expectTrue(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    expectEqual(button.intrinsicContentSize.width, width("A long one"))
    expectEqual(button.menu?.selectedElements.map(\.title), ["A long one"])
    button.menu = button.menu?.replacingChildren([UIAction(title: "Short") { _ in }])
    expectEqual(button.intrinsicContentSize.width, width("Short"))
  }

  @Test func `a symbol has the configuration of the state, other images keep their size`() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let plain = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    expectEqual(
      button.currentImage?.size,
      UIImage(systemName: "star", withConfiguration: large)?.size
    )
    expectTrue(button.intrinsicContentSize.height > plain.height)
    expectEqual(button.preferredSymbolConfigurationForImage(in: .selected), large)
    let photo = UIImage(size: CGSize(width: 30, height: 20))
    button.setImage(photo, for: .normal)
    expectTrue(button.currentImage === photo)
  }

  @Test func `a title is not cut by the pixels of the screen`() {
    var cut: [String] = []
    LayoutEnvironment.current.with {
      $0.displayScale = 3
    } run: {
      for size in 10...24 {
        for title in ["Done", "Save", "Back", "Next", "Log in"] {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: CGFloat(size))
          button.sizeToFit()
          button.layoutIfNeeded()
          guard let label = button.titleLabel else { continue }
          let width = LayoutEnvironment.current.textMeasurer.measure(
            title,
            font: label.font,
            maxWidth: nil,
            maxLines: 1
          ).size.width
          if label.frame.width < width - 1e-9 { cut.append("\(title) \(size)") }
        }
      }
    }
    expectEqual(cut, [])
  }
}
