import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct IneffectiveMultiplierTests {
  private func findings(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ statement: @escaping (ConstraintMaker) -> Void
  ) -> [String] {
    lintedScreen(direction, [.ineffectiveMultiplier]) { root in
      view(named: "box", in: root).snp.makeConstraints(statement)
    }
  }

  @Test func `a multiple of the edge at which the coordinates begin`() {
    expectEqual(
      findings { $0.top.equalToSuperview().multipliedBy(2) },
      [
        "IneffectiveMultiplierTests.swift:18: The multiplier in `box.top == 2*root.top` has no "
          + "effect: it multiplies a position that is 0. Multiply a width, a height or the opposite "
          + "edge. [ineffective-multiplier]"
      ]
    )
    expectEqual(findings { $0.bottom.equalToSuperview().multipliedBy(0.5) }, [])
  }

  @Test func `leading is at 0 from left to right only`() {
    let statement: (ConstraintMaker) -> Void = { $0.leading.equalToSuperview().multipliedBy(0.5) }
    expectEqual(findings(.leftToRight, statement).count, 1)
    expectEmpty(findings(.rightToLeft, statement))
  }

  @Test func `a multiplier of 0`() {
    expectEqual(
      findings { $0.width.equalToSuperview().multipliedBy(0).offset(40) },
      [
        "IneffectiveMultiplierTests.swift:36: The multiplier 0 in `box.width == 0*root.width + 40` "
          + "removes the second item. Relate the first item to the constant alone, or correct the "
          + "multiplier. [ineffective-multiplier]"
      ]
    )
    expectEqual(findings { $0.width.equalTo(40) }, [])
  }

  @Test func `multiples of sizes, centres and far edges are left alone`() {
    let found = findings { make in
      make.width.equalToSuperview().multipliedBy(0.5)
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.bottom.equalToSuperview().multipliedBy(0.5)
    }
    expectEqual(found, [])
  }
}
