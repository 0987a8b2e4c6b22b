import Plumb

/// The counts and the time of a run of the demo.
public struct DemoSummary: Equatable, Sendable, CustomStringConvertible {
  /// The number of scenes.
  public var scenes: Int
  /// The number of settings.
  public var settings: Int
  /// The number of pictures.
  public var pictures = 0
  /// The number of views in all pictures.
  public var views = 0
  /// The number of constraints in all pictures.
  public var constraints = 0
  /// The time for building the view hierarchies and laying them out, without drawing and writing.
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

  /// The counts and the time in one sentence.
  public var description: String {
    "Laid out \(scenes) scene\(scenes == 1 ? "" : "s") in \(settings) settings: "
      + "\(Self.grouped(pictures)) pictures, \(Self.grouped(views)) views, "
      + "\(Self.grouped(constraints)) constraints in \(seconds) s."
  }

  /// The time in seconds, with two decimals.
  var seconds: String {
    let (seconds, attoseconds) = time.components
    let hundredths = seconds * 100 + attoseconds / 10_000_000_000_000_000
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }

  /// The number with grouped digits: `5,210`.
  static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0 && index % 3 == 0 && digit != "-" { result.insert(",", at: result.startIndex) }
      result.insert(digit, at: result.startIndex)
    }
    return result
  }
}
