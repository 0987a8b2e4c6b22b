import ArgumentParser
import Foundation
import InterfaceBuilder

/// The options that describe the canvas of Interface Builder files.
struct CanvasOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The screen, for example 'iPhone 15 Pro' or retina6_12. Default: the device of the file.",
      valueName: "device"
    )
  )
  var device: String?

  // Unconditional, so that a negative number is reported as a value and not as an unknown option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of each view in points, for example 390x844.",
      valueName: "size"
    )
  )
  var size: String?

  @Flag(help: "Use landscape orientation. Default: the orientation of the file.")
  var landscape = false

  @Flag(help: "Use portrait orientation. Default: the orientation of the file.")
  var portrait = false

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The factor of font sizes.", valueName: "factor")
  )
  var textScale = "1.0"

  @Flag(
    help: """
      Use the stored sizes of labels, buttons, images and similar views as intrinsic content \
      sizes instead of measuring. For comparison with Xcode.
      """
  )
  var storedSizes = false

  @Flag(
    help: """
      Keep views that are not installed for the device's size classes: hidden, with their frames \
      in the file.
      """
  )
  var uninstalled = false

  func validate() throws {
    if Self.scale(textScale) == nil {
      throw ValidationError(
        "--text-scale '\(textScale)': Write a factor greater than 0 and at most 10, for example 1.5."
      )
    }
    if let size, let fault = Self.fault(ofSize: size) {
      throw ValidationError(
        "--size '\(size)': \(fault) Write a width and a height in points, for example 390x844."
      )
    }
    if landscape && portrait {
      throw ValidationError("A device has one orientation: use either --landscape or --portrait.")
    }
    if let device, Device(named: device) == nil {
      let near = Device.near(device)
      let all = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
      throw ValidationError(
        "There is no device '\(device)'. "
          + (near.isEmpty
            ? "Known screens: \(all)."
            : "Similar names: \(near.joined(separator: ", ")).")
      )
    }
  }

  var canvas: InterfaceCanvas {
    var canvas = InterfaceCanvas()
    canvas.device = device.flatMap(Device.init(named:))
    canvas.isLandscape = landscape ? true : portrait ? false : nil
    canvas.size = size.flatMap(Self.size)
    canvas.isRightToLeft = rtl
    canvas.textScale = Self.scale(textScale) ?? 1
    canvas.contentSizes = storedSizes ? .stored : .measured
    canvas.includesUninstalledViews = uninstalled
    return canvas
  }

  static func size(_ text: String) -> CGSize? {
    let sides = sides(text)
    guard fault(ofSize: text) == nil, let width = sides[0], let height = sides[1] else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  private static func sides(_ text: String) -> [Double?] {
    text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
  }

  /// The problem of a size argument; nil if it is valid.
  private static func fault(ofSize text: String) -> String? {
    let sides = sides(text)
    if sides.count != 2 {
      return "It has \(sides.count < 2 ? "no 'x' between two numbers" : "more than one 'x'")."
    }
    for (name, side) in zip(["width", "height"], sides) {
      guard let side, side.isFinite else { return "The \(name) is not a number." }
      if side < 0 { return "The \(name) is below 0." }
      if side > 100_000 { return "The \(name) is above 100000." }
    }
    return nil
  }

  private static func scale(_ text: String) -> CGFloat? {
    guard let factor = Double(text), factor > 0, factor <= 10 else { return nil }
    return CGFloat(factor)
  }
}
