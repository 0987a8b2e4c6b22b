import Plumb

/// What a run of the demo has done.
public struct DemoSummary: Equatable, Sendable, CustomStringConvertible {
  public var scenes: Int
  public var settings: Int
  public var pictures = 0
  public var views = 0
  public var constraints = 0
  /// For building the trees and laying them out; drawing and writing are not counted.
  public var time = Duration.zero

  init(scenes: Int, settings: Int) {
    self.scenes = scenes
    self.settings = settings
  }

  mutating func count(_ statistics: LayoutStatistics) {
    pictures += 1
    views += statistics.views
    constraints += statistics.constraints
  }

  public var description: String {
    "Laid out \(scenes) scene\(scenes == 1 ? "" : "s") in \(settings) settings: "
      + "\(Self.grouped(pictures)) pictures, \(Self.grouped(views)) views, "
      + "\(Self.grouped(constraints)) constraints in \(seconds) s."
  }

  /// With two decimals.
  var seconds: String {
    let (seconds, attoseconds) = time.components
    let hundredths = seconds * 100 + attoseconds / 10_000_000_000_000_000
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }

  /// `5,210`
  static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0 && index % 3 == 0 && digit != "-" { result.insert(",", at: result.startIndex) }
      result.insert(digit, at: result.startIndex)
    }
    return result
  }
}
