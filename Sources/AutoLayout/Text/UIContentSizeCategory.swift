public import Foundation

/// The text size that the user prefers, from extra small to the largest of the accessibility sizes.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category as Apple's string.
  public let rawValue: String

  /// The notification that the user changed the text size. Nothing posts it here: the environment's text
  /// size does not change.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// Creates a category from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The size below the initial one.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The initial setting of Apple's systems.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The size above the initial one.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// The second largest size outside of the accessibility sizes.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size outside of the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  private static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position of the category in ascending order, from 0. An unknown category has that of
  /// ``large``.
  var place: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { place > 6 }

  /// Returns whether the first size is smaller than the second.
  public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
  /// Returns whether the first size is larger than the second.
  public static func > (one: Self, other: Self) -> Bool { one.place > other.place }
  /// Returns whether the first size is at most the second.
  public static func <= (one: Self, other: Self) -> Bool { one.place <= other.place }
  /// Returns whether the first size is at least the second.
  public static func >= (one: Self, other: Self) -> Bool { one.place >= other.place }
}
