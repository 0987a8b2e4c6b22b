import Expectations
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
    expectEqual(
      findings { _ in },
      [
        "box.height is 0, but could be any value of at least 0: no constraint determines it. "
          + "Constrain the height, for example with `make.height.equalTo(…)`. [ambiguous-layout]"
      ]
    )
    expectEqual(findings { $0.height.equalTo(20) }, [])
  }

  @Test func `a view that is placed by its frame is left alone`() {
    let found = lintedScreen(.leftToRight, [.ambiguousLayout]) { root in
      root.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    }
    expectEqual(found, [])
  }

  @Test func `what follows from another ambiguous value is no finding of its own`() {
    let found = lintedScreen(.leftToRight, [.ambiguousLayout]) { root in
      let (name, price) = (
        label("Tea", named: "name", in: root), label("5", named: "price", in: root)
      )
      name.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      price.snp.makeConstraints { make in
        make.trailing.top.equalToSuperview()
        make.leading.equalTo(name.snp.trailing)
      }
    }
    expectEqual(
      found,
      [
        "name.width is 315, but could be any value from 15 to 315: these constraints have the same "
          + "priority and ask for different values: the content size of name: name.width <= 15; the "
          + "content size of price: price.width <= 5. Raise the horizontal hugging priority of name "
          + "from 250 to 251. [ambiguous-layout]"
      ]
    )
  }

  @Test func `what can move by less than half a point is left alone`() {
    func findings(room: CGFloat) -> [String] {
      self.findings {
        $0.height.greaterThanOrEqualTo(20); $0.height.lessThanOrEqualTo(20 + room)
      }
    }
    expectEqual(findings(room: 0.4), [])
    expectEqual(findings(room: 2).count, 1)
  }

  @Test func `a text that can wrap gives way to one that cannot`() {
    let found = lintedScreen(.leftToRight, [.ambiguousLayout]) { root in
      let wraps = label(String(repeating: "text ", count: 10), named: "wraps", in: root)
      wraps.numberOfLines = 0
      let single = label("and a text that cannot wrap", named: "single", in: root)
      wraps.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      single.snp.makeConstraints { make in
        make.trailing.top.equalToSuperview()
        make.leading.greaterThanOrEqualTo(wraps.snp.trailing).offset(8)
      }
    }
    expectEqual(found.count, 1)
    expectTrue(
      found.first?.hasSuffix(
        "Raise the horizontal compression resistance priority of single from 750 to 751. [ambiguous-layout]"
      ) == true
    )
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a missing width is the same finding in both directions`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let found = lintedScreen(direction, [.ambiguousLayout]) { root in
      view(named: "box", in: root).snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(10)
        make.width.lessThanOrEqualTo(100)
        make.top.bottom.equalToSuperview()
      }
    }
    expectEqual(
      found,
      [
        "box.width is 0, but could be any value from 0 to 100: no constraint determines it. "
          + "Constrain the width, for example with `make.width.equalTo(…)`. [ambiguous-layout]"
      ]
    )
  }

  @Test func `a missing position from right to left is one of the leading edge`() {
    func findings(_ place: @escaping (ConstraintMaker) -> Void) -> [String] {
      lintedScreen(.rightToLeft, [.ambiguousLayout]) { root in
        view(named: "box", in: root).snp.makeConstraints { make in
          make.leading.greaterThanOrEqualToSuperview().inset(20)
          make.width.equalTo(100)
          make.top.bottom.equalToSuperview()
          place(make)
        }
      }
    }
    let remedy = "Add `make.leading.equalToSuperview().offset(20)`. [ambiguous-layout]"
    expectEqual(findings { _ in }.map { $0.hasSuffix(remedy) }, [true])
    expectEqual(findings { $0.leading.equalToSuperview().offset(20) }, [])
  }
}
