@testable import AutoLayout
import Plumb

/// The views, guides and constraints on which a random program runs.
///
/// Calls that need something that does not exist, such as a text of a view without one, have no effect, so that any part of a
/// program is a program.
final class LayoutStage {
  private(set) var views: [UIView]
  let guides: [UILayoutGuide]
  private(set) var statements: [Int: NSLayoutConstraint] = [:]
  private let clock: AnimationClock?
  /// The frames that were set since the last layout of their tree, without another call that may concern them.
  private var framesSet: [Int: CGRect] = [:]

  init(views count: Int, guides guideCount: Int, clock: AnimationClock? = nil) {
    self.clock = clock
    views = (0..<count).map { LayoutProgramView(number: $0).make() }
    guides = (0..<guideCount).map { _ in UILayoutGuide() }
    for (index, view) in views.enumerated() { view.layoutLabel = "v\(index)" }
    for (index, guide) in guides.enumerated() { guide.layoutLabel = "g\(index)" }
  }

  /// The roots of the trees, in the order of their first views.
  var roots: [UIView] {
    var roots: [UIView] = []
    for root in views.map(\.root) where !roots.contains(where: { $0 === root }) {
      roots.append(root)
    }
    return roots
  }

  /// A frame that was set by hand on a view with a fixed mask stays, whatever else the layout has to break.
  func faultOfSetFrames(in root: UIView) -> String? {
    for (number, frame) in framesSet.sorted(by: { $0.key < $1.key }) {
      let view = views[number]
      if view.root !== root { continue }
      framesSet[number] = nil
      let isFixed = view.autoresizingMask.isSubset(of: [
        .flexibleRightMargin, .flexibleBottomMargin,
      ])
      let isUsual = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy {
        $0.magnitude < 1e5
      }
      guard view.superview != nil, view.translatesAutoresizingMaskIntoConstraints, isFixed, isUsual,
        view.transform == .identity, !LayoutJudge.isNear(view.placement, frame)
      else { continue }
      return "\(view.layoutName) is at \(LayoutJudge.text(view.placement)), and its frame was set "
        + "to \(LayoutJudge.text(frame))"
    }
    return nil
  }

  func perform(_ step: LayoutStep) {
    switch step {
    case .add, .insert, .remove, .renew, .setMask, .setTranslates, .setTransform, .arrange, .detour,
      .animate:
      framesSet = [:]
    default: break
    }
    switch step {
    case .add(let view, let parent):
      // The subviews of a table are its own.
      if views[parent] is RowTable { return }
      views[parent].addSubview(views[view])
    case .insert(let view, let parent, let index):
      if views[parent] is RowTable { return }
      views[parent].insertSubview(views[view], at: min(index, views[parent].subviews.count))
    case .remove(let view): views[view].removeFromSuperview()
    case .renew(let view):
      views[view].removeFromSuperview()
      (views[view] as? ControlledView)?.release()
      views[view] = LayoutProgramView(number: view).make()
      views[view].layoutLabel = "v\(view)"
    case .addGuide(let guide, let view): views[view].addLayoutGuide(guides[guide])
    case .removeGuide(let guide): guides[guide].owningView?.removeLayoutGuide(guides[guide])
    case .state(let number, let statement): make(number, statement)
    case .activate(let number, let isActive): statements[number]?.isActive = isActive
    case .setConstant(let number, let constant): statements[number]?.constant = constant
    case .setPriority(let number, let priority):
      statements[number]?.priority = UILayoutPriority(priority)
    case .setFrame(let view, let frame):
      views[view].frame = frame
      framesSet[view] = frame
    case .setMask(let view, let mask):
      views[view].autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    case .setTranslates(let view, let value):
      views[view].translatesAutoresizingMaskIntoConstraints = value
    case .setHugging(let view, let axis, let priority):
      views[view].setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    case .setResistance(let view, let axis, let priority):
      views[view].setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    case .setText(let view, let text):
      (views[view] as? UILabel)?.text = text
      (views[view] as? UIButton)?.setTitle(text, for: .normal)
    case .setLines(let view, let lines): (views[view] as? UILabel)?.numberOfLines = lines
    case .setHidden(let view, let value): views[view].isHidden = value
    case .setMargins(let view, let margin):
      views[view].layoutMargins = UIEdgeInsets(
        top: margin,
        left: margin,
        bottom: margin,
        right: margin
      )
    case .setPreservesMargins(let view, let value):
      views[view].preservesSuperviewLayoutMargins = value
    case .setDirection(let view, let value): views[view].semanticContentAttribute = value
    case .setTransform(let view, let scale):
      views[view].transform = CGAffineTransform(scaleX: scale, y: scale)
    case .setOffset(let view, let offset): (views[view] as? UIScrollView)?.contentOffset = offset
    case .arrange, .unarrange, .setAxis, .setDistribution, .setAlignment, .setSpacing,
      .setMarginsRelative:
      performOnStack(step)
    case .setWidth(let view, let width, let limit):
      guard views[view].superview != nil else { return }
      views[view].snp.makeConstraints(when: .width(..<limit)) { $0.width.equalTo(width) }
    case .setGone(let view, let value, let axis): views[view].snp.setGone(value, along: axis)
    case .fit(let view, let width):
      _ = views[view].systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    case .askForAmbiguity(let view): _ = views[view].hasAmbiguousLayout
    case .invalidate(let view): views[view].setNeedsLayout()
    case .layOut(let view): views[view].layoutIfNeeded()
    default: performWide(step)
    }
  }

  /// Ends the cycles that the views of a program contain.
  func release() { for case let view as ControlledView in views { view.release() } }

  private func performWide(_ step: LayoutStep) {
    switch step {
    case .setRows(let table, let rows):
      guard let table = views[table] as? RowTable else { return }
      table.rows = rows
      table.reloadData()
    case .insertRow(let table, let text, let index):
      (views[table] as? RowTable)?.insertRow(text, at: index)
    case .deleteRow(let table, let index): (views[table] as? RowTable)?.deleteRow(at: index)
    case .setImage(let view, let size): (views[view] as? UIImageView)?.image = UIImage(size: size)
    case .setSafeArea(let view, let inset):
      let insets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      (views[view] as? UIWindow)?.windowSafeAreaInsets = insets
      (views[view] as? ControlledView)?.kept?.additionalSafeAreaInsets = insets
    case .setKeyboard(let view, let height):
      (views[view] as? UIWindow)?.keyboardFrame = CGRect(
        x: 0,
        y: 480 - height,
        width: 320,
        height: height
      )
    case .setWanted(let view, let width): (views[view] as? UpdatingView)?.wanted = width
    case .setReenters(let view, let value): (views[view] as? UpdatingView)?.reenters = value
    case .detour(let view, let parent): detour(view, over: parent)
    case .animate(let step, let view):
      UIView.animate(withDuration: 1) {
        self.perform(step)
        self.views[view].layoutIfNeeded()
      }
    case .advance(let seconds): clock?.advance(by: seconds)
    default: return
    }
  }

  /// Moves a view to another parent and back, with a layout there, and activates the constraints again that it lost.
  private func detour(_ number: Int, over other: Int) {
    let (view, other) = (views[number], views[other])
    guard let parent = view.superview, !(parent is UIStackView), !other.isDescendant(of: view),
      let index = parent.subviews.firstIndex(where: { $0 === view }), !(other is RowTable)
    else { return }
    let active = statements.sorted { $0.key < $1.key }.map(\.value).filter(\.isActive)
    other.addSubview(view)
    view.root.layoutIfNeeded()
    parent.insertSubview(view, at: index)
    for constraint in active where !constraint.isActive { constraint.isActive = true }
  }

  private func performOnStack(_ step: LayoutStep) {
    switch step {
    case .arrange(let view, let stack, let index):
      guard let stack = views[stack] as? UIStackView else { return }
      let isInside = views[view] === stack || stack.isDescendant(of: views[view])
      if isInside { return }
      stack.insertArrangedSubview(views[view], at: min(index, stack.arrangedSubviews.count))
    case .unarrange(let view, let stack):
      (views[stack] as? UIStackView)?.removeArrangedSubview(views[view])
    case .setAxis(let stack, let axis): (views[stack] as? UIStackView)?.axis = axis
    case .setDistribution(let stack, let value):
      (views[stack] as? UIStackView)?.distribution = value
    case .setAlignment(let stack, let value): (views[stack] as? UIStackView)?.alignment = value
    case .setSpacing(let stack, let value): (views[stack] as? UIStackView)?.spacing = value
    case .setMarginsRelative(let stack, let value):
      (views[stack] as? UIStackView)?.isLayoutMarginsRelativeArrangement = value
    default: return
    }
  }

  private func make(_ number: Int, _ statement: LayoutStep.Statement) {
    if statements[number] != nil { return }
    guard let first = item(statement.first) else { return }
    let second = statement.second.flatMap(item)
    if statement.second != nil && second == nil { return }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: statement.firstAttribute,
      relatedBy: statement.relation,
      toItem: second,
      attribute: statement.secondAttribute,
      multiplier: statement.multiplier,
      constant: statement.constant
    )
    constraint.priority = UILayoutPriority(statement.priority)
    constraint.identifier = "k\(number)"
    constraint.isActive = true
    statements[number] = constraint
  }

  private func item(_ item: LayoutStep.Item) -> AnyObject? {
    switch item {
    case .view(let view): views[view]
    case .guide(let guide): guides[guide]
    case .margins(let view): views[view].layoutMarginsGuide
    case .content(let view): (views[view] as? UIScrollView)?.contentLayoutGuide
    case .safeArea(let view): views[view].safeAreaLayoutGuide
    case .keyboard(let view): views[view].keyboardLayoutGuide
    }
  }
}
