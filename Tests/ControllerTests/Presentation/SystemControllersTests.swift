import AutoLayout
import Expectations
import Foundation
import Testing

/// The controllers of the system that offer services, files and pictures.
@Suite struct SystemControllersTests {
  private let root = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `a chosen service dismisses the controller and calls the handler`() {
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var calls: [String] = []
    controller.completionWithItemsHandler = { type, isCompleted, _, _ in
      calls.append("\(type?.rawValue ?? "none") \(isCompleted)")
    }
    root.present(controller, animated: true)
    expectTrue(root.presentedViewController === controller)
    controller.choose(.copyToPasteboard)
    expectTrue(root.presentedViewController == nil)
    root.present(controller, animated: true)
    controller.choose(nil)
    expectEqual(calls, ["com.apple.UIKit.activity.CopyToPasteboard true", "none false"])
  }

  @Test func `a service of the app runs if it accepts the data`() {
    final class Count: UIActivity {
      var count = 0
      override var activityType: ActivityType? { ActivityType("count") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.count == 2
      }
      override func perform() { count += 1 }
    }
    let activity = Count()
    for items in [[1], [1, 2]] {
      let controller = UIActivityViewController(
        activityItems: items,
        applicationActivities: [activity]
      )
      controller.choose(UIActivity.ActivityType("count"))
    }
    expectEqual(activity.count, 1)
  }

  @Test func `picked files are passed to the delegate`() {
    final class Log: UIDocumentPickerDelegate {
      var calls: [String] = []
      func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
      ) { calls.append(urls.map(\.lastPathComponent).joined()) }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        calls.append("cancelled")
      }
    }
    let log = Log()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = log
    root.present(picker, animated: false)
    picker.pick([URL(fileURLWithPath: "/notes/a.txt")])
    expectTrue(root.presentedViewController == nil)
    picker.pick([])
    expectTrue(log.calls == ["a.txt", "cancelled"] && picker.documentPickerMode == .import)
    let url = URL(fileURLWithPath: "/notes/a.txt")
    let mover = UIDocumentPickerViewController(forExporting: [url])
    expectEqual(mover.documentPickerMode, .moveToService)
  }

  @Test func `there is no source of pictures, and a delegate can be set`() {
    final class Delegate: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
    let (picker, delegate) = (UIImagePickerController(), Delegate())
    picker.delegate = delegate
    picker.sourceType = .camera
    expectTrue(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    expectTrue(picker.delegate === delegate && picker.sourceType == .camera)
  }
}
