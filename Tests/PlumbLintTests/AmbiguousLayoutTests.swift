import Plumb
import PlumbLint
import Testing

@Suite struct AmbiguousLayoutTests {
  private func findings(_ statements: @escaping (ConstraintMaker) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.ambiguousLayout]) { root in
      view(named: "box", in: root).snp.makeConstraints { make in
        make.leading.top.width.equalToSuperview()
        statements(make)
      }
    }
  }

  @Test func `a view without a height`() {
    #expect(
      findings { _ in } == [
        "box.height is 0, but could have any value from 0 on: no constraint decides between them. "
          + "Add `make.height.equalTo(0)`. [ambiguous-layout]"
      ]
    )
    #expect(findings { $0.height.equalTo(20) } == [])
  }

  @Test func `a view that is placed by its frame is left alone`() {
    let found = lintedScreen(.leftToRight, [.ambiguousLayout]) { root in
      root.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    }
    #expect(found == [])
  }
}
