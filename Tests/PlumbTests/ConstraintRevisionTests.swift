import Expectations
import Plumb
import PlumbTesting
import Testing

/// The effects of updates and remakes on existing constraints.
@Suite struct ConstraintRevisionTests {
  /// The root is 300 × 200 and holds a, and b at (20, 10, 100, 50).
  private struct Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let a = UIView()
    let b = UIView()

    init() {
      for (view, name) in [(root, "root"), (a, "a"), (b, "b")] {
        view.accessibilityIdentifier = name
      }
      root.addSubview(a)
      root.addSubview(b)
      b.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    }

    var all: [NSLayoutConstraint] { root.constraints + a.constraints }

    var sentences: [String] {
      all.compactMap { ($0 as? LayoutConstraint)?.description }.map {
        String($0[$0.index(after: $0.firstIndex(of: " ")!)...].dropLast())
      }
    }
  }

  // MARK: The update rule

  @Test func `1: a statement that differs only in the constant changes it in place`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(5)
      make.size.equalTo(40)
    }
    let before = tree.all
    tree.a.snp.updateConstraints { make in
      make.left.equalToSuperview().offset(70)
      make.size.equalTo(CGSize(width: 30, height: 20))
    }
    tree.root.layoutIfNeeded()
    expectEqual(tree.all, before)
    expectEqual(tree.a.frame, CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test func `1: a statement that differs only in constant and priority changes both in place`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { make in
      make.width.equalTo(40)
      make.width.equalTo(60).priority(500)
    }
    let before = tree.all
    tree.a.snp.updateConstraints { $0.width.equalTo(50).priority(300) }
    expectEqual(tree.all, before)
    expectEqual(tree.sentences, ["a.width == 40", "a.width == 50 ^300"])
  }

  @Test func `2: an update with the same label changes the labelled constraint`() {
    let tree = Tree()
    var handle: Constraint?
    tree.a.snp.makeConstraints { make in
      handle = make.left.equalTo(10).labeled("place").constraint
      make.top.equalTo(4)
      make.size.equalTo(20)
    }
    tree.a.snp.updateConstraints {
      $0.right.lessThanOrEqualTo(tree.b.snp.left).offset(-3).priority(900).labeled("place")
    }
    expectEqual(
      tree.sentences,
      [
        "a.top == root.top + 4", "a.right <= b.left - 3 ^900", "a.width == 20", "a.height == 20",
      ]
    )
    expectEqual(handle?.layoutConstraints, tree.root.constraints.suffix(1))
    expectEqual(handle?.layoutConstraints.map(\.identifier), ["place"])
  }

  @Test(arguments: [(5.0, 10.0), (0.5, 0.25)])
  func
    `3: a statement with another multiplier or target replaces the constraint of its attribute (#500)`(
      old: CGFloat,
      new: CGFloat
    )
  {
    let tree = Tree()
    var handle: Constraint?
    tree.a.snp.makeConstraints { handle = $0.width.equalTo(tree.b).multipliedBy(old).constraint }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame.width, 100 * old)
    tree.a.snp.updateConstraints { $0.width.equalTo(tree.b).multipliedBy(new) }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame.width, 100 * new)
    tree.a.snp.updateConstraints { $0.width.equalTo(tree.root).multipliedBy(0.5) }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame.width, 150)
    expectEqual(tree.sentences, ["a.width == root.width * 0.5"])
    // The handle still refers to the only statement.
    expectEqual(handle?.layoutConstraints, tree.root.constraints)
    handle?.update(offset: 7)
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame.width, 157)
    handle?.deactivate()
    expectEmpty(tree.all)
    handle?.activate()
    expectEqual(tree.sentences, ["a.width == root.width * 0.5 + 7"])
  }

  @Test
  func
    `4: a statement without a priority changes the only constraint of its attribute and relation, which keeps its priority`()
  {
    let tree = Tree()
    tree.a.snp.makeConstraints { $0.left.equalTo(tree.b).offset(2).priority(750) }
    tree.a.snp.updateConstraints { $0.left.equalTo(tree.b.snp.right).offset(9) }
    expectEqual(tree.sentences, ["a.left == b.right + 9 ^750"])
  }

  @Test func `a statement with a priority does not replace a fallback of another priority`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { make in
      make.left.equalTo(tree.b.snp.right).offset(20)
      make.left.equalToSuperview().offset(20).priority(250)
    }
    tree.a.snp.updateConstraints { $0.left.equalTo(tree.b).priority(500) }
    expectEqual(
      tree.sentences,
      [
        "a.left == b.right + 20", "a.left == root.left + 20 ^250", "a.left == b.left ^500",
      ]
    )
  }

  @Test
  func
    `5: a statement without a corresponding constraint is added, and a remaining relation is reported`()
  {
    let (tree, issues) = collectingIssues {
      let tree = Tree()
      tree.a.snp.makeConstraints { $0.width.lessThanOrEqualTo(80) }
      tree.a.snp.updateConstraints { make in
        make.width.equalTo(50)
        make.top.equalToSuperview()
      }
      return tree
    }
    expectEqual(tree.sentences, ["a.top == root.top", "a.width <= 80", "a.width == 50"])
    expectEqual(issues.map(\.kind), [.doubtfulStatement])
    expectTrue(issues[0].message.contains("`a.width <= 80` (ConstraintRevisionTests.swift:"))
  }

  @Test func `of two equal constraints the newest changes, and the report names both`() {
    let (tree, issues) = collectingIssues {
      let tree = Tree()
      tree.a.snp.makeConstraints { $0.left.equalTo(10).priority(500) }
      tree.a.snp.makeConstraints { $0.left.equalTo(10).priority(500) }
      tree.a.snp.updateConstraints { $0.left.equalTo(30).priority(500) }
      return tree
    }
    expectEqual(tree.root.constraints.map(\.constant), [10, 30])
    expectEqual(issues.map(\.kind), [.doubtfulStatement])
    let lines = issues[0].message.components(separatedBy: "ConstraintRevisionTests.swift:")
    expectEqual(lines.count, 3)
  }

  @Test func `exact matches are found before constraints are replaced`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { make in
      make.left.greaterThanOrEqualTo(tree.b).offset(1)
      make.left.greaterThanOrEqualTo(tree.root).offset(2)
    }
    tree.a.snp.updateConstraints { make in
      make.left.greaterThanOrEqualTo(tree.b.snp.right).offset(3)
      make.left.greaterThanOrEqualTo(tree.root).offset(4)
    }
    expectEqual(tree.sentences, ["a.left >= root.left + 4", "a.left >= b.right + 3"])
  }

  @Test
  func `a strict update changes constants only, and reports existing constraints of the attribute`()
  {
    let ((tree, line), issues) = collectingIssues {
      let tree = Tree()
      tree.a.snp.makeConstraints { make in
        make.width.equalToSuperview().multipliedBy(0.5)
        make.height.equalTo(10)
      }
      tree.a.snp.updateConstraints(.strict) { make in
        make.width.equalToSuperview().multipliedBy(0.25)
        make.height.equalTo(20)
      }
      return (tree, #line - 3)
    }
    expectEqual(tree.sentences, ["a.width == root.width * 0.5", "a.height == 20"])
    expectEqual(issues.map(\.kind), [.ineffectiveStatement])
    expectEqual(issues[0].location?.line, UInt(line))
    expectTrue(issues[0].message.contains("could not find existing matching constraint to update"))
    expectTrue(
      issues[0].message.contains("of this attribute: `a.width == root.width * 0.5` (Constraint")
    )
  }

  @Test func `in strict mode a strict update that matches nothing traps`() async {
    await #expect(processExitsWith: .failure) {
      LayoutEnvironment().with {
        $0.isStrict = true
      } run: {
        let tree = Tree()
        tree.a.snp.makeConstraints { $0.width.equalTo(10) }
        tree.a.snp.updateConstraints(.strict) { $0.height.equalTo(20) }
      }
    }
  }

  @Test func `a handle from an update refers to the existing constraints`() {
    let tree = Tree()
    var (width, size): (Constraint?, Constraint?)
    tree.a.snp.makeConstraints { make in
      width = make.width.equalTo(10).constraint
      make.height.equalTo(20)
    }
    let before = tree.all
    tree.a.snp.updateConstraints { size = $0.size.equalTo(30).constraint }
    expectEqual(tree.all, before)
    expectEqual(size?.layoutConstraints, before)
    size?.update(offset: 50)
    expectEqual(tree.sentences, ["a.width == 50", "a.height == 50"])
    expectEqual(width?.layoutConstraints.map(\.constant), [50])
    size?.deactivate()
    expectEmpty(tree.all)
    expectTrue(width?.isActive == false)
    size?.activate()
    expectEqual(tree.all, before)
    expectEqual(tree.a.constraints.compactMap { ($0 as? LayoutConstraint)?.constraint }.count, 2)
    // A constraint that replaces a part of the handle is a part of it.
    tree.a.snp.updateConstraints { $0.width.equalTo(tree.b) }
    expectEqual(size?.layoutConstraints, tree.root.constraints + tree.a.constraints)
    expectEqual(width?.layoutConstraints, tree.root.constraints)
  }

  @Test func `a handle from an update that adds constraints owns them`() {
    let tree = Tree()
    var edges: Constraint?
    tree.a.snp.makeConstraints { $0.left.equalTo(1) }
    tree.a.snp.updateConstraints { edges = $0.left.top.equalTo(2).constraint }
    expectEqual(tree.sentences, ["a.left == root.left + 2", "a.top == root.top + 2"])
    edges?.update(offset: 3)
    expectEqual(tree.sentences, ["a.left == root.left + 3", "a.top == root.top + 3"])
    tree.a.snp.removeConstraints()
    expectEmpty(tree.all)
    expectTrue(edges?.isActive == false)
  }

  @Test func `repeated updates leave one constraint and one handle`() {
    let tree = Tree()
    weak var handle: Constraint?
    tree.a.snp.makeConstraints { handle = $0.width.equalTo(tree.b).constraint }
    for step in 1...50 {
      tree.a.snp.updateConstraints { $0.width.equalTo(tree.b).multipliedBy(step) }
    }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame.width, 5000)
    expectEqual(tree.all.count, 1)
    expectEqual(handle?.layoutConstraints.count, 1)
    tree.a.snp.removeConstraints()
    expectTrue(handle == nil)
  }

  // MARK: Remaking

  @Test func `a remake keeps equal constraints and their handles`() {
    let tree = Tree()
    var handle: Constraint?
    func state(_ make: ConstraintMaker) {
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(tree.b).multipliedBy(0.5).labeled("half")
      make.height.greaterThanOrEqualTo(20).priority(300)
    }
    tree.a.snp.makeConstraints(state)
    tree.root.layoutIfNeeded()
    handle = (tree.root.constraints[0] as? LayoutConstraint)?.constraint
    let (before, work) = (tree.all, tree.root.layoutStatistics)
    for _ in 1...3 {
      tree.a.snp.remakeConstraints(state)
      tree.root.layoutIfNeeded()
    }
    expectEqual(tree.all, before)
    expectEqual(tree.root.layoutStatistics, work)
    expectTrue(handle?.isActive == true)
    expectEqual(tree.a.frame, CGRect(x: 10, y: 10, width: 50, height: 20))
  }

  @Test
  func `a remake changes constants, priorities and labels in place, and removes other constraints`()
  {
    let tree = Tree()
    var (left, top, width): (Constraint?, Constraint?, Constraint?)
    tree.a.snp.makeConstraints { make in
      left = make.left.equalToSuperview().labeled("left").constraint
      top = make.top.equalToSuperview().constraint
      width = make.width.equalTo(30).constraint
      make.height.equalTo(40)
    }
    let kept = [tree.root.constraints[0], tree.a.constraints[0]]
    var again: Constraint?
    tree.a.snp.remakeConstraints { make in
      make.width.equalTo(50).priority(700)
      again = make.left.equalToSuperview().offset(5).constraint
      make.bottom.equalToSuperview()
    }
    expectEqual(
      tree.sentences,
      [
        "a.left == root.left + 5", "a.bottom == root.bottom", "a.width == 50 ^700",
      ]
    )
    expectEqual([tree.root.constraints[0], tree.a.constraints[0]], kept)
    expectTrue(kept[0].identifier == nil)
    expectEqual([left, top, width].map { $0?.isActive }, [true, false, true])
    again?.update(offset: 8)
    expectEqual(left?.layoutConstraints.map(\.constant), [8])
  }

  // MARK: Removing

  @Test func `a view is placed by its frame again once nothing constrains it (#787)`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
    tree.a.snp.removeConstraints()
    expectTrue(tree.a.translatesAutoresizingMaskIntoConstraints)
    tree.a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    tree.a.snp.makeConstraints { $0.edges.equalToSuperview() }
    tree.root.layoutIfNeeded()
    expectEqual(tree.a.frame, tree.root.bounds)
    tree.a.snp.remakeConstraints { _ in }
    expectTrue(tree.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func
    `a view keeps its setting if the app set it, or if other constraints or a stack view place it`()
  {
    let tree = Tree()
    tree.b.translatesAutoresizingMaskIntoConstraints = false
    tree.b.snp.makeConstraints { $0.width.equalTo(10) }
    tree.b.snp.removeConstraints()
    expectTrue(!tree.b.translatesAutoresizingMaskIntoConstraints)
    tree.a.snp.makeConstraints { $0.width.equalTo(10) }
    tree.b.snp.makeConstraints { $0.left.equalTo(tree.a.snp.right) }
    tree.a.snp.removeConstraints()
    expectTrue(!tree.a.translatesAutoresizingMaskIntoConstraints)
    let (stack, child) = (UIStackView(), UIView())
    child.snp.makeConstraints { $0.width.equalTo(10) }
    stack.addArrangedSubview(child)
    child.snp.removeConstraints()
    expectTrue(!child.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Parts of a statement

  @Test func `a remake that keeps a part of a statement can be repeated`() {
    let tree = Tree()
    var kept: [Constraint] = []
    func state(_ isOpen: Bool) -> CGRect {
      tree.a.snp.remakeConstraints { make in
        if isOpen {
          kept.append(make.edges.equalToSuperview().constraint)
        } else {
          make.left.right.equalToSuperview()
          make.top.equalToSuperview().offset(100)
          make.height.equalTo(50)
        }
      }
      tree.root.layoutIfNeeded()
      return tree.a.frame
    }
    let (frames, issues) = collectingIssues { (0..<6).map { state($0 % 2 == 0) } }
    expectEmpty(issues)
    for (index, frame) in frames.enumerated() {
      let isOpen = index % 2 == 0
      expectEqual(frame, CGRect(x: 0, y: isOpen ? 0 : 100, width: 300, height: isOpen ? 200 : 50))
    }
    tree.a.snp.removeConstraints()
    expectTrue(tree.all.isEmpty && tree.a.translatesAutoresizingMaskIntoConstraints)
  }

  /// Random sequences of calls: after a remake, only the constraints of its statements are active.
  @Test(arguments: 0..<60) func `after a remake only the constraints of its statements are active`(
    seed: Int
  ) {
    let tree = Tree()
    var state = UInt64(seed) &* 2_654_435_761 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state &>> 33) % count
    }
    var handles: [Constraint] = []
    var groups: [ConstraintGroup] = []
    for _ in 0..<12 {
      let chosen = (0..<4).filter { _ in next(2) == 0 }
      let keeps = next(2) == 0
      let offset = next(3) * 5
      let closure = { (make: ConstraintMaker) in
        for index in chosen {
          let statement =
            switch index {
            case 0: make.left.top.equalToSuperview().offset(offset)
            case 1: make.size.equalTo(40)
            case 2: make.top.equalToSuperview()
            default: make.width.height.left.equalTo(tree.b).offset(offset)
            }
          if keeps { handles.append(statement.constraint) }
        }
      }
      switch next(4) {
      case 0: groups.append(tree.a.snp.remakeConstraints(closure))
      case 1: handles.randomish(next)?.deactivate()
      case 2: tree.a.snp.updateConstraints(closure)
      default: break
      }
      tree.a.snp.remakeConstraints(closure)
      let wanted = tree.a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints)
      let live = tree.all.compactMap { $0 as? LayoutConstraint }
      expectEqual(live.count, tree.all.count)
      expectEqual(
        live.map(\.description).map(Self.equation).sorted(),
        wanted.map(\.description).map(Self.equation).sorted()
      )
      expectEqual(tree.a.snp.constraints.layoutConstraints.filter(\.isActive).count, live.count)
    }
    tree.a.snp.removeConstraints()
    expectEmpty(tree.all)
  }

  private static func equation(_ description: String) -> String {
    String(description[description.index(after: description.firstIndex(of: " ")!)...])
  }

  @Test func `an update activates an inactive constraint, with or without a handle`() {
    for keeps in [false, true] {
      let tree = Tree()
      var handle: Constraint?
      tree.a.snp.makeConstraints { make in
        let left = make.left.equalToSuperview()
        if keeps { handle = left.constraint }
        make.top.equalToSuperview()
        make.size.equalTo(20)
      }
      tree.a.removeFromSuperview()
      tree.root.addSubview(tree.a)
      tree.a.snp.updateConstraints { make in
        make.left.equalToSuperview().offset(50)
        make.top.equalToSuperview().offset(60)
      }
      tree.root.layoutIfNeeded()
      expectEqual(tree.a.frame, CGRect(x: 50, y: 60, width: 20, height: 20))
      expectEqual(handle?.isActive, (keeps ? true : nil))
    }
  }

  @Test func `changes that a closure makes to its own view are taken into account`() {
    let tree = Tree()
    tree.a.snp.makeConstraints { $0.left.equalToSuperview() }
    tree.a.snp.remakeConstraints { make in
      tree.a.snp.removeConstraints()
      make.left.equalToSuperview().offset(5)
    }
    expectEqual(tree.sentences, ["a.left == root.left + 5"])
    tree.a.snp.updateConstraints { make in
      tree.a.snp.removeConstraints()
      make.top.equalToSuperview()
    }
    expectEqual(tree.sentences, ["a.top == root.top"])
    tree.a.snp.remakeConstraints { make in
      tree.a.snp.remakeConstraints { $0.size.equalTo(4) }
      make.left.equalToSuperview()
    }
    expectEqual(tree.sentences, ["a.left == root.left"])
    tree.a.snp.removeConstraints()
    expectEmpty(tree.all)
  }

  // With a step for each pair of a statement and a constraint this takes minutes.
  @Test(.timeLimit(.minutes(1)))
  func `updates and remakes of many statements take a step for each statement`() {
    let count = 8000
    let tree = Tree()
    func statements(_ offset: Int) -> (ConstraintMaker) -> Void {
      { make in
        for index in 0..<count {
          make.left.equalToSuperview().multipliedBy(1 + index).offset(offset).priority(.low)
        }
      }
    }
    tree.a.snp.makeConstraints(statements(0))
    let made = tree.root.constraints
    tree.a.snp.updateConstraints(statements(1))
    expectTrue(tree.root.constraints.elementsEqual(made) { $0 === $1 })
    expectTrue(made.allSatisfy { $0.constant == 1 })
    tree.a.snp.remakeConstraints(statements(2))
    expectTrue(tree.root.constraints.elementsEqual(made) { $0 === $1 })
    expectTrue(made.allSatisfy { $0.constant == 2 })
  }

  @Test func `a strict update lists at most four constraints of the attribute`() {
    let (_, issues) = collectingIssues {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { make in
        for width in 1...9 { make.width.greaterThanOrEqualTo(width) }
      }
      view.snp.updateConstraints(.strict) { $0.width.equalTo(5) }
    }
    let text = issues.first?.message ?? ""
    expectEqual(issues.count, 1)
    expectEqual(text.components(separatedBy: ">=").count, 5)
    expectTrue(text.contains(">= 9"))
    expectTrue(text.hasSuffix("and older ones."))
  }
}

extension [Constraint] {
  fileprivate func randomish(_ next: (Int) -> Int) -> Constraint? {
    isEmpty ? nil : self[next(count)]
  }
}
