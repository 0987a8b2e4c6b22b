import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The calls of update and layout passes: section 8.
@Suite struct LayoutPassTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class LoggingView: UIView {
    let name: String
    let log: Log
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.lines.append("layout \(name)")
      super.layoutSubviews()
      onLayout?()
    }
  }

  private final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LoggingView("view", log) }
    override func viewDidLoad() { log.lines.append("did load") }
    override func updateViewConstraints() {
      log.lines.append("update controller")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.lines.append("will layout") }
    override func viewDidLayoutSubviews() { log.lines.append("did layout") }
  }

  @Test(.rule("8.01", "8.02", "12.03"))
  func `the update pass starts at the leaves, the layout pass at the root`() {
    let log = Log()
    let (root, child) = (LoggingView("root", log), LoggingView("child", log))
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    expectEqual(
      log.lines,
      ["update child", "update root", "layout root", "layout child"]
    )
    log.lines = []
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    expectEmpty(log.lines)
    let work = root.layoutStatistics
    expectEqual(work.solves, 1)
  }

  @Test(.rule("8.02", "8.15"))
  func `the update flag is cleared before updateConstraints, so that a request inside it is kept`()
  {
    let log = Log()
    let (root, left, leaf) = (
      LoggingView("root", log), LoggingView("left", log), LoggingView("leaf", log)
    )
    let right = LoggingView("right", log)
    root.addSubview(left)
    left.addSubview(leaf)
    root.addSubview(right)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    leaf.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    log.lines = []

    var flags: [Bool] = []
    leaf.onUpdate = {
      flags.append(leaf.needsUpdateConstraints())
      if flags.count == 1 { leaf.setNeedsUpdateConstraints() }
    }
    leaf.setNeedsUpdateConstraints()
    left.setNeedsUpdateConstraints()
    right.setNeedsUpdateConstraints()
    left.updateConstraintsIfNeeded()
    // Only flagged views inside the receiver are updated, children before parents.
    expectEqual(log.lines.filter { $0 == "update left" }, ["update left"])
    expectEqual(log.lines.first, "update leaf")
    expectEqual(Set(log.lines), ["update leaf", "update left"])
    expectTrue(right.needsUpdateConstraints())
    expectTrue(!left.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(flags, [false, false])
    expectTrue(!leaf.needsUpdateConstraints())
    expectTrue(!right.needsUpdateConstraints())
  }

  @Test(.rule("8.09", "8.16"))
  func `a changed constant lays out only the superview of the moved view`() {
    let log = Log()
    let (root, a, b) = (LoggingView("root", log), LoggingView("a", log), LoggingView("b", log))
    root.addSubview(a)
    root.addSubview(b)
    let leaf = LoggingView("leaf", log)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(leaf)
    let left = leaf.leftAnchor.constraint(equalTo: a.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    log.lines = []
    left.constant = 7
    expectEqual(leaf.frame.minX, 0)
    root.layoutIfNeeded()
    expectEqual(leaf.frame.minX, 7)
    expectEqual(log.lines, ["layout a"])
  }

  @Test(.rule("8.03", "8.05"))
  func `without constraints there is no update pass`() {
    let log = Log()
    let root = LoggingView("root", log)
    root.addSubview(LoggingView("child", log))
    root.layoutIfNeeded()
    expectEqual(log.lines, ["layout root", "layout child"])
    expectTrue(root.needsUpdateConstraints())
  }

  @Test(.rule("8.07"))
  func `a controller makes the first constraints of a tree in its update`() {
    final class Lazy: UIViewController {
      let box = UIView()
      var updates = 0
      override func viewDidLoad() {
        view.addSubview(box)
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        updates += 1
        if updates == 1 {
          box.translatesAutoresizingMaskIntoConstraints = false
          box.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
        super.updateViewConstraints()
      }
    }
    let (outer, inner) = (UIViewController(), Lazy())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    window.rootViewController = outer
    window.layoutIfNeeded()
    expectTrue(inner.box.frame.width == 200 && inner.updates == 1)
    expectTrue(!inner.view.needsUpdateConstraints())
  }

  @Test(.rule("8.03"))
  func `a class that requires constraint-based layout is updated without any constraint`() {
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
    expectEqual(eager.subviews.first?.frame.width, 50)
  }

  @Test(.rule("8.07", "8.11", "4.13"))
  func `a controller is called in the passes of its view`() {
    let log = Log()
    let controller = Controller(log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(
      log.lines,
      [
        "did load", "update controller", "update view", "will layout", "layout view", "did layout",
      ]
    )
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    expectEqual(label.frame.width, 844)
    log.lines = []
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    expectEqual(log.lines.prefix(2), ["update controller", "update view"])
  }

  @Test(.rule("8.14"))
  func `constraints changed during layout are solved in the same call`() {
    let log = Log()
    let (root, box) = (LoggingView("root", log), LoggingView("box", log))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    box.onLayout = { width.constant = 60 }
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 60)
  }

  @Test(.rule("8.14"))
  func `a layout that never settles is stopped and reported`() {
    let issues = collectingIssues {
      let log = Log()
      let (root, box) = (LoggingView("root", log), LoggingView("box", log))
      root.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let width = box.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      box.onLayout = { width.constant += 1 }
      root.layoutIfNeeded()
      expectEqual(log.lines.filter { $0 == "layout box" }.count, 100)
      expectEqual(box.frame.width, 109)
    }.issues
    expectEqual(issues.map(\.kind), [.layoutLoop])
  }

  @Test(.rule("8.11"))
  func `layoutIfNeeded of a subview starts at the topmost ancestor that needs layout`() {
    let log = Log()
    let (root, child) = (LoggingView("root", log), LoggingView("child", log))
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    child.layoutIfNeeded()
    expectEqual(child.frame.width, 100)
    expectTrue(log.lines.contains("layout root"))
  }

  @Test(.rule("8.03"))
  func `an intrinsic content size of a view without a mask starts constraint-based layout`() {
    let log = Log()
    let root = LoggingView("root", log)
    let label = SizedView(30, 20)
    label.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(label)
    root.layoutIfNeeded()
    expectEqual(log.lines, ["layout root"])
    expectEqual(label.frame, .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    expectEqual(log.lines, ["layout root", "update root", "layout root"])
    expectEqual(label.frame.size, CGSize(width: 30, height: 20))
  }

  @Test(.rule("8.05"))
  func `a new view needs an update and a layout pass`() {
    let log = Log()
    let view = LoggingView("view", log)
    expectTrue(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    expectEqual(log.lines, ["layout view"])
  }

  @Test(.rule("8.08", "1.26"))
  func `changing constraints does not set the update flag`() {
    let log = Log()
    let (root, box) = (LoggingView("root", log), LoggingView("box", log))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    log.lines = []
    width.constant = 20
    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
    expectTrue(!box.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectTrue(!log.lines.contains { $0.hasPrefix("update") })
    box.setNeedsUpdateConstraints()
    expectTrue(box.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(log.lines.filter { $0.hasPrefix("update") }, ["update box"])
    log.lines = []
    box.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    expectEqual(log.lines, ["update box"])
  }

  @Test(.rule("8.10"))
  func `setNeedsLayout defers the layout, and two calls cause one layout`() {
    let log = Log()
    let (root, child) = (LoggingView("root", log), LoggingView("child", log))
    root.addSubview(child)
    root.layoutIfNeeded()
    log.lines = []
    child.setNeedsLayout()
    child.setNeedsLayout()
    expectEmpty(log.lines)
    root.layoutIfNeeded()
    expectEqual(log.lines, ["layout child"])
  }

  @Test(.rule("8.12"))
  func `super.layoutSubviews sets the frames of the direct subviews only`() {
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
    expectEqual(root.widths, [0, 50, 0])
    expectEqual(inner.frame.width, 25)
  }

  @Test(.rule("8.13"))
  func `the frames of the view's subviews are final in viewDidLayoutSubviews`() {
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
    expectEqual(controller.frames.last, CGRect(x: 30, y: 0, width: 40, height: 30))
  }

  @Test(.rule("8.15"))
  func `setNeedsUpdateConstraints in updateConstraints causes another round`() {
    let log = Log()
    let (root, box) = (LoggingView("root", log), LoggingView("box", log))
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    var count = 0
    box.onUpdate = {
      count += 1
      if count < 3 { box.setNeedsUpdateConstraints() }
    }
    root.layoutIfNeeded()
    expectEqual(count, 3)
    expectTrue(!box.needsUpdateConstraints())
  }

  @Test(.rule("8.19"))
  func `a detached tree is laid out on request, a tree in a window also by the layout cycle`() {
    let detached = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = SizedView(10, 10)
    detached.addSubview(child)
    detached.layoutIfNeeded()
    expectEqual(child.frame.width, 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(detached)
    child.size.width = 20
    expectEqual(child.frame.width, 10)
    window.runLayoutCycle()
    expectEqual(child.frame.width, 20)
  }

  @Test(.rule("8.21"))
  func `a hidden view takes part in layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (SizedView(10, 10), SizedView(20, 20))
    root.addSubview(a)
    root.addSubview(b)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    a.isHidden = true
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 10)
    expectEqual(b.frame.minX, 10)
  }

  @Test(.rule("8.22"))
  func `constraints made in init and in updateConstraints give the same frames`() {
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
    expectEqual(early.box.frame, late.box.frame)
    expectEqual(late.box.frame.width, 40)
  }

  @Test func `a view without constraints lays itself out inside of the layout of its superview`() {
    final class Inner: UIView {
      let part = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if part.superview == nil { addSubview(part) }
        part.frame = CGRect(x: 26, y: 0, width: 40, height: 10)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        setNeedsLayout()
        layoutIfNeeded()
        return CGSize(width: part.frame.maxX, height: 20)
      }
    }
    final class Outer: UIView {
      let inner = Inner()
      override func layoutSubviews() {
        super.layoutSubviews()
        if inner.superview == nil { addSubview(inner) }
        inner.sizeToFit()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    root.addSubview(outer)
    root.layoutIfNeeded()
    expectEqual(outer.inner.frame, CGRect(x: 0, y: 0, width: 66, height: 20))
  }
}
