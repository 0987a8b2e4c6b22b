import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UndoManagerTests {
  private final class Page: UIViewController {
    var text = "" {
      didSet {
        let old = oldValue
        undoManager?.registerUndo(withTarget: self) { $0.text = old }
      }
    }
  }

  @Test func `a change is undone and done again`() {
    let (window, page) = (UIWindow(frame: UIScreen.main.bounds), Page())
    window.rootViewController = page
    window.makeKeyAndVisible()
    let manager = page.undoManager
    expectTrue(
      manager != nil && manager === page.view.undoManager && manager === window.undoManager
    )
    page.text = "a"
    manager?.setActionName("Typing")
    expectEqual(manager?.undoMenuItemTitle, "Undo Typing")
    manager?.undo()
    expectTrue(
      page.text.isEmpty && manager?.canUndo == false && manager?.redoActionName == "Typing"
    )
    manager?.redo()
    expectTrue(page.text == "a" && manager?.canUndo == true && manager?.canRedo == false)
    manager?.undo()
    page.text = "b"
    expectTrue(manager?.canRedo == true)
    manager?.undo()
    expectTrue(page.text.isEmpty && manager?.redoMenuItemTitle == "Redo")
  }

  @Test func `what is registered between two touches is undone at once`() {
    let (window, page) = (UIWindow(frame: UIScreen.main.bounds), Page())
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.addAction(
      UIAction { _ in
        page.text += "a"
        page.text += "b"
      },
      for: .touchUpInside
    )
    page.view.addSubview(button)
    window.rootViewController = page
    window.makeKeyAndVisible()
    for _ in 0..<2 { UITouch.tap(button) }
    window.undoManager?.undo()
    expectEqual(page.text, "ab")
    window.undoManager?.undo()
    expectTrue(page.text.isEmpty && window.undoManager?.canUndo == false)
  }

  @Test func `groups nest, and their changes are undone in reverse`() {
    final class Log { var lines: [String] = [] }
    let (manager, log) = (UndoManager(), Log())
    func register(_ line: String) {
      manager.registerUndo(withTarget: log) { $0.lines.append(line) }
    }
    manager.beginUndoGrouping()
    register("1")
    manager.beginUndoGrouping()
    register("2")
    expectEqual(manager.groupingLevel, 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.disableUndoRegistration()
    register("left out")
    manager.enableUndoRegistration()
    manager.undo()
    expectEqual(log.lines, ["2", "1"])
  }

  @Test func `old changes are forgotten, and those of targets`() {
    let manager = UndoManager()
    manager.levelsOfUndo = 2
    var undone: [Int] = []
    let target = UIView()
    for number in 1...3 {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: target) { _ in undone.append(number) }
      manager.endUndoGrouping()
    }
    for _ in 1...3 { manager.undo() }
    expectEqual(undone, [3, 2])
    manager.registerUndo(withTarget: target) { _ in undone.append(4) }
    manager.removeAllActions(withTarget: target)
    expectTrue(!manager.canUndo)
    do {
      let gone = UIView()
      manager.registerUndo(withTarget: gone) { _ in undone.append(5) }
    }
    manager.undo()
    expectEqual(undone, [3, 2])
  }
}
