import AutoLayout
import Expectations
import Testing

@Suite struct UIKeyCommandTests {
  private final class Editor: UIViewController {
    var isClosed = false
    func close() { isClosed = true }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: UIKeyCommand.inputEscape,
          modifierFlags: .command,
          action: Selector("close", Editor.close)
        )
      ]
    }
  }

  @Test func `a responder lists the commands that it knows`() throws {
    let editor = Editor()
    let command = try #require(editor.keyCommands?.first)
    expectTrue(command.input == "UIKeyInputEscape" && command.modifierFlags == .command)
    expectTrue(UIApplication.shared.sendAction(command.action, to: editor, from: command, for: nil))
    expectTrue(editor.isClosed)
    expectTrue(UIView().keyCommands == nil)
  }

  @Test func `a command stands in a menu`() {
    let command = UIKeyCommand(
      title: "Close",
      action: Selector("close", Editor.close),
      input: "w",
      modifierFlags: [.command, .shift],
      attributes: .destructive,
      state: .on
    )
    let menu = UIMenu(title: "Window", children: [command])
    expectEqual(menu.children.first?.title, "Close")
    expectTrue(command.attributes == .destructive && command.state == .on)
    let attributes: UIAction.Attributes = command.attributes
    expectEqual(attributes, UIMenuElement.Attributes.destructive)
  }
}
