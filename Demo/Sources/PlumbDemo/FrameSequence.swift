public import Foundation
import Plumb
import PlumbRender
public import PlumbScenes

/// The frames of an animated scene as numbered pictures.
public struct FrameSequence {
  private let scene: Scene
  private let output: URL
  private let framesPerSecond: Int
  private let longest: Double
  private let setting: Setting
  private let renderer: SVGRenderer

  /// Creates a frame sequence of a scene.
  ///
  /// - Parameters:
  ///   - output: the folder, which is created if it does not exist. Files with the names of pictures are overwritten.
  ///   - framesPerSecond: the number of frames per second, greater than 0.
  ///   - longest: the maximum length of the sequence, in seconds.
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

  /// Writes `frame-0000.svg`, the scene before its animation, and from `frame-0001.svg` on one picture for each frame of the animation.
  ///
  /// - Returns: the number of pictures, and the length of the animation in seconds.
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
