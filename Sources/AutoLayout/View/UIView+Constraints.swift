import Cassowary

extension UIView {
  /// What ``constraints`` answers.
  var listedConstraints: [NSLayoutConstraint] {
    let held = heldConstraints.lazy.filter { !$0.isUnlisted }.sorted { $0.mark < $1.mark }
    if content.width.isEmpty && content.height.isEmpty { return held }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    return held + axes.compactMap { engine?.contentSize(of: self, $0) }
  }

  /// What ``addConstraint(_:)`` does.
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.isInert { return }
    var items = [constraint.first, constraint.second].compactMap { $0?.owner }
    if constraint.isCompound { items += constraint.compound.places.compactMap(\.item.owner) }
    if !items.allSatisfy({ $0.isInside(of: self) }) || items.isEmpty {
      return environment.raise(
        constraint.located(
          LayoutIssue(
            .noCommonAncestor,
            "The view hierarchy is not prepared for the constraint: "
              + "\(constraint.bodyDescription). Unable to install constraint on view "
              + "\(layoutName). Does the constraint reference something from outside the "
              + "subtree of the view?",
            remedy: "Add it to a view that both items are inside of, or set isActive.",
            exceptionName: "NSGenericException"
          )
        )
      )
    }
    constraint.install(on: self)
  }

  /// Changes the list while it is out of the view, as `changeChildren` does.
  func changeHeldConstraints(_ change: (inout [NSLayoutConstraint]) -> Void) {
    var list = heldConstraints
    heldConstraints = []
    change(&list)
    heldConstraints = list
  }

  func appendHeld(_ constraint: NSLayoutConstraint) {
    var list = heldConstraints
    heldConstraints = []
    list.makeRoom()
    list.append(constraint)
    heldConstraints = list
  }

  /// A constraint that the view holds came, went or changed. Whose frames that changes the engine finds out. (Rule 8.09.)
  func constraintsChanged() { if engineLink == nil { askForLayout() } }
}

// MARK: Content size

/// How much a view's natural size matters, and what of its sizes the engine has been told.
struct ContentSize {
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The answer of ``UIView/intrinsicContentSize``, asked once an invalidation.
  var size = CGSize(width: -1, height: -1)
  var isSizeKnown = false
  /// The height that the engine has been told: that of the text once it is wrapped.
  var toldHeight = -1.0
  /// The width for which that height was measured.
  var wrappedWidth: CGFloat?
  /// Whether the engine's lists hold the view.
  var isStale = false
  var isWrapping = false

  /// The constraints of one axis, as the engine has them.
  struct Told {
    var atMost: Cassowary.Constraint.ID?
    var atLeast: Cassowary.Constraint.ID?

    var isEmpty: Bool { atMost == nil && atLeast == nil }
  }

  var width = Told()
  var height = Told()
  /// What frame and mask say, or at the root the given size.
  var frameConstraints: [Cassowary.Constraint.ID] = []

  var sizeConstraints: [Cassowary.Constraint.ID] {
    if width.isEmpty && height.isEmpty { return [] }
    return [width.atMost, width.atLeast, height.atMost, height.atLeast].compactMap { $0 }
  }
}

// No method of `content` changes it in place: as long as each change is one assignment, no access to it has to be checked.
extension UIView {
  func takeSizeConstraints() -> [Cassowary.Constraint.ID] {
    let taken = content.sizeConstraints
    if taken.isEmpty { return [] }
    content.width = ContentSize.Told()
    content.height = ContentSize.Told()
    content.toldHeight = -1
    return taken
  }

  func takeFrameConstraints() -> [Cassowary.Constraint.ID] {
    let taken = content.frameConstraints
    if !taken.isEmpty { content.frameConstraints = [] }
    return taken
  }

  /// Forgets what an engine that goes has been told.
  func forgetConstraintsOfRuntime() {
    content.width = ContentSize.Told()
    content.height = ContentSize.Told()
    content.toldHeight = -1
    content.frameConstraints = []
  }

  func takeConstraintsOfRuntime() -> [Cassowary.Constraint.ID] {
    let size = takeSizeConstraints()
    return size.isEmpty ? takeFrameConstraints() : size + takeFrameConstraints()
  }
}

extension UIView {
  /// The target of the smallest size that fits. (Rule 3.19.)
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of the largest size that fits. (Rule 3.19.)
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// What ``intrinsicContentSize`` answers on an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Whether it can be the priority of a content size: one of a constraint, or 0 for none.
  private func isUsable(_ priority: UILayoutPriority) -> Bool {
    if priority.isLegal || priority.rawValue == 0 { return true }
    environment.raise(
      LayoutIssue(
        .illegalPriority,
        "\(ConstraintText.number(Double(priority.rawValue))) cannot be a content priority of "
          + "\(layoutName). Priorities must be greater than 0 and less or equal to 1000.",
        remedy: "It keeps the priority that it has."
      )
    )
    return false
  }

  /// What ``setContentHuggingPriority(_:for:)`` does.
  func hug(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let old = axis == .horizontal ? content.hugging.horizontal : content.hugging.vertical
    if priority == old || !isUsable(priority) { return }
    if axis == .horizontal {
      content.hugging.horizontal = priority
    } else {
      content.hugging.vertical = priority
    }
    contentPriorityChanged()
  }

  /// What ``setContentCompressionResistancePriority(_:for:)`` does.
  func resist(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let old = axis == .horizontal ? content.resistance.horizontal : content.resistance.vertical
    if priority == old || !isUsable(priority) { return }
    if axis == .horizontal {
      content.resistance.horizontal = priority
    } else {
      content.resistance.vertical = priority
    }
    contentPriorityChanged()
  }

  private func contentPriorityChanged() {
    if let engine { engine.contentPriorityChanged(self) } else { setNeedsLayoutOfContainer() }
  }
}
