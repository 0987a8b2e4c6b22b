import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct LayoutDiagramTests {
  @Test func `each view has a line, with its name or else its class and text`() {
    final class Card: UIView {
      let title = UILabel()
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (card, inner, label) = (Card(), UIView(), UILabel())
    inner.accessibilityIdentifier = "inner"
    inner.frame = CGRect(x: 1.5, y: 2, width: 1.0 / 3, height: -0.0)
    label.text = "A text that is too long for a name"
    root.addSubview(card)
    card.addSubview(inner)
    card.addSubview(card.title)
    root.addSubview(label)
    root.addSubview(UILabel())
    expectEqual(
      root.layoutDiagram,
      """
      UIView (0, 0, 100, 50)
        Card (0, 0, 0, 0)
          inner (1.5, 2, 0.333, 0)
          title (0, 0, 0, 0)
        UILabel 'A text that is too long f...' (0, 0, 0, 0)
        UILabel (0, 0, 0, 0)
      """
    )
    card.layoutLabel = "card"
    expectTrue(card.layoutDiagram.hasPrefix("card (0, 0, 0, 0)\n  inner"))
  }

  @Test func `the parts of a control are left out unless the app named them`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("Send", for: .normal)
    let dot = UIView()
    button.addSubview(dot)
    button.layoutIfNeeded()
    expectEqual(
      button.layoutDiagram,
      """
      UIButton 'Send' (0, 0, 100, 50)
        UIView (0, 0, 0, 0)
      """
    )
    button.titleLabel?.layoutLabel = "title"
    expectTrue(button.layoutDiagram.contains("\n  title ("))
  }

  @Test func `100,000 nested views have a diagram`() {
    let root = UIView()
    var view = root
    for _ in 0..<100_000 {
      let inner = UIView()
      view.addSubview(inner)
      view = inner
    }
    view.accessibilityIdentifier = "last"
    let lines = root.layoutDiagram.split(separator: "\n")
    expectEqual(lines.count, 100_001)
    expectEqual(lines[39], String(repeating: "  ", count: 39) + "UIView (0, 0, 0, 0)")
    expectEqual(lines[100_000], String(repeating: "  ", count: 40) + "+99960 last (0, 0, 0, 0)")
  }

  @Test func `numbers of any size have a text`() {
    let rect = CGRect(x: 1e300, y: -1.7e308, width: 1e17, height: .leastNonzeroMagnitude)
    expectEqual(rect.diagram, "(1e+300, -1.7e+308, 100000000000000000, 0)")
  }
}
