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
      Draws each view of a controller, each view at the top of a xib, and each cell as an SVG \
      picture. A file that cannot be read is reported and left out; the others are drawn all the \
      same, and the command ends with status 1.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files (.xib, .storyboard) and folders that hold some, at any depth.",
      valueName: "file"
    )
  )
  var paths: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder for pictures. Default: pictures; none with --frames alone.",
      valueName: "folder"
    )
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The screen, as retina6_1 or 'iPhone 11'. Default: that of the file.",
      valueName: "device"
    )
  )
  var device: String?

  @Option(help: ArgumentHelp("The size of each view in points, as 390x844.", valueName: "size"))
  var size: String?

  @Flag(help: "Hold the device across.")
  var landscape = false

  @Flag(help: "Lay out for languages from right to left.")
  var rtl = false

  @Option(help: ArgumentHelp("By how much texts are larger.", valueName: "factor"))
  var textScale = 1.0

  @Option(
    help: ArgumentHelp(
      "Only the object with this id, or of the controller or cell with it.",
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
      Take the sizes that labels, buttons, images and the like have in the file for their natural \
      ones, instead of measuring. For comparing with what Xcode came to.
      """
  )
  var storedSizes = false

  @Flag(
    help: """
      Keep views that are not installed for the device's size classes: hidden, where the file has \
      them.
      """
  )
  var uninstalled = false

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    if !(textScale > 0 && textScale <= 10) {
      throw ValidationError("--text-scale is a factor above 0 and at most 10.")
    }
    if let size, Self.size(size) == nil {
      throw ValidationError("--size is a width and a height in points, as 390x844.")
    }
    if let device, Device(named: device) == nil {
      let names = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
      throw ValidationError("There is no device '\(device)'. Known ones: \(names).")
    }
  }

  func run() throws {
    let input = InputFiles(paths)
    for path in input.missing { Self.say("\(path): There is no such file or folder.") }
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
    if summary.badFiles > 0 || !input.missing.isEmpty { throw ExitCode.failure }
  }

  private var canvas: InterfaceCanvas {
    var canvas = InterfaceCanvas()
    canvas.device = device.flatMap(Device.init(named:))
    canvas.isLandscape = landscape ? true : nil
    canvas.size = size.flatMap(Self.size)
    canvas.isRightToLeft = rtl
    canvas.textScale = textScale
    canvas.contentSizes = storedSizes ? .stored : .measured
    canvas.includesUninstalledViews = uninstalled
    return canvas
  }

  static func size(_ text: String) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (0...100_000).contains(width), (0...100_000).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func text(of summary: InterfaceRendering.Summary, after time: Duration) -> String {
    var text =
      "\(summary.files) files, \(summary.objects) objects, \(summary.views) views, "
      + "\(summary.issues) remarks; read and laid out in \(summary.time.formatted)"
    if summary.pictures > 0 { text += "; \(summary.pictures) pictures" }
    if summary.badFiles > 0 { text += "; \(summary.badFiles) files could not be read" }
    return text + "; \(time.formatted) in all."
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension Duration {
  /// `1.25 s`
  fileprivate var formatted: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    let digits = String(100 + hundredths % 100).dropFirst()
    return "\(hundredths / 100).\(digits) s"
  }
}
