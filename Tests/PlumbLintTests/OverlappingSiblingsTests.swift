import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct OverlappingSiblingsTests {
  private func findings(_ fill: (UIView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.overlappingSiblings], fill)
  }

  private func image(named name: String, in superview: UIView) -> UIImageView {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
    view.snp.setLabel(name)
    superview.addSubview(view)
    return view
  }

  @Test func `two texts on each other`() {
    func findings(gap: CGFloat) -> [String] {
      self.findings { root in
        let first = label("twelve chars", named: "first", in: root)
        let second = label("four", named: "second", in: root)
        first.snp.makeConstraints { $0.leading.top.equalToSuperview() }
        second.snp.makeConstraints { make in
          make.leading.equalTo(first.snp.trailing).offset(gap)
          make.top.equalToSuperview()
        }
      }
    }
    expectEqual(
      findings(gap: -8),
      [
        "`second` covers `first` on 8 × 10 points. Constrain the distance between them. "
          + "[overlapping-siblings]"
      ]
    )
    expectEqual(findings(gap: 8), [])
  }

  @Test func `views inside of overlapping containers`() {
    let found = findings { root in
      for name in ["one", "two"] {
        let box = view(named: "box", in: root)
        let text = label("four", named: name, in: box)
        text.snp.makeConstraints { $0.edges.equalToSuperview() }
        box.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      }
    }
    expectEqual(
      found,
      [
        "`two` covers `one` on 20 × 10 points. Constrain the distance between them. "
          + "[overlapping-siblings]"
      ]
    )
  }

  @Test func `an image that is not placed on a text`() {
    let found = findings { root in
      let text = label("twelve chars", named: "text", in: root)
      text.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      image(named: "icon", in: root).snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(30)
        make.top.equalToSuperview()
      }
    }
    expectEqual(
      found,
      [
        "`icon` covers `text` on 30 × 10 points. Constrain the distance between them. "
          + "[overlapping-siblings]"
      ]
    )
  }

  @Test func `backgrounds, badges, panels and free space of labels are left alone`() {
    let found = findings { root in
      // A caption on an image.
      let cover = image(named: "cover", in: root)
      cover.snp.makeConstraints { $0.edges.equalToSuperview() }
      let caption = label("twelve chars", named: "caption", in: root)
      caption.snp.makeConstraints { $0.leading.bottom.equalToSuperview() }
      // A badge on the corner of another image.
      let avatar = image(named: "avatar", in: root)
      avatar.snp.makeConstraints { $0.leading.top.equalToSuperview() }
      let badge = label("7", named: "badge", in: root)
      badge.snp.makeConstraints { $0.center.equalTo(avatar.snp.trailing) }
      // A button and an image of which one is shown at a time.
      for view in [UIButton(), image(named: "search", in: root)] {
        root.addSubview(view)
        view.backgroundColor = .white
        view.snp.makeConstraints { make in
          make.centerX.equalTo(280)
          make.centerY.equalTo(150)
          make.size.equalTo(view is UIButton ? 44 : 20)
        }
      }
      // A label that is wider than its text.
      let wide = label("wide", named: "wide", in: root)
      wide.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.equalTo(100)
      }
      let end = label("end", named: "end", in: root)
      end.snp.makeConstraints { make in
        make.trailing.equalToSuperview()
        make.top.equalTo(100)
      }
      // A sheet over the whole.
      let sheet = view(named: "sheet", in: root)
      sheet.backgroundColor = .white
      sheet.snp.makeConstraints { $0.edges.equalToSuperview().inset(40) }
      label("sheet", named: "text", in: sheet).snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    expectEqual(found, [])
  }
}
