import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Baselines of and in stacks: rules 7.06 and 11.11. Measured lines are as high as the font size, with the baseline at four fifths.
@Suite struct StackViewBaselineTests {
  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func laidOut<Result>(_ body: (UIView) -> Result) -> Result {
    let (result, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      body(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    }
    expectEmpty(issues)
    return result
  }

  @Test(.rule("11.11"))
  func `texts of different sizes share a baseline`() {
    laidOut { root in
      let (small, large) = (label("ab", 10), label("cd", 30))
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        stack.alignment = alignment
        expectEqual(root.frames(of: [small, large]), ["(0, 16, 10, 10)", "(10, 0, 30, 30)"])
        expectEqual(root.frames(of: [stack]), ["(0, 0, 40, 30)"])
      }
    }
  }

  @Test(.rule("7.06"))
  func `a row's baselines are those of its tallest view`() {
    laidOut { root in
      let (small, large) = (label("ab", 10), label("cd", 30))
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      stack.translatesAutoresizingMaskIntoConstraints = false
      let beside = label("e", 20)
      beside.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      root.addSubview(beside)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      ])
      // 10 + 24 - 16
      expectEqual(root.frames(of: [beside]), ["(0, 18, 10, 20)"])
      expectTrue(stack.forFirstBaselineLayout === large)
      large.font = .systemFont(ofSize: 50)
      expectEqual(root.frames(of: [beside]), ["(0, 34, 10, 20)"])
      large.removeFromSuperview()
      expectEqual(root.frames(of: [beside]), ["(0, 2, 10, 20)"])
      expectTrue(stack.forLastBaselineLayout === small)
      small.removeFromSuperview()
      expectEqual(root.frames(of: [beside]), ["(0, -6, 10, 20)"])
    }
  }

  @Test(.rule("7.06"))
  func `a column's baselines are those of its first and last view, through nested stacks`() {
    laidOut { root in
      let (top, middle, end) = (label("a", 10), label("b", 20), label("c", 30))
      let inner = UIStackView(arrangedSubviews: [middle, end])
      inner.axis = .vertical
      let column = UIStackView(arrangedSubviews: [top, inner])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      let (first, last) = (label("d", 10), label("e", 10))
      root.addSubview(column)
      for view in [first, last] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: root.topAnchor),
        first.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      expectTrue(column.forFirstBaselineLayout === top)
      expectTrue(column.forLastBaselineLayout === end)
      expectEqual(first.frame.minY, 0)
      // 10 + 20 + 24 - 8
      expectEqual(last.frame.minY, 46)
      column.insertArrangedSubview(label("f", 20), at: 0)
      root.layoutIfNeeded()
      expectEqual(first.frame.minY, 8)
      expectEqual(last.frame.minY, 66)
      end.removeFromSuperview()
      root.layoutIfNeeded()
      expectEqual(last.frame.minY, 38)
    }
  }

  @Test(.rule("11.20"))
  func `baseline-relative spacing is measured between baselines`() {
    laidOut { root in
      let (a, b) = (label("a", 10), label("b", 20))
      let column = UIStackView(arrangedSubviews: [a, b])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      column.isBaselineRelativeArrangement = true
      column.spacing = 40
      root.addSubview(column)
      // The first baseline is at 8, the second 40 below it, and the second top 16 above its baseline.
      expectEqual(root.frames(of: [a, b]), ["(0, 0, 10, 10)", "(0, 32, 10, 20)"])
    }
  }
}
