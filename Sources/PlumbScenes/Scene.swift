public import Plumb

/// A named layout: a listing of an article, or a screen of an app.
///
/// The gallery draws it, the tests check its frames, and the benchmarks measure its time. A scene is built again for every size and
/// direction.
public struct Scene: Sendable {
  #if MainActor
    typealias Build = @MainActor @Sendable (_ root: UIView, _ variant: String) -> Void
    typealias Event = @MainActor @Sendable (_ root: UIView) -> Void
  #else
    typealias Build = @Sendable (_ root: UIView, _ variant: String) -> Void
    typealias Event = @Sendable (_ root: UIView) -> Void
  #endif

  /// The id: article and number, such as `seed0-8`, or the name of a screen.
  public let id: String
  /// One sentence that describes the layout.
  public let caption: String
  /// The names of the scene's steps or versions; one empty name if there is only one.
  public let variants: [String]
  /// The path of the source file.
  public let file: String
  /// The line in which the scene's source begins, from 1.
  public let line: Int
  /// Whether the root is a window, which has a keyboard layout guide.
  private let isInWindow: Bool
  private let build: Build
  /// The animated change of the first variant after its layout; nil if there is none.
  let event: Event?

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - build: adds views to the root view. It can lay out in between; the last layout pass is automatic.
  ///   - event: changes the first variant after its layout, with animations.
  init(
    _ id: String,
    _ caption: String,
    variants: [String] = [""],
    isInWindow: Bool = false,
    file: String = #filePath,
    line: Int = #line,
    build: @escaping Build,
    then event: Event? = nil
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

  /// Builds the scene in a root view of a size, and lays it out outside a window with unrounded frames.
  public func layOut(
    _ variant: String = "",
    size: CGSize = Scene.portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> LaidOutScene { layOut(variant, size: size, direction: direction, by: nil) }

  /// Builds the scene and lays it out with an animation clock.
  ///
  /// - Parameter clock: the clock that runs the animations of the scene.
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

  /// The default size, a phone's screen in portrait orientation, in points.
  public static let portrait = CGSize(width: 390, height: 844)
  /// A phone's screen in landscape orientation, in points.
  public static let landscape = CGSize(width: 844, height: 390)

  /// The sizes and reading directions for which the gallery draws a scene.
  public static let sizesAndDirections:
    [(size: CGSize, direction: UIUserInterfaceLayoutDirection)] = [
      (portrait, .leftToRight), (portrait, .rightToLeft),
      (landscape, .leftToRight), (landscape, .rightToLeft),
    ]
}

/// A scene after its last layout pass.
public struct LaidOutScene {
  /// The scene that is laid out.
  public let scene: Scene
  /// The name of the variant.
  public let variant: String
  /// The size of the root view, in points.
  public let size: CGSize
  /// The reading direction.
  public let direction: UIUserInterfaceLayoutDirection
  /// The root view.
  public let root: UIView
  /// The issues that were reported while the scene was built and laid out.
  public let issues: [LayoutIssue]

  /// The first view with a name, in pre-order; nil if there is none.
  public func view(_ name: String) -> UIView? { Self.view(name, in: root) }

  private static func view(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    for subview in view.subviews {
      if let found = self.view(name, in: subview) { return found }
    }
    return nil
  }

  /// The named views in pre-order, with their frames in points in the coordinates of their superviews.
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
