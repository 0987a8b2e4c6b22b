#if Port
  /// A key of a value of the surroundings.
  nonisolated public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value that no view has set.
    static var defaultValue: Value { get }
  }

  /// Values of the surroundings. Each has its default value here.
  nonisolated public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates values that are all the default ones.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
      get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
      set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Ends the presentation of the view. Does nothing here.
    public var dismiss: DismissAction { DismissAction() }
    /// Opens an address: by the handler that was set, else not at all.
    public var openURL = OpenURLAction { _ in .discarded }
    /// Whether the view accepts the user's input. Here always true.
    public var isEnabled: Bool { true }
    /// Whether the view is presented. Here never.
    public var isPresented: Bool { false }
    /// The presentation of the view: there is none here.
    #if MainActor
      @MainActor
    #endif
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Whether the interface is light or dark. By default light.
    public var colorScheme = ColorScheme.light
    /// Whether the room for the view is wide. By default nil.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// Whether the room for the view is high. By default nil.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The direction in which views are laid out. By default from left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The number of pixels in a point. By default 1.
    public var displayScale: CGFloat = 1
  }

  /// Whether an interface is light or dark.
  nonisolated public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// Whether there is much room in an axis.
  nonisolated public enum UserInterfaceSizeClass: Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The direction in which views are laid out.
  nonisolated public enum LayoutDirection: CaseIterable, Sendable {
    /// The first view is at the left.
    case leftToRight
    /// The first view is at the right.
    case rightToLeft
  }

  /// The presentation of a view.
  nonisolated public struct PresentationMode {
    /// Whether the view is presented. Here never.
    public var isPresented: Bool { false }

    /// Does nothing here.
    public mutating func dismiss() {}
  }

  /// Ends the presentation of a view.
  nonisolated public struct DismissAction {
    /// Does nothing here.
    public func callAsFunction() {}
  }

  /// Opens an address by a handler.
  nonisolated public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result {
      private enum Outcome { case handled, discarded, system }
      private let outcome: Outcome

      /// The handler opened it.
      public static var handled: Result { Result(outcome: .handled) }
      /// It is not opened.
      public static var discarded: Result { Result(outcome: .discarded) }
      /// The system opens it: not here.
      public static var systemAction: Result { Result(outcome: .system) }
      /// The system opens an address instead: not here.
      public static func systemAction(_ url: URL) -> Result { systemAction }

      var isHandled: Bool { outcome == .handled }
    }
    private let handler: (URL) -> Result

    /// Creates an action with a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Calls the handler.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Calls the handler, and the completion with whether it opened the address.
    public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
      completion(handler(url).isHandled)
    }
  }

  /// A value of the surroundings. Each has its default value here.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    /// Creates a reference to a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

    /// The value.
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
  }
#endif
