import AutoLayout
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
    #expect(command.input == "UIKeyInputEscape" && command.modifierFlags == .command)
    #expect(UIApplication.shared.sendAction(command.action, to: editor, from: command, for: nil))
    #expect(editor.isClosed)
    #expect(UIView().keyCommands == nil)
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
    #expect(menu.children.first?.title == "Close")
    #expect(command.attributes == .destructive && command.state == .on)
    let attributes: UIAction.Attributes = command.attributes
    #expect(attributes == UIMenuElement.Attributes.destructive)
  }
}
