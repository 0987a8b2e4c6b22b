import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct AbsoluteEdgeTests {
  private func findings(
    _ direction: UIUserInterfaceLayoutDirection,
    _ statements: (_ icon: UIView, _ title: UIView) -> Void
  ) -> [String] {
    lintedScreen(direction, [.absoluteEdge]) { root in
      statements(view(named: "icon", in: root), view(named: "title", in: root))
    }
  }

  @Test func `left in a layout from right to left`() {
    expectEqual(
      findings(.rightToLeft) { icon, _ in
        icon.snp.makeConstraints { $0.left.equalToSuperview().offset(16) }
      },
      [
        "AbsoluteEdgeTests.swift:19: `icon.left == root.left + 16` does not follow the direction of "
          + "the layout, which is right to left. Use leading and trailing instead of left and right. "
          + "[absolute-edge]"
      ]
    )
    let mended = findings(.rightToLeft) { icon, _ in
      icon.snp.makeConstraints { $0.leading.equalToSuperview().offset(16) }
    }
    expectEqual(mended, [])
  }

  @Test func `left beside leading`() {
    expectEqual(
      findings(.leftToRight) { icon, title in
        icon.snp.makeConstraints { $0.left.equalToSuperview().offset(16) }
        title.snp.makeConstraints { $0.leading.equalToSuperview().offset(48) }
      },
      [
        "AbsoluteEdgeTests.swift:36: `icon.left == root.left + 16` does not follow the reading "
          + "direction, unlike other constraints of the tree. Use leading and trailing instead of "
          + "left and right. [absolute-edge]"
      ]
    )
  }

  @Test func `symmetrical insets, forced directions and trees with left only are left alone`() {
    let symmetrical = findings(.rightToLeft) { icon, _ in
      icon.snp.makeConstraints { $0.left.right.equalToSuperview().inset(16) }
    }
    let playback = findings(.rightToLeft) { icon, _ in
      icon.semanticContentAttribute = .playback
      icon.snp.makeConstraints { $0.left.equalToSuperview() }
    }
    let leftOnly = findings(.leftToRight) { icon, title in
      icon.snp.makeConstraints { $0.left.equalToSuperview() }
      title.snp.makeConstraints { make in
        make.left.equalTo(icon.snp.right)
        make.leading.trailing.equalToSuperview()
      }
    }
    // As Interface Builder writes both edges.
    let superviewFirst = findings(.rightToLeft) { icon, _ in
      icon.translatesAutoresizingMaskIntoConstraints = false
      guard let root = icon.superview else { return }
      icon.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
      root.rightAnchor.constraint(equalTo: icon.rightAnchor, constant: 8).isActive = true
    }
    expectEqual(symmetrical + playback + leftOnly + superviewFirst, [])
  }
}
