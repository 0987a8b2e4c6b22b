import AutoLayout
import Expectations
import Foundation
import Testing

/// The notifications of the keyboard.
@Suite struct KeyboardChangeTests {
  private typealias Key = UIResponder

  /// Writes down the notifications of one window, since tests run in parallel.
  private final class Listener: UIResponder {
    var names: [String] = []
    var last: Notification?
    private let react: (Notification) -> Void

    init(_ window: UIWindow, _ react: @escaping (Notification) -> Void = { _ in }) {
      self.react = react
      super.init()
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(
          self,
          selector: Selector("note:", Listener.note),
          name: name,
          object: window
        )
      }
    }

    func note(_ notification: Notification) {
      let name = notification.name.rawValue
      names.append(String(name.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
      last = notification
      react(notification)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test func `a docked keyboard is shown, changes its height and is hidden`() {
    let listener = Listener(window)
    window.keyboardFrame = keyboard
    expectEqual(listener.names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    listener.names = []
    window.keyboardFrame = keyboard.insetBy(dx: 0, dy: -10).offsetBy(dx: 0, dy: -10)
    expectEqual(listener.names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    listener.names = []
    window.keyboardFrame = nil
    expectEqual(listener.names, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    listener.names = []
    window.keyboardFrame = .zero
    expectEmpty(listener.names)
  }

  @Test func `a floating keyboard only changes its frame, and a docked one that floats is hidden`()
  {
    let listener = Listener(window)
    let floating = CGRect(x: 20, y: 300, width: 320, height: 250)
    window.keyboardFrame = floating
    expectEqual(listener.names, ["WillChangeFrame", "DidChangeFrame"])
    window.keyboardFrame = keyboard
    listener.names = []
    window.keyboardFrame = floating
    expectEqual(listener.names, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  @Test func `the frames are in the coordinates of the screen, and a hidden keyboard is below`()
    throws
  {
    window.frame.origin = CGPoint(x: 10, y: 20)
    let listener = Listener(window)
    window.keyboardFrame = keyboard
    let info = try #require(listener.last?.userInfo)
    let begin = info[Key.keyboardFrameBeginUserInfoKey]
    let end = info[Key.keyboardFrameEndUserInfoKey]
    expectEqual((end as? NSValue)?.cgRectValue, CGRect(x: 10, y: 528, width: 390, height: 336))
    expectEqual(end as? CGRect, CGRect(x: 10, y: 528, width: 390, height: 336))
    expectEqual(begin as? CGRect, CGRect(x: 10, y: 864, width: 390, height: 336))
    window.keyboardFrame = nil
    expectEqual(
      listener.last?.userInfo?[Key.keyboardFrameEndUserInfoKey] as? CGRect,
      CGRect(x: 10, y: 864, width: 390, height: 336)
    )
  }

  @Test func `duration and curve are numbers of any type`() throws {
    let listener = Listener(window)
    window.keyboardFrame = keyboard
    let info = try #require(listener.last?.userInfo)
    let duration = info[Key.keyboardAnimationDurationUserInfoKey]
    let curve = info[Key.keyboardAnimationCurveUserInfoKey]
    expectTrue(duration as? Double == 0.25 && (duration as? NSNumber)?.doubleValue == 0.25)
    expectTrue(curve as? Int == 0 && curve as? UInt == 0)
    expectTrue(info[Key.keyboardIsLocalUserInfoKey] as? Bool == true)
    expectTrue(listener.last?.object as? UIWindow === window)
  }

  @Test func `layouts follow the keyboard between the notifications before and after`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.view.keyboardLayoutGuide
    var heights: [CGFloat] = []
    let listener = Listener(window) { _ in
      controller.view.layoutIfNeeded()
      heights.append(guide.layoutFrame.height)
    }
    window.keyboardFrame = keyboard
    expectTrue(heights == [0, 0, 336, 336] && listener.names.count == 4)
  }

  @Test func `a frame that an observer sets is the last one`() {
    let listener = Listener(window)
    let other = Listener(window) { [window] in
      if $0.name == Key.keyboardWillShowNotification { window.keyboardFrame = nil }
    }
    window.keyboardFrame = keyboard
    expectTrue(window.keyboardFrame == nil)
    // Observers are called in any order.
    for names in [listener.names, other.names] {
      expectTrue(names.contains("DidHide") && !names.contains("DidShow"))
    }
  }

  @Test func `a frame that is not finite posts nothing`() {
    LayoutEnvironment.current.with {
      $0.report = { _ in }
    } run: {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let listener = Listener(window)
      window.keyboardFrame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
      expectTrue(window.keyboardFrame == nil && listener.names.isEmpty)
    }
  }

  @Test func `rectangles and value objects convert by casts`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let (boxed, plain): (Any, Any) = (NSValue(cgRect: rect), rect)
    expectTrue(boxed as? CGRect == rect && (plain as? NSValue)?.cgRectValue == rect)
    let others: [Any] = [NSValue(cgPoint: .zero), NSNumber(value: 3), "a"]
    for other in others { expectTrue(other as? CGRect == nil) }
  }
}
