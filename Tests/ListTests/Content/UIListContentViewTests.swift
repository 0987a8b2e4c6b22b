import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UIListContentView.swift and UIListContentConfiguration.swift
@Suite struct UIListContentViewTests {
  /// Lays out a content in a width, with the height that it needs.
  private func view(
    _ content: UIListContentConfiguration,
    _ width: CGFloat = 320,
    height: CGFloat? = nil
  ) -> UIListContentView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height ?? 500))
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    if height != nil {
      constraints.append(view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    } else {
      let low = view.heightAnchor.constraint(equalToConstant: 0)
      low.priority = .fittingSizeLevel
      constraints.append(low)
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    keep.views.append(root)
    return view
  }

  private final class Kept { var views: [UIView] = [] }
  private let keep = Kept()

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `a text is inside of the margins, and determines the height`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let shown = view(content)
    let label = try #require(labels(shown).first)
    expectTrue(label.frame.minX == 16 && label.frame.maxX == 304 && label.frame.minY == 11)
    expectEqual(shown.frame.height, label.frame.height + 22)
    expectTrue(label.font == .preferredFont(forTextStyle: .body) && label.numberOfLines == 0)
  }

  @Test func `a content that is higher than needed is centred`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let shown = view(content, height: 101)
    expectEqual(try #require(labels(shown).first).frame.midY, 50.5)
  }

  @Test func `a secondary text is below the text, or beside it`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Title", "Details")
    let below = labels(view(content))
    try #require(below.count == 2)
    expectTrue(below[1].frame.minY == below[0].frame.maxY + 3 && below[1].frame.minX == 16)
    content = .valueCell()
    (content.text, content.secondaryText) = ("Title", "Details")
    let beside = labels(view(content))
    expectTrue(beside[0].frame.minX == 16 && beside[1].frame.maxX == 304)
    expectEqual(beside[1].frame.minX, beside[0].frame.maxX + 12)
    expectEqual(beside[1].frame.minY, beside[0].frame.minY)
    expectEqual(beside[1].textColor, .secondaryLabel)
  }

  @Test func `an image is before the texts, and not larger than its maximum`() throws {
    var content = UIListContentConfiguration.cell()
    (content.text, content.image) = ("Title", UIImage(size: CGSize(width: 80, height: 40)))
    content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
    let shown = view(content)
    let image = try #require(shown.subviews.first { $0 is UIImageView })
    expectTrue(image.frame.minX == 16 && image.frame.size == CGSize(width: 40, height: 20))
    expectEqual(try #require(labels(shown).first).frame.minX, 72)
    expectEqual(image.frame.midY, shown.frame.height / 2)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    shown.configuration = content
    shown.superview?.layoutIfNeeded()
    expectTrue(image.frame.midX == 46 && labels(shown).first?.frame.minX == 92)
  }

  @Test func `guides have the frames of the contents that are shown`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let shown = view(content)
    expectTrue(shown.secondaryTextLayoutGuide == nil && shown.imageLayoutGuide == nil)
    let guide = shown.textLayoutGuide
    shown.superview?.layoutIfNeeded()
    expectEqual(guide?.layoutFrame, labels(shown).first?.frame)
    content.text = nil
    shown.configuration = content
    expectTrue(shown.textLayoutGuide == nil && labels(shown).isEmpty)
  }

  @Test func `texts are transformed, and another type of content is reported`() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Fruit"
    let shown = view(content)
    expectEqual(labels(shown).first?.text, "FRUIT")
    let (_, issues) = collectingIssues { shown.configuration = Plain() }
    _ = issues
    expectEqual((shown.configuration as? UIListContentConfiguration), content)
  }
}

/// A content of the app.
private struct Plain: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
  func updated(for state: any UIConfigurationState) -> Plain { self }
}
