import Expectations
import Testing
import WidgetKit

@Suite struct WidgetKitTests {
  @Test func `there are no widgets`() async throws {
    var counts: [Int?] = []
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "notes")
    WidgetCenter.shared.getCurrentConfigurations { counts.append((try? $0.get())?.count) }
    counts.append(try await WidgetCenter.shared.currentConfigurations().count)
    expectEqual(counts, [0, 0])
  }
}
