public import Foundation
public import Plumb

/// The axis of a distribution.
public enum MASAxisType: Sendable {
  /// From left to right, in either reading direction.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// Distributions of two or more views in their closest common superview. Fewer views are reported, and no constraint is made.
extension Array where Element: ConstraintView {
  /// Gives all views the same length, with fixed spacing between them.
  ///
  /// - Parameters:
  ///   - axis: the axis of the row or column.
  ///   - fixedSpacing: the distance between neighbouring views, in points.
  ///   - leadSpacing: the distance from the superview's left or top edge to the first view, in points.
  ///   - tailSpacing: the distance from the last view to the superview's right or bottom edge, in points.
  /// - Returns: the constraints of the first view, then those of the second, and so on.
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

  /// Gives all views a fixed length, and divides the remaining length equally among the gaps. If the views are longer than the
  /// superview, they overlap.
  ///
  /// - Parameters:
  ///   - axis: the axis of the row or column.
  ///   - fixedItemLength: the length of each view, in points.
  ///   - leadSpacing: the distance from the superview's left or top edge to the first view, in points.
  ///   - tailSpacing: the distance from the last view to the superview's right or bottom edge, in points.
  /// - Returns: the constraints of the first view, then those of the second, and so on.
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
            // The ends of the views are interpolated linearly between those of the first and the last view.
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

  /// The closest common superview; nil, with a report, if there are fewer than two views or they have no common superview.
  private func commonSuperview(_ location: SourceLocation) -> ConstraintView? {
    if count < 2 {
      report(
        .ineffectiveStatement,
        "A distribution needs at least 2 views, but has \(count); no constraint is made.",
        remedy: "Relate a single view to its superview.",
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
      "The views of the distribution are not in the same view hierarchy: they have no common ancestor.",
      remedy: "Add all views to one hierarchy before distributing them.",
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
