@testable import AutoLayout
import Plumb

/// A new tree in the state of another one: the same views, properties, frames and active constraints, none of which has been laid
/// out.
///
/// Views are added, and constraints activated, in the order that survives in the original, which decides ties (rule 2.05) and
/// undetermined values (rule 2.12). The constraints that the runtime makes are not copied: the copy makes its own.
final class FreshTree {
  let root: UIView
  /// The copies of the views, in the order of ``originals``.
  private(set) var copies: [UIView] = []
  private(set) var originals: [UIView] = []
  /// Each copied constraint with its original.
  private(set) var constraints: [(copy: NSLayoutConstraint, original: NSLayoutConstraint)] = []
  private var views: [ObjectIdentifier: UIView] = [:]

  /// Ends the cycles that copies contain.
  func release() { for case let view as ControlledView in copies { view.release() } }
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// - Parameter isReversed: Whether views are added, and constraints activated, in the opposite order.
  init(of original: UIView, isReversed: Bool = false) {
    root = Self.copy(of: original)
    var waiting = [original]
    while let view = waiting.popLast() {
      let copy = view === original ? root : Self.copy(of: view)
      views[ObjectIdentifier(view)] = copy
      originals.append(view)
      copies.append(copy)
      // The subviews of a table are its own.
      if !(view is RowTable) { waiting += view.subviews.reversed() }
    }
    // Before a view has subviews, setting its frame moves none of them.
    for (view, copy) in zip(originals, copies) { Self.setGeometry(of: copy, to: view) }
    for event in isReversed ? Self.reversed(events()) : events() { perform(event) }
    for (view, copy) in zip(originals, copies) {
      for child in view.subviews { views[ObjectIdentifier(child)].map(copy.bringSubviewToFront) }
      if let stack = view as? UIStackView, let copy = copy as? UIStackView {
        arrange(copy, as: stack)
      }
    }
  }

  /// Whether a table is scrolled: one that was never laid out does not keep an offset, since it has no rows yet.
  /// Under bars, the start is above 0.
  var hasScrolledTable: Bool {
    originals.contains { view in
      guard let table = view as? RowTable else { return false }
      let insets = table.adjustedContentInset
      return table.contentOffset != CGPoint(x: -insets.left, y: -insets.top)
    }
  }

  /// Whether margins differ that depend on frames: those of a view in a safe area, or that preserves its superview's margins.
  ///
  /// If frames depend on such margins in turn, several layouts may be consistent, and each is right.
  var hasOtherMargins: Bool {
    zip(originals, copies).contains { view, copy in
      let isInSafeArea = view.safeAreaInsets != .zero || copy.safeAreaInsets != .zero
      return (isInSafeArea || view.preservesSuperviewLayoutMargins)
        && view.layoutMargins != copy.layoutMargins
    }
  }

  /// Whether the frames satisfy all constraints and content sizes, the optional ones too. Only then does no tie decide frames.
  var isSatisfied: Bool {
    let holds = constraints.allSatisfy { ($0.original.errorInFrames ?? 1) < 0.01 }
    return holds
      && copies.allSatisfy { view in
        if let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty { return false }
        let (size, content) = (view.bounds.size, view.intrinsicContentSize)
        return (content.width < 0 || (size.width - content.width).magnitude < 0.01)
          && (content.height < 0 || (size.height - content.height).magnitude < 0.01)
      }
  }

  // MARK: Views

  private static func copy(of view: UIView) -> UIView {
    let copy: UIView
    switch view {
    case let label as UILabel:
      let twin = UILabel()
      twin.text = label.text
      twin.font = label.font
      twin.numberOfLines = label.numberOfLines
      twin.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      copy = twin
    case let stack as UIStackView:
      let twin = UIStackView()
      twin.axis = stack.axis
      twin.distribution = stack.distribution
      twin.alignment = stack.alignment
      twin.spacing = stack.spacing
      twin.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      twin.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy = twin
    case let image as UIImageView:
      copy = UIImageView()
      (copy as? UIImageView)?.image = image.image
    case let window as UIWindow:
      let twin = UIWindow(frame: window.frame)
      twin.windowSafeAreaInsets = window.windowSafeAreaInsets
      twin.keyboardFrame = window.keyboardFrame
      copy = twin
    case let view as ControlledView:
      let twin = ControlledView.make()
      if let controller = view.kept {
        twin.kept?.additionalSafeAreaInsets = controller.additionalSafeAreaInsets
      } else {
        twin.release()
      }
      copy = twin
    case let table as RowTable:
      let twin = RowTable()
      twin.rows = table.rows
      twin.contentInset = table.contentInset
      copy = twin
    case let scroll as UIScrollView:
      let twin = UIScrollView()
      twin.contentInset = scroll.contentInset
      copy = twin
    case let button as UIButton:
      let twin = UIButton(type: button.buttonType)
      twin.setTitle(button.title(for: .normal), for: .normal)
      copy = twin
    default: copy = UIView()
    }
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    copy.autoresizingMask = view.autoresizingMask
    copy.autoresizesSubviews = view.autoresizesSubviews
    copy.isHidden = view.isHidden
    copy.semanticContentAttribute = view.semanticContentAttribute
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
    if let margins = view.margins {
      if case .plain(let insets)? = margins.written { copy.layoutMargins = insets }
      if case .directional(let insets)? = margins.written { copy.directionalLayoutMargins = insets }
      if margins.preservesSuperviews { copy.preservesSuperviewLayoutMargins = true }
      if !margins.insetsFromSafeArea { copy.insetsLayoutMarginsFromSafeArea = false }
    }
    copy.goneAxis = view.goneAxis
    copy.layoutLabel = view.layoutName
    return copy
  }

  private static func setGeometry(of copy: UIView, to view: UIView) {
    copy.frame = view.placement
    if view.bounds.origin != .zero { copy.bounds.origin = view.bounds.origin }
    copy.transform = view.transform
  }

  private func arrange(_ copy: UIStackView, as stack: UIStackView) {
    for view in stack.arrangedSubviews {
      guard let twin = views[ObjectIdentifier(view)] else { continue }
      // The views already translate their masks or not, and are subviews, so that only the order is set.
      let translates = twin.translatesAutoresizingMaskIntoConstraints
      copy.addArrangedSubview(twin)
      twin.translatesAutoresizingMaskIntoConstraints = translates
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { copy.setCustomSpacing(spacing, after: twin) }
    }
  }

  // MARK: What happened, in order

  private enum Event {
    case addition(of: UIView)
    case guide(UILayoutGuide)
    case activation(NSLayoutConstraint)
  }

  private func events() -> [Event] {
    var events: [(mark: UInt64, event: Event)] = []
    for view in originals {
      if view !== originals[0] { events.append((view.layoutItem.mark, .addition(of: view))) }
      for guide in view.guides where Self.isOfApp(guide) {
        events.append((guide.layoutItem.mark, .guide(guide)))
      }
      for constraint in view.heldConstraints
      where !constraint.isOfRuntime && !(constraint is Deputy) {
        events.append((constraint.mark, .activation(constraint)))
      }
    }
    return events.sorted { $0.mark < $1.mark }.map(\.event)
  }

  /// The events in the opposite order, but for constraints, which need their views.
  private static func reversed(_ events: [Event]) -> [Event] {
    func isActivation(_ event: Event) -> Bool {
      if case .activation = event { return true }
      return false
    }
    return events.reversed().filter { !isActivation($0) }
      + events.reversed().filter(isActivation)
  }

  private static func isOfApp(_ guide: UILayoutGuide) -> Bool {
    !guide.isOfRuntime && !guide.identifier.hasPrefix("UISV-")
  }

  private func perform(_ event: Event) {
    switch event {
    case .addition(let view):
      guard let parent = view.superview.flatMap({ views[ObjectIdentifier($0)] }),
        let copy = views[ObjectIdentifier(view)]
      else { return }
      parent.addSubview(copy)
    case .guide(let guide):
      let copy = UILayoutGuide()
      guides[ObjectIdentifier(guide)] = copy
      guide.owningView.flatMap { views[ObjectIdentifier($0)] }?.addLayoutGuide(copy)
    case .activation(let constraint):
      guard let first = item(constraint.firstItem) else { return }
      let copy = NSLayoutConstraint(
        item: first,
        attribute: constraint.firstAttribute,
        relatedBy: constraint.relation,
        toItem: item(constraint.secondItem),
        attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
      copy.priority = constraint.priority
      if let holder = constraint.holder.flatMap({ views[ObjectIdentifier($0)] }) {
        copy.install(on: holder)
      }
      constraints.append((copy, constraint))
    }
  }

  private func item(_ object: AnyObject?) -> AnyObject? {
    guard let object else { return nil }
    if let copy = views[ObjectIdentifier(object)] ?? guides[ObjectIdentifier(object)] as AnyObject?
    {
      return copy
    }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView,
      let view = views[ObjectIdentifier(owner)]
    else { return nil }
    switch guide.identifier {
    case "UIViewLayoutMarginsGuide": return view.layoutMarginsGuide
    case "UIViewSafeAreaLayoutGuide": return view.safeAreaLayoutGuide
    case "UIViewReadableContentGuide": return view.readableContentGuide
    case "UIViewKeyboardLayoutGuide": return view.keyboardLayoutGuide
    case "UIScrollViewContentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "UIScrollViewFrameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    default: return nil
    }
  }
}
