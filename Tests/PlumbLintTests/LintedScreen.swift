import Plumb
import PlumbLint
import PlumbTesting

/// A root of 320 × 200 points in an environment of its own, in which a character is half as wide as
/// the font size.
func lintedScreen(
  _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
  _ rules: Set<LayoutRule> = Set(LayoutRule.allCases),
  _ fill: (UIView) -> Void
) -> [String] {
  collectingIssues(direction: direction, measurer: FixedAdvanceText()) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.snp.setLabel("root")
    fill(root)
    var lint = LayoutLint()
    lint.rules = rules
    return lint.findings(in: root).map(\.description)
  }.result
}

/// A label with a font of 10 points, so that a character is 5 points wide.
func label(_ text: String, named name: String, in superview: UIView) -> UILabel {
  let label = UILabel()
  label.font = .systemFont(ofSize: 10)
  label.text = text
  label.snp.setLabel(name)
  superview.addSubview(label)
  return label
}

/// A view without content.
func view(named name: String, in superview: UIView) -> UIView {
  let view = UIView()
  view.snp.setLabel(name)
  superview.addSubview(view)
  return view
}
