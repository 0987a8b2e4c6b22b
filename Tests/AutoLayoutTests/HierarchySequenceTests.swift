import AutoLayout
import Expectations
import PlumbTesting
import TestLength
import Testing

/// Views that move between trees, with and without layout in between. Random, from fixed seeds.
@Suite struct HierarchySequenceTests {
  private final class Node: UIView {
    let leaf = UIView()
    let label = UILabel()
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint
    var place: [NSLayoutConstraint] = []

    init(number: Int) {
      label.text = String(repeating: "x", count: number + 1)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      width = leaf.widthAnchor.constraint(equalToConstant: 100)
      height = leaf.heightAnchor.constraint(equalToConstant: 50)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(leaf)
      addSubview(label)
      NSLayoutConstraint.activate([
        width, height,
        leaf.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        leaf.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        trailingAnchor.constraint(equalTo: leaf.trailingAnchor, constant: 5),
        layoutMarginsGuide.bottomAnchor.constraint(equalTo: leaf.bottomAnchor),
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    var isRight: Bool {
      let outer = CGRect(
        x: 0,
        y: 0,
        width: width.constant + 10,
        height: height.constant + 16
      )
      let origin =
        place.isEmpty ? frame.origin : CGPoint(x: place[0].constant, y: place[1].constant)
      return frame == CGRect(origin: origin, size: outer.size)
        && leaf.frame == CGRect(x: 5, y: 8, width: width.constant, height: height.constant)
        && label.frame.size == label.intrinsicContentSize
    }

    func attach(to other: Node, at point: (CGFloat, CGFloat)) {
      NSLayoutConstraint.deactivate(place)
      other.addSubview(self)
      place = [
        leftAnchor.constraint(equalTo: other.leftAnchor, constant: point.0),
        topAnchor.constraint(equalTo: other.topAnchor, constant: point.1),
      ]
      NSLayoutConstraint.activate(place)
    }
  }

  @Test(arguments: 0..<LongTests.value(40, share: 12))
  func `frames do not depend on the trees that a view was in before`(seed: Int) {
    let (_, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      var state = UInt64(seed) &* 104_729 &+ 7
      func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state &>> 33) % bound
      }
      let nodes = (0..<10).map { Node(number: $0) }
      for step in 0..<60 {
        let (a, b) = (nodes[below(10)], nodes[below(10)])
        switch below(8) {
        case 0...2:
          if !b.isDescendant(of: a) {
            a.attach(to: b, at: (CGFloat(below(50)), CGFloat(below(50))))
          }
        case 3:
          a.removeFromSuperview()
          a.place = []
        case 4: a.width.constant = CGFloat(50 + below(100))
        case 5: a.place.first?.constant = CGFloat(below(60))
        case 6:
          let size = a.systemLayoutSizeFitting(.zero)
          expectEqual(
            size,
            CGSize(width: a.width.constant + 10, height: a.height.constant + 16),
            "step \(step)"
          )
        default: a.layoutIfNeeded()
        }
        if step % 5 == 4 {
          for node in nodes { node.layoutIfNeeded() }
          let wrong = nodes.indices.filter { !nodes[$0].isRight }
          expectTrue(wrong.isEmpty, "step \(step)")
          if !wrong.isEmpty { return }
        }
      }
    }
    expectEmpty(issues)
  }
}
