import Plumb
import Testing

@Suite struct ConstraintConfigTests {
  /// Insets of 1 at the left and 2 at the right of a view whose superview reads from left to right.
  private var constants: [CGFloat] {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview()
        .inset(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    }
    return root.constraints.map(\.constant)
  }

  // It is of the whole process: looked at in one that ends with the test.
  @Test func `the direction that is set counts everywhere, and else the view's own`() async {
    await #expect(processExitsWith: .success) {
      let tests = ConstraintConfigTests()
      #expect(ConstraintConfig.interfaceLayoutDirection == .leftToRight)
      #expect(tests.constants == [1, -2])
      ConstraintConfig.interfaceLayoutDirection = .rightToLeft
      #expect(ConstraintConfig.interfaceLayoutDirection == .rightToLeft)
      #expect(tests.constants == [2, -1])
    }
  }
}
