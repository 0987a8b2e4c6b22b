public import Foundation

/// A condition under which constraints are active: a range of widths or heights, a size class, a reading direction.
///
/// It is evaluated for the container of the constrained item: a view's superview, a guide's owning view.
///
/// ```swift
/// title.snp.makeConstraints(when: .width(600...)) { $0.leading.equalTo(icon.snp.trailing).offset(8) }
/// title.snp.makeConstraints(when: .width(..<600)) { $0.top.equalTo(icon.snp.bottom).offset(8) }
/// ```
public struct ConstraintCondition {
  /// Returns whether the condition is true for a container with a size.
  let holds: (_ container: ConstraintView, _ size: CGSize) -> Bool

  /// A condition that is true if the range contains the container's width, in points.
  public static func width<Lengths: RangeExpression<CGFloat>>(
    _ lengths: Lengths
  ) -> ConstraintCondition {
    ConstraintCondition { lengths.contains($1.width) }
  }

  /// A condition that is true if the range contains the container's height, in points.
  public static func height<Lengths: RangeExpression<CGFloat>>(
    _ lengths: Lengths
  ) -> ConstraintCondition {
    ConstraintCondition { lengths.contains($1.height) }
  }

  /// A condition that is true if the container has this reading direction.
  public static func direction(
    _ direction: ConstraintInterfaceLayoutDirection
  ) -> ConstraintCondition {
    ConstraintCondition { container, _ in
      isRightToLeft(container) == (direction == .rightToLeft)
    }
  }

  /// A condition that is true if both conditions are true.
  public static func && (
    one: ConstraintCondition,
    other: ConstraintCondition
  ) -> ConstraintCondition {
    ConstraintCondition { one.holds($0, $1) && other.holds($0, $1) }
  }

  /// A condition that is true if at least one of the conditions is true.
  public static func || (
    one: ConstraintCondition,
    other: ConstraintCondition
  ) -> ConstraintCondition {
    ConstraintCondition { one.holds($0, $1) || other.holds($0, $1) }
  }

  /// A condition that is true if the given condition is false.
  public static prefix func ! (condition: ConstraintCondition) -> ConstraintCondition {
    ConstraintCondition { !condition.holds($0, $1) }
  }
}

#if !canImport(AppKit) || canImport(UIKit) || Headless
  extension ConstraintCondition {
    /// A condition that is true if the container's traits have this horizontal size class.
    public static func horizontalSizeClass(_ value: UIUserInterfaceSizeClass) -> ConstraintCondition
    {
      ConstraintCondition { container, _ in
        container.traitCollection.horizontalSizeClass == value
      }
    }

    /// A condition that is true if the container's traits have this vertical size class.
    public static func verticalSizeClass(_ value: UIUserInterfaceSizeClass) -> ConstraintCondition {
      ConstraintCondition { container, _ in
        container.traitCollection.verticalSizeClass == value
      }
    }
  }
#endif

extension ConstraintAttributesDSL {
  /// Makes constraints that are active while a condition is true.
  ///
  /// The condition is evaluated immediately, and again in every layout pass in which the container's size, traits or reading
  /// direction change. `updateConstraints`, `remakeConstraints` and `removeConstraints` do not affect these constraints. They are
  /// discarded together with the container or the item; after a move to another superview, call this method again. A condition
  /// that its own constraints make false never becomes stable.
  ///
  /// A fitting size, for example of a self-sizing cell, is computed with the constraints that would be active at that size, and
  /// conflicts are reported for the constraints that are active at the end of the layout pass. On UIKit and AppKit a fitting size
  /// is computed with the constraints that are active at the container's current size.
  ///
  /// - Note: The container gets a hidden subview that observes it: on UIKit by `layoutSubviews` and `traitCollectionDidChange`, on
  ///   AppKit by `layout`.
  /// - Returns: the handles of the statements. If the item has no container, this is reported and the constraints stay inactive.
  @discardableResult
  public func makeConstraints(
    when condition: ConstraintCondition,
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> [Constraint] {
    let constraints = prepareConstraints(closure, file, line)
    guard let target else { return [] }
    guard let container = Item(target).container else {
      report(
        .missingSuperview,
        "\(name(of: target)) has no superview for which the condition could be evaluated; the constraints stay inactive.",
        remedy: "Add it to its superview before making conditional constraints.",
        at: SourceLocation(file: file, line: line),
        concerning: target
      )
      return constraints
    }
    Item(target).registry.isSwitched = true
    ConditionObserver.of(container).add(constraints, when: condition)
    return constraints
  }
}
