import Expectations
import Plumb
import Testing

/// The constant that each attribute has from a value.
@Suite struct StatementConstantTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private static let attributes: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// One row for each value. The columns are left, right, top, bottom, leading, trailing, width, height, centerX and centerY;
  /// margins have the constants of their edges, the first baseline that of top, the last that of bottom.
  private static let fromLeftToRight: [(Value, [CGFloat])] = [
    (.number, [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (.offset, [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (.inset, [7, -7, 7, -7, 7, -7, -14, -14, 0, 0]),
    (.size, [0, 0, 0, 0, 0, 0, 30, 40, 0, 0]),
    (.point, [30, 30, 40, 40, 30, 30, 0, 0, 30, 40]),
    (.insets, [2, -4, 1, -3, 2, -4, -6, -4, -1, -1]),
    (.directional, [2, -4, 1, -3, 2, -4, -6, -4, -1, -1]),
  ]

  private static let fromRightToLeft: [(Value, [CGFloat])] =
    fromLeftToRight.dropLast(2) + [
      (.insets, [2, -4, 1, -3, 4, -2, -6, -4, -1, -1]),
      (.directional, [4, -2, 1, -3, 2, -4, -6, -4, -1, -1]),
    ]

  enum Value: CaseIterable {
    case number, offset, inset, size, point, insets, directional
  }

  private func column(of attribute: Attribute) -> Int {
    switch attribute {
    case .left, .leftMargin: 0
    case .right, .rightMargin: 1
    case .top, .topMargin, .firstBaseline: 2
    case .bottom, .bottomMargin, .lastBaseline: 3
    case .leading, .leadingMargin: 4
    case .trailing, .trailingMargin: 5
    case .width: 6
    case .height: 7
    case .centerX, .centerXWithinMargins: 8
    default: 9
    }
  }

  /// Relates every attribute of the view to the same attribute of another view, with one of the values.
  private func constants(of value: Value, isMirrored: Bool) -> [Attribute: CGFloat] {
    let (root, view, other) = (UIView(), UIView(), UIView())
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    root.addSubview(view)
    root.addSubview(other)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let handles = view.snp.prepareConstraints { make in
      let chain = make.edges.directionalEdges.size.centerX.centerY.lastBaseline.firstBaseline
        .margins.directionalMargins.centerWithinMargins
      switch value {
      case .number: chain.equalTo(7)
      case .offset: chain.equalTo(other).offset(7)
      case .inset: chain.equalTo(other).inset(7)
      case .size: chain.equalTo(CGSize(width: 30, height: 40))
      case .point: chain.equalTo(CGPoint(x: 30, y: 40))
      case .insets: chain.equalTo(other).inset(insets)
      case .directional: chain.equalTo(other).inset(directional)
      }
    }
    var result: [Attribute: CGFloat] = [:]
    for constraint in handles[0].layoutConstraints {
      result[constraint.firstAttribute] = constraint.constant
    }
    return result
  }

  @Test(arguments: Value.allCases, [false, true])
  func `each attribute has its constant from a value`(value: Value, isMirrored: Bool) throws {
    let table = isMirrored ? Self.fromRightToLeft : Self.fromLeftToRight
    let row = try #require(table.first { $0.0 == value }).1
    let constants = constants(of: value, isMirrored: isMirrored)
    // Points and numbers without a target are relative to the superview's edges, also for centres: the constants are the same.
    expectEqual(constants.count, Self.attributes.count)
    for attribute in Self.attributes {
      expectEqual(constants[attribute], row[column(of: attribute)], "\(attribute)")
    }
  }

  @Test func `handles use the same table of constants`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let handle = view.snp.prepareConstraints { $0.directionalEdges.size.equalTo(root) }[0]
    let columns = handle.layoutConstraints.map { column(of: $0.firstAttribute) }
    for (value, change) in [
      (.offset, { _ = handle.update(offset: 7) }), (.inset, { _ = handle.update(inset: 7) }),
      (
        .insets,
        { _ = handle.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      ),
      (
        .directional,
        {
          _ = handle.update(
            inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          )
        }
      ),
    ] as [(Value, () -> Void)] {
      change()
      let row = Self.fromLeftToRight.first { $0.0 == value }!.1
      expectEqual(handle.layoutConstraints.map(\.constant), columns.map { row[$0] })
    }
  }

  @Test func `insets ask for the reading direction only if it makes a difference`() {
    final class Holder: UIView {
      var reads = 0
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        reads += 1
        return .rightToLeft
      }
    }
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (equal, different) = (UIView(), UIView())
    holder.addSubview(equal)
    holder.addSubview(different)
    equal.snp.makeConstraints { $0.top.bottom.left.right.equalToSuperview().inset(5) }
    expectEqual(holder.reads, 0)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    different.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
    holder.layoutIfNeeded()
    expectEqual(equal.frame, CGRect(x: 5, y: 5, width: 90, height: 90))
    expectEqual(different.frame, CGRect(x: 4, y: 1, width: 94, height: 96))
  }
}
