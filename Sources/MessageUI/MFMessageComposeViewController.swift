public import UIKit

/// A controller with which the user writes a message. Nothing can be sent here: it shows an empty page below a bar.
///
/// A test ends the controller by ``finish(_:)``.
open class MFMessageComposeViewController: UINavigationController {
  /// The object that is notified of the end. It is not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The telephone numbers of the receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Whether the user may add files.
  open private(set) var allowsAttachments = true
  /// The files that the app added, as their addresses and names.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Returns false: no message can be sent.
  open class func canSendText() -> Bool { false }
  /// Returns false: no subject can be sent.
  open class func canSendSubject() -> Bool { false }
  /// Returns false: no file can be sent.
  open class func canSendAttachments() -> Bool { false }
  /// Returns false: no file can be sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Forbids the user to add files.
  open func disableUserAttachments() { allowsAttachments = false }

  /// Adds a file.
  ///
  /// - Returns: Whether it was added.
  open func addAttachmentURL(
    _ attachmentURL: URL,
    withAlternateFilename alternateFilename: String?
  ) -> Bool {
    add([
      MFMessageComposeViewControllerAttachmentURL: attachmentURL,
      MFMessageComposeViewControllerAttachmentAlternateFilename: alternateFilename
        ?? attachmentURL.lastPathComponent,
    ])
  }

  /// Adds a file.
  ///
  /// - Returns: Whether it was added.
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool {
    add([MFMessageComposeViewControllerAttachmentAlternateFilename: filename])
  }

  private func add(_ attachment: [AnyHashable: Any]) -> Bool {
    attachments = (attachments ?? []) + [attachment]
    return true
  }

  /// Shows the empty page, with an item that cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) }
    )
    viewControllers = [page]
  }

  /// Notifies the delegate, as if the user ended the controller. As on Apple's platforms, it is the delegate that dismisses the
  /// controller.
  public func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// The ways in which the user ends a message.
nonisolated public enum MessageComposeResult: Int, Sendable {
  /// It was discarded.
  case cancelled = 0
  /// It was sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// An object that is notified of the end of a message.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when the user ended the message. The delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// The key of a file's address.
nonisolated public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The key of a file's name.
nonisolated public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
