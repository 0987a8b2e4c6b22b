import AutoLayout
import Expectations
import Foundation
import PlumbTesting
import Testing

@Suite struct SelectorTests {
  class Card: UIView {
    var lines: [String] = []

    override class var selectorTable: SelectorTable {
      super.selectorTable.adding(Selector("open:", Card.open), Selector("count", Card.count))
    }

    func close() { lines.append("close") }
    func open(_ sender: Any?) { lines.append("open \(sender.map { "\(type(of: $0))" } ?? "nil")") }
    func report(_ sender: Any) { lines.append("\(type(of: sender))") }
    func press(_ button: UIButton) { lines.append("press \(button.currentTitle ?? "")") }
    func press(_ button: UIButton, _ event: UIEvent?) { lines.append("event \(event == nil)") }
    func count() -> Int { lines.count }
    func note(_ notification: Notification) { lines.append("note \(notification.name.rawValue)") }
    fileprivate func hidden() { lines.append("hidden") }
  }

  final class RoundCard: Card {
    override func close() { lines.append("round") }
  }

  private let card = Card()
  private let button = UIButton()

  init() { button.setTitle("OK", for: .normal) }

  @Test func `a sender of any type is not an optional one`() {
    button.addTarget(card, action: Selector("report:", Card.report), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(card.lines, ["UIButton"])
  }

  @Test func `controls call their targets with up to two arguments`() {
    button.addTarget(card, action: Selector("close", Card.close), for: .touchUpInside)
    button.addTarget(card, action: Selector("open:", Card.open), for: .touchUpInside)
    let press: @Sendable (Card) -> (UIButton) -> Void = Card.press
    let pressWithEvent: @Sendable (Card) -> (UIButton, UIEvent?) -> Void = Card.press
    button.addTarget(card, action: Selector("press:", press), for: .touchUpInside)
    button.addTarget(card, action: Selector("press::", pressWithEvent), for: .touchUpInside)
    button.addTarget(card, action: Selector("hidden", Card.hidden), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    expectEqual(card.lines, ["close", "open UIButton", "press OK", "event true"])
    button.sendActions(for: .touchDown)
    expectEqual(card.lines.last, "hidden")
    expectEqual(button.allTargets, [card])
    expectEqual(
      button.actions(forTarget: card, forControlEvent: .touchUpInside),
      ["close", "open:", "press:", "press::"]
    )
    expectEqual(button.allControlEvents, [.touchUpInside, .touchDown])
  }

  @Test func `an override of the target's class is called`() {
    let round = RoundCard()
    button.addTarget(round, action: Selector("close", Card.close), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(round.lines, ["round"])
  }

  @Test func `the same target and selector are called once, and can be removed`() {
    let close = Selector("close", Card.close)
    for _ in 0..<2 { button.addTarget(card, action: close, for: .touchUpInside) }
    button.addTarget(card, action: close, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    expectEqual(card.lines, ["close"])
    button.removeTarget(card, action: close, for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    expectEqual(card.lines, ["close", "close"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchDown)
    expectEqual(card.lines.count, 2)
  }

  @Test func `a target is not retained`() {
    var target: Card? = Card()
    weak let weakly = target
    button.addTarget(target, action: Selector("close", Card.close), for: .touchUpInside)
    target = nil
    expectTrue(weakly == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `without a target the method is looked up along the chain of responders`() {
    let inner = UIView()
    card.addSubview(inner)
    inner.addSubview(button)
    button.addTarget(nil, action: Selector("close", Card.close), for: .touchUpInside)
    button.addTarget(nil, action: "open:", for: .touchUpInside)
    button.addTarget(nil, action: "unknown:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(card.lines, ["close", "open UIButton"])
    expectTrue(UIApplication.shared.sendAction("open:", to: nil, from: inner, for: nil))
    expectTrue(!UIApplication.shared.sendAction("unknown", to: nil, from: inner, for: nil))
  }

  @Test func `a name alone is looked up in the table of the class`() {
    card.perform(Selector("open:"), with: "x")
    card.perform("open:", with: nil)
    expectEqual(card.lines, ["open String", "open nil"])
    expectTrue(card.responds(to: "open:") && card.responds(to: "resignFirstResponder"))
    expectTrue(RoundCard().responds(to: "open:"))
    expectTrue(!card.responds(to: "close") && card.responds(to: Selector("close", Card.close)))
    expectTrue(!UIView().responds(to: Selector("close", Card.close)))
    expectTrue(!NSObject().responds(to: "open:"))
    expectEqual(Selector("open:"), Selector("open:", Card.open))
    expectEqual(Selector("open:").description, "open:")
  }

  @Test func `a missing method and a wrong argument are reported once`() {
    let (_, issues) = collectingIssues {
      let card = Card()
      for _ in 0..<2 {
        card.perform("fly:")
        NSObject().perform("fly:")
        let press: @Sendable (Card) -> (UIButton) -> Void = Card.press
        card.perform(Selector("press:", press), with: "text")
        card.perform(Selector("press:", press))
      }
      expectEqual(card.lines, [])
    }
    expectEqual(
      issues.map(\.message),
      [
        "Card has no method for the selector 'fly:'; nothing is called.",
        "NSObject has no method for the selector 'fly:'; nothing is called.",
        "'press:' of Card expects UIButton, and was sent String; it is not called.",
        "'press:' of Card expects UIButton, and was sent nil; it is not called.",
      ]
    )
    expectTrue(issues.allSatisfy { $0.kind == .missingSelector })
  }

  @Test func `observers get notifications until they are removed or gone`() {
    let (center, name) = (NotificationCenter(), Notification.Name("Changed"))
    let selector = Selector("note:", Card.note)
    center.addObserver(card, selector: selector, name: name, object: nil)
    center.addObserver(card, selector: selector, name: Notification.Name("Other"), object: button)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: card)
    center.post(name: Notification.Name("Other"), object: button)
    expectEqual(card.lines, ["note Changed", "note Other"])
    center.removeObserver(card, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Other"), object: button)
    expectEqual(card.lines.count, 3)
    center.removeObserver(card)
    center.post(name: Notification.Name("Other"), object: button)
    expectEqual(card.lines.count, 3)
    var other: Card? = Card()
    weak let weakly = other
    center.addObserver(other as Any, selector: selector, name: nil, object: nil)
    center.post(name: name, object: nil)
    expectEqual(other?.lines, ["note Changed"])
    other = nil
    expectTrue(weakly == nil)
    center.post(name: name, object: nil)
  }

  @Test func `a bar button has a target`() {
    let item = UIBarButtonItem(
      title: "Close",
      style: .done,
      target: card,
      action: Selector("close", Card.close)
    )
    expectTrue(item.target === card && item.action == "close" && item.style == .done)
    expectTrue(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
    expectEqual(card.lines, ["close"])
    expectTrue(UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil).target == nil)
  }

  @Test func `endEditing makes the first responder of the subtree resign`() {
    let (root, field, other) = (UIView(), UITextField(), UIView())
    root.addSubview(field)
    root.addSubview(other)
    expectTrue(field.becomeFirstResponder())
    expectTrue(other.endEditing(true))
    expectTrue(field.isFirstResponder)
    expectTrue(root.endEditing(false))
    expectTrue(!field.isFirstResponder)
  }

  @Test func `a later call is made by the run loop, unless it is taken back before`() {
    let (card, other) = (Card(), Card())
    let name = NSString("a")
    card.perform(Selector("open:", Card.open), with: name, afterDelay: 0)
    card.perform(Selector("close", Card.close), with: nil, afterDelay: 0)
    other.perform(Selector("close", Card.close), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: card,
      selector: Selector("close", Card.close),
      object: nil
    )
    expectEmpty(card.lines)
    let end = Date(timeIntervalSinceNow: 5)
    while other.lines.isEmpty, RunLoop.current.run(mode: .default, before: end), Date() < end {}
    expectTrue(card.lines == ["open NSString"] && other.lines == ["close"])
    card.perform(Selector("close", Card.close), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: card)
    for text in ["b", "c"] {
      card.perform(Selector("report:", Card.report), with: text, afterDelay: 0)
    }
    let report = Selector("report:", Card.report)
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: report, object: "c")
    other.perform(Selector("close", Card.close), with: nil, afterDelay: 0)
    while other.lines.count == 1, RunLoop.current.run(mode: .default, before: end), Date() < end {}
    expectTrue(card.lines == ["open NSString", "String"] && other.lines.count == 2)
  }

  @Test func `an action of accessibility calls its target`() throws {
    let card = Card()
    let action = UIAccessibilityCustomAction(
      name: "Report",
      target: card,
      selector: Selector("report:", Card.report)
    )
    expectTrue(action.actionHandler?(action) == true)
    expectEqual(card.lines, ["UIAccessibilityCustomAction"])
    let none = UIAccessibilityCustomAction(name: "", target: nil, selector: action.selector)
    expectTrue(none.actionHandler?(none) == false)
  }
}
