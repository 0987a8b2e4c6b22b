import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct SectionHeaderTopPaddingTests {
  private func rows(_ padding: CGFloat?, titles: [Int: String] = [0: "A", 1: "B"]) -> Rows {
    let rows = Rows([[100, 100], [100, 100, 100, 100, 100]])
    rows.titles = titles
    rows.table.estimatedRowHeight = 0
    rows.table.estimatedSectionHeaderHeight = 0
    if let padding { rows.table.sectionHeaderTopPadding = padding }
    rows.root.layoutIfNeeded()
    return rows
  }

  private func header(_ rows: Rows, _ section: Int) -> CGRect {
    rows.table.rectForHeader(inSection: section)
  }

  @Test func `each header has free room above it`() {
    let (plain, padded) = (rows(nil), rows(20))
    let height = header(plain, 0).height
    expectTrue(header(plain, 0).minY == 0 && height > 0)
    expectEqual(header(padded, 0), CGRect(x: 0, y: 20, width: 320, height: height))
    expectEqual(padded.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 20 + height)
    expectEqual(header(padded, 1).minY, 2 * (20 + height) + 200 - height)
    expectEqual(padded.table.contentSize.height, plain.table.contentSize.height + 40)
    expectEqual(padded.table.headerView(forSection: 0)?.frame, header(padded, 0))
    expectEqual(
      padded.table.rect(forSection: 0),
      CGRect(x: 0, y: 0, width: 320, height: 220 + height)
    )
  }

  @Test func `a section without a header has no free room`() {
    let (plain, padded) = (rows(nil, titles: [:]), rows(20, titles: [:]))
    expectEqual(padded.table.contentSize, plain.table.contentSize)
    expectEqual(padded.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 200)
  }

  @Test func `the room scrolls away while the header floats`() {
    let padded = rows(20)
    padded.table.contentOffset.y = 10
    padded.root.layoutIfNeeded()
    expectEqual(header(padded, 0).minY, 20)
    padded.table.contentOffset.y = 60
    padded.root.layoutIfNeeded()
    expectEqual(header(padded, 0).minY, 60)
    expectEqual(padded.table.headerView(forSection: 0)?.frame.minY, 60)
  }

  @Test func `a change of the room lays the table out again`() {
    let padded = rows(20)
    let before = padded.table.contentSize
    padded.table.sectionHeaderTopPadding = 0
    padded.root.layoutIfNeeded()
    expectEqual(padded.table.contentSize.height, before.height - 40)
  }
}
