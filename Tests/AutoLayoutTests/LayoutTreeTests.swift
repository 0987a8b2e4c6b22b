import AutoLayout
import Boxes
import Expectations
import Foundation
import PlumbTesting
import RuleTrait
import TestLength
import Testing

/// Deep and wide trees, trees built from the leaves, many trees, and trees on many threads.
@Suite(.serialized) struct LayoutTreeTests {
  private func pin(_ view: UIView, in container: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
    ])
  }

  @Test(arguments: [1000, LongTests.value(20000, share: 5000)])
  func `a deep tree is laid out, measured and deallocated`(depth: Int) {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    weak let remembered = root
    var last = root!
    for _ in 0..<depth {
      let view = UIView()
      pin(view, in: last, inset: 0)
      last = view
    }
    root?.layoutIfNeeded()
    expectEqual(last.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    root?.frame.size.width = 300
    last.layoutIfNeeded()
    expectEqual(last.frame.width, 300)
    expectEqual(root?.layoutStatistics.views, depth + 1)
    expectEqual(root?.systemLayoutSizeFitting(CGSize(width: 70, height: 80)).width, 70)
    root = nil
    expectTrue(remembered == nil)
  }

  @Test func `a wide tree is laid out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var last: UIView?
    for _ in 0..<10000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 2),
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
      ])
      last = view
    }
    root.layoutIfNeeded()
    expectEqual(last?.frame, CGRect(x: 0, y: 19998, width: 400, height: 2))
  }

  /// The work of laying out groups of constraints that do not depend on each other.
  private func workOfGroups(_ count: Int) -> LayoutStatistics {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for index in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index)),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        view.heightAnchor.constraint(equalToConstant: 3),
      ])
    }
    root.layoutIfNeeded()
    expectEqual(root.subviews.last?.frame.width, 6)
    return root.layoutStatistics
  }

  @Test(.rule("12.01"))
  func `the work of independent groups grows linearly with their number`() {
    let (less, more) = (workOfGroups(150), workOfGroups(300))
    expectTrue(less.planned > 0)
    expectTrue(more.planned < Int(2.1 * Double(less.planned)))
    expectTrue(more.computed < Int(2.1 * Double(less.computed)))
    expectTrue(more.pivots <= Int(2.1 * Double(less.pivots)))
    expectEqual(more.solves, less.solves)
  }

  /// A column of rows, each below the one before and with one more constraint from `extra`.
  private func workOfColumn(
    _ count: Int,
    _ extra: (_ row: UIView, _ previous: UIView?) -> NSLayoutConstraint?
  ) -> (root: UIView, work: LayoutStatistics) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var previous: UIView?
    for _ in 0..<count {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      NSLayoutConstraint.activate(
        [
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
          row.widthAnchor.constraint(equalToConstant: 50),
          row.heightAnchor.constraint(equalToConstant: 10),
        ] + [extra(row, previous)].compactMap { $0 }
      )
      previous = row
    }
    root.layoutIfNeeded()
    return (root, root.layoutStatistics)
  }

  @Test(.rule("12.04"))
  func `inequalities that hold take no pivot, and violated optional constraints linear work`() {
    let plain = workOfColumn(100) { _, _ in nil }.work
    let bounded = workOfColumn(100) { row, _ in
      row.heightAnchor.constraint(lessThanOrEqualToConstant: 20)
    }.work
    expectEqual(bounded.pivots, plain.pivots)
    expectTrue(bounded.computed <= 2 * plain.computed)
    func workOfOptionalHeights(_ count: Int) -> LayoutStatistics {
      workOfColumn(count) { row, _ in
        let height = row.heightAnchor.constraint(equalToConstant: 30)
        height.priority = .defaultLow
        return height
      }.work
    }
    let (less, more) = (workOfOptionalHeights(100), workOfOptionalHeights(200))
    expectTrue(more.planned < Int(2.1 * Double(less.planned)))
    expectTrue(more.computed < Int(2.1 * Double(less.computed)))
    expectTrue(more.pivots <= Int(2.1 * Double(less.pivots)))
  }

  @Test(.rule("12.05"))
  func `reactivated constraints are solved again, and hiding a view solves nothing`() {
    let (root, before) = workOfColumn(50) { _, _ in nil }
    root.subviews[20].isHidden = true
    root.layoutIfNeeded()
    expectEqual(root.layoutStatistics, before)
    let frames = root.subviews.map(\.frame)
    let constraints = root.constraints
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expectEqual(root.layoutStatistics.solves, before.solves + 1)
    expectTrue(root.layoutStatistics.computed > before.computed)
    expectEqual(root.subviews.map(\.frame), frames)
  }

  @Test(.rule("12.06"))
  func `a fitting size is solved at each call, apart from the tree`() {
    let (root, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    pin(leaf, in: root, inset: 5)
    let width = leaf.widthAnchor.constraint(equalToConstant: 90)
    width.isActive = true
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    for length in [90, 30, 400] as [CGFloat] {
      width.constant = length
      let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      expectEqual(size, CGSize(width: length + 10, height: 10))
    }
    expectEqual(root.layoutStatistics, before)
    expectEqual(leaf.frame.width, 90)
  }

  @Test(.rule("12.07"))
  func `removing a subtree removes its constraints and solves nothing`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20 {
      let (branch, _) = workOfColumn(30) { _, _ in nil }
      root.addSubview(branch)
    }
    root.layoutIfNeeded()
    let all = root.layoutStatistics
    root.subviews[7].removeFromSuperview()
    root.layoutIfNeeded()
    let rest = root.layoutStatistics
    expectEqual(all.constraints - rest.constraints, all.constraints / 20)
    expectEqual(rest.computed, all.computed)
    expectEqual(rest.planned, all.planned)
  }

  /// A tree in which each root becomes a subview of the next one, with a leaf beside it; laid out each time.
  private func builtFromLeaves(_ depth: Int) -> UIView {
    var root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<depth {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(root)
      pin(UIView(), in: outer, inset: 5)
      outer.layoutIfNeeded()
      root = outer
    }
    return root
  }

  @Test(.rule("2.18"))
  func `a tree that is built from the leaves is laid out in linear work`() {
    let (small, large) = (builtFromLeaves(100), builtFromLeaves(200))
    let (less, more) = (small.layoutStatistics, large.layoutStatistics)
    expectTrue(more.constraints < Int(2.1 * Double(less.constraints)))
    expectTrue(more.planned < Int(2.1 * Double(less.planned)))
    expectTrue(more.computed < Int(2.1 * Double(less.computed)))
    expectEqual(large.subviews[0].frame, large.bounds)
    expectEqual(large.subviews[1].frame, CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test(.rule("2.18"))
  func `the first layout makes an engine, and two trees that are joined keep the larger one`() {
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    for _ in 0..<3 { pin(UIView(), in: a, inset: 1) }
    pin(UIView(), in: b, inset: 2)
    expectEqual(a.layoutStatistics.constraints, 0)
    a.layoutIfNeeded()
    let solved = a.layoutStatistics
    expectTrue(solved.constraints > 0)
    b.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    b.layoutIfNeeded()
    // The engine of the larger tree is kept, even if that is the subtree.
    b.addSubview(a)
    expectEqual(b.layoutStatistics.solves, solved.solves)
    b.layoutIfNeeded()
    expectTrue(b.layoutStatistics.solves > solved.solves)
    expectEqual(b.subviews[0].frame, CGRect(x: 2, y: 2, width: 56, height: 56))
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    b.frame.size = CGSize(width: 70, height: 70)
    a.frame.size.width = 90
    b.layoutIfNeeded()
    expectEqual(b.subviews[0].frame.width, 66)
    expectEqual(a.subviews[0].frame, CGRect(x: 1, y: 1, width: 88, height: 98))
    a.removeFromSuperview()
    expectEqual(a.layoutStatistics.constraints, 0)
    a.frame.size.width = 50
    a.layoutIfNeeded()
    expectEqual(a.subviews[2].frame.width, 48)
  }

  @Test func `a subtree of another environment is laid out in that of its new root`() {
    let inner = LayoutEnvironment().with {
      $0.userInterfaceLayoutDirection = .rightToLeft
    } run: {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = SizedView(10, 10)
      view.addSubview(child)
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      view.layoutIfNeeded()
      expectEqual(child.frame.minX, 90)
      return view
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    root.layoutIfNeeded()
    expectEqual(inner.subviews[0].frame.minX, 0)
  }

  @Test func `the mask of a root applies once it has a superview`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.autoresizingMask = [.flexibleWidth]
    pin(UIView(), in: card, inset: 10)
    card.layoutIfNeeded()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(card)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    expectEqual(card.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(card.subviews[0].frame, CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  /// The resident memory of the process; 0 where it is unknown.
  private var residentKilobytes: Int {
    guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    return 4 * (Int(pages.split(separator: " ")[1]) ?? 0)
  }

  private func layOutAndDrop(isRich: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let content = UIView()
    pin(content, in: root, inset: 10)
    if isRich {
      let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), UILabel(), UISwitch()])
      let scroll = UIScrollView()
      pin(scroll, in: content, inset: 10)
      pin(stack, in: scroll, inset: 0)
      stack.distribution = .equalSpacing
      stack.alignment = .center
      scroll.frameLayoutGuide.topAnchor
        .constraint(greaterThanOrEqualTo: root.readableContentGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      _ = stack.systemLayoutSizeFitting(.zero)
      stack.arrangedSubviews[0].isHidden = true
    }
    root.layoutIfNeeded()
  }

  @Test func `a view that outlives its superview and the view around it is a root`() {
    let view = UIView()
    weak var gone: UIView?
    do {
      let (outer, middle) = (UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(view)
      gone = middle
    }
    expectTrue(
      gone == nil && view.superview == nil && view.traitCollection == UIView().traitCollection
    )
  }

  @Test func `trees that are laid out and deallocated leave no memory behind`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    var before = 0
    for index in 0..<LongTests.value(10000, share: 3000) {
      layOutAndDrop(isRich: index % 50 == 0)
      if index == 1000 { before = residentKilobytes }
    }
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view = root
      pin(UIView(), in: root, inset: 1)
      root.layoutIfNeeded()
      constraint = root.constraints[0]
    }
    expectTrue(view == nil)
    expectTrue(constraint == nil)
    // Each of the 9000 or 2000 holds about 10 kilobytes while it lives; other suites run meanwhile.
    expectTrue(residentKilobytes - before < LongTests.value(45_000, share: 15_000))
  }

  /// A screen's frames as text.
  @Sendable private static func screen() -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = (0..<20).map { index in
      let label = UILabel()
      label.text = String(repeating: "word ", count: index + 1)
      label.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [label, UISwitch()])
      row.alignment = .center
      row.spacing = 8
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: window.topAnchor),
      column.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return rows.flatMap { [$0] + $0.arrangedSubviews }.map { "\($0.frame)" }.joined()
  }

  @Test(.rule("8.20"))
  func `trees on many threads have the same frames`() async {
    let expected = Self.screen()
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { Self.screen() } }
      for await frames in group { expectEqual(frames, expected) }
    }
  }
}
