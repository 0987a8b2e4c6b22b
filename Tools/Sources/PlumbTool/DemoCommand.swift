import ArgumentParser
import Foundation
import PlumbDemo
import PlumbScenes

struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Lay out every scene and draw a gallery of them.",
    discussion: """
      Every scene is laid out for a phone in portrait and landscape orientation, left to right \
      and right to left. The output folder gets index.html, a page with all pictures beside \
      their source code; svg/, the pictures, some of them animated; and frames.json, the frames of all named views.
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
      "The scene to draw; can be repeated. Default: all scenes.",
      valueName: "id"
    )
  )
  var scenes: [String] = []

  @Flag(
    help: """
      Draw frames, guides and constraints over the pictures in all settings, not only in \
      portrait orientation from left to right.
      """
  )
  var overlay = false

  @Flag(help: "Print errors only.")
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
