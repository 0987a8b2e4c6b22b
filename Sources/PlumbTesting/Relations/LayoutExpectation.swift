public import AutoLayout
import PlumbLint

/// Expects a relation between the frame of a view and those of others, and records a failure at the line of the call if it does not
/// hold.
///
/// ```swift
/// expect(card.title).isLeft(of: card.badge, by: 8...)
/// expect(card.title).isAligned(with: card.badge, on: .centerY)
/// expect(card.badge).isInside(card, by: 16...).hasSize(width: 24, height: 24)
/// ```
///
/// A tree with pending layout is laid out first. Distances are in points, between alignment rectangles, to which constraints refer
/// too. Numbers count as equal if they differ by at most 0.01 points, or by a pixel where frames are rounded to pixels, as in
/// `expectLayout`.
public func expect(
  _ view: UIView,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> LayoutExpectation {
  view.treeRoot.layoutIfNeeded()
  return LayoutExpectation(view: view, site: CallSite(fileID, filePath, line, column))
}

/// What a test expects of a view's frame. Made by ``expect(_:fileID:filePath:line:column:)``.
public struct LayoutExpectation {
  let view: UIView
  let site: CallSite

  /// An edge, centre or baseline of a view.
  public enum Feature: String, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }
}

extension LayoutExpectation {
  /// Expects the right edge to be to the left of another view's left edge.
  ///
  /// - Parameters:
  ///   - other: the other view.
  ///   - distance: the allowed distances between the edges, in points; by default at least 0.
  @discardableResult
  public func isLeft(of other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    gap(.right, .left, of: other, distance, "left of") { $0.minX - $1.maxX }
  }

  /// Expects the left edge to be to the right of another view's right edge.
  @discardableResult
  public func isRight(of other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    gap(.left, .right, of: other, distance, "right of") { $1.minX - $0.maxX }
  }

  /// Expects the bottom edge to be above another view's top edge.
  @discardableResult
  public func isAbove(_ other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    gap(.bottom, .top, of: other, distance, "above") { $0.minY - $1.maxY }
  }

  /// Expects the top edge to be below another view's bottom edge.
  @discardableResult
  public func isBelow(_ other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    gap(.top, .bottom, of: other, distance, "below") { $1.minY - $0.maxY }
  }

  /// Expects the trailing edge to precede another view's leading edge in the reading direction.
  @discardableResult
  public func isBefore(_ other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    view.isRightToLeft ? isRight(of: other, by: distance) : isLeft(of: other, by: distance)
  }

  /// Expects the leading edge to follow another view's trailing edge in the reading direction.
  @discardableResult
  public func isAfter(_ other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    view.isRightToLeft ? isLeft(of: other, by: distance) : isRight(of: other, by: distance)
  }
}

extension LayoutExpectation {
  /// Expects an edge, centre or baseline at the same place as that of another view.
  @discardableResult
  public func isAligned(with other: UIView, on feature: Feature) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    let (mine, theirs) = (
      position(feature, of: view, own), position(feature, of: other, others)
    )
    if abs(mine - theirs) <= tolerance { return self }
    return fail(
      "\(name) is not aligned with \(other.quotedName): its \(feature.inWords) is at \(mine.inWords), that of \(other.quotedName) at "
        + "\(theirs.inWords)."
    )
  }

  /// Expects the centre at the centre of another view.
  @discardableResult
  public func isCentered(in other: UIView) -> Self {
    isAligned(with: other, on: .centerX).isAligned(with: other, on: .centerY)
  }

  /// Expects the frame to be inside of another view's.
  ///
  /// - Parameters:
  ///   - other: the other view.
  ///   - distance: the allowed distances from each of the four edges, in points; by default at least 0.
  @discardableResult
  public func isInside(_ other: UIView, by distance: some LayoutDistance = 0...) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    let gaps: [(String, CGFloat)] = [
      ("left", own.minX - others.minX), ("top", own.minY - others.minY),
      ("right", others.maxX - own.maxX), ("bottom", others.maxY - own.maxY),
    ]
    let wrong = gaps.filter { !distance.contains($0.1, tolerance: tolerance) }
    if wrong.isEmpty { return self }
    let list = wrong.map { "\($0.1.inWords) at the \($0.0)" }.inWords
    return fail(
      "\(name) is not inside of \(other.quotedName) by \(distance.inWords) points: the distance is \(list)."
    )
  }

  /// Expects that the view and another one have no common area.
  @discardableResult
  public func isApart(from other: UIView) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    let common = own.intersection(others)
    if common.isNull || common.width <= tolerance || common.height <= tolerance { return self }
    return fail(
      "\(name) and \(other.quotedName) overlap by \(common.width.inWords) × \(common.height.inWords) points."
    )
  }
}

extension LayoutExpectation {
  /// Expects the width of another view.
  @discardableResult
  public func isEquallyWide(as other: UIView) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    if abs(own.width - others.width) <= tolerance { return self }
    return fail(
      "\(name) is \(own.width.inWords) wide, but \(other.quotedName) is \(others.width.inWords) wide."
    )
  }

  /// Expects the height of another view.
  @discardableResult
  public func isEquallyHigh(as other: UIView) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    if abs(own.height - others.height) <= tolerance { return self }
    return fail(
      "\(name) is \(own.height.inWords) high, but \(other.quotedName) is \(others.height.inWords) high."
    )
  }

  /// Expects a width, in points.
  @discardableResult
  public func hasWidth(_ width: some LayoutDistance) -> Self {
    let own = view.alignmentSize.width
    if width.contains(own, tolerance: tolerance) { return self }
    return fail("\(name) is \(own.inWords) wide, and not \(width.inWords).")
  }

  /// Expects a height, in points.
  @discardableResult
  public func hasHeight(_ height: some LayoutDistance) -> Self {
    let own = view.alignmentSize.height
    if height.contains(own, tolerance: tolerance) { return self }
    return fail("\(name) is \(own.inWords) high, and not \(height.inWords).")
  }

  /// Expects a width and a height, in points.
  @discardableResult
  public func hasSize(width: some LayoutDistance, height: some LayoutDistance) -> Self {
    hasWidth(width).hasHeight(height)
  }
}

extension LayoutExpectation {
  private var name: String { view.quotedName }

  /// Rounding to pixels can change a distance by a pixel.
  private var tolerance: CGFloat {
    let scale = view.traitCollection.displayScale
    return scale > 0 ? 1 / scale + 0.01 : 0.01
  }

  private func fail(_ message: String) -> Self {
    Failure(message: message.withoutMemoryAddresses, site: site).record()
    return self
  }

  /// The alignment rectangles of both views in the coordinates of the root of their tree. Records a failure if there is none.
  private func rects(with other: UIView) -> (CGRect, CGRect)? {
    if view.treeRoot === other.treeRoot { return (view.rectInTree, other.rectInTree) }
    _ = fail(
      "\(name) and \(other.quotedName) have no common superview, so that their frames cannot be compared."
    )
    return nil
  }

  private func gap(
    _ edge: Feature,
    _ otherEdge: Feature,
    of other: UIView,
    _ distance: some LayoutDistance,
    _ relation: String,
    _ measured: (_ other: CGRect, _ own: CGRect) -> CGFloat
  ) -> Self {
    guard let (own, others) = rects(with: other) else { return self }
    let gap = measured(others, own)
    if distance.contains(gap, tolerance: tolerance) { return self }
    let (mine, theirs) = (
      position(edge, of: view, own), position(otherEdge, of: other, others)
    )
    let amount = distance.isAtLeastZero ? "" : " by \(distance.inWords) points"
    return fail(
      "\(name) is not \(relation) \(other.quotedName)\(amount): its \(edge.inWords) is at \(mine.inWords), the \(otherEdge.inWords) of "
        + "\(other.quotedName) at \(theirs.inWords)."
    )
  }

  private func position(_ feature: Feature, of view: UIView, _ rect: CGRect) -> CGFloat {
    switch feature {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .leading: self.view.isRightToLeft ? rect.maxX : rect.minX
    case .trailing: self.view.isRightToLeft ? rect.minX : rect.maxX
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline: rect.minY + view.firstBaselineOffset
    case .lastBaseline: rect.maxY - view.lastBaselineOffset
    }
  }
}

extension LayoutExpectation.Feature {
  fileprivate var inWords: String {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(rawValue) edge"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }
}

extension UIView {
  fileprivate var quotedName: String { "`\(nameInDiagrams(PropertyNames(ofTreeOf: self)))`" }

  fileprivate var treeRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  fileprivate var rectInTree: CGRect { alignmentRect(forFrame: convert(bounds, to: treeRoot)) }

  fileprivate var alignmentSize: CGSize { alignmentRect(forFrame: frame).size }

  fileprivate var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
