import AutoLayout
import Foundation

/// A constraint as a log describes it.
struct LoggedConstraint {
  /// The description, without line breaks at its ends.
  var text: String
  /// The class, such as `SnapKit.LayoutConstraint`.
  var className: String
  /// The address by which the log refers to the constraint again.
  var address: String
  var identifier: String?
  /// The file and line of a statement of SnapKit's.
  var place: (file: String, line: UInt)?
  /// The equations that the description states: one, or two for the range of a content size.
  var equations: [Equation] = []
  /// The items by their names in the equations, with their addresses: `|` is the superview.
  var names: [String: LoggedItem] = [:]

  /// Whether the constraint stands for an autoresizing mask.
  var isMask: Bool { className.hasSuffix("NSAutoresizingMaskLayoutConstraint") }
  /// Whether a list gives the size of a cell, or a host that of a view that it measures.
  var isGiven: Bool {
    guard let identifier else { return false }
    return identifier.hasPrefix("UIView-Encapsulated-Layout-")
      || identifier.hasPrefix("_UITemporaryLayout")
  }
  /// Whether UIKit or AppKit made the constraint.
  var isOfSystem: Bool {
    if isMask || isGiven || className == "NSContentSizeLayoutConstraint" { return true }
    let prefixes = ["UISV-", "NSStackView.", "UIView-", "UIViewSafeArea", "UIScrollView-"]
    return identifier.map { name in prefixes.contains(where: name.hasPrefix) } ?? false
  }
}

/// A view or guide as a log names it.
struct LoggedItem: Hashable {
  /// The class; empty if the log has an identifier only.
  var className: String
  /// The address, such as `0x7f8e1a50`; nil if the log does not tell it.
  var address: String?
  /// The text of a label, or the identifier of a guide.
  var title: String?

  /// What makes it the same item in other constraints.
  var key: String { address ?? "\(className)'\(title ?? "")'" }
  /// Whether it is a layout guide.
  var isGuide: Bool { className.hasSuffix("LayoutGuide") }
}

/// One linear relation of a logged constraint.
struct Equation {
  struct Side {
    var item: LoggedItem
    var attribute: NSLayoutConstraint.Attribute
  }

  var first: Side
  var relation: NSLayoutConstraint.Relation
  /// nil for a number alone.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000
  /// Whether the number is a position in the superview of the first item, which the log does not name.
  var isInSuperview = false
  /// The superview that a visual format has written as `|`, if one of the two items is it.
  var container: LoggedItem?
}
