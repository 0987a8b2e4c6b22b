public import Foundation

nonisolated extension AttributeScopes {
  /// The attributes of UIKit in an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit in an `AttributedString`, with the keys of `NSAttributedString`.
  nonisolated public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The distance by which the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The attribute for ``UIKitAttributes/font``.
    nonisolated public enum FontAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = UIFont
      /// The key of the attribute.
      public static var name: String { "NSFont" }
    }
    /// The attribute for ``UIKitAttributes/foregroundColor``.
    nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static var name: String { "NSColor" }
    }
    /// The attribute for ``UIKitAttributes/backgroundColor``.
    nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static var name: String { "NSBackgroundColor" }
    }
    /// The attribute for ``UIKitAttributes/kern``.
    nonisolated public enum KernAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The key of the attribute.
      public static var name: String { "NSKern" }
    }
    /// The attribute for ``UIKitAttributes/baselineOffset``.
    nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = CGFloat
      /// The key of the attribute.
      public static var name: String { "NSBaselineOffset" }
    }
    /// The attribute for ``UIKitAttributes/underlineStyle``.
    nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The key of the attribute.
      public static var name: String { "NSUnderline" }
    }
    /// The attribute for ``UIKitAttributes/strikethroughStyle``.
    nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The key of the attribute.
      public static var name: String { "NSStrikethrough" }
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// The attribute of UIKit with a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

nonisolated extension AttributedString {
  /// The text with the attributes of UIKit under the keys of `NSAttributedString`, which labels show.
  ///
  /// - Parameter base: the attributes of parts that have none of their own.
  func forLabels(over base: AttributeContainer = AttributeContainer()) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let own = base.merging(run.attributes)
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = own.uiKit.font
      attributes[.foregroundColor] = own.uiKit.foregroundColor
      attributes[.backgroundColor] = own.uiKit.backgroundColor
      attributes[.kern] = own.uiKit.kern.map { NSNumber(value: Double($0)) }
      attributes[.baselineOffset] = own.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
      attributes[.underlineStyle] = own.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
      attributes[.strikethroughStyle] = own.uiKit.strikethroughStyle.map {
        NSNumber(value: $0.rawValue)
      }
      attributes[.link] = own.link
      result.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes)
      )
    }
    return result
  }
}
