import Cassowary

extension UIView {
  /// The implementation of ``constraints``.
  var listedConstraints: [NSLayoutConstraint] {
    let held = heldConstraints.lazy.filter { !$0.isUnlisted }.sorted { $0.mark < $1.mark }
    if content.width.isEmpty && content.height.isEmpty { return held }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    return held + axes.compactMap { engine?.contentSize(of: self, $0) }
  }

  /// The implementation of ``addConstraint(_:)``.
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

  // Both move the list out of the view while it changes, for the reason given at `changeSubviews`.

  func appendHeld(_ constraint: NSLayoutConstraint) {
    var list = heldConstraints
    heldConstraints = []
    list.makeRoom()
    constraint.placeInHolder = Int32(list.count)
    list.append(constraint)
    heldConstraints = list
  }

  /// Removes one of the ``heldConstraints``.
  ///
  /// - Complexity: O(1): the last one takes its place.
  func removeHeld(_ constraint: NSLayoutConstraint) {
    var list = heldConstraints
    heldConstraints = []
    let last = list.removeLast()
    if last !== constraint {
      last.placeInHolder = constraint.placeInHolder
      list[Int(constraint.placeInHolder)] = last
    }
    heldConstraints = list
  }

  /// Called after a constraint that the view holds was added, removed or changed. The engine
  /// determines the views whose frames change. (Rule 8.09.)
  func constraintsChanged() { if engineLink == nil { askForLayout() } }
}

// MARK: Content size

/// The priorities of a view's intrinsic content size, and the size constraints that the engine has
/// of it.
struct ContentSize {
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The cached value of ``UIView/intrinsicContentSize``, which is read once after each
  /// invalidation. Valid while ``isSizeKnown``, which `contentChanged` clears.
  var size = CGSize(width: -1, height: -1)
  var isSizeKnown = false
  /// The height in the solver's constraints; for text that wraps, the height of the wrapped text.
  var solverHeight = -1.0
  /// The width for which that height was measured, in points; nil after the height of the unwrapped
  /// text was written, that is after each change of the content or of a content priority.
  var wrappedWidth: CGFloat?
  /// Whether the engine's lists contain the view.
  var isStale = false
  var isWrapping = false

  /// The content size constraints of one axis in the engine.
  struct SizeConstraints {
    var atMost: Cassowary.Constraint.ID?
    var atLeast: Cassowary.Constraint.ID?

    var isEmpty: Bool { atMost == nil && atLeast == nil }
  }

  var width = SizeConstraints()
  var height = SizeConstraints()
  /// The constraints of the frame and the autoresizing mask, or at the root those of the given
  /// size.
  var frameConstraints: [Cassowary.Constraint.ID] = []

  var sizeConstraints: [Cassowary.Constraint.ID] {
    if width.isEmpty && height.isEmpty { return [] }
    return [width.atMost, width.atLeast, height.atMost, height.atLeast].compactMap { $0 }
  }
}

// Each change of `content` is one assignment; none of its methods mutates it in place. The compiler
// can then omit the checks for overlapping access.
extension UIView {
  func takeSizeConstraints() -> [Cassowary.Constraint.ID] {
    let taken = content.sizeConstraints
    if taken.isEmpty { return [] }
    content.width = ContentSize.SizeConstraints()
    content.height = ContentSize.SizeConstraints()
    content.solverHeight = -1
    return taken
  }

  func takeFrameConstraints() -> [Cassowary.Constraint.ID] {
    let taken = content.frameConstraints
    if !taken.isEmpty { content.frameConstraints = [] }
    return taken
  }

  /// Forgets the constraints in an engine that is about to be deallocated.
  func forgetConstraintsOfRuntime() {
    content.width = ContentSize.SizeConstraints()
    content.height = ContentSize.SizeConstraints()
    content.solverHeight = -1
    content.frameConstraints = []
  }

  func takeConstraintsOfRuntime() -> [Cassowary.Constraint.ID] {
    let size = takeSizeConstraints()
    return size.isEmpty ? takeFrameConstraints() : size + takeFrameConstraints()
  }
}

extension UIView {
  /// The target size for the smallest fitting size. (Rule 3.19.)
  nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest fitting size. (Rule 3.19.)
  nonisolated public class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10000, height: 10000)
  }

  /// The value of ``intrinsicContentSize`` on an axis without an intrinsic length.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Returns whether the priority is valid for a content size: a priority of constraints, or 0 for
  /// no constraint. Reports an issue if it is not.
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

  /// The implementation of ``setContentHuggingPriority(_:for:)``.
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

  /// The implementation of ``setContentCompressionResistancePriority(_:for:)``.
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
