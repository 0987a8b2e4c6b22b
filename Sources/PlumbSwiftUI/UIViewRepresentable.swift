#if Port
  /// A view of SwiftUI that shows a view of UIKit.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The object that connects the view with others, for example as its delegate.
    associatedtype Coordinator = Void
    /// The values with which the view is made and changed.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view. Called once.
    func makeUIView(context: Context) -> UIViewType
    /// Changes the view: after it was made, and after each change of the hosting controller's root view.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is no longer shown.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator. Called once, before the view is made.
    func makeCoordinator() -> Coordinator
    /// Returns the view's size in points for a proposed one; nil for that of the view itself. Nothing asks it here: the view fills the
    /// controller's view.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  extension UIViewRepresentable {
    /// Returns nil.
    public func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIViewType,
      context: Context
    ) -> CGSize? { nil }
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
  }

  /// The size that a container proposes, in points; nil where the view is to choose.
  nonisolated public struct ProposedViewSize: Equatable, Sendable {
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?
    /// Nothing.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As much as the view likes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// All there is.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Creates the proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  /// A view of SwiftUI that shows a controller of UIKit.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The object that connects the controller with others, for example as its delegate.
    associatedtype Coordinator = Void
    /// The values with which the controller is made and changed.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller. Called once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Changes the controller: after it was made, and after each change of the hosting controller's root view.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is no longer shown.
    static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType,
      coordinator: Coordinator
    )
    /// Makes the coordinator. Called once, before the controller is made.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType,
      coordinator: Coordinator
    ) {}
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
  }

  /// The values with which a representable makes and changes a view.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the representable made.
    public let coordinator: Representable.Coordinator
    /// The values of the surroundings.
    public var environment = EnvironmentValues()
    /// How changes are animated. Not animated here.
    public var transaction = Transaction()
  }

  /// The values with which a representable makes and changes a controller.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the representable made.
    public let coordinator: Representable.Coordinator
    /// The values of the surroundings.
    public var environment = EnvironmentValues()
    /// How changes are animated. Not animated here.
    public var transaction = Transaction()
  }

  /// How a change is animated. Nothing is animated here.
  nonisolated public struct Transaction {
    /// Whether views animate nothing of the change.
    public var disablesAnimations = false

    /// Creates a transaction.
    public init() {}
  }
#endif
