import Expectations
import Masonry
import PlumbTesting
import Testing

/// Boxed values as targets and constants, which Masonry's methods use.
@Suite struct BoxedConstantTests {
  private let ground = Playground()

  @Test func `a boxed number is the number`() {
    expectEqual(
      ground.made { make in
        make.width.equalTo(NSNumber(value: 48))
        make.height.mas_greaterThanOrEqualTo(20.5 as NSNumber)
        make.left.lessThanOrEqualTo(NSNumber(value: 8 as Int32))
        make.top.valueOffset(NSNumber(value: 3))
      },
      [
        "a.width == 48", "a.height >= 20.5", "a.left <= root.left + 8", "a.top == root.top + 3",
      ]
    )
  }

  @Test func `boxed points, sizes and insets are unboxed`() {
    let size = NSValue(cgSize: CGSize(width: 40, height: 30))
    let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(
      ground.made { make in
        make.size.equalTo(size)
        make.center.mas_equalTo(NSValue(cgPoint: CGPoint(x: 5, y: 6)))
        make.edges.mas_offset(insets)
      },
      [
        "a.width == 40", "a.height == 30", "a.centerX == root.centerX + 5",
        "a.centerY == root.centerY + 6", "a.left == root.left + 2", "a.right == root.right - 4",
        "a.top == root.top + 1", "a.bottom == root.bottom - 3",
      ]
    )
  }

  @Test func `boxes and views can be in one array`() {
    expectEqual(
      ground.made { $0.width.greaterThanOrEqualTo([ground.b, NSNumber(value: 30)]) },
      ["a.width >= b.width", "a.width >= 30"]
    )
  }

  @Test func `a box changes constants of existing constraints`() {
    let made = ground.a.mas_makeConstraints { $0.size.equalTo(10) }
    made[0].valueOffset(NSValue(cgSize: CGSize(width: 12, height: 14)))
    expectEqual(made.sentences, ["a.width == 12", "a.height == 14"])
  }

  @Test func `a box of another type is not a target`() {
    let (made, issues) = collectingIssues {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { $0.size.equalTo(NSValue(cgRect: .zero)) }
      return view.constraints.count
    }
    expectEqual(made, 0)
    expectEqual(issues.map(\.kind), [.illegalItem])
  }

  @Test func `a box of another type sets no constants`() {
    expectEqual(
      ground.made { $0.left.top.valueOffset(NSValue(cgRect: .zero)) },
      [
        "a.left == root.left", "a.top == root.top",
      ]
    )
  }

  @Test func `.snp accepts boxes, too`() {
    ground.a.snp.makeConstraints { $0.width.equalTo(NSNumber(value: 7)) }
    expectEqual(ground.a.constraints.map(\.constant), [7])
  }
}
