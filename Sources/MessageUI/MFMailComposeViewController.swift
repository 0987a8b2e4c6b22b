public import UIKit

/// A controller with which the user writes a mail. Nothing can be sent here: it shows an empty page below a bar.
///
/// An app sets the parts of the mail by methods. A test reads them from the properties, which Apple's class does not have, and ends
/// the controller by ``finish(_:error:)``.
open class MFMailComposeViewController: UINavigationController {
  /// A file that is sent with a mail.
  nonisolated public struct Attachment: Hashable, Sendable {
    /// The content of the file.
    public let data: Data
    /// The MIME type of the content.
    public let mimeType: String
    /// The name of the file.
    public let fileName: String
  }

  /// The object that is notified of the end. It is not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// The subject that the app set.
  public private(set) var subject = ""
  /// The receivers that the app set.
  public private(set) var toRecipients: [String] = []
  /// The receivers of a copy that the app set.
  public private(set) var ccRecipients: [String] = []
  /// The receivers of a hidden copy that the app set.
  public private(set) var bccRecipients: [String] = []
  /// The text that the app set.
  public private(set) var messageBody = ""
  /// Whether the text is a web page.
  public private(set) var isMessageBodyHTML = false
  /// The files that the app added, in their order.
  public private(set) var attachments: [Attachment] = []
  /// The address of the sender that the app set.
  public private(set) var preferredSendingEmailAddress = ""

  /// Returns false: no mail can be sent.
  open class func canSendMail() -> Bool { false }

  /// Sets the subject.
  open func setSubject(_ subject: String) {
    self.subject = subject
    topViewController?.title = subject
  }
  /// Sets the receivers; nil for none.
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
  /// Sets the receivers of a copy; nil for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
  /// Sets the receivers of a hidden copy; nil for none.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    self.bccRecipients = bccRecipients ?? []
  }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    (messageBody, isMessageBodyHTML) = (body, isHTML)
  }
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {
    attachments.append(Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }
  /// Sets the address of the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    preferredSendingEmailAddress = emailAddress
  }

  /// Shows the empty page, with an item that cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.title = subject
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) }
    )
    viewControllers = [page]
  }

  /// Notifies the delegate, as if the user ended the controller. As on Apple's platforms, it is the delegate that dismisses the
  /// controller.
  public func finish(_ result: MFMailComposeResult, error: (any Error)? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}

/// The ways in which the user ends a mail.
nonisolated public enum MFMailComposeResult: Int, Sendable {
  /// It was discarded.
  case cancelled = 0
  /// It was kept for later.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// An object that is notified of the end of a mail. The method has a default implementation.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the user ended the mail. The delegate dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
