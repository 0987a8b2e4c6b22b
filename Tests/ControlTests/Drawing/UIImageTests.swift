import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIImageTests {
  @Test func `an image made for a size has that size`() {
    let image = UIImage(size: CGSize(width: 40, height: 30), name: "logo")
    expectEqual(image.size, CGSize(width: 40, height: 30))
    expectEqual(image.accessibilityIdentifier, "logo")
    expectTrue(UIImage(size: .zero).accessibilityIdentifier == nil)
  }

  @Test func `an image literal is the image with its name`() {
    let missing = #imageLiteral(resourceName: "none of this name")
    expectEqual(missing.accessibilityIdentifier, "none of this name")
    LayoutEnvironment().with {
      $0.resources.placeholderSize = nil
    } run: {
      let image: UIImage = #imageLiteral(resourceName: "none of this name")
      expectEqual(image.size, .zero)
    }
  }

  @Test func `the accessibility identifier of an image can be changed`() {
    let image = UIImage(size: .zero, name: "old")
    image.accessibilityIdentifier = "new"
    expectEqual(image.accessibilityIdentifier, "new")
  }

  @Test func `images without a source are equal only to themselves`() {
    let image = UIImage(size: .zero)
    expectEqual(image, image)
    expectTrue(image != UIImage(size: .zero))
    expectEqual(UIImage().size, .zero)
  }

  @Test func `changed copies keep the size and the identifier`() {
    let image = UIImage(size: CGSize(width: 8, height: 6), name: "logo")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let copies = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.resizableImage(withCapInsets: insets),
      image.imageFlippedForRightToLeftLayoutDirection(),
      image.withHorizontallyFlippedOrientation(), image.withAlignmentRectInsets(insets),
      image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)),
    ]
    for copy in copies {
      expectEqual(copy.size, CGSize(width: 8, height: 6))
      expectEqual(copy.accessibilityIdentifier, "logo")
    }
    expectTrue(copies[0].renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    expectTrue(copies[2].capInsets == insets && copies[2].resizingMode == .tile)
    expectTrue(copies[3].flipsForRightToLeftLayoutDirection)
    expectEqual(copies[4].imageOrientation, .upMirrored)
    expectEqual(copies[4].withHorizontallyFlippedOrientation().imageOrientation, .up)
    expectEqual(copies[5].alignmentRectInsets, insets)
    expectEqual(
      image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2).capInsets,
      UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 4)
    )
  }

  @Test func `a symbol is as high as a line of the text beside it`() {
    let sizes: [(UIImage.SymbolConfiguration?, CGFloat)] = [
      (nil, 20),
      (UIImage.SymbolConfiguration(pointSize: 34), 41),
      (UIImage.SymbolConfiguration(pointSize: 34, weight: .bold), 41),
      (UIImage.SymbolConfiguration(scale: .large), 26),
      (UIImage.SymbolConfiguration(scale: .small), 16),
      (UIImage.SymbolConfiguration(textStyle: .largeTitle), 41),
      (UIImage.SymbolConfiguration(font: .systemFont(ofSize: 10)), 12),
      (
        UIImage.SymbolConfiguration(pointSize: 10).applying(
          UIImage.SymbolConfiguration(scale: .large)
        ), 15
      ),
      (UIImage.SymbolConfiguration(pointSize: .nan), 20),
      (UIImage.SymbolConfiguration(hierarchicalColor: .red), 20),
    ]
    for (configuration, side) in sizes {
      let symbol = UIImage(systemName: "star", withConfiguration: configuration)
      expectEqual(symbol?.size, CGSize(width: side, height: side))
      expectTrue(symbol?.isSymbolImage == true)
    }
    expectEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
    expectTrue(UIImage(systemName: "star") != UIImage(systemName: "moon"))
    expectTrue(UIImage(systemName: "") == nil)
  }

  @Test func `an image view prefers its configuration where the symbol has none`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    expectEqual(view.intrinsicContentSize, CGSize(width: 41, height: 41))
    view.image = view.image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    expectEqual(view.intrinsicContentSize, CGSize(width: 12, height: 12))
    view.image = UIImage(size: CGSize(width: 5, height: 6))
    expectEqual(view.intrinsicContentSize, CGSize(width: 5, height: 6))
  }

  @Test func `an image of pixels has their size at the scale, turned by its orientation`() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 60, height: 30)).cgImage)
    let image = UIImage(cgImage: pixels, scale: 3, orientation: .downMirrored)
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectTrue(image.scale == 3 && image.imageOrientation == .downMirrored)
    expectEqual(
      UIImage(cgImage: pixels, scale: 2, orientation: .right).size,
      CGSize(width: 15, height: 30)
    )
    expectEqual(
      UIImage(cgImage: pixels, scale: .nan, orientation: .up).size,
      UIImage(cgImage: pixels).size
    )
  }
}
