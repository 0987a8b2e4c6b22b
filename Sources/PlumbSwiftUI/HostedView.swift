#if Port
  /// A view of UIKit that a hosting controller shows for a representable.
  #if MainActor
    @MainActor
  #endif
  final class HostedView {
    let view: UIView
    /// The controller of the view, for the representable of a controller.
    let controller: UIViewController?
    /// Changes the view by another representable, and returns whether that has the same type.
    let update: (any View) -> Bool
    /// Ends the representable after the view was removed.
    let dismantle: () -> Void

    private init(
      _ view: UIView,
      _ controller: UIViewController?,
      update: @escaping (any View) -> Bool,
      dismantle: @escaping () -> Void
    ) {
      (self.view, self.controller) = (view, controller)
      (self.update, self.dismantle) = (update, dismantle)
    }

    convenience init<Source: UIViewRepresentable>(_ source: Source) {
      let context = UIViewRepresentableContext<Source>(coordinator: source.makeCoordinator())
      let view = source.makeUIView(context: context)
      source.updateUIView(view, context: context)
      self.init(view, nil) { next in
        guard let next = next as? Source else { return false }
        next.updateUIView(view, context: context)
        return true
      } dismantle: {
        Source.dismantleUIView(view, coordinator: context.coordinator)
      }
    }

    convenience init<Source: UIViewControllerRepresentable>(_ source: Source) {
      let context = UIViewControllerRepresentableContext<Source>(
        coordinator: source.makeCoordinator()
      )
      let controller = source.makeUIViewController(context: context)
      source.updateUIViewController(controller, context: context)
      self.init(controller.view, controller) { next in
        guard let next = next as? Source else { return false }
        next.updateUIViewController(controller, context: context)
        return true
      } dismantle: {
        Source.dismantleUIViewController(controller, coordinator: context.coordinator)
      }
    }

    /// Returns the views of UIKit in a view and its body, from back to front, reusing those of the last root view in their order.
    static func views(of root: any View, reusing last: [HostedView]) -> [HostedView] {
      var unused = last[...]
      return representables(in: root).map { representable in
        if let place = unused.firstIndex(where: { $0.update(representable) }) {
          defer { unused.removeSubrange(...place) }
          return unused[place]
        }
        if let source = representable as? any UIViewRepresentable { return HostedView(source) }
        if let source = representable as? any UIViewControllerRepresentable {
          return HostedView(source)
        }
        preconditionFailure("\(representable) represents no view.")
      }
    }

    /// The representables in a view and its body, in the order of the source.
    private static func representables(in view: any View) -> [any View] {
      if view is any UIViewRepresentable || view is any UIViewControllerRepresentable {
        return [view]
      }
      if let container = view as? any ViewContainer {
        return container.content.flatMap(representables)
      }
      return body(of: view).map(representables) ?? []
    }

    private static func body<Content: View>(of view: Content) -> (any View)? {
      Content.Body.self == Never.self ? nil : view.body
    }
  }
#endif
