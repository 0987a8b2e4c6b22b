import Expectations
import Masonry
import Testing

/// The effects of mas_updateConstraints and mas_remakeConstraints on existing constraints.
@Suite struct UpdateTests {
  private let ground = Playground()
  private var root: UIView { ground.root }
  private var a: UIView { ground.a }
  private var b: UIView { ground.b }

  init() {
    a.mas_makeConstraints { make in
      make.left.equalTo(b.mas_right).offset(8)
      make.top.equalTo(b)
      make.size.equalTo(CGSize(width: 30, height: 20))
    }
    expectEqual(ground.frame(a), CGRect(x: 58, y: 10, width: 30, height: 20))
  }

  private var words: [String] {
    (root.constraints + a.constraints).compactMap { $0 as? LayoutConstraint }
      .filter { $0.firstItem === a }.map(\.words)
  }

  @Test func `an update changes the constant of the constraint that differs only in it`() {
    let before = (root.constraints + a.constraints).filter { !$0.isOfRuntime }
    a.mas_updateConstraints { make in
      make.left.equalTo(b.mas_right).offset(100)
      make.width.equalTo(31)
    }
    expectEqual(ground.frame(a), CGRect(x: 150, y: 10, width: 31, height: 20))
    expectEqual((root.constraints + a.constraints).filter { !$0.isOfRuntime }, before)
  }

  @Test func `an update returns handles of the existing constraints`() {
    let old = a.mas_makeConstraints { $0.bottom.lessThanOrEqualTo(root).offset(-5) }[0]
    let new = a.mas_updateConstraints { $0.bottom.lessThanOrEqualTo(root).offset(-6) }[0]
    let line = #line - 1
    expectEqual(new.layoutConstraints, old.layoutConstraints)
    expectEqual(old.layoutConstraints[0].constant, -6)
    // Reports name the line of the last statement that changed the constraint.
    expectTrue(old.layoutConstraints[0].description.contains(".swift#\(line) "))
    new.offset(-7)
    expectEqual(old.layoutConstraints[0].constant, -7)
    new.uninstall()
    expectTrue(!old.isActive && !new.isActive)
    old.install()
    expectTrue(new.isActive)
  }

  @Test(arguments: 0..<5)
  func `update adds what differs in target, attribute, relation, multiplier or priority`(
    index: Int
  ) {
    a.mas_updateConstraints { make in
      switch index {
      case 0: make.left.equalTo(root).offset(70).priorityLow()
      case 1: make.left.equalTo(b.mas_left).offset(70).priorityLow()
      case 2: make.left.lessThanOrEqualTo(b.mas_right).offset(70)
      case 3: make.left.equalTo(b.mas_right).multipliedBy(2).priorityLow()
      default: make.left.equalTo(b.mas_right).offset(70).priorityLow()
      }
    }
    expectEqual(words.count, 5)
    expectTrue(words.contains("a.left == b.right + 8"))
    expectEqual(ground.frame(a), CGRect(x: 58, y: 10, width: 30, height: 20))
    expectEmpty(ground.issues)
  }

  /// In Masonry an update with a new target adds a constraint, which conflicts; `.snp` changes the target.
  @Test func `a new target of the same priority conflicts with the old one`() {
    a.mas_updateConstraints { $0.left.equalTo(root).offset(70) }
    root.layoutIfNeeded()
    expectEqual(ground.issues.map(\.kind), [.conflict])
    expectEqual(
      ground.issues[0].constraints.map(\.text).filter { $0.hasPrefix("a.left") },
      ["a.left == b.right + 8", "a.left == root.left + 70"]
    )
  }

  @Test func `of equal constraints the newest changes`() {
    let twins = a.mas_makeConstraints { make in
      make.bottom.greaterThanOrEqualTo(b).offset(1)
      make.bottom.greaterThanOrEqualTo(b).offset(2)
    }
    a.mas_updateConstraints { $0.bottom.greaterThanOrEqualTo(b).offset(3) }
    expectEqual(twins.sentences, ["a.bottom >= b.bottom + 1", "a.bottom >= b.bottom + 3"])
  }

  @Test(arguments: [false, true])
  func `an update ignores inactive constraints`(byRuntime: Bool) {
    let old = a.mas_makeConstraints { $0.right.lessThanOrEqualTo(root) }[0]
    if byRuntime { old.layoutConstraints[0].isActive = false } else { old.uninstall() }
    let new = a.mas_updateConstraints { $0.right.lessThanOrEqualTo(root).offset(-9) }[0]
    expectTrue(old.layoutConstraints != new.layoutConstraints)
    expectTrue(!old.isActive && new.isActive)
  }

  @Test func `an update of a view without constraints makes them`() {
    let c = UIView()
    c.mas_key = "c"
    root.addSubview(c)
    let made = c.mas_updateConstraints { make in
      make.top.equalTo(60)
      make.left.equalTo(10)
      make.size.equalTo(CGSize(width: 80, height: 20))
    }
    expectEqual(made.count, 3)
    expectEqual(ground.frame(c), CGRect(x: 10, y: 60, width: 80, height: 20))
  }

  @Test func `of two equal statements of one update the second changes the first one's constraint`()
  {
    let made = a.mas_updateConstraints { make in
      make.bottom.lessThanOrEqualTo(root).offset(-1)
      make.bottom.lessThanOrEqualTo(root).offset(-2)
    }
    expectEqual(made[0].layoutConstraints, made[1].layoutConstraints)
    expectEqual(made[0].sentences, ["a.bottom <= root.bottom - 2"])
  }

  @Test func `mas_updateConstraints finds constraints of snp, and vice versa`() {
    b.snp.makeConstraints { $0.bottom.lessThanOrEqualTo(root).offset(-3) }
    let made = b.mas_updateConstraints { $0.bottom.lessThanOrEqualTo(root).offset(-4) }
    b.snp.updateConstraints { $0.left.equalTo(20) }
    expectEqual(ground.frame(b), CGRect(x: 20, y: 10, width: 40, height: 20))
    b.snp.updateConstraints { $0.bottom.lessThanOrEqualTo(root).offset(-5) }
    expectEqual(made[0].sentences, ["b.bottom <= root.bottom - 5"])
    // After a change of the target the handle refers to the new constraint.
    b.snp.updateConstraints { $0.bottom.lessThanOrEqualTo(a).offset(-6) }
    expectEqual(made[0].sentences, ["b.bottom <= a.bottom - 6"])
    expectTrue(made[0].isActive)
    expectEmpty(ground.issues)
  }

  @Test func `an illegal statement of an update is reported, and the others apply`() {
    let stranger = UIView()
    let made = a.mas_updateConstraints { make in
      make.left.equalTo(stranger)
      make.top.equalTo(b).offset(50)
    }
    expectEqual(made.map(\.isActive), [false, true])
    expectEqual(ground.issues.map(\.kind), [.noCommonAncestor])
    expectEqual(ground.frame(a), CGRect(x: 58, y: 60, width: 30, height: 20))
  }

  @Test func `repeated statements are reported`() {
    for index in 1...64 { b.mas_makeConstraints { $0.right.lessThanOrEqualTo(root).offset(index) } }
    expectEqual(ground.issues.map(\.kind), [.doubtfulStatement])
    for index in 1...64 {
      a.mas_updateConstraints { $0.width.equalTo(b).multipliedBy(index).priority(1) }
    }
    expectEqual(ground.issues.map(\.kind), [.doubtfulStatement, .doubtfulStatement])
  }

  @Test func `a transaction applies to several views`() {
    Constraint.transaction {
      a.mas_remakeConstraints { $0.left.top.width.height.equalTo(b) }
      b.mas_updateConstraints { $0.left.equalTo(20) }
      a.mas_updateConstraints { $0.left.equalTo(b).offset(3) }
    }
    expectEqual(ground.frame(a), CGRect(x: 23, y: 10, width: 40, height: 20))
    expectEqual(root.constraints.count, 4 + 2)
    expectEmpty(ground.issues)
  }

  // MARK: Remake

  @Test func `a remake leaves only the constraints of its statements`() {
    a.mas_remakeConstraints { make in
      make.right.bottom.equalTo(root)
      make.size.equalTo(9)
    }
    expectEqual(ground.frame(a), CGRect(x: 291, y: 191, width: 9, height: 9))
    expectEqual(
      words,
      [
        "a.right == root.right", "a.bottom == root.bottom", "a.width == 9", "a.height == 9",
      ]
    )
    expectEmpty(ground.issues)
  }

  @Test func `a remake keeps equal constraints and their handles`() {
    let old = a.mas_makeConstraints { $0.bottom.lessThanOrEqualTo(root) }[0]
    let kept = old.layoutConstraints
    let made = a.mas_remakeConstraints { make in
      make.bottom.lessThanOrEqualTo(root)
      make.left.top.equalTo(0)
    }
    expectEqual(made[0].layoutConstraints, kept)
    expectTrue(old.isActive)
    made[0].offset(-3)
    expectEqual(old.sentences, ["a.bottom <= root.bottom - 3"])
    made[1].offset(4)
    expectEqual(ground.frame(a).origin, CGPoint(x: 4, y: 4))
    made[1].uninstall()
    expectEqual(words, ["a.bottom <= root.bottom - 3"])
  }

  @Test func `constraints that a remake removed can be installed again`() {
    let old = a.mas_makeConstraints { $0.centerY.equalTo(b).priorityLow() }[0]
    a.mas_remakeConstraints { $0.size.equalTo(10) }
    expectTrue(!old.isActive)
    old.install()
    expectEqual(words, ["a.centerY == b.centerY ^250", "a.width == 10", "a.height == 10"])
    expectEqual(ground.frame(a).midY, 20)
  }

  @Test func `after an empty remake the view is placed by its frame`() {
    a.mas_remakeConstraints { _ in }
    expectEmpty(words)
    expectTrue(a.translatesAutoresizingMaskIntoConstraints)
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(ground.frame(a), CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `remakes of Masonry and snp replace each other's constraints`() {
    a.snp.remakeConstraints { $0.edges.equalToSuperview() }
    expectEqual(ground.frame(a), root.bounds)
    a.mas_remakeConstraints { $0.edges.equalTo(root).inset(1) }
    expectEqual(ground.frame(a), CGRect(x: 1, y: 1, width: 298, height: 198))
    expectEmpty(ground.issues)
  }
}
