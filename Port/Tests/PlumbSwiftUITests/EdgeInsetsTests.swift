import PlumbSwiftUI
import Testing

@Suite struct EdgeInsetsTests {
  @Test func `distances of SwiftUI and UIKit become each other`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let margins = NSDirectionalEdgeInsets(insets)
    #expect(margins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(EdgeInsets(margins) == insets)
    #expect(EdgeInsets() == EdgeInsets(.zero))
    let inferred: NSDirectionalEdgeInsets = .init(
      .init(top: 8, leading: 0, bottom: -4, trailing: 0)
    )
    #expect(inferred.bottom == -4)
  }
}
