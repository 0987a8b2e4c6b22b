@testable import AutoLayout
import Plumb
import PlumbTesting

/// The judges of a random program. They look after each layout of a whole tree.
enum LayoutJudge {
  /// A sentence about the first fault that a judge finds; nil if there is none.
  static func verdict(on program: LayoutProgram) -> String? {
    let log = LayoutIssueLog()
    return LayoutEnvironment().with {
      $0.report = log.append
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let stage = LayoutStage(views: LayoutProgram.viewCount, guides: LayoutProgram.guideCount)
      for (number, step) in program.steps.enumerated() {
        stage.perform(step)
        guard case .layOut(let view) = step else { continue }
        let root = stage.views[view].root
        root.layoutIfNeeded()
        if log.issues.contains(where: { $0.kind == .layoutLoop }) { return nil }
        if let fault = fault(in: root) { return "step \(number), \(step.source): \(fault)" }
      }
      return nil
    }
  }

  private static func fault(in root: UIView) -> String? {
    faultOfSecondLayout(in: root) ?? faultBesideFreshTree(in: root)
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
      tree.root.layoutIfNeeded()
      // Which of its own constraints a stack without room breaks depends on the order in which it made them.
      let isUndecided = log.issues.contains { issue in
        issue.kind == .layoutLoop || issue.conflict?.leftOut.identifier?.hasPrefix("UISV-") == true
      }
      if isUndecided { return nil }
      for (view, copy) in zip(tree.originals, tree.copies)
      where !isNear(view.placement, copy.placement) {
        return "\(view.layoutName) is \(text(view.placement)), in a fresh tree "
          + text(copy.placement)
      }
      return nil
    }
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
      (one - other).magnitude <= 1e-3 * max(1, one.magnitude / 1000)
    }
    return isNear(one.minX, other.minX) && isNear(one.minY, other.minY)
      && isNear(one.width, other.width) && isNear(one.height, other.height)
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }
}
