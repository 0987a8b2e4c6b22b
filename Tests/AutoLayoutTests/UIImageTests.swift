import AutoLayout
import Foundation
import Testing

@Suite struct UIImageTests {
  @Test func `UIImage(named:) is nil, since there is no asset catalogue`() {
    #expect(UIImage(named: "logo") == nil)
  }

  @Test func `an image made for a size has that size`() {
    let image = UIImage(size: CGSize(width: 40, height: 30), name: "logo")
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.accessibilityIdentifier == "logo")
    #expect(UIImage(size: .zero).accessibilityIdentifier == nil)
  }

  @Test func `the accessibility identifier of an image can be changed`() {
    let image = UIImage(size: .zero, name: "old")
    image.accessibilityIdentifier = "new"
    #expect(image.accessibilityIdentifier == "new")
  }

  @Test func `images are equal only to themselves`() {
    let image = UIImage(size: .zero)
    #expect(image == image)
    #expect(image != UIImage(size: .zero))
  }
}
