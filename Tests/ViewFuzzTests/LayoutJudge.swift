@testable import AutoLayout
import Foundation
import Plumb
import PlumbTesting

/// The judges of a random program. They look after each layout of a whole tree.
enum LayoutJudge {
  /// A sentence about the first fault that a judge finds; nil if there is none.
  ///
  /// - Parameter limit: The longest processor time of a call.
  static func verdict(on program: LayoutProgram, within limit: Duration? = nil) -> String? {
    let log = LayoutIssueLog()
    let clock = program.kind == .wide ? AnimationClock() : nil
    var views: [WeakView] = []
    let found: String? = LayoutEnvironment().with {
      $0.report = log.append
      $0.textMeasurer = FixedAdvanceText()
      $0.animationClock = clock
    } run: {
      fault(of: program, within: limit, log, clock, &views)
    }
    if let found { return found }
    let left = views.compactMap(\.view)
    return left.isEmpty ? nil : "\(left.count) views are not deallocated after the program"
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private static func fault(
    of program: LayoutProgram,
    within limit: Duration?,
    _ log: LayoutIssueLog,
    _ clock: AnimationClock?,
    _ views: inout [WeakView]
  ) -> String? {
    let stage = LayoutStage(
      views: program.kind.viewCount,
      guides: LayoutProgram.guideCount,
      clock: clock
    )
    defer { stage.release() }
    views = stage.views.map { WeakView(view: $0) }
    var isComparable = true
    for (number, step) in program.steps.enumerated() {
      let start = processorTime()
      stage.perform(step)
      let time = processorTime() - start
      if let limit, time > limit { return "step \(number), \(step.source): takes \(time)" }
      if case .renew(let view) = step { views.append(WeakView(view: stage.views[view])) }
      if stage.roots.contains(where: hasLostProportions) { isComparable = false }
      guard case .layOut(let view) = step else { continue }
      let root = stage.views[view].root
      // A stack view leaves a view that is being hidden visible until the end.
      if clock?.isAnimating == true { clock?.advance(by: 2) }
      root.layoutIfNeeded()
      let fault = stage.faultOfSetFrames(in: root) ?? fault(in: root, isComparable: isComparable)
      // Views that never come to rest have no frames to compare, in the first layout or in a second one.
      if log.issues.contains(where: { $0.kind == .layoutLoop }) { return nil }
      if let fault { return "step \(number), \(step.source): \(fault)" }
    }
    return nil
  }

  /// The processor time of this thread: other programs on the machine do not make it longer.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// - Parameter isComparable: Whether the tree's state is all in its properties.
  private static func fault(in root: UIView, isComparable: Bool) -> String? {
    if let fault = faultOfSecondLayout(in: root) { return fault }
    if !isComparable || isExtreme(root) { return nil }
    return root.engine?.checkInvariants().first ?? faultBesideFreshTree(in: root)
  }

  /// Whether a tree has numbers so large that rounding errors are seen in frames, or that a constraint is left out.
  private static func isExtreme(_ root: UIView) -> Bool {
    var isExtreme = false
    root.forEachInSubtree { view in
      let (frame, offset) = (view.placement, view.bounds.origin)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, offset.x, offset.y]
      if (numbers + view.heldConstraints.map(\.constant)).contains(where: { $0.magnitude > 1e5 }) {
        isExtreme = true
      }
    }
    return isExtreme
  }

  /// Whether a mask divides a length of 0, as of the last layout, in a proportion that only an earlier layout knows.
  private static func hasLostProportions(_ root: UIView) -> Bool {
    var isLost = false
    root.forEachInSubtree { view in
      guard view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview else {
        return
      }
      let (frame, size, mask) = (view.placement, parent.bounds.size, view.autoresizingMask)
      isLost =
        isLost
        || isEmpty(
          [frame.minX, frame.width, size.width - frame.maxX],
          mask,
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        )
        || isEmpty(
          [frame.minY, frame.height, size.height - frame.maxY],
          mask,
          [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        )
    }
    return isLost
  }

  private static func isEmpty(
    _ parts: [CGFloat],
    _ mask: UIView.AutoresizingMask,
    _ options: [UIView.AutoresizingMask]
  ) -> Bool {
    let flexible = zip(parts, options).filter { mask.contains($0.1) }.map(\.0)
    return flexible.count > 1 && flexible.reduce(0, +).magnitude < 1
  }

  /// A second layout changes nothing, even if all views are invalidated.
  private static func faultOfSecondLayout(in root: UIView) -> String? {
    var views: [(view: UIView, frame: CGRect)] = []
    root.forEachInSubtree { views.append(($0, $0.placement)) }
    for (view, _) in views { view.setNeedsLayout() }
    root.layoutIfNeeded()
    for (view, frame) in views where !isNear(view.placement, frame) {
      return
        "a second layout moves \(view.layoutName) from \(text(frame)) to \(text(view.placement))"
    }
    return nil
  }

  /// A fresh tree in the same state has the same frames, and each required constraint that does not hold is reported by it.
  private static func faultBesideFreshTree(in root: UIView) -> String? {
    let log = LayoutIssueLog()
    return LayoutEnvironment.current.with {
      $0.report = log.append
    } run: {
      let tree = FreshTree(of: root)
      defer { tree.release() }
      tree.root.layoutIfNeeded()
      if tree.hasScrolledTable { return nil }
      if log.issues.contains(where: { $0.kind == .layoutLoop }) { return nil }
      for (view, copy) in zip(tree.originals, tree.copies)
      where !isNear(view.placement, copy.placement) {
        if tree.hasOtherMargins { return nil }
        return "\(view.layoutName) is \(text(view.placement)), in a fresh tree "
          + text(copy.placement)
      }
      return faultOfRequiredConstraints(of: tree, log.issues)
        ?? faultOfOtherOrder(than: tree, isQuiet: log.issues.isEmpty)
    }
  }

  /// If all constraints hold, and they leave nothing open, the order of calls does not matter.
  private static func faultOfOtherOrder(than tree: FreshTree, isQuiet: Bool) -> String? {
    guard isQuiet, tree.isSatisfied, !tree.copies.contains(where: \.hasAmbiguousLayout) else {
      return nil
    }
    let other = FreshTree(of: tree.originals[0], isReversed: true)
    defer { other.release() }
    other.root.layoutIfNeeded()
    for (one, other) in zip(tree.copies, other.copies) where !isNear(one.placement, other.placement)
    {
      return "\(one.layoutName) is \(text(one.placement)), in the opposite order of calls "
        + text(other.placement)
    }
    return nil
  }

  /// Each required constraint holds in the frames, or the fresh tree reports that it is broken.
  private static func faultOfRequiredConstraints(
    of tree: FreshTree,
    _ issues: [LayoutIssue]
  ) -> String? {
    let broken = Set(issues.compactMap { $0.conflict?.leftOut.object })
    for (copy, original) in tree.constraints
    where original.priority == .required && !broken.contains(ObjectIdentifier(copy)) {
      guard let error = original.errorInFrames, error > 0.01 else { continue }
      return "\(copy.bodyDescription) misses by \(error) without a report"
    }
    return nil
  }

  static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
      (one - other).magnitude <= 1e-3 * max(1, one.magnitude / 1000)
    }
    return isNear(one.minX, other.minX) && isNear(one.minY, other.minY)
      && isNear(one.width, other.width) && isNear(one.height, other.height)
  }

  static func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }
}
