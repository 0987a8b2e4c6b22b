public import Foundation
public import Plumb

/// Constants, multiplier and priority.
///
/// A constant applies to the first attribute, whatever the target is. A call changes only the attributes for which its value has a
/// constant: a size, for example, changes width and height. Constants can change at any time, the multiplier and the priority only
/// until the maker's closure returns.
extension MASConstraint {
  /// Adds a number of points to the target, the same for every attribute.
  @discardableResult
  public func offset(
    _ amount: any ConstraintOffsetTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.number(amount.constraintOffsetTargetValue), SourceLocation(file: file, line: line))
  }

  /// Moves edges inwards by insets, in points: the constants of left, leading and top are the insets, those of right, trailing and
  /// bottom their negatives. Leading uses the left inset in either reading direction.
  @discardableResult
  public func insets(
    _ insets: ConstraintInsets,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.insets(insets), SourceLocation(file: file, line: line))
  }

  /// Moves all edges inwards by the same distance, in points.
  @discardableResult
  public func inset(
    _ amount: any ConstraintInsetTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.insets(amount.constraintInsetTargetValue), SourceLocation(file: file, line: line))
  }

  /// Sets the constants of width and height, in points.
  @discardableResult
  public func sizeOffset(
    _ offset: CGSize,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.size(offset), SourceLocation(file: file, line: line))
  }

  /// Sets the constants of the horizontal and vertical centre, in points.
  @discardableResult
  public func centerOffset(
    _ offset: CGPoint,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.point(offset), SourceLocation(file: file, line: line))
  }

  /// Sets the constants by the type of the value: a number as ``offset(_:_:_:)``, a point as ``centerOffset(_:_:_:)``, a size as
  /// ``sizeOffset(_:_:_:)``, insets as ``insets(_:_:_:)``.
  @discardableResult
  public func valueOffset(
    _ value: any ConstraintConstantTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(StatementConstant(value), SourceLocation(file: file, line: line))
  }

  /// Sets the constants by the type of the value, like ``valueOffset(_:_:_:)``.
  @discardableResult
  public func mas_offset(
    _ value: any ConstraintConstantTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    valueOffset(value, file, line)
  }

  /// Multiplies the target's attribute by a factor.
  @discardableResult
  public func multipliedBy(
    _ amount: any ConstraintMultiplierTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    write("multiplier", SourceLocation(file: file, line: line)) {
      $0.multiplier = amount.constraintMultiplierTargetValue
    }
  }

  /// Divides the target's attribute by a number other than 0.
  @discardableResult
  public func dividedBy(
    _ amount: any ConstraintMultiplierTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    multipliedBy(1 / amount.constraintMultiplierTargetValue, file, line)
  }

  /// Sets the priority: greater than 0, at most 1000. Another value is reported; a statement that is not made yet is then ignored.
  @discardableResult
  public func priority(
    _ priority: any ConstraintPriorityTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    let location = SourceLocation(file: file, line: line)
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: parts.first?.subject, location: location)
    guard check.isLegal(priority: value, else: "The statement is ignored.") else {
      for part in parts where part.item != nil { part.ignore() }
      return self
    }
    return write("priority", location) { $0.level = value }
  }

  /// Sets the priority to a constant of the platform, such as `.defaultHigh`.
  @discardableResult
  public func priority(
    _ priority: MASLayoutPriority,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    self.priority(priority.rawValue, file, line)
  }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultLow, file, line)
  }

  /// Sets the priority to 500, on AppKit to 501.
  @discardableResult
  public func priorityMedium(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultMedium, file, line)
  }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultHigh, file, line)
  }
}

extension StatementConstant {
  /// The constant for a first attribute; nil if the value has none for it.
  func number(for attribute: LayoutAttribute) -> CGFloat? {
    switch self {
    case .number(let value): value
    case .size(let value):
      switch attribute {
      case .width: value.width
      case .height: value.height
      default: nil
      }
    case .point(let value):
      switch attribute {
      case .centerX: value.x
      case .centerY: value.y
      default: nil
      }
    case .insets(let value):
      switch attribute {
      case .left, .leading: value.left
      case .right, .trailing: -value.right
      case .top: value.top
      case .bottom: -value.bottom
      default: nil
      }
    case .directionalInsets(let value):
      switch attribute {
      case .leading: value.leading
      case .trailing: -value.trailing
      case .top: value.top
      case .bottom: -value.bottom
      default: nil
      }
    case .spacing, .nothing: nil
    }
  }
}
