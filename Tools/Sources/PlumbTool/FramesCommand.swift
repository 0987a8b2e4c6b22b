import ArgumentParser
import Foundation
import PlumbDemo
import PlumbScenes

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Write what happens in a scene, picture by picture.",
    discussion: """
      The output folder receives frame-0000.svg, the scene before anything happens, and from \
      frame-0001.svg on a picture for each frame of what happens.
      """
  )

  @Argument(help: ArgumentHelp("The scene.", valueName: "id"))
  var scene: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to.", valueName: "folder")
  )
  var output = "frames"

  // Unconditional, so that a number below 0 gets an answer.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures in a second.", valueName: "number")
  )
  var fps = "60"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("After how many seconds to stop.", valueName: "number")
  )
  var seconds = "10"

  @Flag(help: "Hold the phone across.")
  var landscape = false

  @Flag(help: "Lay out for languages from right to left.")
  var rtl = false

  @Flag(help: "Draw frames, guides and constraints of the layout at the end over the pictures.")
  var overlay = false

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    if rate == nil {
      throw ValidationError("--fps '\(fps)': Write a whole number from 1 to 1000, as 60.")
    }
    if length == nil {
      throw ValidationError("--seconds '\(seconds)': Write a number from 0 to 600, as 10.")
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
      print("Wrote \(pictures) pictures of '\(scene.id)' to \(output); it takes \(seconds) s.")
    }
  }

  private var rate: Int? { Int(fps).flatMap { (1...1000).contains($0) ? $0 : nil } }
  private var length: Double? { Double(seconds).flatMap { (0...600).contains($0) ? $0 : nil } }
}
