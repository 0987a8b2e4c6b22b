public import Foundation

/// When constraints take part: at a width, in a size class, in a reading direction.
///
/// A condition is about the item's container: a view's superview, a guide's owner.
///
/// ```swift
/// title.snp.makeConstraints(when: .width(600...)) { $0.leading.equalTo(icon.snp.trailing).offset(8) }
/// title.snp.makeConstraints(when: .width(..<600)) { $0.top.equalTo(icon.snp.bottom).offset(8) }
/// ```
public struct ConstraintCondition {
  /// Whether it holds for a container of a size.
  let holds: (_ container: ConstraintView, _ size: CGSize) -> Bool

  /// The container is as wide as one of the lengths, in points.
  public static func width<Lengths: RangeExpression<CGFloat>>(
    _ lengths: Lengths
  ) -> ConstraintCondition {
    ConstraintCondition { lengths.contains($1.width) }
  }

  /// The container is as high as one of the lengths, in points.
  public static func height<Lengths: RangeExpression<CGFloat>>(
    _ lengths: Lengths
  ) -> ConstraintCondition {
    ConstraintCondition { lengths.contains($1.height) }
  }

  /// Leading is on that side in the container.
  public static func direction(
    _ direction: ConstraintInterfaceLayoutDirection
  ) -> ConstraintCondition {
    ConstraintCondition { container, _ in
      isRightToLeft(container) == (direction == .rightToLeft)
    }
  }

  /// Both hold.
  public static func && (
    one: ConstraintCondition,
    other: ConstraintCondition
  ) -> ConstraintCondition {
    ConstraintCondition { one.holds($0, $1) && other.holds($0, $1) }
  }

  /// One of them holds, or both.
  public static func || (
    one: ConstraintCondition,
    other: ConstraintCondition
  ) -> ConstraintCondition {
    ConstraintCondition { one.holds($0, $1) || other.holds($0, $1) }
  }

  /// It does not hold.
  public static prefix func ! (condition: ConstraintCondition) -> ConstraintCondition {
    ConstraintCondition { !condition.holds($0, $1) }
  }
}

#if !canImport(AppKit) || canImport(UIKit) || Headless
  extension ConstraintCondition {
    /// The container is in an environment of that horizontal size class.
    public static func horizontalSizeClass(_ value: UIUserInterfaceSizeClass) -> ConstraintCondition
    {
      ConstraintCondition { container, _ in
        container.traitCollection.horizontalSizeClass == value
      }
    }

    /// The container is in an environment of that vertical size class.
    public static func verticalSizeClass(_ value: UIUserInterfaceSizeClass) -> ConstraintCondition {
      ConstraintCondition { container, _ in
        container.traitCollection.verticalSizeClass == value
      }
    }
  }
#endif

extension ConstraintAttributesDSL {
  /// Builds the constraints of the closure, which take part while the condition holds.
  ///
  /// It is looked at now, and whenever the container gets another size, other traits or another direction, in the same layout.
  /// What it switches is its alone: `updateConstraints`, `remakeConstraints` and `removeConstraints` do not touch it, and it
  /// goes with the container or the item; in another superview the item is to be told anew. A condition that its own
  /// constraints make false does not come to rest. A size that is asked for, such as that of a cell which sizes itself, is
  /// that of what would hold there, and conflicts are those of what holds in the end; on UIKit and AppKit it is one of what
  /// holds at the size that the container has.
  ///
  /// - Note: The container gets a hidden subview that watches it: on UIKit by `layoutSubviews` and `traitCollectionDidChange`,
  ///   on AppKit by `layout`.
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
        "\(name(of: target)) has no superview that a condition could be about.",
        remedy: "Add it to its superview first.",
        at: SourceLocation(file: file, line: line),
        concerning: target
      )
      return constraints
    }
    Item(target).registry.isSwitched = true
    ContainerWatch.of(container).add(constraints, when: condition)
    return constraints
  }
}
