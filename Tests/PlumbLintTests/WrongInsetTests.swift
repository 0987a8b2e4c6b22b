import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct WrongInsetTests {
  private func findings(_ statement: @escaping (ConstraintMaker) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.wrongInset]) { root in
      label("text", named: "title", in: root).snp.makeConstraints(statement)
    }
  }

  @Test func `an offset on the trailing edge that was meant as an inset`() {
    expectEqual(
      findings { make in
        make.leading.equalToSuperview().offset(16)
        make.trailing.equalToSuperview().offset(16)
      },
      [
        "WrongInsetTests.swift:17: `title.trailing == root.trailing + 16` places the trailing edge of "
          + "`title` 16 points outside of `root`. Change the sign of the 16, or use an inset. "
          + "[wrong-inset]"
      ]
    )
    let mended = findings { make in
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(-16)
    }
    expectEqual(mended, [])
  }

  @Test func `the last view of a column, in the content of a scroll view`() {
    func findings(_ offset: CGFloat) -> [String] {
      lintedScreen(.leftToRight, [.wrongInset]) { root in
        let scrollView = UIScrollView()
        scrollView.snp.setLabel("scroll")
        root.addSubview(scrollView)
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        label("text", named: "last", in: scrollView).snp.makeConstraints { make in
          make.top.leading.trailing.equalToSuperview()
          make.bottom.equalToSuperview().offset(offset)
        }
      }
    }
    expectEqual(
      findings(20),
      [
        "WrongInsetTests.swift:41: `last.bottom == scroll.bottom + 20` places the bottom edge of "
          + "`last` 20 points outside of the content of `scroll`. Change the sign of the 20, or use an "
          + "inset. [wrong-inset]"
      ]
    )
    expectEqual(findings(-20), [])
  }

  @Test func `badges, pictures and views that leave both edges are left alone`() {
    let badge = findings { make in
      make.trailing.equalToSuperview().offset(8)
      make.top.equalToSuperview().offset(-8)
    }
    let bleed = findings { $0.leading.trailing.equalToSuperview().inset(-16) }
    let picture = lintedScreen(.leftToRight, [.wrongInset]) { root in
      view(named: "picture", in: root).snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.bottom.equalToSuperview().offset(40)
      }
    }
    expectEqual(badge + bleed + picture, [])
  }
}
