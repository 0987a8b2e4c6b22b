import Expectations
import Masonry
import PlumbTesting
import Testing

@Suite struct MASConstraintTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  /// Checks the kind, line and phrases of the only issue.
  private func check(
    _ kind: LayoutIssue.Kind,
    line: Int,
    phrases: String...,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(ground.issues.map(\.kind) == [kind], sourceLocation: location)
    guard let issue = ground.issues.first else { return }
    #expect(issue.location?.line == UInt(line), sourceLocation: location)
    #expect(!issue.remedy.isEmpty, sourceLocation: location)
    for phrase in phrases { #expect(issue.message.contains(phrase), sourceLocation: location) }
  }

  // MARK: Sentences

  @Test func `attributes follow attributes, in the order of writing`() {
    let made = ground.made { make in
      make.top.left.and.right.equalTo(b)
      make.height.with.width.equalTo(b)
    }
    expectEqual(
      made,
      [
        "a.top == b.top", "a.left == b.left", "a.right == b.right", "a.height == b.height",
        "a.width == b.width",
      ]
    )
  }

  @Test func `every attribute follows an attribute`() {
    func words(_ keyPath: KeyPath<MASConstraint, MASConstraint>) -> String {
      a.mas_makeConstraints { $0.left[keyPath: keyPath].equalTo(b).priorityLow() }[0].sentences
        .last ?? ""
    }
    let plain: [(KeyPath<MASConstraint, MASConstraint>, String)] = [
      (\.left, "left"), (\.top, "top"), (\.right, "right"), (\.bottom, "bottom"),
      (\.leading, "leading"), (\.trailing, "trailing"), (\.width, "width"), (\.height, "height"),
      (\.centerX, "centerX"), (\.centerY, "centerY"), (\.baseline, "lastBaseline"),
      (\.firstBaseline, "firstBaseline"), (\.lastBaseline, "lastBaseline"),
      (\.leftMargin, "leftMargin"), (\.rightMargin, "rightMargin"), (\.topMargin, "topMargin"),
      (\.bottomMargin, "bottomMargin"), (\.leadingMargin, "leadingMargin"),
      (\.trailingMargin, "trailingMargin"), (\.centerXWithinMargins, "centerXWithinMargins"),
      (\.centerYWithinMargins, "centerYWithinMargins"),
    ]
    for (keyPath, name) in plain { expectEqual(words(keyPath), "a.\(name) == b.\(name) ^250") }
  }

  @Test func `with and and have no effect`() {
    a.mas_makeConstraints { make in
      let left = make.left
      expectTrue(left.with === left && left.and === left)
      left.equalTo(b.mas_right).with.offset(8)
      make.top.equalTo(b).and.offset(1)
      make.size.equalTo(3)
    }
    expectEqual(ground.frame(a), CGRect(x: 58, y: 11, width: 3, height: 3))
  }

  @Test func `an attribute after a relation is reported, and the rest of the statement is ignored`()
  {
    var line = 0
    let made = ground.made { make in
      make.left.equalTo(b).with.width.equalTo(b).offset(100).priorityLow().key("x")
      line = #line - 1
    }
    expectEqual(made, ["a.left == b.left"])
    check(.ineffectiveStatement, line: line, phrases: "width", "follows a relation")
  }

  @Test func `an attribute of a handle is reported`() {
    let left = a.mas_makeConstraints { $0.left.equalTo(b) }[0]
    let line = #line - 1
    left.top.equalTo(b)
    expectEqual(left.sentences, ["a.left == b.left"])
    check(.ineffectiveStatement, line: line, phrases: "top")
  }

  @Test func `a second relation is reported, and the rest of the statement is ignored`() {
    var line = 0
    let made = ground.made { make in
      make.left.equalTo(b).offset(3)
        .lessThanOrEqualTo(root).offset(8)
      line = #line - 1
    }
    expectEqual(made, ["a.left == b.left + 3"])
    check(.ineffectiveStatement, line: line, phrases: "already has a relation")
  }

  @Test func `the same relation to a constant changes the constant at any time`() {
    let made = a.mas_makeConstraints { make in
      make.left.equalTo(b).equalTo(5)
      make.top.greaterThanOrEqualTo(7)
      make.size.equalTo(CGSize(width: 5, height: 6))
    }
    expectEqual(
      made.sentences,
      ["a.left == b.left + 5", "a.top >= root.top + 7", "a.width == 5", "a.height == 6"]
    )
    made[0].equalTo(9)
    made[1].greaterThanOrEqualTo(12)
    made[2].mas_equalTo(CGSize(width: 50, height: 60))
    expectEqual(ground.frame(a), CGRect(x: 19, y: 12, width: 50, height: 60))
    expectEmpty(ground.issues)
    made[1].equalTo(99)
    check(.ineffectiveStatement, line: #line - 1, phrases: "top")
    expectEqual(ground.frame(a).minY, 12)
  }

  @Test func `a relation of a handle to a view is reported`() {
    let left = a.mas_makeConstraints { $0.left.offset(4) }[0]
    left.equalTo(b)
    check(.ineffectiveStatement, line: #line - 1)
    expectEqual(left.sentences, ["a.left == root.left + 4"])
  }

  // MARK: Handles

  @Test func `install and activate, uninstall and deactivate are the same`() {
    let made = a.mas_makeConstraints { make in
      make.left.top.equalTo(b)
      make.size.equalTo(CGSize(width: 30, height: 20))
    }
    let size = made[1]
    expectTrue(size.isActive)
    size.uninstall()
    expectTrue(!size.isActive)
    expectEmpty(a.constraints)
    expectEqual(ground.frame(a).size, .zero)
    size.install()
    expectEqual(ground.frame(a).size, CGSize(width: 30, height: 20))
    size.deactivate()
    expectEqual(ground.frame(a).size, .zero)
    size.offset(7).activate()
    size.activate()
    expectEqual(a.constraints.count, 2)
    expectEqual(ground.frame(a).size, CGSize(width: 7, height: 7))
  }

  @Test func `a handle has no constraints before the closure returns`() {
    a.mas_makeConstraints { make in
      let left = make.left.equalTo(b)
      left.uninstall()
      left.install()
      expectTrue(!left.isActive)
      expectEmpty(left.layoutConstraints)
    }
    expectEqual(ground.frame(a).minX, 10)
  }

  @Test func `a constraint does not retain its view`() {
    final class Keeper: UIView {
      var kept: MASConstraint?
    }
    weak var seen: Keeper?
    do {
      let keeper = Keeper()
      root.addSubview(keeper)
      keeper.mas_makeConstraints { keeper.kept = $0.left.equalTo(b) }
      seen = keeper
      keeper.removeFromSuperview()
    }
    expectTrue(seen == nil)
  }

  @Test func `the constraint of a deallocated view has no effect`() {
    var kept: MASConstraint?
    do {
      let view = UIView()
      root.addSubview(view)
      kept = view.mas_makeConstraints { $0.width.equalTo(5) }[0]
      view.removeFromSuperview()
    }
    kept?.offset(9)
    kept?.uninstall()
    expectTrue(kept?.isActive == false)
  }

  // MARK: Keys

  @Test func `a key names a constraint, and numbers the parts of a composite`() {
    let made = a.mas_makeConstraints { make in
      make.left.equalTo(b).key("left")
      make.size.equalTo(5).key("size")
      make.top.equalTo([b, root]).key("top").priorityLow()
      make.group {
        make.right.equalTo(0)
        make.bottom.equalTo(0)
      }.key("end").priority(1)
    }
    expectEqual(
      made.flatMap(\.layoutConstraints).map(\.identifier),
      ["left", "size[0]", "size[1]", "top[0]", "top[1]", "end[0]", "end[1]"]
    )
    made[0].key("other")
    expectEqual(made[0].layoutConstraints[0].identifier, "other")
  }

  @Test func `a conflict names keys, file and line`() {
    MASAttachKeys(["card": a])
    a.mas_makeConstraints { make in
      make.width.equalTo(10).key("narrow")
      make.width.equalTo(20).key("wide")
    }
    let line = #line - 3
    root.layoutIfNeeded()
    expectEqual(ground.issues.map(\.kind), [.conflict])
    let conflict = ground.issues.first
    expectEqual(conflict?.constraints.map(\.identifier), ["narrow", "wide"])
    expectEqual(conflict?.constraints.map { $0.location?.line }, [UInt(line), UInt(line + 1)])
    expectEqual(conflict?.leftOut?.identifier, "wide")
    expectEqual(
      a.constraints.map(\.description),
      [
        "<Plumb.LayoutConstraint:narrow@MASConstraintTests.swift#\(line) card.width == 10>",
        "<Plumb.LayoutConstraint:wide@MASConstraintTests.swift#\(line + 1) card.width == 20>",
      ]
    )
  }

  @Test
  func `a chain without a relation has the line of its constant, else of its maker`() {
    let made = a.mas_makeConstraints { make in
      make.left.offset(0)
      make.group { _ = make.top }
    }
    let line = #line - 4
    expectTrue(made[0].layoutConstraints[0].description.contains(".swift#\(line + 1) "))
    expectTrue(made[1].layoutConstraints[0].description.contains(".swift#\(line) "))
  }

  @Test func `the description of a handle lists its constraints with names of priorities`() {
    let made = a.mas_makeConstraints { make in
      make.width.equalTo(48).priorityHigh().key("wide")
      make.height.equalTo(b).multipliedBy(0.5).offset(-1).priorityMedium()
      make.left.lessThanOrEqualTo(b.mas_right).priorityLow()
      make.top.equalTo(0).priority(50)
      make.bottom.offset(0).priority(600.5)
      make.center.equalTo(b)
    }
    let line = #line - 8
    let file = "MASConstraintTests.swift"
    expectEqual(
      made.map(\.description),
      [
        "<MASLayoutConstraint:wide@\(file)#\(line + 1) a.width == 48 ^high>",
        "<MASLayoutConstraint@\(file)#\(line + 2) a.height == b.height * 0.5 - 1 ^medium>",
        "<MASLayoutConstraint@\(file)#\(line + 3) a.left <= b.right ^low>",
        "<MASLayoutConstraint@\(file)#\(line + 4) a.top == root.top ^fitting size>",
        "<MASLayoutConstraint@\(file)#\(line + 5) a.bottom == root.bottom ^600.5>",
        """
        <MASLayoutConstraint@\(file)#\(line + 6) a.centerX == b.centerX>
        <MASLayoutConstraint@\(file)#\(line + 6) a.centerY == b.centerY>
        """,
      ]
    )
  }

  @Test func `a key numbers each constraint of arrays in composites`() {
    let made = a.mas_makeConstraints { make in
      make.left.top.equalTo([b, root]).key("k")
      make.width.mas_lessThanOrEqualTo(7)
    }
    expectEqual(made[0].layoutConstraints.map(\.identifier), ["k[0]", "k[1]", "k[2]", "k[3]"])
    expectEqual(
      made[0].sentences,
      [
        "a.left == b.left", "a.left == root.left", "a.top == b.top", "a.top == root.top",
      ]
    )
    expectEqual(made[1].sentences, ["a.width <= 7"])
  }

  @Test func `before the closure returns, the description of a handle lists its attributes`() {
    a.mas_makeConstraints { make in
      expectEqual(make.left.top.description, "<MASConstraint left, top>")
    }
  }

  @Test func `descriptions name views by their keys`() {
    a.mas_key = "title"
    expectEqual(a.mas_key, "title")
    expectEqual(a.snp.label(), "title")
    expectEqual(ground.made { $0.left.equalTo(b) }, ["title.left == b.left"])
    a.mas_key = nil
    expectTrue(a.mas_key == nil)
  }
}
