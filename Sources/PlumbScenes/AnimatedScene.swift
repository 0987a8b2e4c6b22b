public import Plumb

/// A scene with an animated change after its layout, which a clock advances step by step.
///
/// ```swift
/// if let scene = Scene.named("seed0-8")?.animated() {
///   scene.begin()
///   while scene.clock.isAnimating { scene.clock.advance(by: 1.0 / 60) }
/// }
/// ```
public struct AnimatedScene {
  /// The scene's first variant before the change.
  public let before: LaidOutScene
  /// The clock of the scene's animations. It starts at 0 and moves only when code advances it.
  public let clock: AnimationClock
  private let event: Scene.Event

  /// The root view of the scene.
  public var root: UIView { before.root }

  init(
    _ before: LaidOutScene,
    by clock: AnimationClock,
    event: @escaping Scene.Event
  ) {
    self.before = before
    self.clock = clock
    self.event = event
  }

  /// Makes the change, which starts its animations, and lays out the views.
  public func begin() {
    event(root)
    root.layoutIfNeeded()
  }

  /// Makes the change, and advances the clock frame by frame until all animations have ended.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the number of frames per second, greater than 0.
  ///   - longest: the maximum time in seconds.
  ///   - frame: called for each frame with its time in seconds, from 0 to the end of the animations.
  public func play<Failure>(
    framesPerSecond: Double,
    longest: Double = 10,
    frame: (_ time: Double) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(framesPerSecond > 0, "The number of frames per second must be greater than 0.")
    begin()
    try frame(0)
    var count = 0
    while clock.isAnimating && clock.now < longest {
      count += 1
      clock.advance(to: Double(count) / framesPerSecond)
      root.layoutIfNeeded()
      try frame(clock.now)
    }
  }
}

extension Scene {
  /// Whether the scene has an animated change after its layout.
  public var isAnimated: Bool { event != nil }

  /// Lays out the first variant with its own animation clock; nil if the scene has no animated change.
  public func animated(
    size: CGSize = Scene.portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> AnimatedScene? {
    guard let event else { return nil }
    let clock = AnimationClock()
    let before = layOut(variants[0], size: size, direction: direction, by: clock)
    return AnimatedScene(before, by: clock, event: event)
  }
}
