import Expectations
import Masonry
import PlumbTesting
import Testing

@Suite struct MASConstraintMakerTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  @Test func `a statement without a relation means equality`() {
    let made = ground.made { make in
      make.left.offset(0)
      make.top.offset(5)
      make.height.offset(30)
      make.width.sizeOffset(CGSize(width: 60, height: 0))
    }
    expectEqual(
      made,
      ["a.left == root.left", "a.top == root.top + 5", "a.height == 30", "a.width == 60"]
    )
    expectEqual(ground.frame(a), CGRect(x: 0, y: 5, width: 60, height: 30))
    expectEmpty(ground.issues)
  }

  @Test func `every attribute starts a statement`() {
    func words(_ keyPath: KeyPath<MASConstraintMaker, MASConstraint>) -> [String] {
      a.mas_makeConstraints { $0[keyPath: keyPath].equalTo(b).priorityLow() }.sentences
    }
    let plain: [(KeyPath<MASConstraintMaker, MASConstraint>, String)] = [
      (\.left, "left"), (\.top, "top"), (\.right, "right"), (\.bottom, "bottom"),
      (\.leading, "leading"), (\.trailing, "trailing"), (\.width, "width"), (\.height, "height"),
      (\.centerX, "centerX"), (\.centerY, "centerY"), (\.baseline, "lastBaseline"),
      (\.firstBaseline, "firstBaseline"), (\.lastBaseline, "lastBaseline"),
      (\.leftMargin, "leftMargin"), (\.rightMargin, "rightMargin"), (\.topMargin, "topMargin"),
      (\.bottomMargin, "bottomMargin"), (\.leadingMargin, "leadingMargin"),
      (\.trailingMargin, "trailingMargin"), (\.centerXWithinMargins, "centerXWithinMargins"),
      (\.centerYWithinMargins, "centerYWithinMargins"),
    ]
    for (keyPath, name) in plain { expectEqual(words(keyPath), ["a.\(name) == b.\(name) ^250"]) }
    expectEqual(
      words(\.edges),
      ["left", "right", "top", "bottom"].map { "a.\($0) == b.\($0) ^250" }
    )
    expectEqual(words(\.size), ["a.width == b.width ^250", "a.height == b.height ^250"])
    expectEqual(words(\.center), ["a.centerX == b.centerX ^250", "a.centerY == b.centerY ^250"])
  }

  @Test func `edges, size and center lay out`() {
    a.mas_makeConstraints {
      $0.edges.equalTo(root).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    expectEqual(ground.frame(a), CGRect(x: 2, y: 1, width: 294, height: 196))
    a.mas_remakeConstraints { make in
      make.center.equalTo(root).centerOffset(CGPoint(x: 10, y: -5))
      make.size.equalTo(b).sizeOffset(CGSize(width: 20, height: 10))
    }
    expectEqual(ground.frame(a), CGRect(x: 130, y: 80, width: 60, height: 30))
    expectEmpty(ground.issues)
  }

  /// Masonry's own order: left, right, top, bottom, leading, trailing, width, height and on.
  @Test func `attributes are made in the order of their numbers`() {
    let all: MASAttribute = [
      .centerYWithinMargins, .firstBaseline, .baseline, .centerY, .centerX, .height, .width,
      .bottom, .top, .right, .left,
    ]
    expectEqual(
      ground.made { $0.attributes(all).equalTo(b).priority(1) }.map {
        String($0.dropFirst(2).prefix { $0 != " " })
      },
      [
        "left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "lastBaseline",
        "firstBaseline", "centerYWithinMargins",
      ]
    )
    expectEqual(
      ground.made { $0.attributes([.trailing, .leading]).equalTo(b) },
      ["a.leading == b.leading", "a.trailing == b.trailing"]
    )
  }

  @Test func `a statement without attributes is reported and ignored`() {
    var line = 0
    let made = ground.made { make in
      make.attributes([]).equalTo(b).offset(3)
      line = #line - 1
      make.left.equalTo(7)
    }
    expectEqual(made, ["a.left == root.left + 7"])
    expectEqual(ground.issues.map(\.kind), [.ineffectiveStatement])
    expectEqual(ground.issues[0].location?.line, UInt(line))
  }

  @Test func `mas_makeConstraints returns one constraint for each statement, in order`() {
    let made = a.mas_makeConstraints { make in
      make.size.equalTo(20)
      make.left.top.equalTo(b)
    }
    expectEqual(made.count, 2)
    expectEqual(made[0].sentences, ["a.width == 20", "a.height == 20"])
    expectEqual(made[1].sentences, ["a.left == b.left", "a.top == b.top"])
    expectTrue(made.allSatisfy { $0.isActive })
  }

  @Test func `a member that changes after its group's closure changes the group`() {
    var group: MASConstraint?
    a.mas_makeConstraints { make in
      var width: MASConstraint?
      group = make.group { width = make.width }
      width?.greaterThanOrEqualTo([b, b.mas_height]).offset(3)
    }
    expectEqual(group?.sentences, ["a.width >= b.width + 3", "a.width >= b.height + 3"])
  }

  @Test func `a group is one constraint`() {
    var inner: [MASConstraint] = []
    var group: MASConstraint?
    let made = a.mas_makeConstraints { make in
      make.height.equalTo(10)
      group = make.group {
        inner.append(make.left.equalTo(5))
        inner.append(make.top.width.equalTo(b))
      }
    }
    expectEqual(made.count, 2)
    expectEqual(
      group?.sentences,
      ["a.left == root.left + 5", "a.top == b.top", "a.width == b.width"]
    )
    expectEqual(ground.frame(a), CGRect(x: 5, y: 10, width: 40, height: 10))
    // The members of a group are handles of their own constraints.
    inner[0].offset(50)
    expectEqual(ground.frame(a).minX, 50)
    group?.deactivate()
    expectEqual(made.map(\.isActive), [true, false])
    expectEqual(inner.map(\.isActive), [false, false])
    group?.offset(1).install()
    expectEqual(ground.frame(a), CGRect(x: 1, y: 11, width: 41, height: 10))
  }

  @Test func `an array runs the closure once for each view`() {
    let c = UIView()
    root.addSubview(c)
    var order: [String] = []
    let made = [a, c].mas_makeConstraints { make in
      order.append("run")
      make.width.equalTo(b)
      make.height.equalTo(30)
    }
    expectEqual(order.count, 2)
    expectEqual(made.count, 4)
    root.layoutIfNeeded()
    expectEqual(a.frame.size, CGSize(width: 40, height: 30))
    expectEqual(c.frame.size, CGSize(width: 40, height: 30))
    let updated = [a, c].mas_updateConstraints { $0.height.equalTo(31) }
    expectEqual(updated.count, 2)
    root.layoutIfNeeded()
    expectEqual([a, c].map(\.frame.height), [31, 31])
    [a, c].mas_remakeConstraints { $0.size.equalTo(5) }
    root.layoutIfNeeded()
    expectEqual(
      [a, c].map(\.frame.size),
      [CGSize(width: 5, height: 5), CGSize(width: 5, height: 5)]
    )
    expectEqual(a.constraints.count, 2)
  }

  @Test func `the use of a maker after its closure is reported and ignored`() {
    var kept: MASConstraintMaker?
    var line = 0
    a.mas_makeConstraints {
      kept = $0
      $0.top.equalTo(1)
    }
    line = #line - 4
    kept?.left.equalTo(5).offset(6)
    expectEqual(root.constraints.count, 3)
    expectEqual(ground.issues.map(\.kind), [.ineffectiveStatement])
    expectEqual(ground.issues[0].location?.line, UInt(line))
  }

  @Test
  func `the view holds its constant size, the closest common superview all other constraints`() {
    let inner = UIView()
    a.addSubview(inner)
    func holder(_ closure: (MASConstraintMaker) -> Void) -> UIView? {
      let constraint = inner.mas_makeConstraints(closure)[0].layoutConstraints[0]
      return [root, a, b, inner].first { $0.constraints.contains(constraint) }
    }
    expectTrue(holder { $0.width.equalTo(10) } === inner)
    expectTrue(holder { $0.left.equalTo(10) } === a)
    expectTrue(holder { $0.top.equalTo(b) } === root)
    expectTrue(holder { $0.height.equalTo(b) } === root)
    expectTrue(holder { $0.bottom.equalTo(a) } === a)
  }

  @Test func `a statement without a common superview is reported, and the others apply`() {
    let stranger = UIView()
    stranger.mas_key = "stranger"
    var line = 0
    let made = a.mas_makeConstraints { make in
      make.left.equalTo(stranger)
      line = #line - 1
      make.size.equalTo(9)
      make.top.equalTo(4)
    }
    expectEqual(made.sentences, ["a.width == 9", "a.height == 9", "a.top == root.top + 4"])
    expectTrue(!made[0].isActive)
    expectEqual(ground.issues.map(\.kind), [.noCommonAncestor])
    expectEqual(ground.issues[0].location?.line, UInt(line))
    expectTrue(ground.issues[0].message.contains("stranger"))
    expectEqual(ground.frame(a), CGRect(x: 0, y: 4, width: 9, height: 9))
  }

  @Test func `a position without a superview is reported with its line`() {
    let (line, issues) = collectingIssues {
      let lone = UIView()
      lone.mas_makeConstraints { make in
        make.size.equalTo(30)
        make.left.offset(3)
      }
      expectEqual(lone.constraints.count, 2)
      return #line - 3
    }
    expectEqual(issues.map(\.kind), [.missingSuperview])
    expectEqual(issues[0].location?.line, UInt(line))
  }

  @Test func `the view stops translating its mask, also with an empty closure`() {
    let view = UIView()
    root.addSubview(view)
    view.mas_makeConstraints { _ in }
    expectTrue(!view.translatesAutoresizingMaskIntoConstraints)
    expectTrue(root.translatesAutoresizingMaskIntoConstraints)
  }
}
