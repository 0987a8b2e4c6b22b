import Cassowary

extension LayoutEngine {
  /// Compares what the engine and its views remember with a new engine of the same tree, and
  /// returns a sentence for each difference; none if the last layout is up to date.
  ///
  /// Compared are the solved rectangles, the frames, the parts of constants that depend on margins,
  /// baselines, insets and scroll offsets, and the heights of wrapped text. The call leaves no trace
  /// in the tree.
  ///
  /// - Complexity: That of a first layout of the tree. For tests.
  func checkInvariants() -> [String] {
    if !isUpToDate || !state.pointee.exercised.isEmpty { return [] }
    var items: [LayoutItem] = []
    var constraints: [NSLayoutConstraint] = []
    root.forEachInSubtree { view in
      view.prepareForFitting()
      items.append(view.layoutItem)
      items += view.guides.map(\.layoutItem)
      constraints += view.heldConstraints
    }
    var differences = frameDifferences(of: items)
    let rects = items.map { alignmentRect(of: $0) }
    let offsets = constraints.map { $0.solverID == nil ? nil : Optional($0.constantOffset) }
    let sizes = Self.contentSizes(in: root)
    let past = Past(of: root)
    defer { past.restore() }
    let fresh = LayoutEngine(comparing: root)
    fresh.takeIn(root, sizes)
    // Texts need a round for each change of their widths.
    var rounds = 0
    while !fresh.isUpToDate && rounds < 8 {
      fresh.solve()
      rounds += 1
    }
    for (item, rect) in zip(items, rects) {
      guard let new = fresh.alignmentRect(of: item), let rect, !new.isNear(rect) else { continue }
      differences.append("\(item.layoutName) is solved as \(rect), by a new engine as \(new).")
    }
    for (constraint, offset) in zip(constraints, offsets) {
      guard let offset, constraint.solverID != nil else { continue }
      let new = constraint.constantOffset
      if (new - offset).magnitude > 1e-6 * max(1, new.magnitude) {
        differences.append(
          "\(constraint.bodyDescription) was written with \(offset), by a new engine with \(new)."
        )
      }
    }
    fresh.endSwitching()
    return differences
  }

  /// Frames of views that constraints place elsewhere.
  private func frameDifferences(of items: [LayoutItem]) -> [String] {
    items.compactMap { item in
      guard let view = item.view, view !== root, let rect = alignmentRect(of: item) else {
        return nil
      }
      let frame = view.frame(forAlignmentRect: rect)
      return frame.isNear(view.placement)
        ? nil : "\(item.layoutName) is at \(view.placement), and was solved as \(frame)."
    }
  }
}

nonisolated extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
      (one - other).magnitude <= 1e-6 * max(1, one.magnitude)
    }
    return isNear(minX, other.minX) && isNear(minY, other.minY) && isNear(width, other.width)
      && isNear(height, other.height)
  }
}
