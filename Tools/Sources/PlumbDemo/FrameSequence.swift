public import Foundation
import Plumb
import PlumbRender
public import PlumbScenes

/// What happens in a scene, picture by picture.
public struct FrameSequence {
  private let scene: Scene
  private let output: URL
  private let framesPerSecond: Int
  private let longest: Double
  private let setting: Setting
  private let renderer: SVGRenderer

  /// - Parameters:
  ///   - output: the folder, which is made if there is none. What it holds under the names of pictures is overwritten.
  ///   - framesPerSecond: above 0.
  ///   - longest: after how many seconds the sequence ends in any case.
  public init(
    of scene: Scene,
    output: URL,
    framesPerSecond: Int = 60,
    longest: Double = 10,
    isLandscape: Bool = false,
    isRightToLeft: Bool = false,
    drawsOverlay: Bool = false
  ) {
    self.scene = scene
    self.output = output
    self.framesPerSecond = framesPerSecond
    self.longest = longest
    setting = Setting(isLandscape: isLandscape, isRightToLeft: isRightToLeft)
    renderer = SVGRenderer(overlay: drawsOverlay ? .all : [])
  }

  /// Writes `frame-0000.svg`, the scene before anything happens, and from `frame-0001.svg` on a picture for each frame: the first one of
  /// the moment at which it happens, the last one of the end.
  ///
  /// - Returns: how many pictures were written, and how long what happens lasts, in seconds.
  @discardableResult
  public func write() throws(DemoError) -> (pictures: Int, seconds: Double) {
    guard let animated = scene.animated(size: setting.size, direction: setting.direction) else {
      throw .stillScene(scene.id, animated: Scene.gallery.filter(\.isAnimated).map(\.id))
    }
    let folder = OutputFolder(output)
    try folder.make()
    var count = 0
    func draw() throws(DemoError) {
      let number = String(count + 10_000).dropFirst()
      try folder.write(renderer.render(animated.root), to: "frame-\(number).svg")
      count += 1
    }
    try draw()
    try animated.play(framesPerSecond: Double(framesPerSecond), longest: longest) {
      (_) throws(DemoError) in try draw()
    }
    return (count, animated.clock.now)
  }
}
