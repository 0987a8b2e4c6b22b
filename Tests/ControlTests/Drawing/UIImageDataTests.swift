import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIImageDataTests {
  /// The start of a file of 2 × 3 pixels, as much as is needed for its size.
  private let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2,
    0, 0, 0, 3, 8, 6, 0, 0, 0,
  ])

  @Test func `an image returns the bytes of its file`() throws {
    let image = try #require(UIImage(data: png))
    expectEqual(image.size, CGSize(width: 2, height: 3))
    expectEqual(image.pngData(), png)
    expectTrue(image.jpegData(compressionQuality: 1) == nil)
    expectTrue(UIImage(size: CGSize(width: 2, height: 3)).pngData() == nil)
  }

  @Test func `a thumbnail has the size that is asked for`() {
    let image = UIImage(size: CGSize(width: 200, height: 300), name: "photo")
    let small = image.preparingThumbnail(of: CGSize(width: 20, height: 30))
    expectEqual(small?.size, CGSize(width: 20, height: 30))
    expectTrue(image.preparingThumbnail(of: .zero) == nil)
    expectTrue(image.preparingForDisplay() === image)
  }

  @Test func `an asset chooses the image of the traits`() {
    let (light, dark) = (UIImage(size: .zero, name: "light"), UIImage(size: .zero, name: "dark"))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    expectTrue(asset.image(with: traits) === dark)
    asset.unregisterImage(with: traits)
    expectTrue(asset.image(with: traits) === light)
    expectTrue(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    expectTrue(!traits.hasDifferentColorAppearance(comparedTo: traits))
  }

  @Test func `an image view keeps the state of its animation and the size of its image`() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 20, height: 10)))
    view.startAnimating()
    expectTrue(!view.isAnimating)
    view.animationImages = [UIImage(size: CGSize(width: 90, height: 90))]
    view.startAnimating()
    expectTrue(view.isAnimating && view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.stopAnimating()
    expectTrue(!view.isAnimating)
  }
}
