import AutoLayout
import Expectations
import Testing

@Suite struct NSValueTests {
  @Test func `transforms are boxed`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var space = CATransform3DMakeRotation(0.5, 1, 2, 3)
    space.m34 = -1 / 500
    let (one, two) = (NSValue(cgAffineTransform: plane), NSValue(caTransform3D: space))
    expectTrue(one.cgAffineTransformValue == plane && two.caTransform3DValue == space)
    expectTrue(one == NSValue(cgAffineTransform: plane) && one != two)
    expectEqual(two.cgAffineTransformValue, .identity)
    expectEqual(NSValue(cgPoint: .zero).caTransform3DValue, CATransform3DIdentity)
  }
}
