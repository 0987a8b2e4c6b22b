import AutoLayout
import Expectations
import PlumbTesting
import TestLength
import Testing

/// Lists of subviews that are longer than a block, compared with an array.
@Suite struct SubviewListTests {
  @Test(arguments: 1...LongTests.value(3, share: 1))
  func `a long list keeps its order under all operations`(seed: Int) {
    var state = UInt64(seed)
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state &>> 33) % bound
    }
    let root = UIView()
    var expected: [UIView] = []
    var (shortest, longest) = (Int.max, 0)
    func some() -> Int { below(expected.count) }
    for step in 0..<12_000 {
      // It grows to some thousands, and shrinks to some hundreds.
      switch step % 6000 < 3500 ? below(10) : 8 + below(12) {
      case 0..<6:
        let view = UIView()
        root.addSubview(view)
        expected.append(view)
      case 6 where !expected.isEmpty:
        let (view, index) = (UIView(), some())
        root.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 7 where !expected.isEmpty:
        let view = expected[some()]
        root.bringSubviewToFront(view)
        expected.removeAll { $0 === view }
        expected.append(view)
      case 8 where expected.count > 1:
        let (view, sibling) = (expected[some()], expected[some()])
        if view === sibling { continue }
        root.insertSubview(view, belowSubview: sibling)
        expected.removeAll { $0 === view }
        expected.insert(view, at: expected.firstIndex { $0 === sibling }!)
      case 9 where !expected.isEmpty:
        let (first, second) = (some(), some())
        root.exchangeSubview(at: first, withSubviewAt: second)
        expected.swapAt(first, second)
      default:
        if expected.isEmpty { continue }
        expected.remove(at: some()).removeFromSuperview()
      }
      if step > 3500 { shortest = min(shortest, expected.count) }
      longest = max(longest, expected.count)
      if step % 500 == 0 { expectEqual(root.subviews, expected) }
    }
    expectEqual(root.subviews, expected)
    expectTrue(expected.allSatisfy { $0.superview === root })
    expectTrue(longest > 2000 && shortest < 500)
  }

  @Test func `a long list is laid out, searched and hit like a short one`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5000))
    let rows = (0..<5000).map { UIView(frame: CGRect(x: 0, y: $0, width: 10, height: 1)) }
    for row in rows { root.addSubview(row) }
    rows[3000].tag = 7
    rows[4000].autoresizingMask = .flexibleWidth
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.insertSubview(pinned, at: 2000)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: rows[4999].trailingAnchor, constant: 5),
      pinned.topAnchor.constraint(equalTo: rows[3].bottomAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(pinned.frame, CGRect(x: 15, y: 4, width: 20, height: 30))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(rows[4000].frame, CGRect(x: 0, y: 4000, width: 110, height: 1))
    expectTrue(root.viewWithTag(7) === rows[3000])
    expectTrue(root.hitTest(CGPoint(x: 5, y: 4999.5), with: nil) === rows[4999])
    expectTrue(root.subviews[2000] === pinned)
  }

  @Test func `the views of a long list are released`() {
    weak var first: UIView?
    weak var removed: UIView?
    weak var inner: UIView?
    do {
      let root = UIView()
      for index in 0..<3000 {
        let view = UIView()
        if index == 0 { first = view }
        if index == 1500 { removed = view }
        if index == 2000 {
          let child = UIView()
          view.addSubview(child)
          inner = child
        }
        root.addSubview(view)
      }
      expectEqual(root.subviews.count, 3000)
      removed?.removeFromSuperview()
      expectTrue(removed == nil)
      expectTrue(first != nil)
    }
    expectTrue(first == nil)
    expectTrue(inner == nil)
  }
}
