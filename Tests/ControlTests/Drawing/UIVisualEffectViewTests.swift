import AutoLayout
import Expectations
import Testing

@Suite struct UIVisualEffectViewTests {
  @Test func `the content view fills the effect view and follows it`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    expectTrue(view.contentView.superview === view && view.frame == .zero)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.layoutIfNeeded()
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 60, height: 70)
    view.layoutIfNeeded()
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 60, height: 70))
  }

  @Test func `constraints inside of the content view determine the size of the effect view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIVisualEffectView()
    let inner = UIView()
    for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(view)
    view.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      inner.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 80),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 90, height: 30))
    expectEqual(inner.frame, CGRect(x: 5, y: 0, width: 80, height: 30))
  }

  @Test func `a subview of the effect view itself is reported`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
    } run: {
      let view = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
      )
      view.accessibilityIdentifier = "panel"
      view.contentView.addSubview(UIView())
      expectEmpty(log.issues)
      view.addSubview(UIView())
    }
    expectEqual(log.issues.map(\.kind), [.doubtfulStatement])
    expectTrue(log.issues.first?.message.contains("panel") == true)
  }

  @Test func `a subclass with the initialiser of the effect has the others too`() {
    final class Glass: UIVisualEffectView {
      override init(effect: UIVisualEffect?) { super.init(effect: effect) }
      required init?(coder: NSCoder) { nil }
    }
    let view = Glass(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(view.contentView.frame.size, CGSize(width: 10, height: 20))
    expectEqual(Glass().frame, .zero)
  }
}
