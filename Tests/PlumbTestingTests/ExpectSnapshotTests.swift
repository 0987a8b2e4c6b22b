import Expectations
import Foundation
import Plumb
import Testing

@testable import PlumbTesting

@Suite struct ExpectSnapshotTests {
  private let folder = NSTemporaryDirectory() + "plumb-snapshots-\(UUID().uuidString)"
  private var path: String { folder + "/Card/card.txt" }

  private final class Card: UIView {
    let title = UIView(frame: CGRect(x: 12, y: 12, width: 80, height: 20))
    let badge = UIView(frame: CGRect(x: 280, y: 16, width: 24, height: 24))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      addSubview(title)
      addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func message(_ view: UIView, tolerance: CGFloat = 0.01, isRecording: Bool = false)
    -> String?
  {
    SnapshotFile(path: path).compare(view, tolerance: tolerance, isRecording: isRecording)?.message
      .replacingOccurrences(of: folder, with: "FOLDER")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/Card",
      withIntermediateDirectories: true
    )
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func `a missing snapshot is written, and agrees from then on`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let card = Card()
    expectEqual(
      message(card),
      "There was no snapshot FOLDER/Card/card.txt. It is written now: check its frames, and run the test again."
    )
    expectEqual(
      try String(contentsOfFile: path, encoding: .utf8),
      """
      plumb snapshot 1
      Card (0, 0, 320, 200)
        title (12, 12, 80, 20)
        badge (280, 16, 24, 24)

      """
    )
    expectTrue(message(card) == nil)
  }

  @Test func `a difference lists what moved, appeared and disappeared`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let card = Card()
    _ = message(card)
    card.title.frame = CGRect(x: 12, y: 16, width: 100, height: 20)
    card.badge.removeFromSuperview()
    card.addSubview(UILabel())
    expectEqual(
      message(card),
      """
      The layout differs from the snapshot card.txt:
        title moved from (12, 12, 80, 20) to (12, 16, 100, 20): 4 lower, 20 wider
        badge disappeared from (280, 16, 24, 24)
        UILabel appeared at (0, 0, 0, 0)
      If this is intended, run the test with PLUMB_RECORD=1.
      """
    )
    expectTrue(message(card, isRecording: true) == nil)
    expectTrue(message(card) == nil)
  }

  @Test func `numbers may differ by the tolerance`() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let card = Card()
    _ = message(card)
    card.title.frame.origin.x += 0.4
    expectTrue(message(card, tolerance: 0.5) == nil)
    expectTrue(message(card)?.contains("title moved from (12, 12, 80, 20)") == true)
  }

  @Test func `files that are no snapshots, broken or of another version say what to do`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let card = Card()
    let cure = "Run the test with PLUMB_RECORD=1 to record it anew."
    try write("")
    expectEqual(
      message(card),
      "The snapshot FOLDER/Card/card.txt is no snapshot: its first line is not `plumb snapshot 1`. \(cure)"
    )
    try write("plumb snapshot 1\nCard (0, 0, 320, 200)\n  title (12, 12\n")
    expectEqual(
      message(card),
      "The snapshot FOLDER/Card/card.txt is broken: line 3 is not a name with a frame. \(cure)"
    )
    try write("plumb snapshot 7\n")
    expectEqual(
      message(card),
      "The snapshot FOLDER/Card/card.txt has the format 7, and this version of Plumb reads 1. \(cure)"
    )
  }

  @Test func `a file that cannot be read or written says what to do`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let card = Card()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    expectEqual(
      message(card),
      "The snapshot FOLDER/Card/card.txt cannot be read. Replace it by a readable text file: delete it, and run the test again."
    )
    expectEqual(
      message(card, isRecording: true),
      "The snapshot FOLDER/Card/card.txt cannot be written. Give the test the right to write it and its folder, or record it on "
        + "another machine."
    )
  }

  @Test func `lines of any depth and name are read as they were written`() throws {
    let root = UIView(frame: CGRect(x: 0.5, y: -1, width: 1.0 / 3, height: 2e20))
    var view = root
    for _ in 0..<50 {
      let inner = UILabel()
      inner.text = "a (1, 2)\n+3 x"
      view.addSubview(inner)
      view = inner
    }
    let snapshot = LayoutSnapshot(root)
    let read = try LayoutSnapshot(text: snapshot.text)
    expectEqual(read.rows.map(\.depth), snapshot.rows.map(\.depth))
    expectEqual(read.rows.map(\.name), snapshot.rows.map(\.name))
    expectEqual(read.differences(from: snapshot, tolerance: 0), [])
  }

  @Test func `a test with arguments is told that they share a snapshot`() {
    func isTold(named name: String? = nil, function: String) -> Bool {
      // A folder in which nothing can be written.
      let messages = failures {
        expectSnapshot(
          of: Card(),
          named: name,
          filePath: "/dev/null/Card.swift",
          function: function
        )
      }
      return messages.contains {
        $0.hasSuffix(
          "\nAll arguments of the test share this snapshot. Give each its own name: expectSnapshot(of: view, named: \"…\")."
        )
      }
    }
    expectTrue(isTold(function: "cards(width:)"))
    expectTrue(!isTold(named: "narrow", function: "cards(width:)"))
    expectTrue(!isTold(function: "cards()"))
  }

  @Test func `a view without a size is no snapshot`() {
    let view = UIView()
    view.snp.setLabel("card")
    expectEqual(
      failures { expectSnapshot(of: view, filePath: "/dev/null/Card.swift") },
      [
        "`card` has no size: it is 0 wide and 0 high. Give it a frame before expectSnapshot, or add it to a view or window that lays it "
          + "out."
      ]
    )
  }

  @Test func `two snapshots without names in one test are a mistake`() {
    func mistakes(named name: String?, file: StaticString) -> [String] {
      failures {
        for line: UInt in [10, 10, 20] {
          expectSnapshot(of: Card(), named: name, filePath: file, line: line)
        }
      }
      .filter { $0.contains("snapshots in lines") }
    }
    expectEqual(
      mistakes(named: nil, file: "/dev/null/Twice.swift"),
      [
        "The snapshots in lines 10 and 20 have no names, and would be one file. Give each its own: "
          + "expectSnapshot(of: view, named: \"…\")."
      ]
    )
    // A layout that returns to where it was.
    expectEqual(mistakes(named: "start", file: "/dev/null/Twice.swift"), [])
  }

  @Test func `frames and a picture of one test are two files`() {
    let card = Card()
    func problem(extension ending: String, line: UInt) -> String? {
      SnapshotPlace(CallSite(#fileID, "/dev/null/Both.swift", line, 1, "both()"), named: nil)
        .problem(of: card, extension: ending)
    }
    expectTrue(problem(extension: "txt", line: 1) == nil)
    expectTrue(problem(extension: "png", line: 2) == nil)
    expectTrue(problem(extension: "png", line: 3) != nil)
  }

  @Test func `the snapshot of this test is beside it`() {
    expectSnapshot(of: Card())
  }
}
