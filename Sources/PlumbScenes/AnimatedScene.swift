public import Plumb

/// A scene in which something happens after its layout, step by step.
///
/// ```swift
/// if let scene = Scene.named("seed0-8")?.animated() {
///   scene.begin()
///   while scene.clock.isAnimating { scene.clock.advance(by: 1.0 / 60) }
/// }
/// ```
public struct AnimatedScene {
  /// The scene's first variant, as it is before anything happens.
  public let before: LaidOutScene
  /// By which the scene is animated. It stands at 0 until somebody moves it on.
  public let clock: AnimationClock
  private let event: @Sendable (_ root: UIView) -> Void

  public var root: UIView { before.root }

  init(
    _ before: LaidOutScene,
    by clock: AnimationClock,
    event: @escaping @Sendable (_ root: UIView) -> Void
  ) {
    self.before = before
    self.clock = clock
    self.event = event
  }

  /// Lets happen what happens. What it leaves to the next pass is laid out after it.
  public func begin() {
    event(root)
    root.layoutIfNeeded()
  }

  /// Lets it happen, and moves the clock on until everything stands still.
  ///
  /// - Parameters:
  ///   - framesPerSecond: above 0.
  ///   - longest: after how many seconds it is over in any case.
  ///   - frame: is called with each frame's time in seconds, from 0 on; the last one shows the end.
  public func play<Failure>(
    framesPerSecond: Double,
    longest: Double = 10,
    frame: (_ time: Double) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(framesPerSecond > 0, "A second has more frames than 0.")
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
  /// Whether something happens in the scene after its layout.
  public var isAnimated: Bool { event != nil }

  /// The first variant with a clock of its own; nil if nothing happens in the scene.
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
