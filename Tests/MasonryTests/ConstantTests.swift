import Expectations
import Masonry
import Testing

/// Constants, multipliers and priorities of `MASConstraint`.
@Suite struct ConstantTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  private static let all: MASAttribute = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The constants that a call gives every attribute, in their order, over the constant 100.
  private func constants(_ body: (MASConstraint) -> Void) -> [CGFloat] {
    a.mas_makeConstraints { body($0.attributes(Self.all).equalTo(b).offset(100).priority(1)) }[0]
      .layoutConstraints.map(\.constant)
  }

  @Test func `offset applies to all attributes`() {
    expectEqual(constants { $0.offset(7) }, Array(repeating: 7, count: 20))
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `insets apply to edges only, equally in both directions`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let ground = Playground(direction: direction)
    let made = ground.a.mas_makeConstraints {
      $0.attributes(Self.all).equalTo(ground.b).offset(100).priority(1)
        .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    expectEqual(
      made[0].layoutConstraints.map(\.constant),
      [2, -4, 1, -3, 2, -4] + Array(repeating: 100, count: 14)
    )
    ground.root.layoutIfNeeded()
  }

  @Test func `inset applies one number to all edges`() {
    expectEqual(
      constants { $0.inset(5) },
      [5, -5, 5, -5, 5, -5] + Array(repeating: 100, count: 14)
    )
    a.mas_remakeConstraints { $0.edges.equalTo(root).inset(5) }
    expectEqual(ground.frame(a), CGRect(x: 5, y: 5, width: 290, height: 190))
  }

  @Test func `sizeOffset applies to width and height only`() {
    let expected = Array(repeating: 100, count: 6) + [8, 9] + Array(repeating: 100, count: 12)
    expectEqual(
      constants { $0.sizeOffset(CGSize(width: 8, height: 9)) },
      expected.map { CGFloat($0) }
    )
  }

  @Test func `centerOffset applies to both centres only`() {
    let expected = Array(repeating: 100, count: 8) + [8, 9] + Array(repeating: 100, count: 10)
    expectEqual(constants { $0.centerOffset(CGPoint(x: 8, y: 9)) }, expected.map { CGFloat($0) })
  }

  @Test func `valueOffset and mas_offset depend on the type of the value`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (size, point) = (CGSize(width: 5, height: 6), CGPoint(x: 7, y: 8))
    expectEqual(constants { $0.valueOffset(9) }, constants { $0.offset(9) })
    expectEqual(constants { $0.valueOffset(insets) }, constants { $0.insets(insets) })
    expectEqual(constants { $0.valueOffset(size) }, constants { $0.sizeOffset(size) })
    expectEqual(constants { $0.valueOffset(point) }, constants { $0.centerOffset(point) })
    expectEqual(constants { $0.mas_offset(9) }, constants { $0.offset(9) })
    expectEqual(constants { $0.mas_offset(insets) }, constants { $0.insets(insets) })
    expectEqual(constants { $0.mas_offset(size) }, constants { $0.sizeOffset(size) })
    expectEqual(constants { $0.mas_offset(point) }, constants { $0.centerOffset(point) })
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(
      constants { $0.valueOffset(directional) },
      [100, 100, 1, -3, 2, -4] + Array(repeating: 100, count: 14)
    )
  }

  /// In `.snp` the target's attribute determines the sign, so that the two views overlap there.
  @Test func `the constant applies to the first attribute, whatever the target is`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      ground.made { $0.left.equalTo(b.mas_right).insets(insets) },
      ["a.left == b.right + 2"]
    )
    expectEqual(ground.made { $0.right.equalTo(b.mas_left).inset(8) }, ["a.right == b.left - 8"])
    expectEqual(
      ground.made { $0.width.equalTo(b.mas_height).insets(insets) },
      ["a.width == b.height"]
    )
  }

  @Test func `attributes without a value in a call keep their constants`() {
    let made = a.mas_makeConstraints {
      $0.left.width.offset(5).equalTo(b).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    expectEqual(made.sentences, ["a.left == b.left + 2", "a.width == b.width + 5"])
    made[0].sizeOffset(CGSize(width: 11, height: 12))
    expectEqual(made.sentences, ["a.left == b.left + 2", "a.width == b.width + 11"])
    made[0].centerOffset(CGPoint(x: 1, y: 1))
    expectEqual(made.sentences, ["a.left == b.left + 2", "a.width == b.width + 11"])
  }

  @Test func `the same calls change constants at any time`() {
    var (edges, center): (MASConstraint?, MASConstraint?)
    a.mas_makeConstraints { edges = $0.edges.equalTo(root).inset(5) }
    expectEqual(ground.frame(a), CGRect(x: 5, y: 5, width: 290, height: 190))
    edges?.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(ground.frame(a), CGRect(x: 2, y: 1, width: 294, height: 196))
    edges?.inset(10)
    expectEqual(ground.frame(a), CGRect(x: 10, y: 10, width: 280, height: 180))
    edges?.offset(3)
    expectEqual(ground.frame(a), CGRect(x: 3, y: 3, width: 300, height: 200))

    var size: MASConstraint?
    a.mas_remakeConstraints { make in
      center = make.center.equalTo(root)
      size = make.size.equalTo(b)
    }
    center?.centerOffset(CGPoint(x: 10, y: 20))
    size?.sizeOffset(CGSize(width: 20, height: 40))
    expectEqual(ground.frame(a), CGRect(x: 130, y: 90, width: 60, height: 60))
    size?.mas_offset(CGSize(width: 0, height: 0))
    expectEqual(ground.frame(a), CGRect(x: 140, y: 110, width: 40, height: 20))
    expectEmpty(ground.issues)
  }

  @Test func `constants that are not finite are reported and ignored`() {
    var line = 0
    let made = a.mas_makeConstraints { make in
      make.left.offset(Double.nan)
      line = #line - 1
      make.width.equalTo(5)
    }
    expectEqual(made.sentences, ["a.width == 5"])
    expectEqual(ground.issues.map(\.kind), [.unusableNumber])
    expectEqual(ground.issues[0].location?.line, UInt(line))
    made[1].offset(Double.infinity)
    expectEqual(ground.issues.count, 2)
    expectEqual(ground.issues[1].location?.line, UInt(#line - 2))
    expectEqual(made.sentences, ["a.width == 5"])
  }

  // MARK: Multipliers and priorities

  @Test func `multipliedBy and dividedBy`() {
    let made = ground.made { make in
      make.width.equalTo(b).multipliedBy(3)
      make.height.equalTo(b.mas_width).dividedBy(4).offset(2)
      make.left.equalTo(b.mas_right).multipliedBy(2)
      make.top.multipliedBy(2).offset(4)
    }
    expectEqual(
      made,
      [
        "a.width == b.width * 3", "a.height == b.width * 0.25 + 2", "a.left == b.right * 2",
        "a.top == root.top * 2 + 4",
      ]
    )
    expectEqual(ground.frame(a), CGRect(x: 100, y: 4, width: 120, height: 12))
  }

  @Test func `a multiplier does not apply to a number`() {
    expectEqual(ground.made { $0.width.equalTo(5).multipliedBy(2) }, ["a.width == 5"])
    expectEqual(ground.issues.map(\.kind), [.doubtfulStatement])
  }

  @Test func `priorities by number and by name`() {
    func level(_ body: (MASConstraint) -> Void) -> Float? {
      a.mas_makeConstraints { body($0.left.equalTo(b)) }[0].layoutConstraints[0].priority.rawValue
    }
    expectEqual(level { _ in }, 1000)
    expectEqual(level { $0.priority(1) }, 1)
    expectEqual(level { $0.priority(2.5) }, 2.5)
    expectEqual(level { $0.priority(.defaultHigh) }, 750)
    expectEqual(level { $0.priority(UILayoutPriority(rawValue: 3)) }, 3)
    expectEqual(level { $0.priorityLow() }, 250)
    expectEqual(level { $0.priorityMedium() }, 500)
    expectEqual(level { $0.priorityHigh() }, 750)
    expectEqual(level { $0.priority(MASLayoutPriorityRequired) }, 1000)
    expectEqual(level { $0.priority(MASLayoutPriorityDefaultHigh) }, 750)
    expectEqual(level { $0.priority(MASLayoutPriorityDefaultMedium) }, 500)
    expectEqual(level { $0.priority(MASLayoutPriorityDefaultLow) }, 250)
    expectEqual(level { $0.priority(MASLayoutPriorityFittingSizeLevel) }, 50)
    expectEqual(level { $0.priority(MASLayoutPriorityDragThatCanResizeWindow) }, 510)
    expectEqual(level { $0.priority(MASLayoutPriorityWindowSizeStayPut) }, 500)
    expectEqual(level { $0.priority(MASLayoutPriorityDragThatCannotResizeWindow) }, 490)
    expectEqual(level { $0.priority(MASLayoutPriorityFittingSizeCompression) }, 50)
  }

  @Test func `the higher priority holds`() {
    a.mas_makeConstraints { make in
      make.left.equalTo(20).priorityLow()
      make.left.equalTo(30).priorityHigh()
      make.left.equalTo(40).priorityMedium()
    }
    expectEqual(ground.frame(a).minX, 30)
  }

  @Test func `a priority out of range is reported, and the statement is ignored`() {
    var line = 0
    let made = ground.made { make in
      make.left.equalTo(b).priority(1200)
      line = #line - 1
      make.top.equalTo(b)
    }
    expectEqual(made, ["a.top == b.top"])
    expectEqual(ground.issues.map(\.kind), [.illegalPriority])
    expectEqual(ground.issues[0].location?.line, UInt(line))
  }

  @Test func `multiplier and priority cannot change after the closure`() {
    let made = a.mas_makeConstraints { $0.width.equalTo(b) }
    made[0].multipliedBy(2)
    made[0].dividedBy(2).offset(50)
    made[0].priorityLow()
    let line = #line
    expectEqual(made.sentences, ["a.width == b.width"])
    expectEqual(ground.issues.map(\.kind), Array(repeating: .ineffectiveStatement, count: 3))
    expectEqual(ground.issues.map { $0.location?.line }, [3, 2, 1].map { UInt(line - $0) })
    expectTrue(ground.issues[0].message.contains("multiplier"))
    expectTrue(ground.issues[2].message.contains("priority"))
  }
}
