import Expectations
import Plumb
import PlumbTesting
import Testing

/// Frames depend on the state of a tree, and not on the calls and layouts by which it came into that state.
@Suite struct LayoutHistoryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func `a fitting size ignores a condition whose view is in another tree by then`() {
    let parent = view(in: root)
    let moved = view(in: parent)
    moved.snp.makeConstraints(when: .width(..<100)) { $0.width.equalTo(30) }
    root.addSubview(moved)
    root.layoutIfNeeded()
    let size = parent.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 200, height: 0))
    expectEqual(moved.frame.width, 30)
  }

  @Test func `wrapped text stays wrapped after a change of a content priority`() {
    let (_, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Some words that wrap"
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(60)
      }
      root.layoutIfNeeded()
      let frame = label.frame
      expectTrue(frame.height > 60)
      for priority: Float in [251, 252, 250] {
        label.setContentHuggingPriority(UILayoutPriority(priority), for: .vertical)
        root.layoutIfNeeded()
        expectEqual(label.frame, frame)
        label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
        root.layoutIfNeeded()
        expectEqual(label.frame, frame)
      }
    }
    expectEmpty(issues)
  }

  @Test func `a view that only a constraint inside of it involves again is placed again`() {
    let parent = view(in: root)
    let outer = view(in: parent)
    let inner = view(in: outer)
    let other = view(in: root)
    let left = outer.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5)
    left.isActive = true
    root.layoutIfNeeded()
    expectEqual(outer.frame.minX, 5)
    left.isActive = false
    root.layoutIfNeeded()
    inner.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(outer.frame.minX, 0)
  }

  @Test func `an item in nested scroll views stays with the outer one when the inner one scrolls`()
  {
    let (outer, inner, item) = (UIScrollView(), UIScrollView(), UIView())
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(item)
    for view in [outer, inner, item] { view.translatesAutoresizingMaskIntoConstraints = false }
    item.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 23).isActive = true
    root.layoutIfNeeded()
    expectEqual(item.frame.minX, 23)
    inner.contentOffset.x = 25
    root.layoutIfNeeded()
    expectEqual(item.frame.minX, 48)
  }

  /// Rule 2.12: of two views that may move, the one that was added first is at 0.
  @Test(arguments: [false, true])
  func `a subtree that was laid out alone is served after the views that were added before it`(
    isLaidOutAlone: Bool
  ) {
    let (elder, younger) = (UIView(), UIView())
    for view in [elder, younger] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(elder)
    let child = view(in: younger)
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    child.leftAnchor.constraint(equalTo: younger.leftAnchor).isActive = true
    if isLaidOutAlone { younger.layoutIfNeeded() }
    root.addSubview(younger)
    let distance = elder.centerXAnchor.constraint(equalTo: child.rightAnchor, constant: 32)
    distance.priority = UILayoutPriority(500)
    distance.isActive = true
    root.layoutIfNeeded()
    expectEqual(elder.frame.minX, 0)
    expectEqual(younger.frame.minX, -42)
  }

  @Test(arguments: [false, true])
  func `a gone stack view has no height, whether it was laid out before or not`(isLaidOut: Bool) {
    let (_, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let stack = UIStackView()
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      let row = UIView()
      stack.addArrangedSubview(row)
      root.addSubview(stack)
      row.snp.makeConstraints { $0.height.equalTo(30) }
      stack.snp.makeConstraints { $0.left.top.width.equalToSuperview() }
      if isLaidOut { root.layoutIfNeeded() }
      stack.snp.setGone(true)
      root.layoutIfNeeded()
      expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 320, height: 0))
      stack.spacing = 7
      root.layoutIfNeeded()
      expectEqual(stack.frame.height, 0)
      stack.snp.setGone(false)
      root.layoutIfNeeded()
      expectEqual(stack.frame.height, 46)
      expectEqual(row.frame, CGRect(x: 8, y: 8, width: 304, height: 30))
    }
    expectTrue(issues.isEmpty, "\(issues)")
  }

  @Test func `a gone view keeps the constraints of its own guides`() {
    let gone = view(in: root)
    let edge = root.leftAnchor.constraint(
      equalTo: gone.layoutMarginsGuide.rightAnchor,
      constant: 36
    )
    edge.isActive = true
    gone.snp.setGone(true, along: .horizontal)
    root.layoutIfNeeded()
    expectEqual(gone.layoutMarginsGuide.layoutFrame.maxX + gone.frame.minX, -36)
  }

  @Test func `constraints determine the size of a root without mask after its frame was set`() {
    let (_, issues) = collectingIssues {
      let root = UIView()
      root.translatesAutoresizingMaskIntoConstraints = false
      let content = UIView()
      root.addSubview(content)
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(23)
        make.size.equalTo(62)
      }
      root.layoutIfNeeded()
      expectEqual(root.frame.size, CGSize(width: 108, height: 108))
      root.frame = CGRect(x: 0, y: 0, width: 240, height: 488)
      root.layoutIfNeeded()
      expectEqual(root.frame.size, CGSize(width: 108, height: 108))
      expectEqual(content.frame, CGRect(x: 23, y: 23, width: 62, height: 62))
    }
    expectEmpty(issues)
  }

  @Test
  func `views of a stack that was inserted at the front are placed in the order of the stack`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 168))
    let (first, second) = (UIView(), UIView())
    stack.addArrangedSubview(second)
    stack.layoutIfNeeded()
    stack.insertArrangedSubview(first, at: 0)
    stack.layoutIfNeeded()
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 0, height: 168))
    expectEqual(second.frame, CGRect(x: 0, y: 0, width: 300, height: 168))
  }

  @Test func `views are laid out again after the view above them was deallocated`() {
    let (stack, button) = (UIStackView(), UIButton(type: .system))
    var above: UIView? = UIView()
    above?.addSubview(stack)
    button.translatesAutoresizingMaskIntoConstraints = false
    stack.addSubview(button)
    above?.layoutIfNeeded()
    stack.addArrangedSubview(button)
    above = nil
    stack.layoutIfNeeded()
    expectEqual(button.frame, .zero)
  }

  @Test func `a removed view that no engine contains any more is laid out by its own constraints`()
  {
    let container = view(in: root)
    let inner = view(in: container)
    root.layoutIfNeeded()
    inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 95).isActive = true
    container.removeFromSuperview()
    inner.removeFromSuperview()
    inner.layoutIfNeeded()
    expectEqual(inner.frame.width, 95)
  }

  /// The guide's margins of 8 and the root's size contradict each other: those of the guide are broken.
  @Test func `a view that was removed keeps its size like a root that never had a superview`() {
    let (sizes, _) = collectingIssues {
      [false, true].map { wasInside in
        let (root, view) = (UIView(), UIView())
        view.layoutMarginsGuide.leftAnchor.constraint(equalTo: view.centerXAnchor, constant: 30)
          .isActive = true
        if wasInside { root.addSubview(view) }
        view.removeFromSuperview()
        let half = UIView()
        half.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(half)
        half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        view.layoutIfNeeded()
        return half.frame.width
      }
    }
    expectEqual(sizes, [0, 0])
  }

  @Test func `the time at which a guide is asked for does not count`() {
    let frames = [false, true].map { isAskedForFirst in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 120, height: 195))
      let (first, last) = (UIView(), UIView())
      if isAskedForFirst { _ = last.layoutMarginsGuide }
      stack.addArrangedSubview(first)
      stack.addArrangedSubview(last)
      last.layoutMarginsGuide.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.layoutIfNeeded()
      return [first.frame, last.frame]
    }
    expectEqual(frames[0], frames[1])
  }

  @Test(arguments: [false, true])
  func `a button in a row of baselines moves when it gets a title`(isLaidOutBefore: Bool) {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (box, button) = (UIView(), UIButton(type: .system))
    stack.alignment = .lastBaseline
    stack.addArrangedSubview(box)
    stack.addArrangedSubview(button)
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    if isLaidOutBefore { stack.layoutIfNeeded() }
    button.setTitle("One", for: .normal)
    stack.layoutIfNeeded()
    expectEqual(button.frame.maxY - button.lastBaselineOffset, box.frame.maxY)
  }

  @Test func `a holder whose width only a mirrored constraint involves is placed again`() {
    let holder = view(in: root)
    let inner = view(in: holder)
    holder.semanticContentAttribute = .forceRightToLeft
    let left = holder.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 52)
    left.isActive = true
    root.layoutIfNeeded()
    left.isActive = false
    root.layoutIfNeeded()
    NSLayoutConstraint(
      item: holder,
      attribute: .leading,
      relatedBy: .equal,
      toItem: inner,
      attribute: .centerX,
      multiplier: 0.5,
      constant: 43
    ).isActive = true
    root.layoutIfNeeded()
    expectEqual(holder.frame.minX, 0)
  }

  @Test func `a root without mask gets the size 0 of its constraints`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.frame = CGRect(x: 93, y: 16, width: 138, height: 219)
    label.heightAnchor.constraint(equalToConstant: 0).isActive = true
    label.layoutIfNeeded()
    expectEqual(label.frame.height, 0)
  }

  @Test
  func `a condition that is added while its container has a frame set by hand follows the layout`()
  {
    let (container, first, second) = (view(in: root), UIView(), UIView())
    container.addSubview(first)
    container.addSubview(second)
    first.snp.makeConstraints(when: .width(..<189)) { $0.width.equalTo(17) }
    root.layoutIfNeeded()
    container.frame = CGRect(x: 55, y: 78, width: 345, height: 87)
    second.snp.makeConstraints(when: .width(..<156)) { $0.width.equalTo(65) }
    root.layoutIfNeeded()
    expectEqual(container.frame.width, 0)
    expectEqual(second.frame.width, 65)
  }

  @Test func `margins are preserved through views whose own margins no constraint uses`() {
    let (outer, inner, item) = (view(in: root), UIView(), UIView())
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    outer.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    inner.addSubview(item)
    item.snp.makeConstraints { $0.left.equalTo(inner.layoutMarginsGuide) }
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    var left: Constraint?
    outer.snp.makeConstraints { make in
      left = make.left.equalToSuperview().constraint
      make.size.equalTo(100)
    }
    root.layoutIfNeeded()
    expectEqual(item.frame.minX, 40)
    left?.update(offset: 30)
    root.layoutIfNeeded()
    expectEqual(item.frame.minX, 10)
  }

  @Test func `a superview that only the mask of a subview involves is placed again`() {
    let container = view(in: root)
    let inner = UIView()
    container.addSubview(inner)
    let left = container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 63)
    left.isActive = true
    inner.leftAnchor.constraint(lessThanOrEqualTo: container.layoutMarginsGuide.leftAnchor)
      .isActive = true
    root.layoutIfNeeded()
    left.isActive = false
    for constraint in container.constraints { constraint.isActive = false }
    root.layoutIfNeeded()
    inner.leftAnchor.constraint(greaterThanOrEqualTo: inner.leftAnchor).isActive = true
    inner.autoresizingMask = .flexibleTopMargin
    root.layoutIfNeeded()
    expectEqual(container.frame.minX, 0)
  }

  @Test func `a root that preserves margins follows those of its new superview`() {
    let (moved, inner, item) = (UIView(), UIView(), UIView())
    moved.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    moved.addSubview(inner)
    inner.addSubview(item)
    item.snp.makeConstraints { $0.left.equalTo(inner.layoutMarginsGuide) }
    moved.layoutIfNeeded()
    expectEqual(item.frame.minX, 8)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    root.addSubview(moved)
    root.layoutIfNeeded()
    expectEqual(item.frame.minX, 40)
  }

  @Test(arguments: [false, true])
  func `an empty stack view that was laid out alone follows its elders`(wasLaidOut: Bool) {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    if wasLaidOut { stack.layoutIfNeeded() }
    let elder = view(in: root)
    root.addSubview(stack)
    NSLayoutConstraint(
      item: elder,
      attribute: .width,
      relatedBy: .equal,
      toItem: stack,
      attribute: .width,
      multiplier: -1,
      constant: 100
    ).isActive = true
    root.layoutIfNeeded()
    expectEqual(elder.frame.width, 0)
    expectEqual(stack.frame.width, 100)
  }

  @Test func `which constraint a stack view breaks does not depend on the order of its calls`() {
    func frames(laysOutBetween: Bool) -> ([CGRect], [LayoutIssue]) {
      collectingIssues {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        let views = (0..<3).map { _ in UIView() }
        stack.snp.setLabel("stack")
        for (index, view) in views.enumerated() {
          view.snp.setLabel("v\(index)")
          stack.addSubview(view)
        }
        stack.addArrangedSubview(views[0])
        if laysOutBetween {
          stack.addArrangedSubview(views[2])
          stack.layoutIfNeeded()
        }
        stack.insertArrangedSubview(views[1], at: 1)
        if !laysOutBetween { stack.addArrangedSubview(views[2]) }
        views[1].autoresizingMask = .flexibleRightMargin
        views[1].translatesAutoresizingMaskIntoConstraints = true
        views[1].frame = CGRect(x: 0, y: 0, width: 50, height: 59)
        views[2].translatesAutoresizingMaskIntoConstraints = true
        views[2].frame = .zero
        stack.layoutIfNeeded()
        return views.map(\.frame)
      }
    }
    let (direct, between) = (frames(laysOutBetween: false), frames(laysOutBetween: true))
    expectEqual(direct.0, between.0)
    expectEqual(
      direct.1.compactMap { $0.conflict?.leftOut.text },
      between.1.suffix(direct.1.count).compactMap { $0.conflict?.leftOut.text }
    )
    expectTrue(!direct.1.isEmpty)
  }

  @Test func `a mask ceases to hold the superview when no constraint involves its view any more`() {
    let (outer, inner) = (view(in: root), UIView())
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    inner.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    inner.autoresizingMask = .flexibleWidth
    outer.snp.makeConstraints { $0.left.top.equalToSuperview() }
    let width = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(outer.frame.width, 30)
    expectEqual(inner.frame.width, 10)
    width.isActive = false
    root.layoutIfNeeded()
    expectEqual(outer.frame.width, 0)
  }

  @Test func `a constraint with an unusable number is added as soon as the number is usable`() {
    let (places, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (scroll, inner, outer) = (UIScrollView(), UIView(), UIView())
      for view in [scroll, outer] { root.addSubview(view) }
      scroll.addSubview(inner)
      inner.snp.makeConstraints { $0.top.equalTo(scroll.contentLayoutGuide).offset(8) }
      scroll.contentOffset.y = 1e300
      outer.snp.makeConstraints { $0.top.equalTo(inner) }
      return [1e300, 95].map { offset in
        scroll.contentOffset.y = offset
        root.layoutIfNeeded()
        return outer.frame.minY
      }
    }
    expectEqual(places, [0, -87])
    expectEqual(issues.map(\.kind), [.unusableNumber])
  }

  private final class MeasuringView: UIView {
    override func safeAreaInsetsDidChange() {
      for view in subviews { _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }
  }

  @Test func `a fitting size leaves constraints with old margins to the next layout`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let box = MeasuringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (cell, item) = (view(in: box), UIView())
    cell.addSubview(item)
    window.addSubview(box)
    item.snp.makeConstraints { make in
      make.top.bottom.equalTo(cell.layoutMarginsGuide)
      make.height.equalTo(20)
    }
    cell.snp.makeConstraints { $0.left.top.equalToSuperview() }
    window.layoutIfNeeded()
    expectEqual(cell.frame.height, 66)
    root.addSubview(box)
    root.layoutIfNeeded()
    expectEqual(cell.frame.height, 36)
  }

  @Test func `a safe area reaches inner views even if a guide of an outer view was made before`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    let (outer, middle, inner, inside) = (UIView(), UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    middle.frame = CGRect(x: 0, y: 10, width: 320, height: 400)
    inner.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(inside)
    inside.snp.makeConstraints { make in
      make.edges.equalTo(inner.safeAreaLayoutGuide)
    }
    outer.layoutIfNeeded()
    expectEqual(inside.frame, CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(outer)
    let guide = outer.safeAreaLayoutGuide
    window.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 32, width: 320, height: 448))
    expectEqual(inside.frame, CGRect(x: 0, y: 22, width: 320, height: 378))
  }

  @Test(arguments: [false, true])
  func `reading a guide of a scroll view changes no frame`(isRead: Bool) {
    let (box, scroll) = (UIView(), UIScrollView())
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    scroll.autoresizingMask = .flexibleWidth
    scroll.contentSize = CGSize(width: 300, height: 500)
    scroll.contentOffset.y = 20
    root.addSubview(box)
    box.addSubview(scroll)
    box.snp.makeConstraints { $0.left.equalToSuperview().offset(7) }
    if isRead { _ = (scroll.contentLayoutGuide, scroll.frameLayoutGuide) }
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 7, y: 0, width: 0, height: 0))
    expectEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 500))
    expectEqual(
      scroll.frameLayoutGuide.layoutFrame,
      CGRect(origin: CGPoint(x: 0, y: 20), size: scroll.frame.size)
    )
  }

  @Test(arguments: [false, true])
  func `reading the guide of the keyboard changes no frame`(isRead: Bool) {
    let (box, inner) = (UIView(), UIView())
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.autoresizingMask = .flexibleWidth
    root.addSubview(box)
    box.addSubview(inner)
    box.snp.makeConstraints { $0.left.equalToSuperview().offset(7) }
    if isRead { _ = inner.keyboardLayoutGuide }
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 7, y: 0, width: 0, height: 0))
    let size = inner.frame.size
    expectEqual(
      inner.keyboardLayoutGuide.layoutFrame,
      CGRect(x: 0, y: size.height, width: size.width, height: 0)
    )
  }

  @Test(arguments: [false, true])
  func `a stack keeps its spacing if it is given one that no constraint can have`(isLaidOut: Bool) {
    let ((stack, one, other), issues) = collectingIssues {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let (one, other) = (UIView(), UIView())
      stack.addArrangedSubview(one)
      stack.addArrangedSubview(other)
      stack.distribution = .fillEqually
      stack.spacing = 10
      if isLaidOut { stack.layoutIfNeeded() }
      stack.spacing = 1.25e299
      stack.setCustomSpacing(-1e13, after: one)
      stack.layoutIfNeeded()
      return (stack, one, other)
    }
    expectEqual(issues.map(\.kind), [.unusableNumber, .unusableNumber])
    expectEqual(stack.spacing, 10)
    expectEqual(one.frame, CGRect(x: 0, y: 0, width: 45, height: 20))
    expectEqual(other.frame, CGRect(x: 55, y: 0, width: 45, height: 20))
  }

  @Test
  func `a condition that is added beside a frame set by hand is applied to the next layout's`() {
    let (container, box) = (UIView(), UIView())
    root.addSubview(container)
    container.translatesAutoresizingMaskIntoConstraints = false
    container.snp.makeConstraints { $0.size.equalTo(0) }
    container.addSubview(box)
    root.layoutIfNeeded()
    container.frame = CGRect(x: 0, y: 0, width: 78, height: 20)
    box.snp.makeConstraints(when: .width(..<9)) { $0.width.equalTo(93) }
    root.layoutIfNeeded()
    expectEqual(container.frame.width, 0)
    expectEqual(box.frame.width, 93)
  }

  @Test func `a constraint that is left out for its number leaves nothing behind`() {
    let ((stack, offset), _) = collectingIssues {
      let (root, stack, scroll) = (UIView(), UIStackView(), UIScrollView())
      root.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(scroll)
      let constraint = scroll.contentLayoutGuide.leftAnchor.constraint(
        lessThanOrEqualTo: stack.layoutMarginsGuide.leftAnchor
      )
      constraint.isActive = true
      scroll.contentOffset.x = 1e300
      stack.layoutIfNeeded()
      constraint.isActive = false
      scroll.contentOffset.x = 24
      root.layoutIfNeeded()
      return (stack, scroll.contentOffset.x)
    }
    expectEqual(offset, 24)
    expectEqual(stack.frame, .zero)
  }

  @Test func `a scroll view whose mask follows its superview is forgotten with its content`() {
    let (box, issues) = collectingIssues {
      let (root, box, scroll, inner) = (UIView(), UIView(), UIScrollView(), UIView())
      root.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let height = box.heightAnchor.constraint(equalToConstant: 50)
      height.isActive = true
      root.layoutIfNeeded()
      box.addSubview(scroll)
      scroll.autoresizingMask = .flexibleHeight
      scroll.addSubview(inner)
      let constraint = inner.centerYAnchor.constraint(
        lessThanOrEqualTo: scroll.contentLayoutGuide.topAnchor,
        constant: 36
      )
      constraint.isActive = true
      root.layoutIfNeeded()
      constraint.isActive = false
      // With the scroll view's mask in the solver, its height would be -30.
      height.constant = 20
      root.layoutIfNeeded()
      return box
    }
    expectEmpty(issues)
    expectEqual(box.frame.height, 20)
  }

  @Test func `the tallest view of a row provides its baseline in the first layout already`() {
    let (row, beside) = (UIStackView(), view(in: root))
    row.alignment = .top
    root.addSubview(row)
    let (low, tall) = (UIButton(type: .system), UIView())
    for view in [low, tall] { row.addArrangedSubview(view) }
    tall.snp.makeConstraints { $0.size.equalTo(60) }
    row.snp.makeConstraints { $0.left.top.equalToSuperview() }
    beside.snp.makeConstraints { make in
      make.left.equalTo(row.snp.right)
      make.size.equalTo(10)
      make.lastBaseline.equalTo(row)
    }
    root.layoutIfNeeded()
    expectEqual(beside.frame.maxY, 60)
    expectTrue(low.frame.height < 60)
  }

  @Test func `a frame that was set wins over a mask that asks for a negative length`() {
    let (frames, issues) = collectingIssues {
      let (root, outer, inner, marker) = (UIView(), UIView(), UIView(), UIView())
      inner.autoresizingMask = .flexibleWidth
      outer.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      outer.addSubview(inner)
      root.addSubview(outer)
      root.addSubview(marker)
      marker.translatesAutoresizingMaskIntoConstraints = false
      marker.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 7).isActive = true
      root.layoutIfNeeded()
      outer.frame.size.width = 159
      root.layoutIfNeeded()
      return [outer.frame.width, inner.frame.width, marker.frame.minX]
    }
    expectEqual(frames, [159, 0, 7])
    expectEqual(issues.count, 1)
  }

  @Test func `a keyboard guide follows the keyboard of a window that leaves its superview`() {
    let (outer, window) = (UIView(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    outer.addSubview(window)
    let guide = window.keyboardLayoutGuide
    window.keyboardFrame = CGRect(x: 0, y: 328, width: 320, height: 152)
    window.layoutIfNeeded()
    expectEqual(guide.layoutFrame.height, 0)
    window.removeFromSuperview()
    window.layoutIfNeeded()
    expectTrue(window.window === window)
    expectEqual(guide.layoutFrame.height, 152)
  }

  @Test func `margins that are too large for a constraint are reported, and the old ones stay`() {
    let (frames, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.layoutMargins = UIEdgeInsets(top: -2.5e299, left: 0, bottom: 0, right: 0)
      root.layoutIfNeeded()
      let before = root.layoutMarginsGuide.layoutFrame
      root.layoutMargins = UIEdgeInsets(top: 26, left: 26, bottom: 26, right: 26)
      root.layoutIfNeeded()
      return [before, root.layoutMarginsGuide.layoutFrame]
    }
    expectEqual(frames[0], CGRect(x: 8, y: 8, width: 304, height: 464))
    expectEqual(frames[1], CGRect(x: 26, y: 26, width: 268, height: 428))
    expectEqual(issues.map(\.kind), [.unusableNumber])
  }

  @Test func `a frame that is too large for a constraint counts as 1e12 points, in every layout`() {
    let (frames, issues) = collectingIssues {
      let (root, far, beside) = (UIView(), UIView(), UIView())
      far.frame = CGRect(x: -1e300, y: 58, width: 80, height: 90)
      root.addSubview(far)
      root.addSubview(beside)
      beside.translatesAutoresizingMaskIntoConstraints = false
      beside.leftAnchor.constraint(equalTo: far.leftAnchor).isActive = true
      root.layoutIfNeeded()
      let first = beside.frame.minX
      far.setNeedsLayout()
      root.layoutIfNeeded()
      return [first, beside.frame.minX, far.frame.minX]
    }
    expectEqual(frames, [-1e12, -1e12, -1e12])
    expectEqual(issues.map(\.kind), [.unusableNumber])
  }

  @Test func `an image that is set on a view without constraints puts it back to its place`() {
    let (root, box, image, label) = (UIView(), UIView(), UIImageView(), UILabel())
    root.addSubview(box)
    root.addSubview(label)
    box.addSubview(image)
    image.translatesAutoresizingMaskIntoConstraints = false
    let constraint = image.leftAnchor.constraint(equalTo: label.leftAnchor, constant: 21)
    constraint.isActive = true
    root.layoutIfNeeded()
    expectEqual(image.frame.minX, 21)
    constraint.isActive = false
    root.layoutIfNeeded()
    image.image = UIImage(size: .zero)
    root.layoutIfNeeded()
    expectEqual(image.frame, .zero)
  }

  @Test func `a mask that begins to count on a view without constraints holds no other view`() {
    let (root, outer, inner, other) = (UIView(), UILabel(), UIView(), UIView())
    root.addSubview(outer)
    root.addSubview(other)
    outer.addSubview(inner)
    outer.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    let constraint = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
    constraint.isActive = true
    constraint.isActive = false
    inner.autoresizingMask = .flexibleWidth
    outer.frame = CGRect(x: 52, y: 67, width: 123, height: 291)
    inner.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    expectEqual(outer.frame.width, 0)
  }

  @Test func `a view that a removed constraint related to one inside of it holds no superview`() {
    let (root, outer, middle, inner, other) = (UIView(), UIView(), UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    outer.autoresizingMask = .flexibleHeight
    root.addSubview(outer)
    outer.addSubview(middle)
    middle.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(inner)
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    other.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.heightAnchor.constraint(equalTo: other.heightAnchor).isActive = true
    constraint.isActive = false
    other.layoutIfNeeded()
    expectEqual(root.frame.height, 0)
  }
}
