public import Foundation

/// The handles of a distribution.
public struct ConstraintDistribution {
  /// From where the distribution begins to the first item.
  public let start: Constraint?
  /// Between each item and the next.
  public let gaps: ConstraintGroup
  /// From the last item to where the distribution ends.
  public let end: Constraint?
  /// The lengths of the items, where the distribution says them.
  public let lengths: ConstraintGroup

  /// All of them, in the order in which they were made.
  public var constraints: ConstraintGroup {
    ConstraintGroup([start].compactMap { $0 }) + gaps + ConstraintGroup([end].compactMap { $0 })
      + lengths
  }
}

/// Where the gaps of a distribution are.
public enum ConstraintGaps: Sendable {
  /// Between the items alone.
  case between
  /// Before the first and after the last, too.
  case around
}

extension ConstraintArrayDSL {
  /// Places the items one after the other, this far apart, from one end of their superview to the other. How long each is
  /// stays theirs to say: ``equalWidths(_:_:)`` makes them alike.
  ///
  /// Along the horizontal axis it goes in the reading direction.
  ///
  /// - Parameters:
  ///   - spacing: points between each and the next.
  ///   - leadSpacing: points before the first.
  ///   - tailSpacing: points after the last.
  ///   - container: what they are distributed in, such as a guide; by default the first one's superview.
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

  /// Gives every item the same length, and all gaps the same rest. A single item is at the beginning, or in the middle if there are
  /// gaps around.
  ///
  /// - Parameter length: points along the axis.
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

  /// Gives all gaps the same length; the items have theirs from their contents or from other constraints.
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

/// What distributions consist of: statements about one item and the one before it, along an axis.
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

  /// The same distance between each and the next.
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

  /// Gaps that are as long as each other.
  ///
  /// - Parameter length: that of every item; nil leaves it to them.
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

  /// The first item begins so far after the container does.
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

  /// Guides stand in the gaps, since a constraint has no room for four items.
  private func equalGaps(
    _ gaps: ConstraintGaps,
    _ leadSpacing: CGFloat,
    _ tailSpacing: CGFloat
  ) -> (start: Constraint?, gaps: ConstraintGroup, end: Constraint?) {
    guard let first = items.first, let last = items.last, let owner = first.container else {
      // Says that there is no superview.
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
