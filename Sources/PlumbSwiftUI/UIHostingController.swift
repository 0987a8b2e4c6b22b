#if Port
  /// A controller that shows a view of SwiftUI.
  ///
  /// Views that represent a view or a controller of UIKit are shown, each filling the view of the hosting controller, the first one
  /// behind the others; so are those in bodies. All other content of SwiftUI is missing: without a representable the view is empty.
  open class UIHostingController<Content: View>: UIViewController {
    /// The view of SwiftUI. A new one is shown at once.
    open var rootView: Content { didSet { if isViewLoaded { updateContent() } } }
    /// Which sizes of the content become sizes of the controller. Stored without an effect here.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// Which safe areas the content respects. Stored without an effect here.
    open var safeAreaRegions = SafeAreaRegions.all

    /// The views of UIKit, from back to front.
    private var hosted: [HostedView] = []

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive that shows a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }

    /// Creates nothing: an archive has no view of SwiftUI.
    public required dynamic init?(coder aDecoder: NSCoder) { nil }

    /// Makes the view with the content.
    open override func loadView() {
      super.loadView()
      view.backgroundColor = .systemBackground
      updateContent()
    }

    /// Returns the smallest size of the content within a size, in points: the largest fitting size of its views of UIKit.
    open func sizeThatFits(in size: CGSize) -> CGSize {
      loadViewIfNeeded()
      return hosted.map { $0.view.systemLayoutSizeFitting(size) }.reduce(.zero) { result, next in
        CGSize(
          width: min(size.width, max(result.width, next.width)),
          height: min(size.height, max(result.height, next.height))
        )
      }
    }

    private func updateContent() {
      let last = hosted
      hosted = HostedView.views(of: rootView, reusing: last)
      for old in last where !hosted.contains(where: { $0 === old }) {
        old.controller?.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.controller?.removeFromParent()
        old.dismantle()
      }
      for new in hosted {
        let isKnown = last.contains { $0 === new }
        if !isKnown, let controller = new.controller { addChild(controller) }
        if !isKnown {
          new.view.frame = view.bounds
          new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.addSubview(new.view)
        if !isKnown { new.controller?.didMove(toParent: self) }
      }
    }
  }

  /// The sizes of the content of a hosting controller that become its own.
  nonisolated public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content's size is the controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The content's size is the view's intrinsic size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  }

  /// Parts of the screen that content avoids.
  nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the regions.
    public let rawValue: UInt

    /// Creates regions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bars and the edges of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
  }
#endif
