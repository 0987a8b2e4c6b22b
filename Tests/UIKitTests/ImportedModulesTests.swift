import CoreGraphics
import Expectations
import QuartzCore
import SnapKit
import Testing
import UIKit

/// A file with the import lines that app code has.
@Suite struct ImportedModulesTests {
  @Test func `SnapKit's import line brings the DSL, and those of the graphics modules their types`()
  {
    let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    root.addSubview(box)
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    let layer: CALayer = box.layer
    layer.borderColor = UIColor.red.cgColor
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 10, y: 10, width: 80, height: 30))
    expectTrue(CGAffineTransform.identity.isIdentity)
  }
}
