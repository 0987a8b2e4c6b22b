#if Port
  /// A change of a view.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the changed view.
    @ViewBuilder func body(content: Content) -> Body
  }

  /// The view that a modifier changes.
  nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ViewContainer {
    /// The view has no body.
    public typealias Body = Never
    let content: [any View]

    init(content: [any View]) { self.content = content }
  }

  /// A view that a modifier has changed.
  nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a changed view.
    public init(content: Content, modifier: Modifier) {
      (self.content, self.modifier) = (content, modifier)
    }
  }

  extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The changed view.
    public var body: Modifier.Body { modifier.body(content: .init(content: [content])) }
  }

  extension View {
    /// Returns the view, changed by a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
      ModifiedContent(content: self, modifier: modifier)
    }

    /// Returns the view itself: views read the default values of the surroundings here.
    public func environment<Value>(
      _ path: WritableKeyPath<EnvironmentValues, Value>,
      _ value: Value
    ) -> Self { self }

    /// Returns the view itself: it gets no object here.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self { self }
  }

  /// Views that Xcode shows beside a source. Here they are not made.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
  }
#endif
