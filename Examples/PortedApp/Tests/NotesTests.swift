import Foundation
import InterfaceBuilder
@testable import Notes
import PlumbTesting
import Testing
import UIKit

@MainActor @Suite struct NotesTests {
  /// The app's folder, from where its sources, nib and storyboard are read.
  private static let app = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "App")

  /// Starts the app in a window of 390 × 844 points, and runs a test with its list.
  private func start(
    _ test: (NotesViewController, UINavigationController, UIWindow) throws -> Void
  ) throws {
    try throwingIssues {
      try LayoutEnvironment.current.with {
        $0.interfaceFiles = InterfaceFiles([Self.app], modules: ["Notes"])
      } run: {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = try #require(
          storyboard.instantiateInitialViewController() as? UINavigationController
        )
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        try test(
          try #require(navigation.topViewController as? NotesViewController),
          navigation,
          window
        )
      }
    }
  }

  private func labels(_ cell: UITableViewCell) -> [String?] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test func `the list shows the notes, in cells of the nib`() throws {
    try start { list, _, _ in
      let cells = list.tableView.visibleCells
      #expect(
        cells.map(labels) == [
          ["Groceries", "Bread, milk, apples"],
          ["Ideas", "A layout engine that says what is wrong"],
        ]
      )
      let pins = cells.compactMap { $0.contentView.subviews.last }
      #expect(pins.map(\.isHidden) == [false, true])
      #expect(pins[0].backgroundColor == .systemOrange)
      #expect(pins[0].layer.cornerRadius == 6)
      #expect(pins[0].frame.size == CGSize(width: 12, height: 12))
      #expect(pins[0].frame.maxX == 374)
      #expect(cells.allSatisfy { $0.contentView.subviews[0].frame.minX == 16 })
      #expect(list.navigationItem.title == "Notes")
    }
  }

  @Test func `the theme reaches the overrides in extensions`() throws {
    try start { list, _, _ in
      list.view.applyTheme()
      #expect(list.tableView.separatorColor == .systemTeal)
      let titles = list.tableView.visibleCells.compactMap {
        $0.contentView.subviews.first as? UILabel
      }
      #expect(titles.map(\.textColor) == [.systemIndigo, .systemIndigo])
    }
  }

  @Test func `holding a note pins it`() throws {
    try start { list, _, window in
      let cell = list.tableView.visibleCells[1]
      let touch = try #require(UITouch.begin(at: CGPoint(x: 100, y: 20), in: cell))
      touch.hold(for: 1)
      touch.end()
      window.layoutIfNeeded()
      #expect(list.tableView.visibleCells[1].contentView.subviews.last?.isHidden == false)
    }
  }

  @Test func `a note is edited on a screen of its own, and the change comes back`() throws {
    try start { list, navigation, window in
      UITouch.tap(list.tableView.visibleCells[1])
      window.layoutIfNeeded()
      let editor = try #require(navigation.topViewController as? NoteViewController)
      #expect(editor.titleField.text == "Ideas")
      let top = editor.view.safeAreaInsets.top
      #expect(editor.titleField.frame == CGRect(x: 16, y: top + 12, width: 286, height: 34))
      let buttons = editor.view.subviews.compactMap { $0 as? UIButton }
      UITouch.tap(buttons[0])
      #expect(editor.titleField.text == "")
      #expect(!buttons[1].isEnabled)
      editor.titleField.text = "Plans"
      editor.titleField.sendActions(for: .editingChanged)
      UITouch.tap(buttons[1])
      window.layoutIfNeeded()
      #expect(navigation.topViewController === list)
      #expect(labels(list.tableView.visibleCells[1]).first == "Plans")
    }
  }

  @Test func `tips are shown by a view of SwiftUI`() throws {
    try start { list, _, window in
      let tips = try #require(list.navigationItem.leftBarButtonItem)
      UIApplication.shared.sendAction(
        try #require(tips.action),
        to: tips.target,
        from: tips,
        for: nil
      )
      window.layoutIfNeeded()
      let host = try #require(list.presentedViewController)
      let label = try #require(host.view.subviews.first as? UILabel)
      #expect(label.text == "Tips\nHold a note to pin it")
      #expect(label.frame == host.view.bounds)
      #expect(label.bounds.width == 390)
    }
  }

  @Test func `a note is added by an alert`() throws {
    try start { list, _, window in
      let add = try #require(list.navigationItem.rightBarButtonItem)
      UIApplication.shared.sendAction(try #require(add.action), to: add.target, from: add, for: nil)
      let alert = try #require(list.presentedViewController as? UIAlertController)
      alert.textFields?.first?.text = "Music"
      alert.press(alert.actions[1])
      window.layoutIfNeeded()
      #expect(
        list.tableView.visibleCells.map { labels($0).first } == ["Music", "Groceries", "Ideas"]
      )
      #expect(Analytics.shared.events == ["added"])
    }
  }
}
