public import Foundation
public import Plumb

/// Constants, multiplier and priority.
///
/// A constant belongs to the attribute that the sentence is about, whatever it is related to. Parts that a call says nothing
/// about keep the constant that they have. Constants can be moved at any time, multiplier and priority until the maker's
/// closure has returned.
extension MASConstraint {
  /// A number for every part, as it is.
  @discardableResult
  public func offset(
    _ amount: any ConstraintOffsetTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.number(amount.constraintOffsetTargetValue), SourceLocation(file: file, line: line))
  }

  /// Moves edges inwards: left, leading and top by what the insets say, right, trailing and bottom by its opposite. Leading is
  /// the left number in either direction.
  @discardableResult
  public func insets(
    _ insets: ConstraintInsets,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.insets(insets), SourceLocation(file: file, line: line))
  }

  /// Moves edges inwards, all by the same distance.
  @discardableResult
  public func inset(
    _ amount: any ConstraintInsetTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.insets(amount.constraintInsetTargetValue), SourceLocation(file: file, line: line))
  }

  /// For width and height.
  @discardableResult
  public func sizeOffset(
    _ offset: CGSize,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.size(offset), SourceLocation(file: file, line: line))
  }

  /// For both centres.
  @discardableResult
  public func centerOffset(
    _ offset: CGPoint,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(.point(offset), SourceLocation(file: file, line: line))
  }

  /// A number is an ``offset(_:_:_:)``, a point a ``centerOffset(_:_:_:)``, a size a ``sizeOffset(_:_:_:)``, insets are
  /// ``insets(_:_:_:)``.
  @discardableResult
  public func valueOffset(
    _ value: any ConstraintConstantTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    set(StatementConstant(value), SourceLocation(file: file, line: line))
  }

  /// The same as ``valueOffset(_:_:_:)``.
  @discardableResult
  public func mas_offset(
    _ value: any ConstraintConstantTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    valueOffset(value, file, line)
  }

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

  @discardableResult
  public func dividedBy(
    _ amount: any ConstraintMultiplierTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    multipliedBy(1 / amount.constraintMultiplierTargetValue, file, line)
  }

  /// More than 0, at most 1000.
  @discardableResult
  public func priority(
    _ priority: any ConstraintPriorityTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    let location = SourceLocation(file: file, line: line)
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: parts.first?.subject, location: location)
    guard check.isLegal(priority: value) else {
      for part in parts where part.item != nil { part.leaveOut() }
      return self
    }
    return write("priority", location) { $0.level = value }
  }

  /// As above, for `.defaultHigh` and its like.
  @discardableResult
  public func priority(
    _ priority: MASLayoutPriority,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> MASConstraint {
    self.priority(priority.rawValue, file, line)
  }

  /// 250.
  @discardableResult
  public func priorityLow(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultLow, file, line)
  }

  /// 500; 501 on AppKit.
  @discardableResult
  public func priorityMedium(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultMedium, file, line)
  }

  /// 750.
  @discardableResult
  public func priorityHigh(_ file: String = #file, _ line: UInt = #line) -> MASConstraint {
    priority(MASLayoutPriorityDefaultHigh, file, line)
  }
}

extension StatementConstant {
  /// The constant for a sentence's own attribute; nil if this says nothing about it.
  func number(for attribute: StatementAttribute) -> CGFloat? {
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
