import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UISliderImagesTests {
  @Test func `a thumb that is higher than the slider makes it higher`() {
    let slider = UISlider()
    let height = slider.intrinsicContentSize.height
    slider.setThumbImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
    expectEqual(slider.intrinsicContentSize.height, height)
    slider.setThumbImage(UIImage(size: CGSize(width: 60, height: 50)), for: .normal)
    expectEqual(slider.intrinsicContentSize.height, 50)
    slider.setThumbImage(nil, for: .normal)
    expectEqual(slider.intrinsicContentSize.height, height)
  }

  @Test func `the thumb moves along the track by its value`() {
    let slider = UISlider()
    slider.setThumbImage(UIImage(size: CGSize(width: 20, height: 30)), for: .normal)
    let bounds = CGRect(x: 0, y: 0, width: 220, height: 40)
    let track = slider.trackRect(forBounds: bounds)
    expectTrue(track.midY == 20 && track.width == 220)
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
    }
    expectEqual(thumb(0), CGRect(x: 0, y: 5, width: 20, height: 30))
    expectEqual(thumb(0.5), CGRect(x: 100, y: 5, width: 20, height: 30))
    expectEqual(thumb(1).maxX, 220)
  }
}
