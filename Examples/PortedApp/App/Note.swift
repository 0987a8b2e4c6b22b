import Foundation

struct Note {
  var title: String
  var text: String
  var isPinned = false

  static let examples = [
    Note(title: "Groceries", text: "Bread, milk, apples", isPinned: true),
    Note(title: "Ideas", text: "A layout engine that says what is wrong"),
  ]
}
