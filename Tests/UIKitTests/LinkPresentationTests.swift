import Expectations
import LinkPresentation
import Testing
import UIKit

@Suite struct LinkPresentationTests {
  @Test func `the metadata of a shared item keep what the app sets`() {
    let metadata = Report().activityViewControllerLinkMetadata(
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    )
    expectEqual(metadata?.title, "Report")
    expectEqual(metadata?.url?.path, "/report")
    expectTrue(metadata?.imageProvider != nil && metadata?.iconProvider == nil)
  }

  private final class Report: UIActivityItemProvider {
    init() { super.init(placeholderItem: "") }

    override func activityViewControllerLinkMetadata(
      _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.title = "Report"
      metadata.url = URL(string: "https://example.com/report")
      metadata.imageProvider = NSItemProvider(object: UIImage())
      return metadata
    }
  }
}
