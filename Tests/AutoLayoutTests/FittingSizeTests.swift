import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// The fitting size of a subtree: rules 3.17 to 3.24.
@Suite struct FittingSizeTests {
  private func pin(_ view: UIView, in container: UIView, inset: CGFloat) {
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
  }

  private func card(_ content: UIView = SizedView(100, 20)) -> UIView {
    let card = UIView()
    pin(content, in: card, inset: 10)
    return card
  }

  @Test(.rule("3.17", "3.19", "3.20"))
  func `a fitting size encloses the content, or has the required width`() {
    expectEqual(UIView.layoutFittingCompressedSize, .zero)
    expectEqual(UIView.layoutFittingExpandedSize, CGSize(width: 10000, height: 10000))
    let card = card()
    let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectEqual(compressed, CGSize(width: 120, height: 40))
    expectEqual(
      card.systemLayoutSizeFitting(.zero),
      card.systemLayoutSizeFitting(
        .zero,
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
    )
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(wide, CGSize(width: 300, height: 40))
    // Content priorities are higher than the fitting size level.
    let expanded = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expectEqual(expanded, CGSize(width: 120, height: 40))
  }

  @Test(.rule("3.20"))
  func `a multiline label wraps at a required width`() {
    let (size, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "one two three"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      return card(label).systemLayoutSizeFitting(
        CGSize(width: 100, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    expectEqual(size, CGSize(width: 100, height: 60))
    expectEmpty(issues)
  }

  @Test(.rule("3.18"))
  func `computing a fitting size changes nothing`() {
    final class Counting: UIView {
      var layouts = 0
      var updates = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let window = Counting(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let content = SizedView(100, 20)
    let card = card(content)
    card.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    let before = ([card, content].map(\.frame), window.layoutStatistics, content.sizeRequests)
    window.layouts = 0
    // The constraints that the window holds do not apply.
    expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 120, height: 40))
    window.layoutIfNeeded()
    expectEqual([card, content].map(\.frame), before.0)
    expectEqual(window.layoutStatistics, before.1)
    expectEqual(content.sizeRequests, before.2)
    expectEqual(window.layouts, 0)
    content.size = CGSize(width: 60, height: 30)
    expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 80, height: 50))
    expectEqual(content.frame.height, 20)
    window.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 10, y: 10, width: 180, height: 30))

    let fresh = Counting()
    pin(SizedView(7, 7), in: fresh, inset: 0)
    expectEqual(fresh.systemLayoutSizeFitting(.zero), CGSize(width: 7, height: 7))
    expectTrue(fresh.needsUpdateConstraints())
    expectEqual(fresh.updates, 0)
    expectEqual(fresh.layouts, 0)
    expectEqual(fresh.bounds.size, .zero)
  }

  @Test(.rule("3.18"))
  func `the view's own mask and frame are ignored, those of its subviews apply`() {
    let view = SizedView(30, 40)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    expectEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 40))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 80))
    outer.addSubview(inner)
    outer.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 5).isActive = true
    expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 75, height: 0))
  }

  @Test(.rule("3.21"))
  func `a fitting size is that of the frame, rounded up to whole pixels`() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let inset = Inset()
    pin(SizedView(10.2, 10.6), in: inset, inset: 0)
    expectEqual(inset.systemLayoutSizeFitting(.zero), CGSize(width: 16.2, height: 14.6))
    expectEqual(UIView().systemLayoutSizeFitting(.zero), .zero)
    let size = LayoutEnvironment().with {
      $0.displayScale = 2
    } run: {
      let view = UIView()
      pin(SizedView(10.2, 10.6), in: view, inset: 0)
      return view.systemLayoutSizeFitting(.zero)
    }
    expectEqual(size, CGSize(width: 10.5, height: 11))
  }

  @Test(.rule("3.22"))
  func `a constraint below priority 50 loses to the target size, one above wins`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.priority = UILayoutPriority(49)
    width.isActive = true
    expectEqual(view.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).width, 200)
    width.priority = UILayoutPriority(51)
    expectEqual(view.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).width, 70)
    expectEqual(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      CGSize(width: 70, height: 10000)
    )
  }

  @Test(.rule("3.24"))
  func `sizeThatFits and sizeToFit ignore constraints`() {
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    label.text = "Title"
    label.widthAnchor.constraint(equalToConstant: 400).isActive = true
    let natural = label.intrinsicContentSize
    expectEqual(label.sizeThatFits(.zero), natural)
    label.sizeToFit()
    expectEqual(label.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: natural))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    plain.widthAnchor.constraint(equalToConstant: 400).isActive = true
    expectEqual(plain.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: 7, height: 8))
  }

  @Test func `a fitting size applies the constraints that a stack has not made yet`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 20), SizedView(30, 15)])
    stack.spacing = 4
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 44, height: 20))
    expectTrue(stack.needsUpdateConstraints())
  }

  @Test func `an intrinsic content size can be the fitting size of a subview`() {
    final class Wrapper: UIView {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      override var intrinsicContentSize: CGSize {
        content.layoutIfNeeded()
        return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let wrapper = Wrapper()
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(wrapper.content)
    let inner = SizedView(33, 22)
    pin(inner, in: wrapper.content, inset: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(wrapper)
    root.layoutIfNeeded()
    expectEqual(wrapper.frame.size, CGSize(width: 35, height: 24))
    expectEqual(root.systemLayoutSizeFitting(.zero), .zero)
    inner.size.width = 50
    wrapper.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(wrapper.frame.size, CGSize(width: 52, height: 24))
  }

  @Test func `a required target that conflicts and a target of NaN are reported`() {
    let issues = collectingIssues {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let width = view.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = true
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      expectEqual(size.width, 50)
      expectEqual(size.height, 1e9)
      let other = view.systemLayoutSizeFitting(CGSize(width: -5, height: CGFloat.nan))
      expectEqual(other, CGSize(width: 70, height: 0))
    }.issues
    expectEqual(issues.map(\.kind), [.conflict, .unusableNumber])
    expectTrue(issues.last?.message.contains("systemLayoutSizeFitting") == true)
  }

  @Test(arguments: [1200, -1, Float.nan])
  func `a fitting priority out of range is reported, and the axis has no target`(value: Float) {
    let issues = collectingIssues {
      let view = SizedView(40, 30)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0),
        withHorizontalFittingPriority: UILayoutPriority(value),
        verticalFittingPriority: UILayoutPriority(0)
      )
      expectEqual(size, CGSize(width: 40, height: 30))
    }.issues
    expectEqual(issues.map(\.kind), [.illegalPriority])
  }
}
