import AutoLayout
import Testing

/// UIView+Hierarchy: order, windows, and what hears of them.
@Suite struct HierarchyTests {
  private final class Listener: UIView {
    var heard: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      heard.append(newSuperview == nil ? "will leave superview" : "will get superview")
    }
    override func didMoveToSuperview() {
      heard.append(superview == nil ? "left superview" : "got superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append(newWindow == nil ? "will leave window" : "will get window")
    }
    override func didMoveToWindow() {
      heard.append(window == nil ? "left window" : "got window")
    }
  }

  @Test func `a view hears of its superview and its window, outer calls first`() {
    let (window, container, view) = (UIWindow(), UIView(), Listener())
    container.addSubview(view)
    #expect(view.heard == ["will get superview", "got superview"])
    view.heard = []
    window.addSubview(container)
    #expect(view.heard == ["will get window", "got window"])
    #expect(view.window === window)
    view.heard = []
    view.removeFromSuperview()
    #expect(
      view.heard == ["will leave superview", "will leave window", "left window", "left superview"]
    )
    view.heard = []
    window.addSubview(view)
    #expect(
      view.heard == ["will get superview", "will get window", "got window", "got superview"]
    )
  }

  @Test func `a view that moves inside of a window hears of its superview alone`() {
    let (window, first, second, view) = (UIWindow(), UIView(), UIView(), Listener())
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(view)
    view.heard = []
    second.addSubview(view)
    #expect(view.heard == ["will get superview", "got superview"])
    let other = UIWindow()
    view.heard = []
    other.addSubview(second)
    #expect(view.heard == ["will get window", "got window"])
    #expect(view.window === other)
  }

  @Test func `subviews are exchanged, and raised and lowered`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { root.addSubview(view) }
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.bringSubviewToFront(c)
    #expect(root.subviews == [b, a, c])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    root.insertSubview(a, belowSubview: c)
    #expect(root.subviews == [a, c, b])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.subviews == [c, b, a])
  }
}
