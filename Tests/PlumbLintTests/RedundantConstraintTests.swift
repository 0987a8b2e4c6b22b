import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct RedundantConstraintTests {
  private func findings(_ fill: (UIView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.redundantConstraint], fill)
  }

  @Test func `a centre between two equal insets`() {
    func findings(isCentred: Bool) -> [String] {
      self.findings { root in
        view(named: "box", in: root).snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview().inset(16)
          if isCentred { make.centerX.equalToSuperview() }
          make.top.height.equalToSuperview()
        }
      }
    }
    expectEqual(
      findings(isCentred: true),
      [
        "RedundantConstraintTests.swift:16: `box.centerX == root.centerX` has no effect: it follows "
          + "from RedundantConstraintTests.swift:15. Remove it. [redundant-constraint]"
      ]
    )
    expectEqual(findings(isCentred: false), [])
  }

  @Test func `a limit below a fixed size`() {
    let found = findings { root in
      view(named: "box", in: root).snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(80)
        make.width.greaterThanOrEqualTo(44)
      }
    }
    expectEqual(
      found,
      [
        "RedundantConstraintTests.swift:36: `box.width >= 44` has no effect: it follows from "
          + "RedundantConstraintTests.swift:35. Remove it. [redundant-constraint]"
      ]
    )
  }

  @Test func `the later of two that imply each other is found`() {
    let found = findings { root in
      let (a, b) = (view(named: "a", in: root), view(named: "b", in: root))
      a.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(40)
      }
      b.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(a)
        make.height.equalTo(40)
      }
    }
    expectEqual(
      found,
      [
        "RedundantConstraintTests.swift:58: `b.height == 40` has no effect: it follows from "
          + "RedundantConstraintTests.swift:53 and RedundantConstraintTests.swift:57. Remove it. "
          + "[redundant-constraint]"
      ]
    )
  }

  @Test func `limits that depend on the content, the size or the screen are left alone`() {
    let found = findings { root in
      let title = label("title", named: "title", in: root)
      title.snp.makeConstraints { make in
        make.leading.top.equalToSuperview().offset(16)
        // Matters with a longer text.
        make.trailing.lessThanOrEqualToSuperview().inset(16)
        // Matters where the root has a safe area.
        make.top.greaterThanOrEqualTo(root.safeAreaLayoutGuide)
      }
      view(named: "panel", in: root).snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview().priority(900)
        // Matters on large screens.
        make.width.lessThanOrEqualTo(500)
        make.height.equalTo(44)
      }
    }
    expectEqual(found, [])
  }

  @Test func `symmetrical limits of a centred view are left alone`() {
    let found = findings { root in
      let box = view(named: "box", in: root)
      box.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.leading.greaterThanOrEqualToSuperview().offset(10)
        make.top.bottom.equalToSuperview().inset(10)
      }
      // As Interface Builder writes it, with the superview first.
      let trailing = NSLayoutConstraint(
        item: root,
        attribute: .trailing,
        relatedBy: .greaterThanOrEqual,
        toItem: box,
        attribute: .trailing,
        multiplier: 1,
        constant: 10
      )
      trailing.isActive = true
    }
    expectEqual(
      found,
      [
        "RedundantConstraintTests.swift:97: `box.bottom == root.bottom - 10` has no effect: it follows "
          + "from RedundantConstraintTests.swift:95 and RedundantConstraintTests.swift:97. Remove it. "
          + "[redundant-constraint]"
      ]
    )
  }

  @Test func `what follows from an earlier round of the same loop is left alone`() {
    let found = findings { root in
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.distribution = .fillEqually
      root.addSubview(stack)
      stack.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.width.equalTo(80)
      }
      for view in stack.arrangedSubviews {
        view.snp.makeConstraints { $0.height.equalTo(view.snp.width) }
      }
    }
    expectEqual(found, [])
  }

  @Test func `a limit that matters while a view of a stack is hidden is left alone`() {
    let found = findings { root in
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      root.addSubview(stack)
      for view in stack.arrangedSubviews { view.snp.makeConstraints { $0.size.equalTo(44) } }
      stack.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.width.greaterThanOrEqualTo(60)
      }
    }
    expectEqual(found, [])
  }

  @Test func `constraints that contradict each other are reported by layout alone`() {
    let found = findings { root in
      view(named: "box", in: root).snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(80)
      }
    }
    expectEqual(found, [])
  }
}
