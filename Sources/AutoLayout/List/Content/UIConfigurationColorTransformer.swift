public import Foundation

/// A function that changes a colour of a configuration. Two of them are equal if one is a copy of the
/// other.
nonisolated public struct UIConfigurationColorTransformer: Hashable {
  private final class Function {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  /// The function.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { function.transform(input) }

  /// A transformer that turns colours into greys of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let parts = color.components
      let grey = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return UIColor(white: grey, alpha: parts.alpha)
    }
  }
  /// A transformer for colours that follow the user's preference. Here it keeps the colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
  /// A transformer for the system's monochrome tint. Here it keeps the colour.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// Returns whether both have the same function.
  public static func == (
    lhs: UIConfigurationColorTransformer,
    rhs: UIConfigurationColorTransformer
  ) -> Bool { lhs.function === rhs.function }

  /// Adds the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}

/// A function that changes the attributes of a configuration's text. Two of them are equal if one is
/// a copy of the other.
nonisolated public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Function {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let function: Function

  /// The function.
  public var transform: (AttributeContainer) -> AttributeContainer { function.transform }

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    function = Function(transform)
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    function.transform(input)
  }

  /// Returns whether both have the same function.
  public static func == (
    lhs: UIConfigurationTextAttributesTransformer,
    rhs: UIConfigurationTextAttributesTransformer
  ) -> Bool { lhs.function === rhs.function }

  /// Adds the identity of the function.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
