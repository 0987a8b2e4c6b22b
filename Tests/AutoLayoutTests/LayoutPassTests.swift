import AutoLayout
import PlumbTesting
import RuleTrait
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
      super.init(nibName: nil, bundle: nil)
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

  @Test(.rule("8.01", "8.02", "12.03"))
  func `constraints are updated from the leaves, layout goes from the root`() {
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

  @Test(.rule("8.02", "8.15"))
  func `updating takes the flag down first, so that asking again inside is not lost`() {
    let diary = Diary()
    let (root, left, leaf) = (
      Writing("root", diary), Writing("left", diary), Writing("leaf", diary)
    )
    let right = Writing("right", diary)
    root.addSubview(left)
    left.addSubview(leaf)
    root.addSubview(right)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    leaf.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    diary.lines = []

    var flags: [Bool] = []
    leaf.onUpdate = {
      flags.append(leaf.needsUpdateConstraints())
      if flags.count == 1 { leaf.setNeedsUpdateConstraints() }
    }
    leaf.setNeedsUpdateConstraints()
    left.setNeedsUpdateConstraints()
    right.setNeedsUpdateConstraints()
    left.updateConstraintsIfNeeded()
    // Nobody outside of the receiver, nobody whose flag is down, children before parents.
    #expect(diary.lines.filter { $0 == "update left" } == ["update left"])
    #expect(diary.lines.first == "update leaf")
    #expect(Set(diary.lines) == ["update leaf", "update left"])
    #expect(right.needsUpdateConstraints())
    #expect(!left.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(flags == [false, false])
    #expect(!leaf.needsUpdateConstraints())
    #expect(!right.needsUpdateConstraints())
  }

  @Test(.rule("8.09", "8.16"))
  func `a changed constant lays out the superview of what moves, and nothing else`() {
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

  @Test(.rule("8.03", "8.05"))
  func `without constraints nobody is asked for any`() {
    let diary = Diary()
    let root = Writing("root", diary)
    root.addSubview(Writing("child", diary))
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout root", "layout child"])
    #expect(root.needsUpdateConstraints())
  }

  @Test(.rule("8.03"))
  func `a class that requires constraint layout is asked although none exists yet`() {
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

  @Test(.rule("8.07", "8.11", "4.13"))
  func `a controller hears of its view's passes`() {
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

  @Test(.rule("8.14"))
  func `constraints changed during layout are solved in the same call`() {
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

  @Test(.rule("8.14"))
  func `a layout that never rests is stopped and reported`() {
    let issues = collectingIssues {
      let diary = Diary()
      let (root, box) = (Writing("root", diary), Writing("box", diary))
      root.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let width = box.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      box.onLayout = { width.constant += 1 }
      root.layoutIfNeeded()
      #expect(diary.lines.filter { $0 == "layout box" }.count == 100)
      #expect(box.frame.width == 109)
    }.issues
    #expect(issues.map(\.kind) == [.layoutLoop])
  }

  @Test(.rule("8.11"))
  func `layout of a part starts at the topmost ancestor that waits`() {
    let diary = Diary()
    let (root, child) = (Writing("root", diary), Writing("child", diary))
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    child.layoutIfNeeded()
    #expect(child.frame.width == 100)
    #expect(diary.lines.contains("layout root"))
  }

  @Test(.rule("8.03"))
  func `a natural size of a view without a mask engages constraint layout`() {
    let diary = Diary()
    let root = Writing("root", diary)
    let label = SizedView(30, 20)
    label.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(label)
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout root"])
    #expect(label.frame == .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout root", "update root", "layout root"])
    #expect(label.frame.size == CGSize(width: 30, height: 20))
  }

  @Test(.rule("8.05"))
  func `new views wait for both passes`() {
    let diary = Diary()
    let view = Writing("view", diary)
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(diary.lines == ["layout view"])
  }

  @Test(.rule("8.08", "1.26"))
  func `changing constraints asks nobody to update them`() {
    let diary = Diary()
    let (root, box) = (Writing("root", diary), Writing("box", diary))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    diary.lines = []
    width.constant = 20
    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(!box.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(!diary.lines.contains { $0.hasPrefix("update") })
    box.setNeedsUpdateConstraints()
    #expect(box.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(diary.lines.filter { $0.hasPrefix("update") } == ["update box"])
    diary.lines = []
    box.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(diary.lines == ["update box"])
  }

  @Test(.rule("8.10"))
  func `asking for layout does nothing now, and asking twice no more than once`() {
    let diary = Diary()
    let (root, child) = (Writing("root", diary), Writing("child", diary))
    root.addSubview(child)
    root.layoutIfNeeded()
    diary.lines = []
    child.setNeedsLayout()
    child.setNeedsLayout()
    #expect(diary.lines.isEmpty)
    root.layoutIfNeeded()
    #expect(diary.lines == ["layout child"])
  }

  @Test(.rule("8.12"))
  func `the base's layoutSubviews is what moves the direct subviews`() {
    final class Watching: UIView {
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        widths.append(subviews[0].frame.width)
        super.layoutSubviews()
        widths.append(subviews[0].frame.width)
        widths.append(subviews[0].subviews[0].frame.width)
      }
    }
    let root = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    for (view, container) in [(outer, root), (inner, outer)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.widths == [0, 50, 0])
    #expect(inner.frame.width == 25)
  }

  @Test(.rule("8.13"))
  func `a controller's direct subviews are final in viewDidLayoutSubviews`() {
    final class Watching: UIViewController {
      var frames: [CGRect] = []
      override func viewDidLayoutSubviews() { frames.append(view.subviews[0].frame) }
    }
    let controller = Watching()
    let child = SizedView(40, 30)
    controller.view.addSubview(child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    child.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(controller.frames.last == CGRect(x: 30, y: 0, width: 40, height: 30))
  }

  @Test(.rule("8.15"))
  func `asking again while constraints are updated costs another round`() {
    let diary = Diary()
    let (root, box) = (Writing("root", diary), Writing("box", diary))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    var count = 0
    box.onUpdate = {
      count += 1
      if count < 3 { box.setNeedsUpdateConstraints() }
    }
    root.layoutIfNeeded()
    #expect(count == 3)
    #expect(!box.needsUpdateConstraints())
  }

  @Test(.rule("8.19"))
  func `a detached tree is laid out by hand, a window's by its cycle too`() {
    let detached = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = SizedView(10, 10)
    detached.addSubview(child)
    detached.layoutIfNeeded()
    #expect(child.frame.width == 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(detached)
    child.size.width = 20
    #expect(child.frame.width == 10)
    window.runLayoutCycle()
    #expect(child.frame.width == 20)
  }

  @Test(.rule("8.21"))
  func `a hidden view takes its place`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (SizedView(10, 10), SizedView(20, 20))
    root.addSubview(a)
    root.addSubview(b)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 10)
    #expect(b.frame.minX == 10)
  }

  @Test(.rule("8.22"))
  func `constraints made early and constraints made in the update give the same frames`() {
    final class Early: UIView {
      let box = UIView()
      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Late: UIView {
      let box = UIView()
      private var isMade = false
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if !isMade {
          isMade = true
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
        }
        super.updateConstraints()
      }
    }
    let (early, late) = (Early(), Late())
    late.frame = early.frame
    early.layoutIfNeeded()
    late.layoutIfNeeded()
    #expect(early.box.frame == late.box.frame)
    #expect(late.box.frame.width == 40)
  }
}
