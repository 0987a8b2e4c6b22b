public import Foundation

/// Boxed values as targets and constants, as Objective-C passes them to Masonry's `equalTo` and `valueOffset`: an `NSNumber`, or
/// an `NSValue` that contains a point, a size or insets. An `NSValue` of another type is reported as a target, and gives no
/// attribute a constant.
extension NSValue: ConstraintRelatableTarget, ConstraintConstantTarget {
  var unboxed: StatementConstant {
    if let number = self as? NSNumber { return .number(CGFloat(number.doubleValue)) }
    // The type encoding of a struct has its name before "=", for example {CGSize=dd}.
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
