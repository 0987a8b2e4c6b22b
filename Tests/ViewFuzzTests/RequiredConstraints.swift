@testable import AutoLayout

extension NSLayoutConstraint {
  /// How far the frames are from satisfying the constraint, in points; 0 if they do. nil if the constraint is not active or relates a
  /// scroll view to its content, whose edges are not those of the frame (rule 5.14).
  ///
  /// It is computed from frames alone, apart from the engine's equations.
  var errorInFrames: CGFloat? {
    guard let holder, let first = firstItem else { return nil }
    let isDirectional = [firstAttribute, secondAttribute].contains {
      [.leading, .trailing].contains($0)
    }
    let isMirrored =
      isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var right = constant
    if secondAttribute != .notAnAttribute {
      guard let second = secondItem, !Self.isContent(first, second), !Self.isContent(second, first)
      else { return nil }
      guard let value = Self.value(secondAttribute, of: second, in: holder, isMirrored) else {
        return nil
      }
      right += multiplier * value
    }
    guard let left = Self.value(firstAttribute, of: first, in: holder, isMirrored) else {
      return nil
    }
    switch relation {
    case .equal: return (left - right).magnitude
    case .lessThanOrEqual: return max(0, left - right)
    case .greaterThanOrEqual: return max(0, right - left)
    }
  }

  /// Whether an item is inside of a scroll view, which is the other item.
  private static func isContent(_ item: AnyObject, _ other: AnyObject) -> Bool {
    guard let scroll = other as? UIScrollView, item !== other else { return false }
    return (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: scroll)
      == true
  }

  private static func value(
    _ attribute: Attribute,
    of item: AnyObject,
    in holder: UIView,
    _ isMirrored: Bool
  ) -> CGFloat? {
    var rect: CGRect
    var container: UIView?
    if let view = item as? UIView {
      rect = view === holder ? CGRect(origin: .zero, size: view.bounds.size) : view.placement
      container = view === holder ? holder : view.superview
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      rect = guide.layoutFrame
      container = owner
    } else {
      return nil
    }
    while let view = container, view !== holder {
      rect.origin.x += view.placement.minX - view.bounds.minX
      rect.origin.y += view.placement.minY - view.bounds.minY
      container = view.superview
    }
    let width = holder.bounds.width
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? width - rect.maxX : rect.minX
    case .trailing: return isMirrored ? width - rect.minX : rect.maxX
    case .centerX: return isMirrored ? width - rect.midX : rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }
}
