import Expectations
import Foundation
import Plumb
import PlumbTesting
import TestLength
import Testing

@Suite struct LayoutAmbiguityTests {
  @Test func `an ambiguity says between which values, why, and what settles it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.snp.setLabel("badge")
    root.addSubview(view)
    view.snp.makeConstraints {
      $0.left.equalToSuperview()
      $0.right.lessThanOrEqualToSuperview()
      $0.top.height.equalTo(root)
    }
    expectEqual(
      root.snp.ambiguities.map(\.description),
      [
        """
        badge.width is 0, but could be any value from 0 to 200: no constraint determines it. \
        Constrain the width, for example with `make.width.equalTo(…)`.
        """
      ]
    )
    view.snp.makeConstraints { $0.width.equalTo(20) }
    expectEmpty(root.snp.ambiguities)
  }

  @Test func `an ambiguity is reported once after layout if the environment asks for it`() {
    func issues(reporting: Bool) -> [String] {
      collectingIssues {
        LayoutEnvironment.current.with {
          $0.reportsAmbiguousLayout = reporting
        } run: {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          let view = UIView()
          view.snp.setLabel("badge")
          root.addSubview(view)
          view.snp.makeConstraints {
            $0.left.top.bottom.equalToSuperview()
            $0.right.lessThanOrEqualToSuperview()
          }
          root.layoutIfNeeded()
          view.setNeedsLayout()
          root.layoutIfNeeded()
        }
      }.issues.map { "\($0.kind) \($0)" }
    }
    expectEqual(issues(reporting: false), [])
    expectEqual(
      issues(reporting: true),
      [
        """
        ambiguousLayout badge.width is 0, but could be any value from 0 to 200: no constraint \
        determines it. Constrain the width, for example with `make.width.equalTo(…)`.
        """
      ]
    )
  }

  @Test func `labels with equal hugging compete, and a raised priority settles it`() {
    let (result, _) = collectingIssues(measurer: FixedAdvanceText()) { () -> [String] in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (left, right) = (UILabel(), UILabel())
      (left.text, right.text) = ("One", "Two")
      left.snp.setLabel("left")
      right.snp.setLabel("right")
      root.addSubview(left)
      root.addSubview(right)
      left.snp.makeConstraints { $0.left.top.equalToSuperview() }
      right.snp.makeConstraints {
        $0.right.top.equalToSuperview()
        $0.left.equalTo(left.snp.right)
      }
      let before = root.snp.ambiguities.map(\.description)
      left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      return before + root.snp.ambiguities.map(\.description)
    }
    let reason = """
      these constraints have the same priority and ask for different values: \
      the content size of left: left.width <= 25.5; the content size of right: right.width <= 25.5. \
      Raise the horizontal hugging priority of left from 250 to 251.
      """
    expectEqual(
      result,
      [
        "left.width is 174.5, but could be any value from 25.5 to 174.5: " + reason,
        "right.left is 174.5, but could be any value from 25.5 to 174.5: " + reason,
        "right.width is 25.5, but could be any value from 25.5 to 174.5: " + reason,
      ]
    )
  }

  /// Three views with constraints of all kinds. Each remedy is applied as it is written.
  @Test
  func `each remedy of 1,000 random layouts settles its value where it is`() {
    var added = 0
    for seed in 0..<UInt64(LongTests.value(1000, share: 2)) {
      let count = RandomOpenLayout(seed).root.snp.ambiguities.count
      for index in 0..<count {
        let layout = RandomOpenLayout(seed)
        let ambiguity = layout.root.snp.ambiguities[index]
        layout.root.layoutIfNeeded()
        let isConstant = layout.apply(ambiguity)
        let rest = layout.root.snp.ambiguities
        expectTrue(!rest.contains { $0.name == ambiguity.name }, "seed \(seed): \(ambiguity)")
        layout.root.layoutIfNeeded()
        expectTrue(layout.issues.isEmpty, "seed \(seed): \(ambiguity)")
        if isConstant {
          added += 1
          expectEqual(layout.value(of: ambiguity), ambiguity.value, "seed \(seed): \(ambiguity)")
        }
      }
    }
    expectTrue(added >= 10)
  }
}

/// Three views whose constraints leave much open: all numbers are multiples of 8.
private final class RandomOpenLayout {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private(set) var views: [UIView] = []
  private let log = LayoutIssueLog()
  private var state: UInt64

  var issues: [LayoutIssue] { log.issues }

  init(_ seed: UInt64) {
    state = seed
    LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      make()
    }
  }

  private func make() {
    for index in 0..<3 {
      let view = UIView()
      view.snp.setLabel("v\(index)")
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
    }
    for _ in 0..<4 + roll(6) { makeConstraint() }
  }

  private func makeConstraint() {
    let view = views[roll(3)]
    let relation: NSLayoutConstraint.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][
      roll(3)
    ]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    let constraint: NSLayoutConstraint
    if roll(3) == 0 {
      let attribute = sizes[roll(2)]
      constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: relation,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: CGFloat(8 * (1 + roll(10)))
      )
    } else {
      let attribute = edges[roll(4)]
      let others = ([root] + views).filter { $0 !== view }
      constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: relation,
        toItem: others[roll(3)],
        attribute: attribute,
        multiplier: 1,
        constant: CGFloat(8 * (roll(9) - 4))
      )
    }
    // Optional, so that random constraints do not contradict each other.
    constraint.priority = UILayoutPriority([250, 500][roll(2)])
    constraint.isActive = true
  }

  private func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state &>> 33) % UInt64(count))
  }

  func value(of ambiguity: LayoutAmbiguity) -> CGFloat? {
    views.first { ambiguity.name.hasPrefix("\($0.snp.label() ?? "").") }?
      .snp.why(ambiguity.attribute)?.value
  }

  /// Does what the remedy says.
  ///
  /// - Returns: whether it is to add a constraint with the present value.
  func apply(_ ambiguity: LayoutAmbiguity) -> Bool {
    let name = ambiguity.name.split(separator: ".")
    if let view = views.first(where: { $0.snp.label() == String(name[0]) }),
      ambiguity.remedy.contains("`make.\(name[1]).equalTo")
    {
      let isSize = [.width, .height].contains(ambiguity.attribute)
      // The number in the last brackets; none, or `…`, stands for 0.
      let digits = ambiguity.remedy.split(separator: "(").last.map { $0.prefix { $0 != ")" } } ?? ""
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: ambiguity.attribute,
        relatedBy: .equal,
        toItem: isSize ? nil : root,
        attribute: isSize ? .notAnAttribute : ambiguity.attribute,
        multiplier: 1,
        constant: CGFloat(Double(digits) ?? 0)
      )
      constraint.isActive = true
      return true
    }
    // "Raise the priority of v0.width == 8 from 250 to 251."
    for summary in ambiguity.competing {
      guard ambiguity.remedy.contains(" \(summary.text) "),
        let constraint = root.allConstraints.first(where: { ObjectIdentifier($0) == summary.object }
        )
      else { continue }
      constraint.priority = UILayoutPriority(constraint.priority.rawValue + 1)
      return false
    }
    Issue.record("The remedy cannot be applied: \(ambiguity)")
    return false
  }
}

extension UIView {
  fileprivate var allConstraints: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.allConstraints)
  }
}
