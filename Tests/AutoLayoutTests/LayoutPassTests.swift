import AutoLayout
import PlumbTesting
import Testing

/// When what is called: section 8.
@Suite struct LayoutPassTests {
  private final class Diary {
    var lines: [String] = []
  }

  private final class Writing: UIView {
    let name: String
    let diary: Diary
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      diary.lines.append("update \(name)")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      diary.lines.append("layout \(name)")
      super.layoutSubviews()
      onLayout?()
    }
  }

  private final class Controller: UIViewController {
    let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Writing("view", diary) }
    override func viewDidLoad() { diary.lines.append("did load") }
    override func updateViewConstraints() {
      diary.lines.append("update controller")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { diary.lines.append("will layout") }
    override func viewDidLayoutSubviews() { diary.lines.append("did layout") }
  }

  @Test func `constraints are updated from the leaves, layout goes from the root`() {
    let diary = Diary()
    let (root, child) = (Writing("root", diary), Writing("child", diary))
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(
      diary.lines == ["update child", "update root", "layout root", "layout child"]
    )
    diary.lines = []
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    #expect(diary.lines.isEmpty)
    let work = root.layoutStatistics
    #expect(work.solves == 1)
  }

  @Test func `a changed constant lays out the superview of what moves, and nothing else`() {
    let diary = Diary()
    let (root, a, b) = (Writing("root", diary), Writing("a", diary), Writing("b", diary))
    root.addSubview(a)
    root.addSubview(b)
    let leaf = Writing("leaf", diary)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(leaf)
    let left = leaf.leftAnchor.constraint(equalTo: a.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    diary.lines = []
    left.constant = 7
    #expect(leaf.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 7)
    #expect(diary.lines == ["layout a"])
  }

  @Test func `without constraints nobody is asked for any`() {
    let diary = Diary()
    let root = Writing("root", diary)
    root.addSubview(Writing("child", diary))
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout root", "layout child"])
    #expect(root.needsUpdateConstraints())
  }

  @Test func `a class that requires constraint layout is asked although none exists yet`() {
    final class Eager: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      private var isMade = false
      override func updateConstraints() {
        if !isMade {
          isMade = true
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
        }
        super.updateConstraints()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let eager = Eager(frame: root.bounds)
    root.addSubview(eager)
    root.layoutIfNeeded()
    #expect(eager.subviews.first?.frame.width == 50)
  }

  @Test func `a controller hears of its view's passes`() {
    let diary = Diary()
    let controller = Controller(diary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(
      diary.lines == [
        "did load", "update controller", "update view", "will layout", "layout view", "did layout",
      ]
    )
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(label.frame.width == 844)
    diary.lines = []
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(diary.lines.prefix(2) == ["update controller", "update view"])
  }

  @Test func `constraints changed during layout are solved in the same call`() {
    let diary = Diary()
    let (root, box) = (Writing("root", diary), Writing("box", diary))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    box.onLayout = { width.constant = 60 }
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  @Test func `a layout that never rests is stopped and reported`() {
    let issues = collectingIssues {
      let diary = Diary()
      let (root, box) = (Writing("root", diary), Writing("box", diary))
      root.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let width = box.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      box.onLayout = { width.constant += 1 }
      root.layoutIfNeeded()
      #expect(box.frame.width > 100)
    }.issues
    #expect(issues.map(\.kind) == [.layoutLoop])
  }

  @Test func `layout of a part starts at the topmost ancestor that waits`() {
    let diary = Diary()
    let (root, child) = (Writing("root", diary), Writing("child", diary))
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    child.layoutIfNeeded()
    #expect(child.frame.width == 100)
    #expect(diary.lines.contains("layout root"))
  }
}
