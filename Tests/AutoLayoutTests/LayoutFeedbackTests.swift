import AutoLayout
import PlumbTesting
import RuleTrait
import Testing

/// Code that answers layout by asking for more of it.
@Suite struct LayoutFeedbackTests {
  private final class Asking: UIView {
    weak var other: UIView?
    var updates = 0
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
      (other ?? self).setNeedsUpdateConstraints()
    }
  }

  private func pin(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
    ])
  }

  @Test(.rule("8.14", "8.15"))
  func
    `who asks for constraints while they are updated is heard in the next round, and not for ever`()
  {
    let (views, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let views = [Asking(), Asking()]
      (views[0].other, views[1].other) = (views[1], views[0])
      for view in views { pin(view, in: root) }
      root.layoutIfNeeded()
      return views
    }
    #expect(views.map(\.updates).allSatisfy { $0 > 1 && $0 <= 200 })
    #expect(issues.map(\.kind) == [.layoutLoop])
    #expect(issues.first?.message.contains("Asking") == true)
    #expect(views.allSatisfy { $0.frame == CGRect(x: 10, y: 10, width: 80, height: 80) })
  }

  @Test func `a report of a loop names the view that asks`() {
    final class Culprit: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let (_, issues) = collectingIssues {
      let root = rootBox(100, 100)
      let middle = UIView()
      pin(middle, in: root)
      pin(Culprit(), in: middle)
      root.layoutIfNeeded()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("Culprit") == true)
  }
}
