import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIAlertControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func alert(_ titles: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in
          log.lines.append($0.title ?? "")
        }
      )
    }
    return alert
  }

  private func frame(_ text: String) -> CGRect? {
    func search(_ view: UIView) -> UIView? {
      let own = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
      if own == text { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(window).map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `an alert is in the middle, with two short actions side by side`() {
    let alert = alert([("Delete", .destructive), ("Cancel", .cancel)], .alert)
    root.present(alert, animated: true)
    let (delete, cancel) = (frame("Delete"), frame("Cancel"))
    expectTrue(cancel?.minX == 60 && cancel?.width == 135 && cancel?.height == 44)
    expectTrue(delete?.minX == 195 && delete?.width == 135 && delete?.minY == cancel?.minY)
    let title = frame("Delete?")
    expectTrue(title?.minX == 76 && title?.width == 238)
    // As far from the middle of the window above as below.
    expectTrue(abs((title?.minY ?? 0) - 19 + (cancel?.maxY ?? 0) - 844) < 1e-9)
    expectEqual(frame("It is gone.")?.minY, (title?.maxY ?? 0) + 4)
  }

  @Test func `three actions, and long titles, are below each other, the cancelling one last`() {
    let alert = alert([("Cancel", .cancel), ("One", .default), ("Two", .default)], .alert)
    root.present(alert, animated: true)
    let places = ["One", "Two", "Cancel"].map { frame($0)?.minY ?? 0 }
    expectEqual(places, [places[0], places[0] + 44, places[0] + 88])
    expectEqual(frame("One")?.width, 270)
    root.dismiss(animated: false)
    let long = self.alert([("An action with a long title", .default), ("No", .cancel)], .alert)
    root.present(long, animated: true)
    expectEqual(frame("No")?.width, 270)
  }

  @Test func `a list of actions is at the bottom`() {
    window.windowSafeAreaInsets.bottom = 34
    root.present(alert([("Save", .default), ("Cancel", .cancel)], .actionSheet), animated: true)
    expectEqual(frame("Cancel"), CGRect(x: 8, y: 745, width: 374, height: 57))
    expectEqual(frame("Save"), CGRect(x: 8, y: 688, width: 374, height: 57))
  }

  @Test func `a touch of a button, or press, dismisses the alert and calls the handler`() {
    let one = alert([("Delete", .destructive), ("Cancel", .cancel)], .alert)
    root.present(one, animated: true)
    let place = frame("Delete") ?? .zero
    UITouch.tap(at: CGPoint(x: place.midX, y: place.midY), in: window)
    expectEqual(log.lines, ["Delete"])
    expectTrue(root.presentedViewController == nil)
    let two = alert([("OK", .default)], .alert)
    two.actions[0].isEnabled = false
    root.present(two, animated: true)
    two.press(two.actions[0])
    two.press(one.actions[0])
    expectTrue(log.lines == ["Delete"] && root.presentedViewController === two)
    two.actions[0].isEnabled = true
    two.press(two.actions[0])
    expectEqual(log.lines, ["Delete", "OK"])
  }

  @Test func `text fields are below the message`() {
    let alert = alert([("OK", .default)], .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    root.present(alert, animated: true)
    expectEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    let fields = alert.textFields?.map { $0.convert($0.bounds, to: nil) } ?? []
    expectEqual(fields.map(\.width), [238, 238])
    expectEqual(fields[0].minY, (frame("It is gone.")?.maxY ?? 0) + 4)
  }

  @Test func `a text field of a list is reported, and not added`() {
    let (alert, issues) = collectingIssues {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      alert.addTextField()
      return alert
    }
    expectEqual(issues.count, 1)
    expectTrue(alert.textFields == nil)
  }

  @Test func `a long message does not make an alert higher than the window`() {
    let text = String(repeating: "many words ", count: 2000)
    let alert = UIAlertController(title: text, message: text, preferredStyle: .alert)
    root.present(alert, animated: true)
    expectEqual(alert.view.frame, window.bounds)
  }
}
