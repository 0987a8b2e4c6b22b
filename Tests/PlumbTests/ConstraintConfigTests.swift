import Expectations
import Plumb
import PlumbTesting
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

  @Test(arguments: [1200, 0, -1, .nan] as [Float])
  func `an illegal default priority is reported and ignored`(priority: Float) {
    let log = LayoutIssueLog()
    LayoutEnvironment().with {
      $0.report = log.append
      $0.defaultPriority = UILayoutPriority(500)
      $0.defaultPriority = UILayoutPriority(priority)
    } run: {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { $0.width.equalTo(5) }
      expectEqual(view.constraints.map(\.priority.rawValue), [500])
    }
    expectEqual(log.issues.map(\.kind), [.illegalPriority])
    expectEqual(log.issues.first?.remedy, "It stays 500.")
  }

  // The setting applies to the whole process, so the test runs in a process of its own.
  @Test func `a configured direction applies to all views, otherwise each view's own`() async {
    await #expect(processExitsWith: .success) {
      let tests = ConstraintConfigTests()
      let process: any ProcessSettings = Process()
      expectEqual(process.direction, .leftToRight)
      expectEqual(tests.constants, [1, -2])
      process.setDirection(.rightToLeft)
      expectEqual(process.direction, .rightToLeft)
      expectEqual(tests.constants, [2, -1])
    }
  }

  /// The constants that ``constants`` has in an environment with this direction.
  private func constants(in direction: UIUserInterfaceLayoutDirection?) -> [CGFloat] {
    LayoutEnvironment.current.with {
      $0.statementDirection = direction
    } run: {
      constants
    }
  }

  @Test func `the direction of an environment applies to its views and to no others`() {
    expectEqual(constants(in: .rightToLeft), [2, -1])
    expectEqual(constants(in: .leftToRight), [1, -2])
    expectEqual(constants(in: nil), [1, -2])
  }

  @Test func `the direction of the process applies where the environment sets none`() async {
    await #expect(processExitsWith: .success) {
      let tests = ConstraintConfigTests()
      (Process() as any ProcessSettings).setDirection(.rightToLeft)
      expectEqual(tests.constants(in: nil), [2, -1])
      expectEqual(tests.constants(in: .leftToRight), [1, -2])
    }
  }

  // MARK: The default priority

  @Test func `statements that set no priority have the default priority of the environment`() {
    let (root, view) = LayoutEnvironment.current.with {
      $0.defaultPriority = .defaultHigh
    } run: {
      (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    }
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(40)
      make.width.equalTo(60).priority(.required)
      make.height.equalTo(10).priority(.low)
    }
    expectEqual(
      (root.constraints + view.constraints).map(\.priority.rawValue),
      [750, 750, 1000, 250]
    )
    // The required width wins, and nothing conflicts.
    let (_, issues) = collectingIssues { root.layoutIfNeeded() }
    expectEmpty(issues)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test func `an update without a priority keeps the priority of the only constraint it matches`() {
    let (root, view) = LayoutEnvironment.current.with {
      $0.defaultPriority = .defaultLow
    } run: {
      (UIView(), UIView())
    }
    root.addSubview(view)
    view.snp.makeConstraints { $0.width.equalTo(40).priority(600) }
    view.snp.updateConstraints { $0.width.equalTo(50) }
    expectEqual(view.constraints.map(\.constant), [50])
    expectEqual(view.constraints.map(\.priority.rawValue), [250])
  }

  // MARK: Fault 15

  /// The frame of a view with insets of 1 at the left or leading side and 2 at the other, in a 100 × 100 superview.
  private struct Insets {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()

    init(_ closure: (ConstraintMaker) -> ConstraintMakerEditable) {
      root.addSubview(view)
      view.snp.makeConstraints { make in
        _ = closure(make)
        make.top.bottom.equalToSuperview()
      }
    }

    var span: ClosedRange<CGFloat> {
      root.layoutIfNeeded()
      return view.frame.minX...view.frame.maxX
    }
  }

  private static let plain = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
  private static let directional = NSDirectionalEdgeInsets(
    top: 0,
    leading: 1,
    bottom: 0,
    trailing: 2
  )

  @Test func `fault 15: insets follow a reading direction that changes later`() {
    let leading = Insets { $0.leading.trailing.equalToSuperview().inset(Self.plain) }
    expectEqual(leading.span, 1...98)
    leading.root.semanticContentAttribute = .forceRightToLeft
    // The left inset stays at the left.
    expectEqual(leading.span, 1...98)
    expectEqual(leading.root.constraints.prefix(2).map(\.constant), [2, -1])

    let left = Insets { $0.left.right.equalToSuperview().inset(Self.directional) }
    expectEqual(left.span, 1...98)
    left.root.semanticContentAttribute = .forceRightToLeft
    expectEqual(left.span, 2...99)
    left.root.semanticContentAttribute = .forceLeftToRight
    expectEqual(left.span, 1...98)
  }

  @Test
  func `insets follow the direction after an update, and a constant that is set directly stays`() {
    let tree = Insets { $0.left.right.equalToSuperview() }
    tree.view.snp.updateConstraints { $0.left.right.equalToSuperview().inset(Self.directional) }
    tree.root.semanticContentAttribute = .forceRightToLeft
    expectEqual(tree.span, 2...99)
    tree.view.snp.constraints.left?.update(
      inset: NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6)
    )
    expectEqual(tree.span, 6...99)
    tree.root.semanticContentAttribute = .forceLeftToRight
    expectEqual(tree.span, 5...98)
    tree.view.snp.constraints.left?.layoutConstraints[0].constant = 20
    tree.root.semanticContentAttribute = .forceRightToLeft
    expectEqual(tree.span, 20...99)
    tree.view.snp.constraints.left?.update(offset: 30)
    tree.root.semanticContentAttribute = .forceLeftToRight
    expectEqual(tree.span, 30...98)
  }

  @Test func `a hierarchy that is added to one of the other direction follows that direction`() {
    let (span, _) = collectingIssues {
      let tree = Insets { $0.left.right.equalToSuperview().inset(Self.directional) }
      expectEqual(tree.span, 1...98)
      let window = LayoutEnvironment.current.with {
        $0.userInterfaceLayoutDirection = .rightToLeft
      } run: {
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      window.addSubview(tree.root)
      window.layoutIfNeeded()
      return tree.span
    }
    expectEqual(span, 2...99)
  }

  @Test func `the direction is that of the view that holds the constraint`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (box, inner, outer) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    root.addSubview(outer)
    box.addSubview(inner)
    box.semanticContentAttribute = .forceRightToLeft
    inner.snp.makeConstraints { make in make.left.equalTo(outer.snp.left).inset(Self.directional) }
    expectEqual(root.constraints.map(\.constant), [1])
    root.semanticContentAttribute = .forceRightToLeft
    expectEqual(root.constraints.map(\.constant), [2])
  }
}

private protocol ProcessSettings {
  var direction: UIUserInterfaceLayoutDirection { get }
  func setDirection(_ direction: UIUserInterfaceLayoutDirection)
}

private struct Process {}

extension Process: ProcessSettings {
  // Deprecated itself, so that it can use the deprecated setting without warnings.
  @available(*, deprecated)
  var direction: UIUserInterfaceLayoutDirection { ConstraintConfig.interfaceLayoutDirection }

  @available(*, deprecated)
  func setDirection(_ direction: UIUserInterfaceLayoutDirection) {
    ConstraintConfig.interfaceLayoutDirection = direction
  }
}
