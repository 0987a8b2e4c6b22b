#if !canImport(Darwin)
  public import Foundation

  /// Makes `as? NSValue` and `as? CGRect` convert between rectangles and value objects, as on Apple's
  /// platforms, since code reads the frames of the keyboard in both forms.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.cgRectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue,
      result: inout CGRect?
    ) -> Bool {
      // Reading a rectangle from a value object of another type would trap.
      let isRect = strcmp(source.objCType, NSValue(cgRect: .zero).objCType) == 0
      result = isRect ? source.cgRectValue : nil
      return isRect
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.cgRectValue ?? .zero
    }
  }
#endif
