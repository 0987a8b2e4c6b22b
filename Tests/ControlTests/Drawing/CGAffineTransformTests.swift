import AutoLayout
import Expectations
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a method called on a transform prepends its operation`() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    expectEqual(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 3))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(
      CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 10, y: 0)),
      CGPoint(x: 22, y: 3)
    )
    expectEqual(moved.concatenating(scaled), scaled.translatedBy(x: 10, y: 0))
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    expectTrue(abs(point.x) < 1e-12 && point.y == 1)
  }

  @Test
  func `a transform times its inverse is the identity, and inverted() returns a singular one`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: -5)
    expectTrue(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test func `sizes are not translated, and rectangles enclose their transformed corners`() {
    let transform = CGAffineTransform(0, 1, -1, 0, 5, 6)
    expectEqual(CGSize(width: 3, height: 4).applying(transform), CGSize(width: -4, height: 3))
    expectEqual(
      CGRect(x: 0, y: 0, width: 3, height: 4).applying(transform),
      CGRect(x: 1, y: 6, width: 4, height: 3)
    )
  }
}
