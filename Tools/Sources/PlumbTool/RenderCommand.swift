import ArgumentParser
import Foundation
import InterfaceBuilder
import PlumbDemo
import PlumbFiles

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lay out Interface Builder files and draw them.",
    discussion: """
      Draws each view of a controller, each top-level view of a xib, and each cell as an SVG \
      picture. A file that cannot be read is reported and skipped; the other files are drawn, \
      and the command ends with status 1.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files (.xib, .storyboard), and folders that contain such files at any depth.",
      valueName: "file"
    )
  )
  var paths: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder for pictures. Default: pictures; with --frames only, none.",
      valueName: "folder"
    )
  )
  var output: String?

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

  @Option(
    help: ArgumentHelp(
      "The id of the only object to draw, or of its controller or cell.",
      valueName: "id"
    )
  )
  var object: String?

  @Flag(help: "Draw frames, guides and constraints over the views.")
  var overlay = false

  @Option(
    help: ArgumentHelp(
      "Write the frames of all views with an id, as JSON.",
      valueName: "file"
    )
  )
  var frames: String?

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

  @Flag(help: "Print errors only.")
  var quiet = false

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

  func run() throws {
    let input = InputFiles(paths)
    for path in input.missing { Self.say("\(path): The file or folder does not exist.") }
    for (path, cause) in input.unreadable {
      Self.say("\(path): The folder cannot be read: \(cause). Its files are skipped.")
    }
    if !quiet {
      for path in input.empty {
        Self.say("\(path): The folder contains no .xib or .storyboard files.")
      }
    }
    if input.files.isEmpty { throw FileError.noFiles }
    var rendering = InterfaceRendering()
    rendering.canvas = canvas
    rendering.objectID = object
    rendering.drawsOverlay = overlay
    rendering.frames = frames.map { URL(fileURLWithPath: $0) }
    if let folder = output ?? (frames == nil ? "pictures" : nil) {
      rendering.pictures = URL(fileURLWithPath: folder)
    }
    let progress = quiet ? nil : ProgressLine.standardError
    rendering.report = { text, isError in
      if quiet && !isError { return }
      progress?.clear()
      Self.say(text)
    }
    let start = ContinuousClock.now
    let summary = try rendering.run(input.files) { progress?.show($0) }
    progress?.clear()
    if !quiet {
      print(Self.text(of: summary, after: ContinuousClock.now - start))
    }
    if summary.badFiles > 0 || !input.missing.isEmpty || !input.unreadable.isEmpty {
      throw ExitCode.failure
    }
  }

  private var canvas: InterfaceCanvas {
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

  private static func text(of summary: InterfaceRendering.Summary, after time: Duration) -> String {
    func count(_ number: Int, _ thing: String) -> String {
      number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
    }
    var text = [
      count(summary.files, "file"), count(summary.objects, "object"),
      count(summary.views, "view"), count(summary.issues, "issue"),
    ].joined(separator: ", ")
    text += "; read and laid out in \(summary.time.formatted)"
    if summary.pictures > 0 { text += "; " + count(summary.pictures, "picture") }
    if summary.badFiles > 0 {
      text += "; " + count(summary.badFiles, "file") + " could not be read"
    }
    return text + "; \(time.formatted) in total."
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension Duration {
  /// The duration in seconds: `1.25 s`.
  fileprivate var formatted: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    let digits = String(100 + hundredths % 100).dropFirst()
    return "\(hundredths / 100).\(digits) s"
  }
}
