import ArgumentParser
import Foundation
import PlumbDemo
import PlumbScenes

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Write the frames of an animated scene as pictures.",
    discussion: """
      The output folder gets frame-0000.svg, the scene before its animation, and from \
      frame-0001.svg on one picture for each frame of the animation.
      """
  )

  @Argument(help: ArgumentHelp("The id of the scene.", valueName: "id"))
  var scene: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to.", valueName: "folder")
  )
  var output = "frames"

  // Unconditional, so that a negative number is reported as a value and not as an unknown option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second.", valueName: "number")
  )
  var fps = "60"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum length in seconds.", valueName: "number")
  )
  var seconds = "10"

  @Flag(help: "Use landscape orientation.")
  var landscape = false

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Flag(help: "Draw frames, guides and constraints of the final layout over the pictures.")
  var overlay = false

  @Flag(help: "Print errors only.")
  var quiet = false

  func validate() throws {
    if rate == nil {
      throw ValidationError("--fps '\(fps)': Write an integer from 1 to 1000, for example 60.")
    }
    if length == nil {
      throw ValidationError("--seconds '\(seconds)': Write a number from 0 to 600, for example 10.")
    }
  }

  func run() throws {
    guard let scene = try Scene.selected(by: [scene]).first, let rate, let length else { return }
    let sequence = FrameSequence(
      of: scene,
      output: URL(fileURLWithPath: output),
      framesPerSecond: rate,
      longest: length,
      isLandscape: landscape,
      isRightToLeft: rtl,
      drawsOverlay: overlay
    )
    let (pictures, seconds) = try sequence.write()
    if !quiet {
      print(
        "Wrote \(pictures) pictures of '\(scene.id)' to \(output); the animation takes \(seconds) s."
      )
    }
  }

  private var rate: Int? { Int(fps).flatMap { (1...1000).contains($0) ? $0 : nil } }
  private var length: Double? { Double(seconds).flatMap { (0...600).contains($0) ? $0 : nil } }
}
