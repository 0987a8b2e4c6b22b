public import Foundation

/// What Objective-C passes to Masonry's `equalTo` and `valueOffset`: an `NSNumber`, or an `NSValue` of a point, a size or insets.
/// The value of anything else says nothing about any attribute.
extension NSValue: ConstraintRelatableTarget, ConstraintConstantTarget {
  var unboxed: StatementConstant {
    if let number = self as? NSNumber { return .number(CGFloat(number.doubleValue)) }
    // Such as {CGSize=dd}.
    let type = String(cString: objCType).dropFirst().prefix { $0 != "=" }
    #if canImport(AppKit) && !canImport(UIKit) && !Headless
      switch type {
      case "CGPoint", "NSPoint", "_NSPoint": return .point(pointValue)
      case "CGSize", "NSSize", "_NSSize": return .size(sizeValue)
      case "NSEdgeInsets": return .insets(edgeInsetsValue)
      default: return .nothing
      }
    #else
      switch type {
      case "CGPoint": return .point(cgPointValue)
      case "CGSize": return .size(cgSizeValue)
      case "UIEdgeInsets", "NSEdgeInsets": return .insets(uiEdgeInsetsValue)
      default: return .nothing
      }
    #endif
  }
}
