import Expectations
import MessageUI
import Testing

@Suite struct MessageUITests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()

  private final class Observer: MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var mails: [MFMailComposeResult] = []
    var messages: [MessageComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      mails.append(result)
      controller.dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController,
      didFinishWith result: MessageComposeResult
    ) {
      messages.append(result)
      controller.dismiss(animated: true)
    }
  }

  private func present(_ controller: UIViewController) {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    window.layoutIfNeeded()
  }

  @Test func `nothing can be sent`() {
    expectTrue(!MFMailComposeViewController.canSendMail())
    expectTrue(!MFMessageComposeViewController.canSendText())
    expectTrue(!MFMessageComposeViewController.canSendSubject())
    expectTrue(!MFMessageComposeViewController.canSendAttachments())
  }

  @Test func `a mail has the parts that the app set`() {
    let mail = MFMailComposeViewController()
    mail.setSubject("Card")
    mail.setToRecipients(["a@example.org"])
    mail.setCcRecipients(["b@example.org"])
    mail.setBccRecipients(nil)
    mail.setMessageBody("<p>", isHTML: true)
    mail.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "card.png")
    mail.setPreferredSendingEmailAddress("c@example.org")
    expectTrue(mail.subject == "Card" && mail.toRecipients == ["a@example.org"])
    expectTrue(mail.ccRecipients == ["b@example.org"] && mail.bccRecipients.isEmpty)
    expectTrue(mail.messageBody == "<p>" && mail.isMessageBodyHTML)
    expectEqual(mail.attachments.map(\.fileName), ["card.png"])
    expectEqual(mail.preferredSendingEmailAddress, "c@example.org")
  }

  @Test func `a mail shows an empty page below a bar, and its delegate dismisses it`() throws {
    let (mail, observer) = (MFMailComposeViewController(), Observer())
    mail.mailComposeDelegate = observer
    mail.setSubject("Card")
    present(mail)
    expectEqual(mail.navigationBar.frame, CGRect(x: 0, y: 50, width: 400, height: 44))
    expectEqual(mail.navigationBar.topItem?.title, "Card")
    let page = try #require(mail.topViewController?.view)
    expectEqual(page.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    expectEqual(page.safeAreaInsets.top, 94)
    let cancel = mail.navigationBar.topItem?.leftBarButtonItem?.primaryAction
    if let cancel { UIControl().sendAction(cancel) }
    expectTrue(observer.mails == [.cancelled] && root.presentedViewController == nil)
  }

  @Test func `a message has the parts that the app set, and its delegate dismisses it`() {
    let (message, observer) = (MFMessageComposeViewController(), Observer())
    message.messageComposeDelegate = observer
    message.recipients = ["1"]
    message.body = "card"
    expectTrue(
      message.addAttachmentURL(URL(fileURLWithPath: "/card.png"), withAlternateFilename: nil)
    )
    let file = MFMessageComposeViewControllerAttachmentAlternateFilename
    expectEqual(message.attachments?.first?[file] as? String, "card.png")
    present(message)
    expectEqual(message.navigationBar.frame, CGRect(x: 0, y: 50, width: 400, height: 44))
    message.finish(.sent)
    expectTrue(observer.messages == [.sent] && root.presentedViewController == nil)
  }
}
