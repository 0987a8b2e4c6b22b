import AutoLayout
import Expectations
import Testing

/// UIView+Hierarchy: the order of subviews, windows, and the methods called about them.
@Suite struct HierarchyTests {
  private final class Listener: UIView {
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "will leave superview" : "will get superview")
    }
    override func didMoveToSuperview() {
      calls.append(superview == nil ? "left superview" : "got superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(newWindow == nil ? "will leave window" : "will get window")
    }
    override func didMoveToWindow() {
      calls.append(window == nil ? "left window" : "got window")
    }
  }

  @Test func `moves call the methods about the superview around those about the window`() {
    let (window, container, view) = (UIWindow(), UIView(), Listener())
    container.addSubview(view)
    expectEqual(view.calls, ["will get superview", "got superview"])
    view.calls = []
    window.addSubview(container)
    expectEqual(view.calls, ["will get window", "got window"])
    expectTrue(view.window === window)
    view.calls = []
    view.removeFromSuperview()
    expectEqual(
      view.calls,
      ["will leave superview", "will leave window", "left window", "left superview"]
    )
    view.calls = []
    window.addSubview(view)
    expectEqual(
      view.calls,
      ["will get superview", "will get window", "got window", "got superview"]
    )
  }

  @Test func `a view that moves within its window gets no calls about the window`() {
    let (window, first, second, view) = (UIWindow(), UIView(), UIView(), Listener())
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(view)
    view.calls = []
    second.addSubview(view)
    expectEqual(view.calls, ["will get superview", "got superview"])
    let other = UIWindow()
    view.calls = []
    other.addSubview(second)
    expectEqual(view.calls, ["will get window", "got window"])
    expectTrue(view.window === other)
  }

  @Test func `subviews are exchanged, brought to the front, sent to the back and inserted`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { root.addSubview(view) }
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(root.subviews, [c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.bringSubviewToFront(c)
    expectEqual(root.subviews, [b, a, c])
    root.sendSubviewToBack(c)
    expectEqual(root.subviews, [c, b, a])
    root.insertSubview(a, belowSubview: c)
    expectEqual(root.subviews, [a, c, b])
    root.insertSubview(a, aboveSubview: b)
    expectEqual(root.subviews, [c, b, a])
  }

  @Test func `views and constraints are removed from any place, also after siblings were moved`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var numbers = FixedNumbers(state: 1)
    var model: [UIView] = []
    var widths: [NSLayoutConstraint] = []
    for step in 0..<600 {
      let place = numbers.next(below: model.count + 1)
      switch numbers.next(below: 8) {
      case 0..<4:
        let view = UIView()
        let isLast = step.isMultiple(of: 3)
        root.insertSubview(view, at: isLast ? model.count : place)
        model.insert(view, at: isLast ? model.count : place)
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
        width.isActive = true
        widths.append(width)
      case 4 where place < model.count:
        root.bringSubviewToFront(model[place])
        model.append(model.remove(at: place))
      case 5 where place < model.count:
        root.exchangeSubview(at: 0, withSubviewAt: place)
        model.swapAt(0, place)
      case 6 where place < widths.count:
        widths.remove(at: place).isActive = false
      case 7 where place < model.count:
        let view = model.remove(at: place)
        view.removeFromSuperview()
        widths.removeAll { $0.firstItem === view }
      default: break
      }
      expectEqual(root.subviews, model)
      expectEqual(root.constraints, widths)
    }
  }
}

/// Numbers in a fixed order that looks random.
private struct FixedNumbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state &>> 33) % UInt64(limit))
  }
}
