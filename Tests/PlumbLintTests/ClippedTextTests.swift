import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct ClippedTextTests {
  private func findings(_ fill: (UIView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.clippedText], fill)
  }

  @Test func `a line that is wider than its label`() {
    func findings(width: CGFloat) -> [String] {
      self.findings { root in
        label("twelve chars", named: "title", in: root).snp.makeConstraints { make in
          make.leading.top.equalToSuperview()
          make.width.equalTo(width)
        }
      }
    }
    expectEqual(
      findings(width: 50),
      [
        "ClippedTextTests.swift:16: The text of `title` needs 60 points of width and has 50. "
          + "Give it more room, or more lines. [clipped-text]"
      ]
    )
    expectEqual(findings(width: 60), [])
  }

  @Test func `lines that are higher than their label`() {
    func findings(height: CGFloat?) -> [String] {
      self.findings { root in
        let text = label("twelve chars", named: "text", in: root)
        text.numberOfLines = 0
        text.snp.makeConstraints { make in
          make.leading.top.equalToSuperview()
          make.width.equalTo(40)
          if let height { make.height.equalTo(height) }
        }
      }
    }
    expectEqual(
      findings(height: 10),
      [
        "ClippedTextTests.swift:38: The text of `text` needs 20 points of height at its width of 40 "
          + "and has 10. Let its height follow from the text, or allow fewer lines. [clipped-text]"
      ]
    )
    expectEqual(findings(height: nil), [])
  }

  @Test func `a text whose label has no width`() {
    let findings = findings { root in
      let text = label("twelve chars", named: "text", in: root)
      text.numberOfLines = 0
      text.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.trailing.equalTo(root.snp.leading)
      }
    }
    expectEqual(
      findings,
      [
        "ClippedTextTests.swift:\(#line - 6): The text of `text` needs 60 points of width and has 0. "
          + "Give it more room, or more lines. [clipped-text]"
      ]
    )
  }

  @Test func `a text at the edge of what is shown`() {
    func findings(
      in container: UIView,
      offset: CGFloat,
      content: CGSize = .zero
    ) -> [String] {
      self.findings { root in
        root.addSubview(container)
        container.snp.setLabel("container")
        container.snp.makeConstraints { $0.edges.equalToSuperview() }
        (container as? UIScrollView)?.contentSize = content
        label("twelve chars", named: "price", in: container).snp.makeConstraints { make in
          make.top.equalTo(root)
          make.trailing.equalTo(root).offset(offset)
        }
      }
    }
    let clipping = UIView()
    clipping.clipsToBounds = true
    let expected = [
      "ClippedTextTests.swift:\(#line - 7): The text of `price` extends 48 points beyond the right edge of "
        + "`container`. Constrain this edge to the inside. [clipped-text]"
    ]
    expectEqual(findings(in: clipping, offset: 48), expected)
    expectEqual(findings(in: UITableViewCell(), offset: 48), expected)
    expectEqual(findings(in: UIScrollView(), offset: 48), expected)
    // What can be scrolled to, and what is hidden on purpose.
    let wide = CGSize(width: 500, height: 100)
    expectEqual(findings(in: UIScrollView(), offset: 48, content: wide), [])
    expectEqual(findings(in: clipping, offset: 60), [])
    expectEqual(findings(in: clipping, offset: 0), [])
  }

  @Test func `a text that ends outside of the linted view`() {
    func findings(offset: CGFloat, _ make: (UIView) -> UIView) -> [String] {
      self.findings { root in
        root.snp.setLabel("card")
        make(root).snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.leading.equalTo(root.snp.trailing).offset(offset)
        }
      }
    }
    func title(in root: UIView) -> UIView { label("twelve chars", named: "title", in: root) }
    func send(in root: UIView) -> UIView {
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.setTitle("twelve chars", for: .normal)
      button.snp.setLabel("send")
      root.addSubview(button)
      return button
    }
    func expected(_ name: String, _ length: Int) -> [String] {
      [
        "ClippedTextTests.swift:\(#line - 15): The text of `\(name)` extends \(length) points beyond the right edge of "
          + "`card`. Constrain this edge to the inside. [clipped-text]"
      ]
    }
    expectEqual(findings(offset: -12, title), expected("title", 48))
    expectEqual(findings(offset: -60, title), [])
    expectEqual(findings(offset: -12, send), expected("send", 48))
    // Nothing hides what is beside a view that is no screen.
    expectEqual(findings(offset: 100, title), expected("title", 160))
  }

  @Test func `a button that is narrower than its title`() {
    func findings(width: CGFloat) -> [String] {
      self.findings { root in
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 10)
        button.setTitle("twelve chars", for: .normal)
        button.snp.setLabel("send")
        root.addSubview(button)
        button.snp.makeConstraints { make in
          make.leading.top.equalToSuperview()
          make.width.equalTo(width)
        }
      }
    }
    expectEqual(
      findings(width: 44),
      [
        "ClippedTextTests.swift:\(#line - 7): The text of `send` needs 60 points of width and has 44. "
          + "Give it more room, or a shorter title. [clipped-text]"
      ]
    )
    expectEqual(findings(width: 60), [])
  }

  @Test func `texts that are cut off or scaled on purpose are left alone`() {
    let found = findings { root in
      let preview = label("a text of several lines", named: "preview", in: root)
      preview.numberOfLines = 2
      let scaled = label("twelve chars", named: "scaled", in: root)
      scaled.adjustsFontSizeToFitWidth = true
      scaled.minimumScaleFactor = 0.5
      let collapsed = label("twelve chars", named: "collapsed", in: root)
      let hidden = label("twelve chars", named: "hidden", in: root)
      hidden.isHidden = true
      for view in [preview, scaled, hidden] {
        view.snp.makeConstraints { make in
          make.leading.top.equalToSuperview()
          make.width.equalTo(50)
        }
      }
      collapsed.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.width.equalTo(0)
      }
    }
    expectEqual(found, [])
  }
}
