import Expectations
import Masonry
import Testing

/// Relations of `MASConstraint`.
@Suite struct RelationTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  @Test func `the three relations, and their names with mas_`() {
    expectEqual(ground.made { $0.left.equalTo(b) }, ["a.left == b.left"])
    expectEqual(ground.made { $0.left.mas_equalTo(b) }, ["a.left == b.left"])
    expectEqual(ground.made { $0.left.greaterThanOrEqualTo(b) }, ["a.left >= b.left"])
    expectEqual(ground.made { $0.left.mas_greaterThanOrEqualTo(b) }, ["a.left >= b.left"])
    expectEqual(ground.made { $0.left.lessThanOrEqualTo(b) }, ["a.left <= b.left"])
    expectEqual(ground.made { $0.left.mas_lessThanOrEqualTo(b) }, ["a.left <= b.left"])
  }

  @Test func `a view or guide stands for the same attribute`() {
    let guide = UILayoutGuide()
    guide.snp.setLabel("guide")
    root.addLayoutGuide(guide)
    expectEqual(
      ground.made { $0.left.top.equalTo(guide) },
      ["a.left == guide.left", "a.top == guide.top"]
    )
    expectEqual(ground.made { $0.size.equalTo(b) }, ["a.width == b.width", "a.height == b.height"])
  }

  @Test func `one target attribute applies to all attributes`() {
    expectEqual(ground.made { $0.left.equalTo(b.mas_right) }, ["a.left == b.right"])
    expectEqual(
      ground.made { $0.size.equalTo(b.mas_width) },
      ["a.width == b.width", "a.height == b.width"]
    )
    expectEqual(ground.made { $0.left.equalTo(b.snp.right) }, ["a.left == b.right"])
  }

  @Test func `numbers of every kind`() {
    expectEqual(ground.made { $0.width.equalTo(5) }, ["a.width == 5"])
    expectEqual(ground.made { $0.width.equalTo(5.5) }, ["a.width == 5.5"])
    expectEqual(ground.made { $0.width.equalTo(CGFloat(6)) }, ["a.width == 6"])
    expectEqual(ground.made { $0.width.equalTo(Float(7)) }, ["a.width == 7"])
    expectEqual(ground.made { $0.width.equalTo(UInt(8)) }, ["a.width == 8"])
    expectEqual(ground.made { $0.leading.equalTo(9) }, ["a.leading == root.leading + 9"])
    expectEqual(ground.made { $0.topMargin.equalTo(2) }, ["a.topMargin == root.topMargin + 2"])
  }

  /// Differs from `.snp`, where a number is a distance from the superview's top left corner.
  @Test func `a centre equal to a point is that far from the superview's centre`() {
    a.mas_makeConstraints { make in
      make.center.mas_equalTo(CGPoint(x: 0, y: 0))
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    expectEqual(ground.frame(a), CGRect(x: 140, y: 95, width: 20, height: 10))
    a.mas_updateConstraints { $0.center.mas_equalTo(CGPoint(x: 30, y: -40)) }
    expectEqual(ground.frame(a), CGRect(x: 170, y: 55, width: 20, height: 10))
    a.snp.remakeConstraints { make in
      make.center.equalTo(CGPoint(x: 0, y: 0))
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    expectEqual(ground.frame(a), CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test func `sizes and insets`() {
    a.mas_makeConstraints { make in
      make.size.mas_equalTo(CGSize(width: 20, height: 10))
      make.left.bottom.mas_equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    expectEqual(ground.frame(a), CGRect(x: 2, y: 187, width: 20, height: 10))
    a.mas_remakeConstraints {
      $0.edges.mas_equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    expectEqual(ground.frame(a), CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func `an array is one constraint for each of its elements`() {
    let c = UIView()
    c.mas_key = "c"
    root.addSubview(c)
    let made = a.mas_makeConstraints { make in
      make.left.greaterThanOrEqualTo([b.mas_right, c.mas_right]).offset(4)
      make.top.lessThanOrEqualTo([b, c.mas_bottom, 50]).priority(500)
      make.width.height.equalTo([b, c])
      make.bottom.offset(-8).mas_equalTo([b, root])
      make.right.mas_lessThanOrEqualTo([b, c])
      make.leading.mas_greaterThanOrEqualTo([5, 6])
    }
    expectEqual(made.count, 6)
    expectEqual(made[0].sentences, ["a.left >= b.right + 4", "a.left >= c.right + 4"])
    expectEqual(
      made[1].sentences,
      ["a.top <= b.top ^500", "a.top <= c.bottom ^500", "a.top <= root.top + 50 ^500"]
    )
    expectEqual(
      made[2].sentences,
      [
        "a.width == b.width", "a.width == c.width", "a.height == b.height", "a.height == c.height",
      ]
    )
    expectEqual(made[3].sentences, ["a.bottom == b.bottom - 8", "a.bottom == root.bottom - 8"])
    expectEqual(made[4].sentences, ["a.right <= b.right", "a.right <= c.right"])
    expectEqual(
      made[5].sentences,
      ["a.leading >= root.leading + 5", "a.leading >= root.leading + 6"]
    )
    expectEmpty(ground.issues)
  }

  @Test func `constants before an array apply to each of its elements`() {
    let made = a.mas_makeConstraints { make in
      make.left.multipliedBy(2).offset(1).priorityLow().key("k").equalTo([b, root])
    }
    expectEqual(
      made.sentences,
      ["a.left == b.left * 2 + 1 ^250", "a.left == root.left * 2 + 1 ^250"]
    )
    expectEqual(made[0].layoutConstraints.map(\.identifier), ["k", "k"])
    expectEmpty(ground.issues)
    expectEmpty(ground.made { $0.left.priority(1200).equalTo([b, root]) })
    expectEqual(ground.issues.map(\.kind), [.illegalPriority])
  }

  @Test func `a percentage of the superview, as with snp`() {
    a.mas_makeConstraints { make in
      make.left.equalTo(25%).offset(5)
      make.top.equalTo(0)
      make.size.equalTo(50%)
    }
    expectEqual(ground.frame(a), CGRect(x: 80, y: 0, width: 150, height: 100))
  }

  @Test func `an array with one element type`() {
    let views: [UIView] = [b, root]
    a.mas_makeConstraints { make in
      make.height.lessThanOrEqualTo(views)
      make.height.equalTo(500).priorityHigh()
      make.left.top.right.equalTo(0)
    }
    expectEqual(ground.frame(a), CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func `an empty array is reported, and the statement is ignored`() {
    var line = 0
    let made = ground.made { make in
      make.left.equalTo([] as [UIView]).offset(3)
      line = #line - 1
      make.top.equalTo(2)
    }
    expectEqual(made, ["a.top == root.top + 2"])
    expectEqual(ground.issues.map(\.kind), [.ineffectiveStatement])
    expectEqual(ground.issues[0].location?.line, UInt(line))
  }

  @Test func `a size and a position cannot be related`() {
    var line = 0
    let made = ground.made { make in
      make.width.left.equalTo(b.mas_width)
      line = #line - 1
    }
    expectEqual(made, ["a.width == b.width"])
    expectEqual(ground.issues.map(\.kind), [.illegalPair])
    expectEqual(ground.issues[0].location?.line, UInt(line))
  }

  @Test func `a deallocated target is reported, and the statement is ignored`() {
    var attribute: MASViewAttribute?
    do { attribute = UIView().mas_left }
    let made = ground.made { $0.left.equalTo(attribute!) }
    expectEmpty(made)
    expectEqual(ground.issues.map(\.kind), [.illegalItem])
    expectEqual(ground.issues[0].location?.line, UInt(#line - 3))
  }

  @Test func `of several target attributes the same attribute is used, if it is among them`() {
    expectEqual(
      ground.made { $0.left.top.equalTo(b.snp.edges) },
      ["a.left == b.left", "a.top == b.top"]
    )
    expectEmpty(ground.made { $0.centerX.equalTo(b.snp.edges) })
    expectEqual(ground.issues.map(\.kind), [.illegalPair])
  }
}
