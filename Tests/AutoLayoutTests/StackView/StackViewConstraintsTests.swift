import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The constraints that a stack installs, and when: rules 11.03 to 11.15, 11.22 and 11.24.
@Suite struct StackViewConstraintsTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = SizedView(30, 30, "a")
  private let b = SizedView(20, 20, "b")
  private let c = SizedView(10, 10, "c")

  init() {
    stack.accessibilityIdentifier = "stack"
    for view in [a, b, c] { stack.addArrangedSubview(view) }
  }

  /// `first.attribute relation second.attribute` of the stack's constraints of one name.
  private func statements(_ identifier: String) -> [String] {
    stack.layoutIfNeeded()
    return stack.constraints.filter { $0.identifier == identifier }.map { constraint in
      func name(_ item: AnyObject?) -> String {
        if let view = item as? UIView { return view.accessibilityIdentifier ?? "?" }
        return (item as? UILayoutGuide)?.identifier ?? "nil"
      }
      let sign = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
      if constraint.secondItem == nil {
        text += "\(constraint.constant)"
      } else {
        text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
      }
      let priority = constraint.priority.rawValue
      return priority < 1000 ? "\(text) @\(priority)" : text
    }
  }

  @Test(.rule("11.03", "11.04", "11.10"))
  func `a filling stack installs connections with its edges, spacing and alignment constraints`() {
    stack.spacing = 10
    expectEqual(
      statements("UISV-canvas-connection"),
      [
        "stack.leading == a.leading", "stack.trailing == c.trailing",
        "stack.top == a.top", "stack.bottom == a.bottom",
      ]
    )
    expectEqual(
      statements("UISV-spacing"),
      [
        "b.leading == a.trailing + 10.0", "c.leading == b.trailing + 10.0",
      ]
    )
    expectEqual(
      statements("UISV-alignment"),
      [
        "a.top == b.top", "a.top == c.top", "a.bottom == b.bottom", "a.bottom == c.bottom",
      ]
    )
  }

  @Test(.rule("11.05", "11.06"))
  func `fillEqually and fillProportionally install constraints between lengths`() {
    stack.distribution = .fillEqually
    expectEqual(statements("UISV-fill-equally"), ["b.width == a.width", "c.width == a.width"])
    stack.distribution = .fillProportionally
    expectEqual(
      statements("UISV-fill-proportionally"),
      [
        "a.width == stack.width @999.0", "b.width == stack.width @998.0",
        "c.width == stack.width @997.0",
      ]
    )
    let multipliers = stack.constraints
      .filter { $0.identifier == "UISV-fill-proportionally" }.map(\.multiplier)
    expectEqual(multipliers.map { ($0 * 60).rounded() }, [30, 20, 10])
    expectEmpty(statements("UISV-fill-equally"))
  }

  @Test(.rule("11.08", "11.09"))
  func `equalSpacing and equalCentering install gap guides and equal gaps`() {
    stack.distribution = .equalSpacing
    stack.spacing = 5
    let gap = "UISV-distributing-gap"
    expectEqual(
      statements("UISV-spacing"),
      [
        "b.leading >= a.trailing + 5.0", "c.leading >= b.trailing + 5.0",
      ]
    )
    expectEqual(
      statements("UISV-distributing-edge"),
      [
        "\(gap).leading == a.trailing", "\(gap).trailing == b.leading",
        "\(gap).leading == b.trailing", "\(gap).trailing == c.leading",
      ]
    )
    expectEqual(statements("UISV-fill-equally"), ["\(gap).width == \(gap).width"])
    expectEqual(statements("UISV-canvas-fit"), ["stack.width == 0.0 @49.0"])
    stack.distribution = .equalCentering
    stack.addArrangedSubview(SizedView(10, 10, "d"))
    expectEqual(
      statements("UISV-distributing-edge").prefix(2),
      [
        "\(gap).leading == a.centerX", "\(gap).trailing == b.centerX",
      ]
    )
    expectEqual(
      statements("UISV-fill-equally"),
      [
        "\(gap).width == \(gap).width @149.0", "\(gap).width == \(gap).width @148.0",
      ]
    )
    expectEqual(stack.layoutGuides.count, 3)
    stack.distribution = .fill
    stack.layoutIfNeeded()
    expectEmpty(stack.layoutGuides)
  }

  @Test(.rule("11.11"))
  func `leading, trailing and centre alignment install a spanner`() {
    stack.alignment = .leading
    let spanner = "UISV-alignment-spanner"
    expectEqual(statements("UISV-alignment"), ["a.top == b.top", "a.top == c.top"])
    expectEqual(
      statements("UISV-spanning-boundary").prefix(2),
      [
        "\(spanner).top == a.top @999.5", "\(spanner).bottom >= a.bottom",
      ]
    )
    expectEqual(statements("UISV-spanning-fit"), ["\(spanner).height == 0.0 @51.0"])
    expectEqual(
      statements("UISV-ambiguity-suppression"),
      [
        "a.height == 0.0 @25.0", "b.height == 0.0 @25.0", "c.height == 0.0 @25.0",
      ]
    )
    expectEqual(
      statements("UISV-canvas-connection").suffix(2),
      [
        "stack.top == a.top", "stack.bottom == \(spanner).bottom",
      ]
    )
    stack.alignment = .trailing
    expectEqual(
      statements("UISV-spanning-boundary").prefix(2),
      [
        "\(spanner).top <= a.top", "\(spanner).bottom == a.bottom @999.5",
      ]
    )
    expectEqual(
      Set(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top == \(spanner).top", "stack.bottom == a.bottom",
      ]
    )
    stack.alignment = .center
    expectEqual(statements("UISV-alignment"), ["a.centerY == b.centerY", "a.centerY == c.centerY"])
    expectEqual(
      Set(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top == \(spanner).top", "stack.bottom == \(spanner).bottom",
        "stack.centerY == a.centerY",
      ]
    )
    stack.alignment = .fill
    stack.layoutIfNeeded()
    expectEmpty(stack.layoutGuides)
  }

  @Test(.rule("11.11"))
  func `baseline alignments install baseline constraints and a spanner`() {
    stack.alignment = .firstBaseline
    expectEqual(
      statements("UISV-alignment"),
      [
        "a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline",
      ]
    )
    let spanner = "UISV-alignment-spanner"
    let boundaries = ["\(spanner).top <= a.top", "\(spanner).bottom >= a.bottom"]
    expectEqual(Array(statements("UISV-spanning-boundary").prefix(2)), boundaries)
    expectEqual(
      Array(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top == \(spanner).top", "stack.bottom == \(spanner).bottom",
      ]
    )
    expectEqual(statements("UISV-canvas-fit"), ["stack.height == 0.0 @49.0"])
    stack.alignment = .lastBaseline
    expectEqual(statements("UISV-alignment").first, "a.lastBaseline == b.lastBaseline")
    expectEqual(Array(statements("UISV-spanning-boundary").prefix(2)), boundaries)
    expectEqual(
      Set(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top == \(spanner).top", "stack.bottom >= \(spanner).bottom",
      ]
    )
    expectEqual(statements("UISV-canvas-fit"), ["stack.height == 0.0 @49.0"])
  }

  @Test(.rule("11.12"))
  func `a single arranged view is aligned with the stack itself`() {
    b.removeFromSuperview()
    c.removeFromSuperview()
    stack.alignment = .center
    expectEqual(
      statements("UISV-canvas-connection"),
      [
        "stack.leading == a.leading", "stack.trailing == a.trailing",
        "stack.top <= a.top", "stack.bottom >= a.bottom", "stack.centerY == a.centerY",
      ]
    )
    expectEqual(statements("UISV-canvas-fit"), ["stack.height == 0.0 @49.0"])
    expectEqual(statements("UISV-ambiguity-suppression"), ["a.height == 0.0 @25.0"])
    stack.alignment = .leading
    expectEqual(
      Set(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top == a.top", "stack.bottom >= a.bottom",
      ]
    )
    stack.alignment = .trailing
    expectEqual(
      Set(statements("UISV-canvas-connection").dropFirst(2)),
      [
        "stack.top <= a.top", "stack.bottom == a.bottom",
      ]
    )
    expectEmpty(stack.layoutGuides)
  }

  @Test(.rule("11.13"))
  func `baseline alignments of a column align leading edges`() {
    stack.axis = .vertical
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      expectEqual([a, b, c].map(\.frame.minX), [0, 0, 0])
      expectEqual([a, b, c].map(\.frame.width), [30, 20, 10])
      expectTrue(!statements("UISV-alignment").contains { $0.contains("Baseline") })
      stack.alignment = .fill
      stack.layoutIfNeeded()
    }
  }

  @Test(.rule("11.15"))
  func `a hidden view gets a width of 0 and takes no part in the distribution`() {
    b.isHidden = true
    expectEqual(statements("UISV-hiding"), ["b.width == 0.0"])
    expectEqual(stack.arrangedSubviews, [a, b, c])
    expectTrue(b.superview === stack)
    expectEqual(statements("UISV-alignment").count, 4)
    stack.distribution = .fillEqually
    expectEqual(statements("UISV-fill-equally"), ["c.width == a.width"])
    b.isHidden = false
    expectEmpty(statements("UISV-hiding"))
  }

  @Test(.rule("11.20"))
  func `a baseline-relative column measures its spacing between baselines`() {
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    expectEqual(
      statements("UISV-spacing"),
      [
        "b.firstBaseline == a.lastBaseline + 20.0", "c.firstBaseline == b.lastBaseline + 20.0",
      ]
    )
    expectEqual(
      statements("UISV-canvas-connection").prefix(2),
      [
        "stack.top == a.top", "stack.bottom == c.bottom",
      ]
    )
    stack.axis = .horizontal
    expectEqual(statements("UISV-spacing").first, "b.leading == a.trailing + 20.0")
  }

  @Test(.rule("11.22"))
  func `arrangedSubviews is a list of its own, beside subviews`() {
    expectTrue(!a.translatesAutoresizingMaskIntoConstraints)
    let plain = UIView()
    stack.insertSubview(plain, at: 0)
    expectEqual(stack.arrangedSubviews, [a, b, c])
    stack.addArrangedSubview(plain)
    expectEqual(stack.subviews, [plain, a, b, c])
    expectEqual(stack.arrangedSubviews, [a, b, c, plain])
    expectTrue(!plain.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    expectEqual(stack.arrangedSubviews, [c, a, b, plain])
    stack.addArrangedSubview(a)
    expectEqual(stack.arrangedSubviews, [c, b, plain, a])
    stack.removeArrangedSubview(c)
    expectEqual(stack.arrangedSubviews, [b, plain, a])
    expectTrue(c.superview === stack)
    expectTrue(!c.translatesAutoresizingMaskIntoConstraints)
    b.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [plain, a])
    let other = UIStackView(arrangedSubviews: [a])
    expectEqual(stack.arrangedSubviews, [plain])
    expectEqual(other.arrangedSubviews, [a])
    stack.removeArrangedSubview(a)
    expectEqual(other.arrangedSubviews, [a])
  }

  @Test(.rule("11.22"))
  func `inserting at an index out of range is reported and ignored`() {
    let issues = collectingIssues {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      let late = SizedView(5, 5)
      stack.insertArrangedSubview(late, at: 2)
      stack.insertArrangedSubview(late, at: -1)
      expectEqual(stack.arrangedSubviews.count, 1)
      expectTrue(late.superview == nil)
      stack.insertArrangedSubview(late, at: 1)
      expectTrue(stack.arrangedSubviews.last === late)
      // The stack still works. (Rule 0.01.)
      stack.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      stack.layoutIfNeeded()
      expectEqual(late.frame, CGRect(x: 35, y: 0, width: 5, height: 10))
    }.issues
    expectEqual(
      issues.map(\.exceptionName),
      Array(repeating: "NSInternalInconsistencyException", count: 2)
    )
    expectTrue(issues.allSatisfy { $0.message.contains("out of bounds for arranged subview") })
  }

  @Test func `arranging a superview of the stack is reported and ignored`() {
    let issues = collectingIssues {
      let outer = UIView()
      let stack = UIStackView()
      outer.addSubview(stack)
      stack.addArrangedSubview(outer)
      expectEmpty(stack.arrangedSubviews)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem])
  }

  @Test(.rule("11.24"))
  func `the next update pass makes the constraints, and replaces only changed ones`() {
    let fresh = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fresh.addArrangedSubview(SizedView(10, 10))
    expectEmpty(fresh.constraints)
    expectTrue(fresh.needsUpdateConstraints())
    fresh.updateConstraintsIfNeeded()
    expectTrue(!fresh.constraints.isEmpty)

    stack.layoutIfNeeded()
    let before = stack.constraints.map(ObjectIdentifier.init)
    stack.spacing = 12
    expectTrue(stack.needsUpdateConstraints())
    expectTrue(stack.constraints.allSatisfy { $0.constant != 12 })
    stack.layoutIfNeeded()
    expectEqual(stack.constraints.map(ObjectIdentifier.init), before)
    expectEqual(stack.constraints.filter { $0.constant == 12 }.count, 2)

    let d = SizedView(5, 5, "d")
    stack.addArrangedSubview(d)
    stack.layoutIfNeeded()
    let after = stack.constraints
    let kept = after.filter { before.contains(ObjectIdentifier($0)) }
    // All but the connection of the last view with the edge.
    expectEqual(kept.count, before.count - 1)
    stack.setNeedsUpdateConstraints()
    stack.layoutIfNeeded()
    expectEqual(stack.constraints, after)
  }

  @Test func `the next update pass restores constraints that were deactivated by hand`() {
    stack.layoutIfNeeded()
    for constraint in stack.constraints { constraint.isActive = false }
    stack.setNeedsUpdateConstraints()
    stack.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 0, y: 0, width: 270, height: 200))
  }

  @Test func `a removed view keeps no constraint of the stack`() {
    b.isHidden = true
    stack.layoutIfNeeded()
    b.removeFromSuperview()
    expectTrue(b.constraints.allSatisfy { $0.identifier == nil })
    expectTrue(!stack.constraints.contains { $0.firstItem === b || $0.secondItem === b })
    stack.layoutIfNeeded()
    expectEqual([a, c].map(\.frame.minX), [0, 290])
  }

  @Test(.rule("11.15"), arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [0, 7])
  func `a hidden nested stack has no length for its spacing and margins`(
    axis: NSLayoutConstraint.Axis,
    margin: CGFloat
  ) {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(20, 20)])
      let last = SizedView(50, 50)
      let outer = UIStackView(arrangedSubviews: [SizedView(50, 50), inner, last])
      func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
      func start(_ view: UIView) -> CGFloat {
        axis == .horizontal ? view.frame.minX : view.frame.minY
      }
      (inner.axis, inner.spacing) = (axis, 8)
      inner.isLayoutMarginsRelativeArrangement = true
      inner.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      (outer.axis, outer.spacing) = (axis, 10)
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      inner.isHidden = true
      root.layoutIfNeeded()
      expectEqual(along(outer.frame.size), 110)
      expectEqual(start(last), 60)
      expectEqual(along(inner.frame.size), 0)
      inner.isHidden = false
      root.layoutIfNeeded()
      expectEqual(along(outer.frame.size), 168 + 2 * margin)
      expectEqual(along(inner.frame.size), 48 + 2 * margin)
    }.issues
    expectEmpty(issues)
  }
}
