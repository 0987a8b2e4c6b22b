public import AutoLayout

/// The lengths that an expectation allows, in points: a number, or a range such as `8...`, `...20` or `8...20`.
public protocol LayoutDistance {
  /// The smallest and the largest allowed length; nil where there is none.
  var lengthBounds: (least: CGFloat?, most: CGFloat?) { get }
}

extension LayoutDistance {
  func contains(_ length: CGFloat, tolerance: CGFloat) -> Bool {
    let (least, most) = lengthBounds
    return length.isFinite && (least.map { length >= $0 - tolerance } ?? true)
      && (most.map { length <= $0 + tolerance } ?? true)
  }

  var isAtLeastZero: Bool { lengthBounds.least == 0 && lengthBounds.most == nil }

  /// The lengths in words: `at least 8`, `8 to 20`.
  var inWords: String {
    switch lengthBounds {
    case (let least?, let most?) where least == most: least.inWords
    case (let least?, let most?): "\(least.inWords) to \(most.inWords)"
    case (let least?, nil): "at least \(least.inWords)"
    case (nil, let most?): "at most \(most.inWords)"
    case (nil, nil): "any number"
    }
  }
}

extension CGFloat: LayoutDistance {
  /// The number itself.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) { (self, self) }
}

extension Int: LayoutDistance {
  /// The number itself.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) { (CGFloat(self), CGFloat(self)) }
}

extension Double: LayoutDistance {
  /// The number itself.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) { (CGFloat(self), CGFloat(self)) }
}

extension PartialRangeFrom: LayoutDistance where Bound: LayoutDistance {
  /// The bounds of the range.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) {
    (lowerBound.lengthBounds.least, nil)
  }
}

extension PartialRangeThrough: LayoutDistance where Bound: LayoutDistance {
  /// The bounds of the range.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) {
    (nil, upperBound.lengthBounds.most)
  }
}

extension ClosedRange: LayoutDistance where Bound: LayoutDistance {
  /// The bounds of the range.
  public var lengthBounds: (least: CGFloat?, most: CGFloat?) {
    (lowerBound.lengthBounds.least, upperBound.lengthBounds.most)
  }
}
