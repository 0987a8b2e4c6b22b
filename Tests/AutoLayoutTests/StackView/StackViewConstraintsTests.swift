import AutoLayout
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
    #expect(
      statements("UISV-canvas-connection") == [
        "stack.leading == a.leading", "stack.trailing == c.trailing",
        "stack.top == a.top", "stack.bottom == a.bottom",
      ]
    )
    #expect(
      statements("UISV-spacing") == [
        "b.leading == a.trailing + 10.0", "c.leading == b.trailing + 10.0",
      ]
    )
    #expect(
      statements("UISV-alignment") == [
        "a.top == b.top", "a.top == c.top", "a.bottom == b.bottom", "a.bottom == c.bottom",
      ]
    )
  }

  @Test(.rule("11.05", "11.06"))
  func `fillEqually and fillProportionally install constraints between lengths`() {
    stack.distribution = .fillEqually
    #expect(statements("UISV-fill-equally") == ["b.width == a.width", "c.width == a.width"])
    stack.distribution = .fillProportionally
    #expect(
      statements("UISV-fill-proportionally") == [
        "a.width == stack.width @999.0", "b.width == stack.width @998.0",
        "c.width == stack.width @997.0",
      ]
    )
    let multipliers = stack.constraints
      .filter { $0.identifier == "UISV-fill-proportionally" }.map(\.multiplier)
    #expect(multipliers.map { ($0 * 60).rounded() } == [30, 20, 10])
    #expect(statements("UISV-fill-equally").isEmpty)
  }

  @Test(.rule("11.08", "11.09"))
  func `equalSpacing and equalCentering install gap guides and equal gaps`() {
    stack.distribution = .equalSpacing
    stack.spacing = 5
    let gap = "UISV-distributing-gap"
    #expect(
      statements("UISV-spacing") == [
        "b.leading >= a.trailing + 5.0", "c.leading >= b.trailing + 5.0",
      ]
    )
    #expect(
      statements("UISV-distributing-edge") == [
        "\(gap).leading == a.trailing", "\(gap).trailing == b.leading",
        "\(gap).leading == b.trailing", "\(gap).trailing == c.leading",
      ]
    )
    #expect(statements("UISV-fill-equally") == ["\(gap).width == \(gap).width"])
    #expect(statements("UISV-canvas-fit") == ["stack.width == 0.0 @49.0"])
    stack.distribution = .equalCentering
    stack.addArrangedSubview(SizedView(10, 10, "d"))
    #expect(
      statements("UISV-distributing-edge").prefix(2) == [
        "\(gap).leading == a.centerX", "\(gap).trailing == b.centerX",
      ]
    )
    #expect(
      statements("UISV-fill-equally") == [
        "\(gap).width == \(gap).width @149.0", "\(gap).width == \(gap).width @148.0",
      ]
    )
    #expect(stack.layoutGuides.count == 3)
    stack.distribution = .fill
    stack.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test(.rule("11.11"))
  func `leading, trailing and centre alignment install a spanner`() {
    stack.alignment = .leading
    let spanner = "UISV-alignment-spanner"
    #expect(statements("UISV-alignment") == ["a.top == b.top", "a.top == c.top"])
    #expect(
      statements("UISV-spanning-boundary").prefix(2) == [
        "\(spanner).top == a.top @999.5", "\(spanner).bottom >= a.bottom",
      ]
    )
    #expect(statements("UISV-spanning-fit") == ["\(spanner).height == 0.0 @51.0"])
    #expect(
      statements("UISV-ambiguity-suppression") == [
        "a.height == 0.0 @25.0", "b.height == 0.0 @25.0", "c.height == 0.0 @25.0",
      ]
    )
    #expect(
      statements("UISV-canvas-connection").suffix(2) == [
        "stack.top == a.top", "stack.bottom == \(spanner).bottom",
      ]
    )
    stack.alignment = .trailing
    #expect(
      statements("UISV-spanning-boundary").prefix(2) == [
        "\(spanner).top <= a.top", "\(spanner).bottom == a.bottom @999.5",
      ]
    )
    #expect(
      Set(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top == \(spanner).top", "stack.bottom == a.bottom",
      ]
    )
    stack.alignment = .center
    #expect(statements("UISV-alignment") == ["a.centerY == b.centerY", "a.centerY == c.centerY"])
    #expect(
      Set(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top == \(spanner).top", "stack.bottom == \(spanner).bottom",
        "stack.centerY == a.centerY",
      ]
    )
    stack.alignment = .fill
    stack.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test(.rule("11.11"))
  func `baseline alignments install baseline constraints and a spanner`() {
    stack.alignment = .firstBaseline
    #expect(
      statements("UISV-alignment") == [
        "a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline",
      ]
    )
    let spanner = "UISV-alignment-spanner"
    let boundaries = ["\(spanner).top <= a.top", "\(spanner).bottom >= a.bottom"]
    #expect(Array(statements("UISV-spanning-boundary").prefix(2)) == boundaries)
    #expect(
      Array(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top == \(spanner).top", "stack.bottom == \(spanner).bottom",
      ]
    )
    #expect(statements("UISV-canvas-fit") == ["stack.height == 0.0 @49.0"])
    stack.alignment = .lastBaseline
    #expect(statements("UISV-alignment").first == "a.lastBaseline == b.lastBaseline")
    #expect(Array(statements("UISV-spanning-boundary").prefix(2)) == boundaries)
    #expect(
      Set(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top == \(spanner).top", "stack.bottom >= \(spanner).bottom",
      ]
    )
    #expect(statements("UISV-canvas-fit") == ["stack.height == 0.0 @49.0"])
  }

  @Test(.rule("11.12"))
  func `a single arranged view is aligned with the stack itself`() {
    b.removeFromSuperview()
    c.removeFromSuperview()
    stack.alignment = .center
    #expect(
      statements("UISV-canvas-connection") == [
        "stack.leading == a.leading", "stack.trailing == a.trailing",
        "stack.top <= a.top", "stack.bottom >= a.bottom", "stack.centerY == a.centerY",
      ]
    )
    #expect(statements("UISV-canvas-fit") == ["stack.height == 0.0 @49.0"])
    #expect(statements("UISV-ambiguity-suppression") == ["a.height == 0.0 @25.0"])
    stack.alignment = .leading
    #expect(
      Set(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top == a.top", "stack.bottom >= a.bottom",
      ]
    )
    stack.alignment = .trailing
    #expect(
      Set(statements("UISV-canvas-connection").dropFirst(2)) == [
        "stack.top <= a.top", "stack.bottom == a.bottom",
      ]
    )
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test(.rule("11.13"))
  func `baseline alignments of a column align leading edges`() {
    stack.axis = .vertical
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect([a, b, c].map(\.frame.minX) == [0, 0, 0])
      #expect([a, b, c].map(\.frame.width) == [30, 20, 10])
      #expect(!statements("UISV-alignment").contains { $0.contains("Baseline") })
      stack.alignment = .fill
      stack.layoutIfNeeded()
    }
  }

  @Test(.rule("11.15"))
  func `a hidden view gets a width of 0 and takes no part in the distribution`() {
    b.isHidden = true
    #expect(statements("UISV-hiding") == ["b.width == 0.0"])
    #expect(stack.arrangedSubviews == [a, b, c])
    #expect(b.superview === stack)
    #expect(statements("UISV-alignment").count == 4)
    stack.distribution = .fillEqually
    #expect(statements("UISV-fill-equally") == ["c.width == a.width"])
    b.isHidden = false
    #expect(statements("UISV-hiding").isEmpty)
  }

  @Test(.rule("11.20"))
  func `a baseline-relative column measures its spacing between baselines`() {
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    #expect(
      statements("UISV-spacing") == [
        "b.firstBaseline == a.lastBaseline + 20.0", "c.firstBaseline == b.lastBaseline + 20.0",
      ]
    )
    #expect(
      statements("UISV-canvas-connection").prefix(2) == [
        "stack.top == a.top", "stack.bottom == c.bottom",
      ]
    )
    stack.axis = .horizontal
    #expect(statements("UISV-spacing").first == "b.leading == a.trailing + 20.0")
  }

  @Test(.rule("11.22"))
  func `arrangedSubviews is a list of its own, beside subviews`() {
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    let plain = UIView()
    stack.insertSubview(plain, at: 0)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.addArrangedSubview(plain)
    #expect(stack.subviews == [plain, a, b, c])
    #expect(stack.arrangedSubviews == [a, b, c, plain])
    #expect(!plain.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b, plain])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b, plain, a])
    stack.removeArrangedSubview(c)
    #expect(stack.arrangedSubviews == [b, plain, a])
    #expect(c.superview === stack)
    #expect(!c.translatesAutoresizingMaskIntoConstraints)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [plain, a])
    let other = UIStackView(arrangedSubviews: [a])
    #expect(stack.arrangedSubviews == [plain])
    #expect(other.arrangedSubviews == [a])
    stack.removeArrangedSubview(a)
    #expect(other.arrangedSubviews == [a])
  }

  @Test(.rule("11.22"))
  func `inserting at an index out of range is reported and ignored`() {
    let issues = collectingIssues {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      let late = SizedView(5, 5)
      stack.insertArrangedSubview(late, at: 2)
      stack.insertArrangedSubview(late, at: -1)
      #expect(stack.arrangedSubviews.count == 1)
      #expect(late.superview == nil)
      stack.insertArrangedSubview(late, at: 1)
      #expect(stack.arrangedSubviews.last === late)
      // The stack still works. (Rule 0.01.)
      stack.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      stack.layoutIfNeeded()
      #expect(late.frame == CGRect(x: 35, y: 0, width: 5, height: 10))
    }.issues
    #expect(
      issues.map(\.exceptionName) == Array(repeating: "NSInternalInconsistencyException", count: 2)
    )
    #expect(issues.allSatisfy { $0.message.contains("out of bounds for arranged subview") })
  }

  @Test func `arranging a superview of the stack is reported and ignored`() {
    let issues = collectingIssues {
      let outer = UIView()
      let stack = UIStackView()
      outer.addSubview(stack)
      stack.addArrangedSubview(outer)
      #expect(stack.arrangedSubviews.isEmpty)
    }.issues
    #expect(issues.map(\.kind) == [.illegalItem])
  }

  @Test(.rule("11.24"))
  func `the next update pass makes the constraints, and replaces only changed ones`() {
    let fresh = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fresh.addArrangedSubview(SizedView(10, 10))
    #expect(fresh.constraints.isEmpty)
    #expect(fresh.needsUpdateConstraints())
    fresh.updateConstraintsIfNeeded()
    #expect(!fresh.constraints.isEmpty)

    stack.layoutIfNeeded()
    let before = stack.constraints.map(ObjectIdentifier.init)
    stack.spacing = 12
    #expect(stack.needsUpdateConstraints())
    #expect(stack.constraints.allSatisfy { $0.constant != 12 })
    stack.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before)
    #expect(stack.constraints.filter { $0.constant == 12 }.count == 2)

    let d = SizedView(5, 5, "d")
    stack.addArrangedSubview(d)
    stack.layoutIfNeeded()
    let after = stack.constraints
    let kept = after.filter { before.contains(ObjectIdentifier($0)) }
    // All but the connection of the last view with the edge.
    #expect(kept.count == before.count - 1)
    stack.setNeedsUpdateConstraints()
    stack.layoutIfNeeded()
    #expect(stack.constraints == after)
  }

  @Test func `the next update pass restores constraints that were deactivated by hand`() {
    stack.layoutIfNeeded()
    for constraint in stack.constraints { constraint.isActive = false }
    stack.setNeedsUpdateConstraints()
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 270, height: 200))
  }

  @Test func `a removed view keeps no constraint of the stack`() {
    b.isHidden = true
    stack.layoutIfNeeded()
    b.removeFromSuperview()
    #expect(b.constraints.allSatisfy { $0.identifier == nil })
    #expect(!stack.constraints.contains { $0.firstItem === b || $0.secondItem === b })
    stack.layoutIfNeeded()
    #expect([a, c].map(\.frame.minX) == [0, 290])
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
      #expect(along(outer.frame.size) == 110)
      #expect(start(last) == 60)
      #expect(along(inner.frame.size) == 0)
      inner.isHidden = false
      root.layoutIfNeeded()
      #expect(along(outer.frame.size) == 168 + 2 * margin)
      #expect(along(inner.frame.size) == 48 + 2 * margin)
    }.issues
    #expect(issues.isEmpty)
  }
}
