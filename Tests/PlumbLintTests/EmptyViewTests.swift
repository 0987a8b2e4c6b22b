import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct EmptyViewTests {
  private func findings(_ fill: (UIView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.emptyView], fill)
  }

  private func line(named name: String, in superview: UIView) -> UIView {
    let line = view(named: name, in: superview)
    line.backgroundColor = .red
    return line
  }

  @Test func `a separator without a height`() {
    func findings(height: CGFloat?) -> [String] {
      self.findings { root in
        let separator = line(named: "separator", in: root)
        let total = label("total", named: "total", in: root)
        separator.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          make.top.equalToSuperview().inset(12)
          if let height { make.height.equalTo(height) }
        }
        total.snp.makeConstraints { make in
          make.top.equalTo(separator.snp.bottom)
          make.leading.bottom.equalToSuperview()
          make.height.equalTo(188 - (height ?? 0))
        }
      }
    }
    expectEqual(
      findings(height: nil),
      [
        "EmptyViewTests.swift:\(#line - 13): `separator` is 320 wide and 0 high, so that nothing of it is seen. "
          + "Constrain its height. [empty-view]"
      ]
    )
    expectEqual(findings(height: 1), [])
  }

  @Test func `an image without a width`() {
    let found = findings { root in
      let image = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
      image.snp.setLabel("photo")
      root.addSubview(image)
      image.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.leading.trailing.equalTo(root.snp.leading)
      }
    }
    expectEqual(
      found,
      [
        "EmptyViewTests.swift:\(#line - 6): `photo` is 0 wide and 200 high, so that nothing of it is seen. "
          + "Constrain its width. [empty-view]"
      ]
    )
  }

  @Test func `views that are empty on purpose are left alone`() {
    let found = findings { root in
      let hidden = line(named: "hidden", in: root)
      let bar = line(named: "bar", in: root)
      let panel = line(named: "panel", in: root)
      hidden.snp.makeConstraints { make in
        make.leading.trailing.top.equalToSuperview()
        make.height.equalTo(0)
      }
      bar.snp.makeConstraints { make in
        make.leading.top.bottom.equalToSuperview()
        make.width.equalTo(root).multipliedBy(0)
      }
      let text = label("", named: "text", in: panel)
      text.snp.makeConstraints { $0.edges.equalToSuperview() }
      panel.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      let space = view(named: "space", in: root)
      space.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.bottom.equalTo(root.snp.top)
      }
    }
    expectEqual(found, [])
  }

  @Test(arguments: [true, false])
  func `views with content and without any constraint`(translatesMask: Bool) {
    func screen(_ frame: CGRect) -> (UIView) -> Void {
      { root in
        let title = label("Hello", named: "title", in: root)
        title.snp.makeConstraints { $0.edges.equalToSuperview() }
        let views = [
          line(named: "line", in: root),
          added(UIImageView(image: UIImage(size: CGSize(width: 4, height: 4))), "photo", in: root),
          label("Total", named: "total", in: root),
        ]
        for view in views {
          view.frame = frame
          view.translatesAutoresizingMaskIntoConstraints = translatesMask
        }
        // Nothing of these would be seen with a size either.
        _ = view(named: "plain", in: root)
        _ = label("", named: "empty", in: root)
      }
    }
    let rules: Set<LayoutRule> = [.emptyView, .clippedText]
    expectEqual(
      lintedScreen(.leftToRight, rules, screen(.zero)),
      // Without masks, images and labels have the size of their content, and `ambiguous-layout` finds their positions.
      (translatesMask ? ["line", "photo", "total"] : ["line"]).map {
        "`\($0)` has no constraints, and a width and height of 0, so that nothing of it is seen. "
          + "Constrain its position and size. [empty-view]"
      }
    )
    if translatesMask {
      let frame = CGRect(x: 10, y: 10, width: 100, height: 30)
      expectEqual(lintedScreen(.leftToRight, rules, screen(frame)), [])
    }
  }

  private func added(_ view: UIView, _ name: String, in superview: UIView) -> UIView {
    view.snp.setLabel(name)
    superview.addSubview(view)
    return view
  }
}
