import AutoLayout
import PlumbTesting
import Testing

@Suite struct LayoutDiagramTests {
  @Test func `named views have a line each, indented by their named ancestors`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (unnamed, inner, last) = (UIView(), UIView(), UIView())
    root.accessibilityIdentifier = "root"
    inner.accessibilityIdentifier = "inner"
    last.accessibilityIdentifier = "last"
    inner.frame = CGRect(x: 1.5, y: 2, width: 1.0 / 3, height: -0.0)
    root.addSubview(unnamed)
    unnamed.addSubview(inner)
    root.addSubview(last)
    #expect(
      root.layoutDiagram == """
        root (0, 0, 100, 50)
          inner (1.5, 2, 0.333, 0)
          last (0, 0, 0, 0)
        """
    )
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
    #expect(root.layoutDiagram == "last (0, 0, 0, 0)")
  }

  @Test func `numbers of any size have a text`() {
    let rect = CGRect(x: 1e300, y: -1.7e308, width: 1e17, height: .leastNonzeroMagnitude)
    #expect(rect.diagram == "(1e+300, -1.7e+308, 100000000000000000, 0)")
  }
}
