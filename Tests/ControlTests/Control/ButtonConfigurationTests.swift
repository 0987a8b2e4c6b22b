import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct ButtonConfigurationTests {
  private let image = UIImage(size: CGSize(width: 30, height: 20))

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func `the size is that of the title with the insets of the button's size`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    let text = title.intrinsicContentSize
    expectEqual(title.font, .preferredFont(forTextStyle: .body))
    expectEqual(
      button.intrinsicContentSize,
      CGSize(width: text.width + 24, height: text.height + 14)
    )
    button.configuration?.buttonSize = .large
    expectEqual(
      button.intrinsicContentSize,
      CGSize(width: text.width + 40, height: text.height + 30)
    )
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    button.configuration?.buttonSize = .medium
    expectEqual(button.intrinsicContentSize, CGSize(width: text.width + 6, height: text.height + 4))
    button.frame.size = CGSize(width: 200, height: 60)
    button.layoutIfNeeded()
    expectTrue(near(title.frame.midX, 99) && near(title.frame.midY, 29))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    expectTrue(near(title.frame.midX, 101))
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `the image is at an edge of the title`(direction: UIUserInterfaceLayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Play", image)
    (configuration.imagePadding, configuration.contentInsets) = (6, .zero)
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let text = title.intrinsicContentSize
    func layOut(_ edge: NSDirectionalRectEdge) -> CGSize {
      button.configuration?.imagePlacement = edge
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      return button.intrinsicContentSize
    }
    let wide = CGSize(width: 36 + text.width, height: max(20, text.height))
    expectEqual(layOut(.leading), wide)
    expectTrue(near(picture.frame.minX, isMirrored ? text.width + 6 : 0))
    expectTrue(near(title.frame.minX, isMirrored ? 0 : 36))
    expectEqual(layOut(.trailing), wide)
    expectTrue(near(picture.frame.minX, isMirrored ? 0 : text.width + 6))
    expectTrue(near(title.frame.minX, isMirrored ? 36 : 0))
    expectEqual(
      layOut(.top),
      CGSize(width: max(30, text.width), height: 26 + text.height)
    )
    expectTrue(picture.frame.minY == 0 && near(title.frame.minY, 26))
    expectTrue(near(picture.frame.midX, title.frame.midX))
    _ = layOut(.bottom)
    expectTrue(title.frame.minY == 0 && near(picture.frame.minY, text.height + 6))
  }

  @Test func `the image is in front of the background, in the colour of the content`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star")
    configuration.baseForegroundColor = .yellow
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    // The background is the first subview.
    expectEqual(button.subviews.firstIndex { $0 === button.imageView }, 1)
    expectEqual(button.imageView?.tintColor, .yellow)
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .green)
    button.configuration?.image = nil
    expectTrue(button.imageView?.image == nil)
  }

  @Test func `a subtitle is below the title, and both are aligned`() throws {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.subtitle) = ("A", "A longer subtitle")
    (configuration.titlePadding, configuration.contentInsets) = (4, .zero)
    let button = UIButton(configuration: configuration)
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    func layOut(_ alignment: UIButton.Configuration.TitleAlignment) {
      button.configuration?.titleAlignment = alignment
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
    }
    layOut(.leading)
    expectTrue(title.frame.minX == 0 && near(subtitle.frame.minY, title.frame.maxY + 4))
    expectTrue(near(button.bounds.height, subtitle.frame.maxY))
    layOut(.center)
    expectTrue(near(title.frame.midX, subtitle.frame.midX))
    layOut(.trailing)
    expectTrue(near(title.frame.maxX, subtitle.frame.maxX))
    button.configuration?.subtitle = nil
    expectTrue(button.subtitleLabel == nil && subtitle.superview == nil)
  }

  @Test func `a title wraps in the width of the button`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that takes several lines in a narrow button"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 200)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    expectTrue(title.frame.width <= 120 && title.frame.height > 2 * title.font.lineHeight)
    expectTrue(near(title.frame.midY, 100))
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    expectTrue(near(title.frame.height, title.font.lineHeight))
  }

  @Test func `colours are those of the style, the state and the configuration`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    func layOut() -> (UIColor?, UIColor?) {
      button.layoutIfNeeded()
      return (button.titleLabel?.textColor, button.subviews[0].subviews[0].backgroundColor)
    }
    expectTrue(layOut() == (.white, .systemBlue))
    button.tintColor = .systemRed
    expectTrue(layOut() == (.white, .systemRed))
    button.configuration?.baseBackgroundColor = .systemGreen
    button.configuration?.baseForegroundColor = .black
    expectTrue(layOut() == (.black, .systemGreen))
    button.configuration?.background.backgroundColor = .yellow
    expectTrue(layOut() == (.black, .yellow))
    button.isEnabled = false
    expectEqual(layOut().0, .tertiaryLabel)
    button.isEnabled = true
    button.configuration = .plain()
    button.setTitle("Set", for: .normal)
    expectTrue(layOut() == (.systemRed, nil) && button.titleLabel?.text == "Set")
    button.isSelected = true
    expectEqual(layOut().1?.components, UIColor.systemRed.withAlphaComponent(0.2).components)
    button.configuration?.automaticallyUpdateForSelection = false
    expectTrue(layOut().1 == nil)
  }

  @Test func `the update handler changes the configuration before the next layout`() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Off"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "Switched on" : "Off"
    }
    expectEqual(calls, 0)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(calls, 1)
    let narrow = button.frame.width
    button.isSelected = true
    expectEqual(calls, 1)
    root.layoutIfNeeded()
    expectTrue(calls == 2 && button.titleLabel?.text == "Switched on")
    expectTrue(button.frame.width > narrow && button.frame.size == button.intrinsicContentSize)
    root.layoutIfNeeded()
    button.setNeedsUpdateConfiguration()
    root.layoutIfNeeded()
    expectEqual(calls, 3)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    root.layoutIfNeeded()
    expectEqual(calls, 3)
  }

  @Test func `attributes of the title and a transformer change its font`() throws {
    var title = AttributedString("Go")
    title.uiKit.font = .systemFont(ofSize: 30)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    configuration.contentInsets = .zero
    expectEqual(configuration.title, "Go")
    let button = UIButton(configuration: configuration)
    let plain = UILabel()
    (plain.text, plain.font) = ("Go", .systemFont(ofSize: 30))
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      changed.font = .systemFont(ofSize: 40)
      return changed
    }
    button.configuration = configuration
    plain.font = .systemFont(ofSize: 40)
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
  }

  @Test func `an activity indicator takes the place of the image`() throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image) = ("Load", image)
    (configuration.imagePadding, configuration.contentInsets) = (5, .zero)
    let button = UIButton(configuration: configuration)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    expectEqual(button.intrinsicContentSize.width, width - 10)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let indicator = try #require(button.subviews.first { $0 is UIActivityIndicatorView })
    expectTrue(indicator.frame.origin.x == 0 && indicator.frame.width == 20)
    button.configuration?.showsActivityIndicator = false
    expectTrue(indicator.superview == nil)
  }

  @Test func `the action gives its title and image where the configuration has none`() {
    let action = UIAction(title: "Send", image: image) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    expectEqual(button.titleLabel?.text, "Send")
    expectTrue(button.intrinsicContentSize.width > 30 + 24)
    expectTrue(button.configuration?.title == nil)
  }

  @Test func `baselines are those of the title and of the subtitle`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Title", "Subtitle")
    let button = UIButton(configuration: configuration)
    let (first, last) = (UIView(), UIView())
    for view in [button, first, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      first.bottomAnchor.constraint(equalTo: button.firstBaselineAnchor),
      last.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let (title, subtitle) = (button.titleLabel!, button.subtitleLabel!)
    expectTrue(near(first.frame.maxY, 20 + title.frame.minY + title.font.ascender))
    expectTrue(near(last.frame.maxY, 20 + subtitle.frame.maxY + subtitle.font.descender))
  }
}
