import Foundation
import Plumb

extension MASConstraint: CustomStringConvertible {
  /// One line for each layout constraint with key, file, line, equation and priority, by name if it has one:
  /// `<MASLayoutConstraint:wide@Card.swift#12 avatar.width == 48 ^high>`. Before the maker's closure has returned, the attributes.
  public nonisolated var description: String {
    describe(orElse: "MASConstraint") {
      let made = layoutConstraints.map {
        "<MASLayoutConstraint\($0.mark) \($0.equation)\(Self.text(of: $0.priority))>"
      }
      if !made.isEmpty { return made.joined(separator: "\n") }
      return "<MASConstraint \(parts.map(\.attributes.description).joined(separator: ", "))>"
    }
  }

  private static func text(of priority: MASLayoutPriority) -> String {
    switch priority {
    case MASLayoutPriorityRequired: ""
    case MASLayoutPriorityDefaultHigh: " ^high"
    case MASLayoutPriorityDefaultMedium: " ^medium"
    case MASLayoutPriorityDefaultLow: " ^low"
    case MASLayoutPriorityFittingSizeLevel: " ^fitting size"
    case MASLayoutPriorityDragThatCanResizeWindow where hasWindowLevels:
      " ^drag can resize window"
    case MASLayoutPriorityWindowSizeStayPut where hasWindowLevels: " ^window size stay put"
    case MASLayoutPriorityDragThatCannotResizeWindow where hasWindowLevels:
      " ^drag cannot resize window"
    default: " ^\(LayoutConstraint.number(CGFloat(priority.rawValue)))"
    }
  }

  /// Whether the platform has priorities for window sizes: on AppKit the medium priority differs from that of window sizes.
  private static var hasWindowLevels: Bool {
    MASLayoutPriorityDefaultMedium != MASLayoutPriorityWindowSizeStayPut
  }
}
