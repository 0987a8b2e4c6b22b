import Expectations
import Foundation
import Testing

/// Compiles code with the names of Swift 4, in its mode and in the next one.
@Suite struct FormerNamesTests {
  private static let code = """
    import UIKit
    @MainActor func use(_ view: UIView, _ controller: UIViewController) {
      view.accessibilityTraits = UIAccessibilityTraitButton
      view.accessibilityTraits |= UIAccessibilityTraitSelected
      view.accessibilityTraits &= ~UIAccessibilityTraitSelected
      let style: UITableViewCellStyle = .subtitle
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.accessoryType = UITableViewCellAccessoryType.checkmark
      cell.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(1, 2, 3, 4))
      let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
      wheel.activityIndicatorViewStyle = .white
      let state: UIControlState = .normal
      let events: UIControlEvents = .touchUpInside
      let options: UIViewAnimationOptions = [.curveEaseIn]
      let names = [NSNotification.Name.UIKeyboardWillShow, .UIApplicationDidBecomeActive]
      let key = UIKeyboardFrameEndUserInfoKey
      let curve = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
      let size = view.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
      let data = UIImagePNGRepresentation(UIImage())
      let height = UITableViewAutomaticDimension + UIViewNoIntrinsicMetric
      let kind = UICollectionElementKindSectionHeader
      let line = NSUnderlineStyle.styleSingle.rawValue
      let item: UIBarButtonSystemItem = .done
      let sheet: UIAlertControllerStyle = .actionSheet
      controller.addChildViewController(UIViewController())
      controller.childViewControllers.first?.didMove(toParentViewController: controller)
      controller.childViewControllers.first?.removeFromParentViewController()
      view.bringSubview(toFront: wheel)
      view.sendSubview(toBack: wheel)
      _ = (state, events, options, names, key, curve, size, data, height, kind, line, item, sheet)
    }
    """

  private func messages(inMode version: String) throws -> [String] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("FormerNames-\(UUID().uuidString).swift")
    try Self.code.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", version, "-I",
      products.appendingPathComponent("Modules").path, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).components(separatedBy: "\n")
      .filter { $0.contains("error: ") }
  }

  @Test func `code in Swift 4 mode finds the former names`() throws {
    expectEqual(try messages(inMode: "4"), [])
  }

  @Test func `in Swift 5 mode the compiler proposes the present names`() throws {
    let messages = try messages(inMode: "5")
    func proposes(_ old: String, _ new: String) -> Bool {
      messages.contains { $0.contains("'\(old)' has been renamed to '\(new)'") }
    }
    expectTrue(proposes("UIAccessibilityTraitButton", "UIAccessibilityTraits.button"))
    expectTrue(proposes("UITableViewCellStyle", "UITableViewCell.CellStyle"))
    expectTrue(proposes("UIEdgeInsetsMake", "UIEdgeInsets(top:left:bottom:right:)"))
    expectTrue(proposes("init(activityIndicatorStyle:)", "init(style:)"))
    expectTrue(proposes("addChildViewController", "addChild(_:)"))
    expectTrue(proposes("UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"))
    expectTrue(
      messages.allSatisfy { message in
        ["renamed", "replaced", "unavailable"].contains { message.contains($0) }
      }
    )
  }
}
