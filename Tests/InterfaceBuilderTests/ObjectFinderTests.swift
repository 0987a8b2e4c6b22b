import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct ObjectFinderTests {
  private let text = F.storyboard(
    device: "retina4_7",
    """
    <tableViewController id="controller">
    <tableView key="view" id="table">\(F.rect("0 0 375 667"))
    <view key="tableHeaderView" id="header">\(F.rect("0 0 375 50"))</view>
    <prototypes>
    <tableViewCell id="cell" reuseIdentifier="Row">\(F.rect("0 50 375 44"))
    <tableViewCellContentView key="contentView" id="content">\(F.rect("0 0 375 43.5"))
    <subviews>\(F.view("a"))</subviews>
    \(F.constraints(F.pin("a", "leading", "content", "leading"), F.pin("a", "trailing", "content", "trailing"), F.pin("a", "top", "content", "top"), F.pin("a", "bottom", "content", "bottom")))
    </tableViewCellContentView></tableViewCell>
    </prototypes>
    <sections><tableViewSection id="section"><cells>
    <tableViewCell id="static">\(F.rect("0 94 375 44"))
    <tableViewCellContentView key="contentView" id="staticContent">\(F.rect("0 0 375 44"))</tableViewCellContentView>
    </tableViewCell></cells></tableViewSection></sections>
    </tableView></tableViewController>
    """,
    """
    <viewController id="second"><view key="view" id="view">\(F.rect("0 0 375 667"))
    <subviews>
    <collectionView id="grid">\(F.rect("0 0 375 300"))<cells>
    <collectionViewCell id="item">\(F.rect("10 20 100 40"))
    <view key="contentView">\(F.rect("0 0 100 40"))
    <subviews>\(F.view("b"))</subviews></view>
    \(F.constraints(F.pin("b", "centerX", "item", "centerX"), F.pin("b", "centerY", "item", "centerY"), "firstItem=\"b\" firstAttribute=\"width\" constant=\"30\"", "firstItem=\"b\" firstAttribute=\"height\" constant=\"10\""))
    </collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" id="title">\(F.rect("0 0 375 20"))</collectionReusableView>
    </collectionView>
    </subviews></view></viewController>
    """
  )

  @Test
  func `controllers' views, cells, headers and reusable views are objects`()
    throws
  {
    let document = try read(text)
    expectEqual(
      document.objects.map { "\($0.id) \($0.kind) \($0.listID ?? "-")" },
      [
        "table controllerView -", "header tableHeader table", "content tableCell table",
        "staticContent tableCell table", "view controllerView -",
        "item/contentView collectionCell grid",
        "title reusableView grid",
      ]
    )
    expectEqual(document.object("controller")?.id, "table")
    expectEqual(document.object("cell")?.id, "content")
    expectTrue(document.object("none") == nil)
    expectEqual(document.objects[2].name, "Row")
    let all = try frames(text)
    expectEqual(all["a"], CGRect(0, 0, 375, 43.5))
    expectEqual(all["b"], CGRect(35, 15, 30, 10))
  }

  @Test func `rows are shown in their lists where the file has them`() throws {
    let document = try read(text)
    let layouts = document.objects.map { InterfaceCanvas().layOut($0, of: document) }
    for layout in layouts { layout.show(layouts) }
    expectEqual(
      layouts[0].view.subviews.map(\.frame),
      [
        CGRect(0, 0, 375, 50), CGRect(0, 50, 375, 44), CGRect(0, 94, 375, 44),
      ]
    )
    expectEqual(layouts[4].view(withID: "grid")?.subviews.first?.frame, CGRect(10, 20, 100, 40))
  }

  @Test func `rows are as wide as the device`() throws {
    let wide = try frames(text) { $0.device = Device(named: "iphone 11") }
    expectEqual(wide["table"], CGRect(0, 0, 414, 896))
    expectEqual(wide["content"], CGRect(0, 0, 414, 43.5))
    expectEqual(wide["a"]?.width, 414)
  }
}
