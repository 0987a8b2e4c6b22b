import PlumbSwiftUI
import Testing

/// What view code of UIKit asks of SwiftUI: a controller that shows a view, here by views of UIKit.
@MainActor @Suite struct UIHostingControllerTests {
  /// A label, as an app's stand-in for a view of SwiftUI shows it.
  private struct Title: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
  }

  private struct Card: View {
    let text: String
    var hasBadge = false

    var body: some View {
      Title(text: text)
      if hasBadge { Badge() } else { EmptyView() }
    }
  }

  private struct Badge: UIViewControllerRepresentable {
    final class Owner { var isEnded = false }
    final class Controller: UIViewController { var owner: Owner? }

    func makeCoordinator() -> Owner { Owner() }
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.owner = context.coordinator
    }
    static func dismantleUIViewController(_ controller: Controller, coordinator: Owner) {
      coordinator.isEnded = true
    }
  }

  private func show<Content: View>(_ root: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: root)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    return controller
  }

  @Test func `a representable of a body fills the view`() {
    let controller = show(Card(text: "Milk"))
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Milk"])
    #expect(labels.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func `a new root view changes the views of the last one`() {
    let controller = show(Card(text: "Milk"))
    let label = controller.view.subviews.first
    controller.rootView = Card(text: "Bread", hasBadge: true)
    #expect(controller.view.subviews.first === label)
    #expect((label as? UILabel)?.text == "Bread")
    #expect(controller.view.subviews.count == 2)
    let badge = controller.children.first as? Badge.Controller
    #expect(badge?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(badge?.parent === controller)
    controller.rootView = Card(text: "Bread")
    #expect(controller.view.subviews == [label])
    #expect(controller.children.isEmpty)
    #expect(badge?.owner?.isEnded == true)
  }

  @Test func `a size that fits is that of the views of UIKit, and zero without any`() {
    let controller = show(Card(text: "Milk"))
    let label = UILabel()
    label.text = "Milk"
    #expect(
      controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == label.intrinsicContentSize
    )
    #expect(show(EmptyView()).sizeThatFits(in: CGSize(width: 200, height: 100)) == .zero)
  }

  private struct Dimmed: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  @Test func `conditions, groups, erased and modified views show what they contain`() {
    let view = Group {
      AnyView(Title(text: "A"))
      Title(text: "B").modifier(Dimmed())
      Optional(Title(text: "C"))
    }
    #expect(show(view).view.subviews.map { ($0 as? UILabel)?.text } == ["A", "B", "C"])
  }

  private struct Counter: View {
    @State var count = 1
    @Binding var name: String
    @Environment(\.isEnabled) var isEnabled

    var body: some View { Title(text: "\(name) \(count) \(isEnabled)") }
  }

  @Test func `state, bindings and values of the surroundings are read`() {
    var name = "taps"
    let counter = Counter(
      name: Binding {
        name
      } set: {
        name = $0
      }
    )
    counter.count = 2
    counter.$name.wrappedValue = "clicks"
    #expect((show(counter).view.subviews.first as? UILabel)?.text == "clicks 2 true")
  }

  private final class Model: ObservableObject { var titles = ["One"] }

  private struct List: View {
    @ObservedObject var model: Model
    @StateObject var own = Model()

    var body: some View { Title(text: model.titles[0] + own.titles[0]) }
  }

  @Test func `objects are read and changed by bindings`() {
    let model = Model()
    let list = List(model: model)
    list.$model.titles.wrappedValue = ["Two"]
    list.$own.titles.wrappedValue = ["Three"]
    #expect(model.titles == ["Two"])
    #expect((show(list).view.subviews.first as? UILabel)?.text == "TwoThree")
  }

  @Test func `colours become those of UIKit`() {
    #expect(UIColor(Color(.red)).resolvedColor(with: .init()) == .red)
    #expect(UIColor(Color(red: 1, green: 0, blue: 0, opacity: 0.5)).cgColor.alpha == 0.5)
  }
}
