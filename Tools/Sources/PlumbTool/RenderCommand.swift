import ArgumentParser
import Foundation
import PlumbDemo
import PlumbFiles

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Lay out Interface Builder files and draw them.",
    discussion: """
      Draws each view of a controller, each top-level view of a xib, and each cell as a \
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

  @OptionGroup var canvas: CanvasOptions

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
      "The format of pictures: svg, png or pdf. PNG and PDF need the trait Cairo, and fonts.",
      valueName: "format"
    )
  )
  var format = "svg"

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file for PNG and PDF; can be repeated. The family of the first is the system font.",
      valueName: "file"
    )
  )
  var fonts: [String] = []

  @Option(help: ArgumentHelp("The number of pixels in a point, for PNG.", valueName: "number"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp(
      "Write the frames of all views with an id, as JSON.",
      valueName: "file"
    )
  )
  var frames: String?

  @Flag(help: "Print errors only.")
  var quiet = false

  func validate() throws {
    if !(scale > 0 && scale <= 10) {
      throw ValidationError("--scale '\(scale)': Write a number greater than 0 and at most 10.")
    }
    if format == "svg" { return }
    guard CairoPictures.Format(rawValue: format) != nil else {
      throw ValidationError("There is no format '\(format)': use svg, png or pdf.")
    }
    if !CairoPictures.areAvailable {
      throw ValidationError(
        "This build of plumb draws SVG alone. For PNG and PDF build it with the trait Cairo: "
          + "swift run --package-path Tools --traits Cairo plumb render"
      )
    }
    if fonts.isEmpty {
      throw ValidationError("A picture as \(format) needs fonts: --font Inter-Regular.ttf")
    }
  }

  func run() throws {
    let input = InputFiles(paths)
    input.reportFaults(quiet: quiet)
    if input.files.isEmpty { throw FileError.noFiles }
    var rendering = InterfaceRendering()
    rendering.canvas = canvas.canvas
    rendering.objectID = object
    rendering.drawsOverlay = overlay
    if let format = CairoPictures.Format(rawValue: format) {
      let files = fonts.map { URL(fileURLWithPath: $0) }
      rendering.cairo = try CairoPictures(format, scale: scale, fonts: files)
    }
    rendering.frames = frames.map { URL(fileURLWithPath: $0) }
    if let folder = output ?? (frames == nil ? "pictures" : nil) {
      rendering.pictures = URL(fileURLWithPath: folder)
    }
    let progress = quiet ? nil : ProgressLine.standardError
    rendering.report = { text, isError in
      if quiet && !isError { return }
      progress?.clear()
      StandardError.say(text)
    }
    let start = ContinuousClock.now
    let summary = try rendering.run(input.files) { progress?.show($0) }
    progress?.clear()
    if !quiet {
      print(Self.text(of: summary, after: ContinuousClock.now - start))
    }
    if summary.badFiles > 0 || input.hasFaults { throw ExitCode.failure }
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
}

extension Duration {
  /// The duration in seconds: `1.25 s`.
  fileprivate var formatted: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    let digits = String(100 + hundredths % 100).dropFirst()
    return "\(hundredths / 100).\(digits) s"
  }
}
