/// The combinations of screens, reading directions, text sizes and texts for which a layout is tested.
public struct LayoutMatrix: Sendable {
  /// Reading directions.
  public enum Directions: Sendable {
    /// Left to right only.
    case leftToRight
    /// Right to left only.
    case rightToLeft
    /// Both, one after the other.
    case both
  }

  /// The screens.
  public var devices: [LayoutDevice]
  /// The reading directions.
  public var directions: Directions
  /// The text sizes that the user prefers.
  public var textSizes: [LayoutTextSize]
  /// The changes of the texts of labels and buttons.
  public var texts: [LayoutText]

  /// Returns the matrix of all combinations of these values: by default three screens in both directions.
  public static func matrix(
    devices: [LayoutDevice] = [.iPhoneSE, .iPhone17, .iPadPro11],
    directions: Directions = .both,
    textSizes: [LayoutTextSize] = [.large],
    texts: [LayoutText] = [.asIs]
  ) -> LayoutMatrix {
    LayoutMatrix(devices: devices, directions: directions, textSizes: textSizes, texts: texts)
  }

  /// Returns the matrix of one screen in left-to-right direction, with the default text size.
  public static func device(_ device: LayoutDevice) -> LayoutMatrix {
    matrix(devices: [device], directions: .leftToRight)
  }
}

extension LayoutMatrix {
  /// One combination: an index into the values of each dimension.
  struct Combination: Hashable, Sendable {
    /// The indices of the device, the direction, the text size and the text.
    var places: [Int]
  }

  /// The directions as values, left to right first.
  var rightToLeft: [Bool] {
    switch directions {
    case .leftToRight: [false]
    case .rightToLeft: [true]
    case .both: [false, true]
    }
  }

  /// The number of values in each dimension.
  var counts: [Int] { [devices.count, rightToLeft.count, textSizes.count, texts.count] }

  /// All combinations, the texts changing first and the devices last.
  var combinations: [Combination] {
    counts.reduce([[]]) { lists, count in
      lists.flatMap { list in (0..<count).map { list + [$0] } }
    }.map(Combination.init)
  }

  /// The name of the first dimension without a value; nil if there are combinations.
  var emptyDimension: String? {
    if devices.isEmpty { return "devices" }
    if textSizes.isEmpty { return "textSizes" }
    return texts.isEmpty ? "texts" : nil
  }
}
