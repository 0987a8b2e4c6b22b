import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct ImageFileSizeTests {
  @Test(arguments: [
    ImageFile.png(30, 20), ImageFile.gif(30, 20), ImageFile.bmp(30, 20), ImageFile.bmp(30, -20),
    ImageFile.jpeg(30, 20), ImageFile.jpeg(20, 30, orientation: 6), ImageFile.webPExtended(30, 20),
    ImageFile.webPLossless(30, 20), ImageFile.webPLossy(30, 20), ImageFile.heif(30, 20),
    ImageFile.pdf("0 0 30 20"), ImageFile.pdf("-10 5.0 20 25"),
    Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="30px" height='20pt'/>"#.utf8),
    Data(#"<?xml version="1.0"?><svg viewBox="0, 0, 30 20" width="100%"></svg>"#.utf8),
  ])
  func `an image has the size of its file`(file: Data) {
    expectEqual(UIImage(data: file)?.size, CGSize(width: 30, height: 20))
  }

  @Test func `pixels are divided by the scale, the points of drawings are not`() {
    expectEqual(UIImage(data: ImageFile.png(30, 20), scale: 2)?.size, CGSize(width: 15, height: 10))
    expectEqual(UIImage(data: ImageFile.png(30, 20), scale: 2)?.scale, 2)
    let drawing = UIImage(data: ImageFile.pdf("0 0 30 20"), scale: 2)
    expectEqual(drawing?.size, CGSize(width: 30, height: 20))
  }

  @Test(arguments: [
    ImageFile.png(30, 20), ImageFile.gif(30, 20), ImageFile.jpeg(30, 20), ImageFile.heif(30, 20),
    ImageFile.webPExtended(30, 20), ImageFile.webPLossless(30, 20), ImageFile.webPLossy(30, 20),
    ImageFile.bmp(30, 20), ImageFile.pdf("0 0 30 20"),
  ])
  func `a file that ends in its header, or has other bytes in it, is no trap`(file: Data) {
    for length in 0..<file.count { _ = UIImage(data: file.prefix(length)) }
    for position in 0..<file.count {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var broken = file
        broken[broken.startIndex + position] = byte
        _ = UIImage(data: broken)
      }
    }
  }

  @Test func `a file without a size is no image`() {
    for text in ["", "Text", "<svg/>", "<svg width='a' height='3'/>", "%PDF-1.4", "GIF89a"] {
      expectTrue(UIImage(data: Data(text.utf8)) == nil)
    }
    for image in [ImageFile.png(0, 20), ImageFile.gif(30, 0), ImageFile.pdf("0 0 1e300 2")] {
      expectTrue(UIImage(data: image) == nil)
    }
    expectTrue(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }
}
