public import Foundation
public import Plumb

/// An axis to distribute views along: horizontally from left to right in either reading direction, or from top to bottom.
public enum MASAxisType: Sendable {
  case horizontal, vertical
}

/// Views in a row or column of their closest common superview. Two at least; fewer are reported, and nothing is made.
extension Array where Element: ConstraintView {
  /// The same length for all, and the same space between them.
  ///
  /// - Parameters:
  ///   - fixedSpacing: between a view and the next, in points.
  ///   - leadSpacing: between the superview's left or top and the first.
  ///   - tailSpacing: between the last and the superview's right or bottom.
  @discardableResult
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType,
    withFixedSpacing fixedSpacing: CGFloat,
    leadSpacing: CGFloat,
    tailSpacing: CGFloat,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    let superview = commonSuperview(SourceLocation(file: file, line: line))
    guard let superview else { return [] }
    return indices.flatMap { index in
      self[index].mas_makeConstraints(
        { make in
          if index == 0 {
            make.start(of: axis).equalTo(superview, file, line).offset(leadSpacing)
            return
          }
          let previous = self[index - 1]
          make.length(of: axis).equalTo(previous, file, line)
          let end = axis == .horizontal ? previous.mas_right : previous.mas_bottom
          make.start(of: axis).equalTo(end, file, line).offset(fixedSpacing)
          if index == count - 1 {
            make.end(of: axis).equalTo(superview, file, line).offset(-tailSpacing)
          }
        },
        file,
        line
      )
    }
  }

  /// A given length for all, and the same space between them, whatever is left for it. They overlap where that is less than
  /// nothing.
  ///
  /// - Parameters:
  ///   - fixedItemLength: of each view, in points.
  ///   - leadSpacing: between the superview's left or top and the first.
  ///   - tailSpacing: between the last and the superview's right or bottom.
  @discardableResult
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType,
    withFixedItemLength fixedItemLength: CGFloat,
    leadSpacing: CGFloat,
    tailSpacing: CGFloat,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [MASConstraint] {
    let superview = commonSuperview(SourceLocation(file: file, line: line))
    guard let superview else { return [] }
    return indices.flatMap { index in
      self[index].mas_makeConstraints(
        { make in
          make.length(of: axis).equalTo(fixedItemLength, file, line)
          if index == 0 {
            make.start(of: axis).equalTo(superview, file, line).offset(leadSpacing)
          } else if index == count - 1 {
            make.end(of: axis).equalTo(superview, file, line).offset(-tailSpacing)
          } else {
            // Ends lie on a line from that of the first to that of the last.
            let share = CGFloat(index) / CGFloat(count - 1)
            make.end(of: axis).equalTo(superview, file, line).multipliedBy(share)
              .offset((1 - share) * (fixedItemLength + leadSpacing) - share * tailSpacing)
          }
        },
        file,
        line
      )
    }
  }

  /// nil, and a report, if there are fewer than two views or they are not in one tree.
  private func commonSuperview(_ location: SourceLocation) -> ConstraintView? {
    if count < 2 {
      report(
        .ineffectiveStatement,
        "A distribution needs 2 views or more, and has \(count).",
        remedy: "Pin a single view to its superview.",
        at: location,
        concerning: first
      )
      return nil
    }
    var common: ConstraintView? = self[0]
    for view in self { common = common.flatMap { $0.mas_closestCommonSuperview(view) } }
    if common != nil { return common }
    report(
      .noCommonAncestor,
      "The views to distribute are not in one tree of views: they have no common ancestor.",
      remedy: "Add all of them to the tree before distributing them.",
      at: location,
      concerning: first
    )
    return nil
  }
}

extension MASConstraintMaker {
  fileprivate func start(of axis: MASAxisType) -> MASConstraint {
    axis == .horizontal ? left : top
  }

  fileprivate func end(of axis: MASAxisType) -> MASConstraint {
    axis == .horizontal ? right : bottom
  }

  fileprivate func length(of axis: MASAxisType) -> MASConstraint {
    axis == .horizontal ? width : height
  }
}
