// Draws the gallery, and each scene with real fonts as PNG, into the folder that the first argument names.
import ExampleFonts
import Foundation
import Plumb
import PlumbCairo
import PlumbDemo
import PlumbScenes

let output = CommandLine.arguments.dropFirst().first ?? "gallery"
do {
  let folder = URL(fileURLWithPath: output)
  let demo = Demo(scenes: Scene.gallery, output: folder, overlays: .everywhere)
  let progress = ProgressLine.standardError
  let summary = try demo.run { progress.show($0) }
  let pictures = folder.appendingPathComponent("png")
  try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
  let fonts = try PangoFonts(
    files: ExampleFonts.files,
    systemFamily: "Inter",
    systemTracking: .sanFrancisco
  )
  try LayoutEnvironment.current.with {
    $0.textMeasurer = fonts
  } run: {
    for scene in Scene.gallery {
      progress.show("\(scene.id).png")
      let picture = try scene.layOut(scene.variants[0]).root.png()
      try picture.write(to: pictures.appendingPathComponent("\(scene.id).png"))
    }
  }
  progress.clear()
  print(
    "\(summary) Open \(demo.page(in: output)). \(Scene.gallery.count) scenes with real fonts are in \(output)/png."
  )
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
