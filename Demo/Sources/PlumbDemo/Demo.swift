public import Foundation
import Plumb
import PlumbRender
public import PlumbScenes

/// Lays out scenes in all settings and writes the gallery: pictures, frames and a page.
public struct Demo {
  /// The settings in which pictures have a second version with frames and constraints.
  public enum Overlays: Sendable {
    case uprightLeftToRight, everywhere
  }

  private let scenes: [Scene]
  private let output: URL
  private let overlays: Overlays

  /// Creates a gallery of scenes.
  ///
  /// - Parameter output: the folder, which is created if it does not exist. Files of an earlier run are overwritten.
  public init(scenes: [Scene], output: URL, overlays: Overlays = .uprightLeftToRight) {
    self.scenes = scenes
    self.output = output
    self.overlays = overlays
  }

  /// The path of the page if the path of the folder is `output`.
  public func page(in output: String) -> String {
    output.hasSuffix("/") ? "\(output)index.html" : "\(output)/index.html"
  }

  /// Writes the gallery.
  ///
  /// - Parameter progress: called before each scene with its number and id.
  @discardableResult
  public func run(progress: (String) -> Void = { _ in }) throws(DemoError) -> DemoSummary {
    try prepareFolders()
    var summary = DemoSummary(scenes: scenes.count, settings: Setting.all.count)
    var frames = FramesFile()
    var page = GalleryPage(
      overlays: overlays == .everywhere ? Set(Setting.all) : [.first]
    )
    for (index, scene) in scenes.enumerated() {
      progress("[\(index + 1)/\(scenes.count)] \(scene.id)")
      var issues: [GalleryPage.Issue] = []
      for variant in scene.variants {
        for setting in Setting.all {
          let start = ContinuousClock.now
          let result = scene.layOut(variant, size: setting.size, direction: setting.direction)
          summary.time += ContinuousClock.now - start
          summary.count(result.root.layoutStatistics)
          frames.add(result, directionName: setting.directionName)
          issues += result.issues.map { GalleryPage.Issue(variant: variant, $0) }
          try draw(result, at: setting)
        }
      }
      if scene.isAnimated { try film(scene) }
      page.add(scene, issues: issues)
    }
    try write(frames.text, to: "frames.json")
    try write(page.text(summary), to: "index.html")
    return summary
  }

  private func draw(_ scene: LaidOutScene, at setting: Setting) throws(DemoError) {
    let name = "svg/\(scene.scene.fileName(ofVariant: scene.variant))-\(setting.name)"
    try write(SVGRenderer().render(scene.root), to: "\(name).svg")
    if overlays == .everywhere || setting == .first {
      try write(SVGRenderer(overlay: .all).render(scene.root), to: "\(name)-overlay.svg")
    }
  }
}

extension Demo {
  /// Writes an animated picture of a scene in each setting: the first variant for a second, the animation, and the end for 1.5 seconds.
  private func film(_ scene: Scene) throws(DemoError) {
    for setting in Setting.all {
      guard let film = scene.film(at: setting) else { continue }
      try write(film, to: "svg/\(scene.fileNameOfFilm)-\(setting.name).svg")
    }
  }

  private func prepareFolders() throws(DemoError) { try OutputFolder(output).make("svg") }

  private func write(_ text: String, to name: String) throws(DemoError) {
    try OutputFolder(output).write(text, to: name)
  }
}

extension Scene {
  fileprivate func film(at setting: Setting) -> String? {
    guard let scene = animated(size: setting.size, direction: setting.direction) else {
      return nil
    }
    let (before, after) = (1.0, 1.5)
    var film = SVGAnimation()
    film.add(scene.root, at: 0)
    scene.play(framesPerSecond: 60) { film.add(scene.root, at: before + $0) }
    return film.document(lasting: before + scene.clock.now + after)
  }
}
