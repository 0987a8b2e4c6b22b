public import Plumb

/// A layout with a name: one of the articles' listings, or a screen of an app.
///
/// The gallery draws it, the tests assert its frames, the benchmarks time it. A scene is built anew for every size and
/// direction.
public struct Scene: Sendable {
  /// Article and number, such as `seed0-8`, or the name of a screen.
  public let id: String
  /// What is to be seen, in one sentence.
  public let caption: String
  /// The steps or versions of the scene; one empty name where there is one.
  public let variants: [String]
  /// Where the scene's source begins.
  public let file: String
  public let line: Int
  /// Whether the root is a window, which knows a keyboard.
  private let isInWindow: Bool
  private let build: @Sendable (_ root: UIView, _ variant: String) -> Void
  /// What happens to the first variant once it is laid out, animated.
  let event: (@Sendable (_ root: UIView) -> Void)?

  /// - Parameters:
  ///   - build: fills the root view. It may lay out in between; the last layout comes by itself.
  ///   - event: what somebody does to the first variant after that, and what moves because of it.
  init(
    _ id: String,
    _ caption: String,
    variants: [String] = [""],
    isInWindow: Bool = false,
    file: String = #filePath,
    line: Int = #line,
    build: @escaping @Sendable (_ root: UIView, _ variant: String) -> Void,
    then event: (@Sendable (_ root: UIView) -> Void)? = nil
  ) {
    self.id = id
    self.caption = caption
    self.variants = variants
    self.file = file
    self.line = line
    self.isInWindow = isInWindow
    self.build = build
    self.event = event
  }

  /// Builds the scene in a root view of a size and lays it out, as a detached tree, unrounded.
  public func layOut(
    _ variant: String = "",
    size: CGSize = Scene.portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LaidOutScene { layOut(variant, size: size, direction: direction, by: nil) }

  /// - Parameter clock: by which the scene can be animated afterwards.
  func layOut(
    _ variant: String,
    size: CGSize,
    direction: UIUserInterfaceLayoutDirection,
    by clock: AnimationClock?
  ) -> LaidOutScene {
    let log = LayoutIssueLog()
    return LayoutEnvironment.current.with {
      $0.userInterfaceLayoutDirection = direction
      $0.report = log.append
      $0.animationClock = clock
    } run: {
      let frame = CGRect(origin: .zero, size: size)
      let root = isInWindow ? UIWindow(frame: frame) : UIView(frame: frame)
      root.backgroundColor = .white
      build(root, variant)
      root.layoutIfNeeded()
      return LaidOutScene(
        scene: self,
        variant: variant,
        size: size,
        direction: direction,
        root: root,
        issues: log.issues
      )
    }
  }

  public static let portrait = CGSize(width: 390, height: 844)
  public static let landscape = CGSize(width: 844, height: 390)

  /// Every size and direction that a scene runs at.
  public static let sizesAndDirections:
    [(size: CGSize, direction: UIUserInterfaceLayoutDirection)] = [
      (portrait, .leftToRight), (portrait, .rightToLeft),
      (landscape, .leftToRight), (landscape, .rightToLeft),
    ]
}

/// A scene after its last layout.
public struct LaidOutScene {
  public let scene: Scene
  public let variant: String
  public let size: CGSize
  public let direction: UIUserInterfaceLayoutDirection
  public let root: UIView
  /// What was reported on the way.
  public let issues: [LayoutIssue]

  /// The first view with the name, in pre-order.
  public func view(_ name: String) -> UIView? { Self.view(name, in: root) }

  private static func view(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    for subview in view.subviews {
      if let found = self.view(name, in: subview) { return found }
    }
    return nil
  }

  /// The views that have a name, in pre-order, with their frames in their superviews' coordinates.
  public var namedViews: [(name: String, type: String, frame: CGRect)] {
    var result: [(String, String, CGRect)] = []
    func collect(_ view: UIView) {
      if let name = view.accessibilityIdentifier {
        result.append((name, "\(type(of: view))", view.frame))
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(root)
    return result
  }
}
