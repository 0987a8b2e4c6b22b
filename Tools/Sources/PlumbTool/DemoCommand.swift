import ArgumentParser
import Foundation
import PlumbDemo
import PlumbScenes

struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Lay out every scene and draw a gallery of them.",
    discussion: """
      Every scene is laid out on a phone held upright and across, left to right and right to \
      left. The output folder receives index.html, a page with all pictures beside the code \
      that makes them; svg/, the pictures, of which some move; and frames.json, the frames of all named views.
      """
  )

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to.", valueName: "folder")
  )
  var output = "gallery"

  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Draw this scene; may be given several times. Default: all scenes.",
      valueName: "id"
    )
  )
  var scenes: [String] = []

  @Flag(
    help: """
      Draw frames, guides and constraints over the pictures of all settings, not only of the \
      upright one from left to right.
      """
  )
  var overlay = false

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func run() throws {
    let demo = Demo(
      scenes: try Scene.selected(by: scenes),
      output: URL(fileURLWithPath: output),
      overlays: overlay ? .everywhere : .uprightLeftToRight
    )
    let progress = quiet ? nil : ProgressLine.standardError
    let summary = try demo.run { progress?.show($0) }
    progress?.clear()
    if !quiet { print("\(summary) Open \(demo.page(in: output)).") }
  }
}
