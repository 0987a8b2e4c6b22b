// Draws every scene with and without overlays into the folder that the first argument names; `plumb demo` has options.
import Foundation
import PlumbDemo
import PlumbScenes

let output = CommandLine.arguments.dropFirst().first ?? "gallery"
do {
  let demo = Demo(
    scenes: Scene.gallery,
    output: URL(fileURLWithPath: output),
    overlays: .everywhere
  )
  let progress = ProgressLine.standardError
  let summary = try demo.run { progress.show($0) }
  progress.clear()
  print("\(summary) Open \(demo.page(in: output)).")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
