/// A constraint that the runtime itself imposes on a view, as an object for inspection. It is
/// created at each query, and equal to all others of the same kind for the same attribute of the
/// same view. Changing it has no effect.
class RuntimeConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? RuntimeConstraint else { return false }
    return asMainActorUnchecked {
      type(of: self) == type(of: other) && first === other.first
        && firstAttribute == other.firstAttribute
    }
  }

  nonisolated override var hash: Int { asMainActorUnchecked { firstAttribute.rawValue } }

  fileprivate func markAsMadeByRuntime() -> Self {
    isMadeByRuntime = true
    return self
  }
}

/// The constraint of a view's intrinsic content size on one axis. (Rules 1.48, 3.02, 3.03.)
final class NSContentSizeLayoutConstraint: RuntimeConstraint {
  static func about(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Double) -> Self {
    Self(
      view.layoutItem,
      axis == .horizontal ? .width : .height,
      .equal,
      nil,
      .notAnAttribute,
      multiplier: 1,
      constant: CGFloat(length)
    ).markAsMadeByRuntime()
  }

  /// Returns the equation with both priorities: `a.width == 100 Hug:250 CompressionResistance:750`.
  override func body(in description: inout ConstraintDescription) -> String {
    guard let view = first?.view else { return description.equation(of: self) }
    let axis: Axis = firstAttribute == .width ? .horizontal : .vertical
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    return description.equation(of: self) + " Hug:\(ConstraintText.number(hugging))"
      + " CompressionResistance:\(ConstraintText.number(resistance))"
  }
}

/// The constraint on a position or size that follows from a view's frame and autoresizing mask.
/// (Rules 1.48, 4.02 to 4.06.)
final class NSAutoresizingMaskLayoutConstraint: RuntimeConstraint {
  /// Returns the constraint `attribute == scale · superview.length + constant`.
  static func about(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    scale: Double,
    constant: Double
  ) -> Self {
    let isHorizontal = attribute == .left || attribute == .width
    return Self(
      view.layoutItem,
      attribute,
      .equal,
      scale == 0 ? nil : view.parent?.layoutItem,
      isHorizontal ? .width : .height,
      hasSecondItem: scale != 0 && view.parent != nil,
      multiplier: CGFloat(scale),
      constant: CGFloat(constant)
    ).markAsMadeByRuntime()
  }

  /// Returns the mask and the equation: `h=--& v=-&- a.minX == 8`.
  override func body(in description: inout ConstraintDescription) -> String {
    let attribute =
      switch firstAttribute {
      case .left: "minX"
      case .top: "minY"
      default: firstAttribute.name
      }
    let left = "\(description.name(of: first)).\(attribute)"
    let right = second.map { "\(description.name(of: $0)).\(secondAttribute.name)" }
    return (first?.view.map { "\($0.autoresizingMask.signs) " } ?? "")
      + ConstraintText.equation(left, relation, multiplier, right, constant)
  }
}

/// The constraint on a length that is given from outside: of a root while it is laid out (rule
/// 4.12), or of a cell's content in a list (rule 3.23).
final class GivenSizeConstraint: RuntimeConstraint {
  enum Giver {
    case host, list

    /// Returns the name of the constraint in Apple's logs.
    func name(_ axis: Axis) -> String {
      let length = axis == .horizontal ? "Width" : "Height"
      switch self {
      case .host: return "_UITemporaryLayout\(length)"
      case .list: return "UIView-Encapsulated-Layout-\(length)"
      }
    }
  }

  static func about(_ view: UIView, _ axis: Axis, _ length: Double, by giver: Giver) -> Self {
    let result = Self(
      view.layoutItem,
      axis == .horizontal ? .width : .height,
      .equal,
      nil,
      .notAnAttribute,
      multiplier: 1,
      constant: CGFloat(length)
    )
    result.identifier = giver.name(axis)
    return result.markAsMadeByRuntime()
  }

  override var kindName: String { "NSLayoutConstraint" }
}

nonisolated extension UIView.AutoresizingMask {
  /// The flexible lengths of each axis as signs: `h=--& v=&-&`. If none is flexible, the last one
  /// is marked.
  fileprivate var signs: String {
    func signs(_ start: Self, _ length: Self, _ end: Self) -> String {
      let isStiff = isDisjoint(with: [start, length, end])
      return [contains(start), contains(length), contains(end) || isStiff]
        .map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(signs(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(signs(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
