public import Foundation

/// The handles of the constraints that a distribution has made.
public struct ConstraintDistribution {
  /// The constraint between the start of the container and the first item; nil if it was not made.
  public let start: Constraint?
  /// The constraints between neighbouring items.
  public let gaps: ConstraintGroup
  /// The constraint between the last item and the end of the container; nil if it was not made.
  public let end: Constraint?
  /// The constraints of the items' lengths; empty unless the distribution sets a length.
  public let lengths: ConstraintGroup

  /// All handles: the start, the gaps, the end, then the lengths.
  public var constraints: ConstraintGroup {
    ConstraintGroup([start].compactMap { $0 }) + gaps + ConstraintGroup([end].compactMap { $0 })
      + lengths
  }
}

/// The places in which a distribution has gaps.
public enum ConstraintGaps: Sendable {
  /// Only between items.
  case between
  /// Between items, before the first and after the last item.
  case around
}

extension ConstraintArrayDSL {
  /// Places the items in a row or column with fixed spacing, from one end of the container to the other.
  ///
  /// It sets no lengths: they follow from the items' contents, other constraints, or ``equalWidths(_:_:)``. Along the horizontal
  /// axis the items follow each other in the reading direction.
  ///
  /// - Parameters:
  ///   - axis: the axis of the row or column.
  ///   - spacing: the distance between neighbouring items, in points.
  ///   - leadSpacing: the distance before the first item, in points.
  ///   - tailSpacing: the distance after the last item, in points.
  ///   - container: the view or guide to fill; by default the first item's superview.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  @discardableResult
  public func distribute(
    along axis: ConstraintAxis,
    spacing: CGFloat,
    leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0,
    in container: (any LayoutConstraintItem)? = nil,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintDistribution {
    DistributionWriter(items, axis, container, file, line)
      .distribute(spacing, leadSpacing, tailSpacing)
  }

  /// Gives every item a fixed length, and divides the remaining length of the container equally among the gaps.
  ///
  /// A single item is at the start, or in the middle if the gaps are ``ConstraintGaps/around``.
  ///
  /// - Parameters:
  ///   - axis: the axis of the row or column.
  ///   - length: the length of every item along the axis, in points.
  ///   - gaps: the places of the gaps.
  ///   - leadSpacing: the distance before the first item or gap, in points.
  ///   - tailSpacing: the distance after the last item or gap, in points.
  ///   - container: the view or guide to fill; by default the first item's superview.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  @discardableResult
  public func distribute(
    along axis: ConstraintAxis,
    length: CGFloat,
    gaps: ConstraintGaps = .between,
    leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0,
    in container: (any LayoutConstraintItem)? = nil,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintDistribution {
    DistributionWriter(items, axis, container, file, line)
      .distribute(gaps, leadSpacing, tailSpacing, length: length)
  }

  /// Gives all gaps the same length, and sets no lengths of items: these follow from their contents or other constraints.
  ///
  /// - Parameters:
  ///   - axis: the axis of the row or column.
  ///   - gaps: the places of the gaps.
  ///   - leadSpacing: the distance before the first item or gap, in points.
  ///   - tailSpacing: the distance after the last item or gap, in points.
  ///   - container: the view or guide to fill; by default the first item's superview.
  ///   - file: the file of the statement, for reports.
  ///   - line: the line of the statement, for reports.
  @discardableResult
  public func distribute(
    along axis: ConstraintAxis,
    equalGaps gaps: ConstraintGaps,
    leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0,
    in container: (any LayoutConstraintItem)? = nil,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintDistribution {
    DistributionWriter(items, axis, container, file, line)
      .distribute(gaps, leadSpacing, tailSpacing, length: nil)
  }
}

/// Makes the statements of a distribution along an axis.
private struct DistributionWriter {
  private let items: [Item]
  private let axis: ConstraintAxis
  private let container: (any LayoutConstraintItem)?
  private let location: (file: String, line: UInt)

  init(
    _ items: [any LayoutConstraintItem],
    _ axis: ConstraintAxis,
    _ container: (any LayoutConstraintItem)?,
    _ file: String,
    _ line: UInt
  ) {
    self.items = items.map { Item($0) }
    self.axis = axis
    self.container = container ?? self.items.first?.container
    location = (file, line)
  }

  private var near: ConstraintAttributes { axis == .horizontal ? .leading : .top }
  private var far: ConstraintAttributes { axis == .horizontal ? .trailing : .bottom }
  private var extent: ConstraintAttributes { axis == .horizontal ? .width : .height }

  /// Makes gaps of a fixed length.
  func distribute(
    _ spacing: CGFloat,
    _ leadSpacing: CGFloat,
    _ tailSpacing: CGFloat
  ) -> ConstraintDistribution {
    Constraint.transaction {
      ConstraintDistribution(
        start: start(leadSpacing),
        gaps: ConstraintGroup(
          zip(items, items.dropFirst()).compactMap { previous, item in
            bind(item, near, to: previous.object, far, spacing)
          }
        ),
        end: items.last.flatMap { bind($0, far, to: container, far, -tailSpacing) },
        lengths: ConstraintGroup([])
      )
    }
  }

  /// Makes gaps of equal length.
  ///
  /// - Parameter length: the length of every item; nil sets no lengths.
  func distribute(
    _ gaps: ConstraintGaps,
    _ leadSpacing: CGFloat,
    _ tailSpacing: CGFloat,
    length: CGFloat?
  ) -> ConstraintDistribution {
    Constraint.transaction {
      let (start, equal, end) = equalGaps(gaps, leadSpacing, tailSpacing)
      let lengths = length.map(lengths) ?? ConstraintGroup([])
      return ConstraintDistribution(start: start, gaps: equal, end: end, lengths: lengths)
    }
  }

  /// Binds the start of the first item to the start of the container.
  private func start(_ spacing: CGFloat) -> Constraint? {
    items.first.flatMap { bind($0, near, to: container, near, spacing) }
  }

  private func lengths(of length: CGFloat) -> ConstraintGroup {
    ConstraintGroup(
      items.flatMap { item in
        ConstraintMaker.makeGroup(item, at: nil) {
          $0.start(extent).equalTo(length, location.file, location.line)
        }
      }
    )
  }

  /// Makes gaps of equal length with a layout guide in each, because a constraint relates two items and the length of two gaps
  /// depends on four.
  private func equalGaps(
    _ gaps: ConstraintGaps,
    _ leadSpacing: CGFloat,
    _ tailSpacing: CGFloat
  ) -> (start: Constraint?, gaps: ConstraintGroup, end: Constraint?) {
    guard let first = items.first, let last = items.last, let owner = first.container else {
      // Reports that the first item has no superview.
      return (start(leadSpacing), ConstraintGroup([]), nil)
    }
    func gap(_ side: ConstraintRegistry.Side, _ item: Item) -> Item {
      let gap = ConstraintLayoutGuide()
      gap.snp.setLabel("the gap \(side) \(name(of: item.object))")
      owner.addLayoutGuide(gap)
      item.registry.setGap(gap, at: side, along: axis)
      return .guide(gap)
    }
    let before = gaps == .around ? [gap(.before, first)] : []
    let inner = items.dropLast().map { gap(.after, $0) }
    let after = gaps == .around ? [gap(.after, last)] : []
    let guides = before + inner + after
    let row = before + zip(items, inner).flatMap { [$0, $1] } + [last] + after

    let equal = guides.dropFirst().compactMap { bind($0, extent, to: guides[0].object, extent, 0) }
    let joints = zip(row, row.dropFirst()).compactMap { bind($1, near, to: $0.object, far, 0) }
    let isBound = gaps == .around || items.count > 1
    return (
      bind(row[0], near, to: container, near, leadSpacing),
      ConstraintGroup(equal + joints),
      isBound ? bind(row[row.count - 1], far, to: container, far, -tailSpacing) : nil
    )
  }

  private func bind(
    _ item: Item,
    _ attributes: ConstraintAttributes,
    to other: AnyObject?,
    _ otherAttributes: ConstraintAttributes,
    _ offset: CGFloat
  ) -> Constraint? {
    ConstraintMaker.makeGroup(item, at: nil) { make in
      let relatable = make.start(attributes)
      if let other {
        relatable.equalTo(
          ConstraintItem(target: other, attributes: otherAttributes),
          location.file,
          location.line
        )
        .offset(offset)
      } else {
        relatable.equalToSuperview(location.file, location.line)
      }
    }
    .first
  }
}
