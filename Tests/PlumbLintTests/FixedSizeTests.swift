import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct FixedSizeTests {
  private func findings(_ statement: @escaping (ConstraintMaker) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.fixedSize]) { root in
      view(named: "box", in: root).snp.makeConstraints(statement)
    }
  }

  @Test func `a width that the smallest phone does not have`() {
    expectEqual(
      findings { $0.width.equalTo(375) },
      [
        "FixedSizeTests.swift:15: `box.width == 375` is wider than the smallest phone, which is 320 "
          + "wide. Relate the width to the superview, or give the constraint a priority below 1000. "
          + "[fixed-size]"
      ]
    )
    expectEqual(findings { $0.width.equalToSuperview() }, [])
  }

  @Test func `the height of one phone`() {
    expectEqual(
      findings { $0.height.equalTo(812) },
      [
        "FixedSizeTests.swift:27: `box.height == 812` is the height of one phone. Constrain the top "
          + "and bottom edges to the superview. [fixed-size]"
      ]
    )
    expectEqual(findings { $0.top.bottom.equalToSuperview() }, [])
  }

  @Test func `limits, optional widths and sizes that fit or scroll are left alone`() {
    let found = findings { make in
      make.width.lessThanOrEqualTo(600)
      make.width.equalTo(500).priority(750)
      make.width.greaterThanOrEqualTo(280)
    }
    let scrolled = lintedScreen(.leftToRight, [.fixedSize]) { root in
      let scrollView = UIScrollView()
      root.addSubview(scrollView)
      view(named: "map", in: scrollView).snp.makeConstraints { $0.width.equalTo(2000) }
    }
    let onTablet = lintedScreen(.leftToRight, [.fixedSize]) { root in
      root.frame.size = CGSize(width: 1024, height: 768)
      view(named: "sheet", in: root).snp.makeConstraints { $0.height.equalTo(736) }
    }
    expectEqual(found + scrolled + onTablet, [])
  }
}
