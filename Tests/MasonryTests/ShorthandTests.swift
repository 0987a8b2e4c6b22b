import Expectations
import MasonryShorthand
import PlumbTesting
import Testing

/// The module MasonryShorthand.
@Suite struct ShorthandTests {
  private let ground = Playground()

  @Test func `makers and attributes have no prefix`() {
    let (a, b) = (ground.a, ground.b)
    let made = a.makeConstraints { make in
      make.left.equalTo(b.right).offset(5)
      make.top.equalTo(b.bottom)
      make.width.equalTo(b.attribute(.width))
      make.height.equalTo(30)
    }
    expectEqual(
      made.sentences,
      [
        "a.left == b.right + 5", "a.top == b.bottom", "a.width == b.width", "a.height == 30",
      ]
    )
    a.updateConstraints { $0.height.equalTo(40) }
    expectEqual(ground.frame(a), CGRect(x: 55, y: 30, width: 40, height: 40))
    a.remakeConstraints { make in
      make.left.top.equalTo(b)
      make.size.equalTo(b)
    }
    expectEqual(ground.frame(a), CGRect(x: 10, y: 10, width: 40, height: 20))
    expectEmpty(ground.issues)
  }

  @Test func `every attribute without a prefix equals the one with it`() {
    let view = ground.a
    let pairs: [(MASViewAttribute, MASViewAttribute)] = [
      (view.left, view.mas_left), (view.top, view.mas_top), (view.right, view.mas_right),
      (view.bottom, view.mas_bottom), (view.leading, view.mas_leading),
      (view.trailing, view.mas_trailing), (view.width, view.mas_width),
      (view.height, view.mas_height), (view.centerX, view.mas_centerX),
      (view.centerY, view.mas_centerY), (view.baseline, view.mas_baseline),
      (view.firstBaseline, view.mas_firstBaseline), (view.lastBaseline, view.mas_lastBaseline),
      (view.leftMargin, view.mas_leftMargin), (view.rightMargin, view.mas_rightMargin),
      (view.topMargin, view.mas_topMargin), (view.bottomMargin, view.mas_bottomMargin),
      (view.leadingMargin, view.mas_leadingMargin), (view.trailingMargin, view.mas_trailingMargin),
      (view.centerXWithinMargins, view.mas_centerXWithinMargins),
      (view.centerYWithinMargins, view.mas_centerYWithinMargins),
      (view.safeAreaLayoutGuideLeading, view.mas_safeAreaLayoutGuideLeading),
      (view.safeAreaLayoutGuideTrailing, view.mas_safeAreaLayoutGuideTrailing),
      (view.safeAreaLayoutGuideLeft, view.mas_safeAreaLayoutGuideLeft),
      (view.safeAreaLayoutGuideRight, view.mas_safeAreaLayoutGuideRight),
      (view.safeAreaLayoutGuideTop, view.mas_safeAreaLayoutGuideTop),
      (view.safeAreaLayoutGuideBottom, view.mas_safeAreaLayoutGuideBottom),
      (view.safeAreaLayoutGuideWidth, view.mas_safeAreaLayoutGuideWidth),
      (view.safeAreaLayoutGuideHeight, view.mas_safeAreaLayoutGuideHeight),
      (view.safeAreaLayoutGuideCenterX, view.mas_safeAreaLayoutGuideCenterX),
      (view.safeAreaLayoutGuideCenterY, view.mas_safeAreaLayoutGuideCenterY),
    ]
    for (index, pair) in pairs.enumerated() {
      expectEqual(pair.0, pair.1)
      for other in pairs.indices where other != index && ![10, 12].contains(index) {
        expectTrue(pair.0 != pairs[other].1, "\(index) and \(other)")
      }
    }
  }

  @Test func `arrays make constraints for each view`() {
    let views = [ground.a, ground.b]
    let made = views.makeConstraints { $0.height.equalTo(30) }
    expectEqual(made.sentences, ["a.height == 30", "b.height == 30"])
    views.updateConstraints { $0.height.equalTo(44) }
    expectEqual(made.sentences, ["a.height == 44", "b.height == 44"])
    views.remakeConstraints { $0.top.offset(1) }
    expectEqual(views.flatMap { $0.superview?.constraints ?? [] }.count, 4)
  }
}
