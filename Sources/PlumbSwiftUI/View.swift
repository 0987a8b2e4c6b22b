#if Port
  /// A view of SwiftUI. Here it is nothing but its body: there are no views with content of their own other than those of UIKit.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public protocol View {
    /// The type of the body; `Never` for a view without one.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }
  }

  extension Never: View {
    /// No view.
    public var body: Never { fatalError("Never has no body.") }
  }

  extension View where Body == Never {
    /// Not called: the view has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
  }

  /// A view without content.
  nonisolated public struct EmptyView: View {
    /// The view has no body.
    public typealias Body = Never

    /// Creates the view.
    public init() {}
  }

  /// A view of any type.
  nonisolated public struct AnyView: View, ViewContainer {
    /// The view has no body.
    public typealias Body = Never
    let content: [any View]

    /// Creates a view of a view.
    public init<Content: View>(_ view: Content) { content = [view] }

    /// Creates a view of a view.
    public init<Content: View>(erasing view: Content) { self.init(view) }
  }

  /// Several views, as one.
  nonisolated public struct TupleView<Views>: View, ViewContainer {
    /// The view has no body.
    public typealias Body = Never
    /// The views.
    public var value: Views
    let content: [any View]

    /// Creates a view of several views.
    public init<each Content: View>(_ value: (repeat each Content))
    where Views == (repeat each Content) {
      self.value = value
      var content: [any View] = []
      repeat content.append(each value)
      self.content = content
    }
  }

  /// One of two views.
  nonisolated public struct _ConditionalContent<First: View, Second: View>: View, ViewContainer {
    /// The view has no body.
    public typealias Body = Never
    let content: [any View]

    init(first: First) { content = [first] }
    init(second: Second) { content = [second] }
  }

  extension Optional: View where Wrapped: View {
    /// The view has no body.
    public typealias Body = Never
  }

  /// A view of several views, for conditions and modifiers.
  nonisolated public struct Group<Content: View>: View, ViewContainer {
    /// The view has no body.
    public typealias Body = Never
    let content: [any View]

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = [content()] }
  }

  /// A view that consists of others.
  nonisolated protocol ViewContainer {
    var content: [any View] { get }
  }

  extension Optional: ViewContainer where Wrapped: View {
    var content: [any View] { map { [$0] } ?? [] }
  }

  /// Makes a view from the statements of a closure.
  @resultBuilder nonisolated public enum ViewBuilder {
    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns a view of several.
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    /// Returns the view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns the view of a condition.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view of a condition that is true.
    public static func buildEither<First: View, Second: View>(
      first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(first: first) }

    /// Returns the view of a condition that is false.
    public static func buildEither<First: View, Second: View>(
      second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(second: second) }

    /// Returns a view whose type is available on some systems only.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }
#endif
